#pragma once

#include "core/base/Result.h"

#include <cstdint>

namespace core::privacy {

/// A privacy loss under pure differential privacy, in whole millionths. It has no default: choosing it is
/// the steward's decision.
class Epsilon final
{
public:
    /// What can be stated and debited at all. What a plan may ask for is decided by its method: of the
    /// published ones that rewrite each text some say epsilon 2500 of a single one.
    static constexpr double maximum = 4000.0;

    /// Nearest millionth. Errors: InvalidParameter unless finite, at least one millionth and at most maximum.
    static Result<Epsilon> from(double value);

    std::int64_t micro() const { return m_micro; }
    double value() const { return static_cast<double>(m_micro) / 1e6; }

private:
    explicit Epsilon(std::int64_t micro)
        : m_micro(micro)
    {}
    std::int64_t m_micro;
};

} // namespace core::privacy
