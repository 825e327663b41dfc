#pragma once

#include "core/base/Result.h"

#include <cstdint>

namespace core::privacy {

/// A privacy loss under pure differential privacy, in whole millionths. It has no default: choosing it is
/// the steward's decision.
class Epsilon final
{
public:
    /// The maximum that can be stated and debited at all. The maximum of a plan depends on its method:
    /// publications of methods that rewrite each text use up to epsilon 2500 for a single one.
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
