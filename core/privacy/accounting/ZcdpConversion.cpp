#include "core/privacy/accounting/Accounting.h"

#include <algorithm>
#include <cmath>
#include <limits>

/// Converts rho-zCDP to (epsilon, delta): Corollary 13 of Canonne, Kamath, Steinke 2020.
namespace core::privacy {

namespace {

constexpr double pico = 1e-12;

// Any alpha > 1 gives a valid delta, so a coarse minimum is safe, only not tight. The derivative of the
// exponent in alpha is monotone: bisect on its sign.
double logDelta(double alpha, double rho, double epsilon)
{
    const double exponent = (alpha - 1) * (alpha * rho - epsilon);
    const double power = alpha * std::log1p(-1 / alpha);
    const double divisor = std::log(alpha - 1);
    // Each term is right to a few units of 2^-53 of its own size: round up by far more than that.
    const double roundingError =
        1e-14 * (alpha * alpha * rho + alpha * epsilon + std::abs(power) + std::abs(divisor));
    return exponent + power - divisor + roundingError;
}

double logDeltaSlope(double alpha, double rho, double epsilon)
{
    return (2 * alpha - 1) * rho - epsilon + std::log1p(-1 / alpha);
}

} // namespace

double zcdpDelta(double rho, double epsilon)
{
    if (rho <= 0)
        return 0;
    double low = 1.0 + 1e-12;
    double high = (epsilon + 1) / (2 * rho) + 2;
    for (int step = 0; step < 1000 && high - low > 1e-12 * high; ++step) {
        const double middle = (low + high) / 2;
        (logDeltaSlope(middle, rho, epsilon) < 0 ? low : high) = middle;
    }
    return std::min(1.0, std::exp(logDelta(high, rho, epsilon)));
}

double zcdpEpsilon(double rho, double delta)
{
    if (rho <= 0 || delta >= 1)
        return 0;
    if (delta <= 0)
        return std::numeric_limits<double>::infinity();
    double low = 0;
    // The simpler and looser bound of Bun & Steinke 2016, Proposition 1.3, is where the search starts.
    double high = rho + 2 * std::sqrt(rho * std::log(1 / delta));
    while (high - low > 1e-9 * std::max(1.0, high)) {
        const double middle = (low + high) / 2;
        (zcdpDelta(rho, middle) > delta ? low : high) = middle;
    }
    return high;
}

std::int64_t zcdpPicoRho(Epsilon epsilon, double delta)
{
    const auto holds = [&](std::int64_t picoRho) {
        return zcdpDelta(static_cast<double>(picoRho) * pico, epsilon.value()) <= delta;
    };
    constexpr std::int64_t largest = std::int64_t{1} << 62;
    std::int64_t good = 0;
    std::int64_t bad = epsilon.micro() * 1'000'000;
    while (bad < largest && holds(bad)) {
        good = bad;
        bad = std::min(largest, bad * 2);
    }
    while (bad - good > 1) {
        const std::int64_t middle = good + (bad - good) / 2;
        (holds(middle) ? good : bad) = middle;
    }
    return good;
}

double posteriorBound(double epsilon, double prior)
{
    return prior / (prior + (1 - prior) * std::exp(-epsilon));
}

} // namespace core::privacy
