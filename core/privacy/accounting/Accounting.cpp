#include "core/privacy/accounting/Accounting.h"

#include "core/privacy/Spend.h"
#include "core/privacy/accounting/Losses.h"
#include "core/privacy/samplers/ExactSamplers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <numeric>

namespace core::privacy {

namespace {

constexpr std::int64_t micro = 1'000'000;
constexpr std::int64_t picoUnit = 1'000'000'000'000;
constexpr std::int64_t unaffordable = std::numeric_limits<std::int64_t>::max();

// A cost never wraps around to a small one.
std::int64_t saturated(Uint128 value)
{
    return value < Uint128{unaffordable} ? static_cast<std::int64_t>(value) : unaffordable;
}

std::int64_t saturated(double value)
{
    return value < 9e18 ? static_cast<std::int64_t>(value) : unaffordable;
}

Uint128 wide(std::int64_t value)
{
    assert(value >= 0);
    return static_cast<Uint128>(value);
}

Uint128 dividedUp(Uint128 numerator, Uint128 denominator)
{
    return numerator / denominator + (numerator % denominator != 0 ? 1 : 0);
}

// ceil(10^12 numerator / denominator) by long division, three digits at a time: 10^12 times the numerator
// may not fit in 128 bits. numerator < 2^125, denominator < 2^117.
std::int64_t picoRatioUp(Uint128 numerator, Uint128 denominator)
{
    assert(denominator < Uint128{1} << 117);
    Uint128 quotient = numerator / denominator;
    Uint128 rest = numerator % denominator;
    if (quotient >= Uint128{1} << 80)
        return unaffordable;
    for (int group = 0; group < 4; ++group) {
        rest *= 1000;
        quotient = quotient * 1000 + rest / denominator;
        rest %= denominator;
    }
    return saturated(quotient + (rest != 0 ? 1 : 0));
}

LaplaceScale scaleFor(std::int64_t l1, std::int64_t microEpsilon)
{
    const std::int64_t numerator = std::max<std::int64_t>(l1, 1) * micro;
    const std::int64_t divisor = std::gcd(numerator, microEpsilon);
    return {numerator / divisor, microEpsilon / divisor};
}

MechanismCost laplaceCost(const Sensitivity &sensitivity, const LaplaceScale &scale)
{
    const Uint128 l1 = wide(sensitivity.l1);
    const Uint128 s = wide(scale.denominator);
    const Uint128 t = wide(scale.numerator);
    // More than any plan may ask for.
    if (l1 * s > 4096 * t)
        return {unaffordable, unaffordable};
    MechanismCost cost{.microEpsilon = saturated(dividedUp(l1 * s * wide(micro), t)),
                       .steps = sensitivity.l1};
    if (l1 * s > 64 * t)
        cost.picoRho = *cost.microEpsilon * (picoUnit / micro);
    else // l1 s <= 64 t < 2^62, so l2^2 s^2 <= (l1 s)^2 < 2^124; and 2 t^2 < 2^113.
        cost.picoRho = picoRatioUp(wide(sensitivity.l2Squared) * s * s, 2 * t * t);
    return cost;
}

// The comparison with continuous noise that costOf() describes.
void addComparison(MechanismCost &cost, const Sensitivity &sensitivity, std::int64_t sigmaSquared)
{
    constexpr std::int64_t leastSigmaSquared = 4;
    constexpr double largestSlack = 0.05;
    if (sigmaSquared < leastSigmaSquared)
        return;
    const auto variance = static_cast<double>(sigmaSquared);
    const auto cells = static_cast<double>(std::min(sensitivity.l1, sensitivity.l2Squared));
    const double deviations = std::sqrt(2 * std::log(8e20 * cells))
                              + std::sqrt(static_cast<double>(sensitivity.l2Squared) / variance);
    const double farthest = deviations * std::sqrt(variance) / (variance - 0.1);
    const double slack = 2 * cells * std::pow(farthest, 4) / 192;
    if (slack > largestSlack)
        return;
    cost.picoSlack = static_cast<std::int64_t>(std::ceil(slack * picoUnit)) + 1;
    cost.picoHalfMuSquared = picoRatioUp(10 * wide(sensitivity.l2Squared), 2 * (10 * wide(sigmaSquared) - 1));
}

MechanismCost gaussianCost(const Sensitivity &sensitivity, const GaussianVariance &variance)
{
    MechanismCost cost{.microEpsilon = std::nullopt,
                       .picoRho = picoRatioUp(wide(sensitivity.l2Squared), 2 * wide(variance.sigmaSquared))};
    addComparison(cost, sensitivity, variance.sigmaSquared);
    return cost;
}

// The smallest whole millionth that the corollary allows. zcdpEpsilon is a little above it, so that its
// millionth may be one too many: what zcdpPicoRho(epsilon, delta) gives must cost epsilon and no more.
std::int64_t gaussianMicroEpsilon(std::int64_t picoRho, std::int64_t picoDelta)
{
    const double rho = static_cast<double>(picoRho) / picoUnit;
    const double delta = static_cast<double>(picoDelta) / picoUnit;
    std::int64_t microEpsilon = saturated(std::ceil(zcdpEpsilon(rho, delta) * micro));
    constexpr std::int64_t beyondAnyPlan = 5000 * micro;
    while (microEpsilon > 0 && microEpsilon < beyondAnyPlan
           && zcdpDelta(rho, static_cast<double>(microEpsilon - 1) / micro) <= delta)
        --microEpsilon;
    return microEpsilon;
}

} // namespace

LaplaceScale laplaceScale(std::int64_t l1, Epsilon epsilon)
{
    return scaleFor(l1, epsilon.micro());
}

GaussianVariance gaussianVariance(std::int64_t l2Squared, std::int64_t picoRho)
{
    // l2^2 10^12 < 2^102.
    const Uint128 variance = dividedUp(wide(l2Squared) * wide(picoUnit), 2 * wide(picoRho));
    const Uint128 largest = largestSigmaSquared;
    return {static_cast<std::int64_t>(std::clamp<Uint128>(variance, 1, largest))};
}

MechanismCost costOf(const Sensitivity &sensitivity, const Noise &noise)
{
    const bool isGaussian = std::holds_alternative<GaussianVariance>(noise);
    if (!sensitivity.isInRange() || !isInRange(noise))
        return {isGaussian ? std::nullopt : std::optional(unaffordable), unaffordable};
    if (const auto *scale = std::get_if<LaplaceScale>(&noise))
        return laplaceCost(sensitivity, *scale);
    return gaussianCost(sensitivity, std::get<GaussianVariance>(noise));
}

Spend composed(std::span<const MechanismCost> mechanisms, std::int64_t picoDelta)
{
    Spend total = composedByRho(mechanisms, picoDelta);
    Losses losses = lossesOf(mechanisms);
    losses.picoDelta = 0; // it is beside picoDelta
    if (!losses.isPure() && picoDelta > 0)
        total.microEpsilon = std::min(total.microEpsilon, exactMicroEpsilon(losses, picoDelta));
    return total;
}

bool isCostOf(const Spend &stated, std::span<const MechanismCost> mechanisms, std::int64_t picoDelta)
{
    const Spend exact = composed(mechanisms, picoDelta);
    const Spend byRho = composedByRho(mechanisms, picoDelta);
    if (stated == exact || stated == byRho)
        return true;
    return stated.picoRho == exact.picoRho && stated.picoDelta == exact.picoDelta
           && exact.microEpsilon < byRho.microEpsilon
           && std::abs(stated.microEpsilon - exact.microEpsilon) <= 1;
}

Spend composedByRho(std::span<const MechanismCost> mechanisms, std::int64_t picoDelta)
{
    Spend total;
    bool hasGaussian = false;
    std::int64_t gaussianPicoRho = 0;
    for (const MechanismCost &cost : mechanisms) {
        total.picoRho = saturatingSum(total.picoRho, cost.picoRho);
        total.picoDelta = saturatingSum(total.picoDelta, cost.picoDelta);
        if (cost.microEpsilon) {
            total.microEpsilon = saturatingSum(total.microEpsilon, *cost.microEpsilon);
        } else {
            hasGaussian = true;
            gaussianPicoRho = saturatingSum(gaussianPicoRho, cost.picoRho);
        }
    }
    if (!hasGaussian)
        return total;
    // Without a delta there is no epsilon that Gaussian noise meets.
    if (picoDelta <= 0) {
        total.microEpsilon = unaffordable;
        return total;
    }
    total.microEpsilon = saturatingSum(total.microEpsilon, gaussianMicroEpsilon(gaussianPicoRho, picoDelta));
    total.picoDelta = saturatingSum(total.picoDelta, picoDelta);
    return total;
}

Spend parallel(const Spend &a, const Spend &b)
{
    return {std::max(a.microEpsilon, b.microEpsilon),
            std::max(a.picoRho, b.picoRho),
            std::max(a.picoDelta, b.picoDelta)};
}

Spend group(const Spend &spend, int g)
{
    assert(g >= 1);
    if (g == 1)
        return spend;
    Spend total{
        saturated(wide(spend.microEpsilon) * wide(g)), saturated(wide(spend.picoRho) * wide(g) * wide(g)), 0};
    if (spend.picoDelta > 0) {
        // Rounded up by far more than the error of exp; a delta of 1 says nothing, so more than that is 1.
        const double delta = static_cast<double>(spend.picoDelta) * g * std::exp((g - 1) * spend.epsilon());
        total.picoDelta = std::min(picoUnit, saturated(std::ceil(delta * (1 + 1e-12))));
    }
    return total;
}

NoiseBudget NoiseBudget::share(std::int64_t numerator, std::int64_t denominator) const
{
    assert(numerator > 0 && numerator <= denominator);
    const Uint128 part = wide(m_amount) * wide(numerator) / wide(denominator);
    return {std::max<std::int64_t>(1, static_cast<std::int64_t>(part)), m_isGaussian};
}

Noise NoiseBudget::noiseFor(const Sensitivity &sensitivity) const
{
    if (m_isGaussian)
        return gaussianVariance(sensitivity.l2Squared, m_amount);
    return scaleFor(sensitivity.l1, m_amount);
}

namespace {

double normalBelow(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

constexpr double largestExponent = 500; // well below where e^epsilon is no number

// exp(epsilon) Phi(-b) with b = mu/2 + epsilon/mu is exp(-a^2/2) times exp(b^2/2) Phi(-b), a = mu/2 -
// epsilon/mu. Of the latter the asymptotic series (Abramowitz & Stegun 1964, 26.2.12), which ends with a
// negative term and so is below the truth: b is at least sqrt(2 epsilon), above 31.
double secondTermOfLarge(double mu, double epsilon)
{
    const double a = mu / 2 - epsilon / mu;
    const double b = mu / 2 + epsilon / mu;
    const double series = (1 - 1 / (b * b) + 3 / (b * b * b * b) - 15 / (b * b * b * b * b * b))
                          / (b * std::sqrt(2 * std::acos(-1.0)));
    return std::exp(-a * a / 2) * series;
}

} // namespace

double gaussianDelta(double mu, double epsilon)
{
    const double second = epsilon <= largestExponent ? std::exp(epsilon) * normalBelow(-mu / 2 - epsilon / mu)
                                                     : secondTermOfLarge(mu, epsilon);
    return normalBelow(mu / 2 - epsilon / mu) - second;
}

// delta grows with mu.
double gaussianMu(double epsilon, double delta)
{
    double low = 0;
    double high = 1;
    while (gaussianDelta(high, epsilon) < delta)
        high *= 2;
    while (high - low > 1e-12 * high) {
        const double middle = (low + high) / 2;
        (gaussianDelta(middle, epsilon) < delta ? low : high) = middle;
    }
    return low;
}

// delta falls with epsilon.
double gaussianEpsilon(double mu, double delta)
{
    constexpr double largest = 600;
    constexpr int halvings = 60;
    double low = 0;
    double high = largest;
    for (int step = 0; step < halvings; ++step) {
        const double middle = (low + high) / 2;
        (gaussianDelta(mu, middle) > delta ? low : high) = middle;
    }
    return high;
}

} // namespace core::privacy
