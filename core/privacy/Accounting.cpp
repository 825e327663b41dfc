#include "core/privacy/Accounting.h"

#include "core/privacy/ExactSamplers.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::privacy {

namespace {

std::int64_t roundedUp(Uint128 numerator, Uint128 denominator)
{
    return static_cast<std::int64_t>((numerator + denominator - 1) / denominator);
}

// Any alpha > 1 gives a valid delta, so a coarse minimum is safe, only not tight. The derivative of the
// exponent in alpha is monotone: bisect on its sign.
double logDelta(double alpha, double rho, double epsilon)
{
    return (alpha - 1) * (alpha * rho - epsilon) + alpha * std::log1p(-1 / alpha) - std::log(alpha - 1);
}

double logDeltaSlope(double alpha, double rho, double epsilon)
{
    return (2 * alpha - 1) * rho - epsilon + std::log1p(-1 / alpha);
}

} // namespace

LaplaceScale laplaceScale(std::int64_t l1, Epsilon epsilon)
{
    const std::int64_t numerator = l1 * 1'000'000;
    const std::int64_t divisor = std::gcd(numerator, epsilon.micro());
    return {numerator / divisor, epsilon.micro() / divisor};
}

Spend laplaceSpend(std::int64_t l1, LaplaceScale scale)
{
    const std::int64_t divisor = std::gcd(l1 * scale.denominator, scale.numerator);
    const Uint128 p = static_cast<Uint128>(l1 * scale.denominator / divisor);
    const Uint128 q = static_cast<Uint128>(scale.numerator / divisor);
    // p p 10^12 < 2^128 holds for epsilon <= 50; the quotient by 2 q^2 is taken in one step, rounded up.
    return {roundedUp(p * 1'000'000, q), roundedUp(p * p * 1'000'000'000'000, 2 * q * q)};
}

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
    if (rho <= 0)
        return 0;
    double low = 0;
    double high = rho + 2 * std::sqrt(rho * std::log(1 / delta));
    while (high - low > 1e-9 * std::max(1.0, high)) {
        const double middle = (low + high) / 2;
        (zcdpDelta(rho, middle) > delta ? low : high) = middle;
    }
    return high;
}

double posteriorBound(double epsilon, double prior)
{
    return prior / (prior + (1 - prior) * std::exp(-epsilon));
}

} // namespace core::privacy
