#include "core/privacy/Epsilon.h"

#include <cmath>

namespace core::privacy {

Result<Epsilon> Epsilon::from(double value)
{
    if (!std::isfinite(value) || value <= 0.0 || value > maximum)
        return fail(ErrorCode::InvalidParameter, "epsilon must be a number above 0 and at most 4000");
    const auto micro = static_cast<std::int64_t>(std::llround(value * 1e6));
    if (micro < 1)
        return fail(ErrorCode::InvalidParameter, "epsilon must be at least one millionth");
    return Epsilon(micro);
}

} // namespace core::privacy
