#pragma once

#include "core/privacy/Epsilon.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <optional>
#include <span>

namespace core::privacy {

/// The cost of one mechanism under add/remove of one unit, rounded up. Discrete Gaussian noise has no pure
/// epsilon.
struct MechanismCost
{
    std::optional<std::int64_t> microEpsilon;
    std::int64_t picoRho = 0;
    /// A delta of its own, in 1e-12: the chance with which both accounts may fail (see NameThreshold).
    std::int64_t picoDelta = 0;
    /// The steps, for a pure mechanism, of discrete Laplace noise that one unit moves it by. 1 is randomised
    /// response, which is no harder to tell apart than any other mechanism of this epsilon (Kairouz, Oh,
    /// Viswanath 2015).
    std::int64_t steps = 1;
    /// For Gaussian noise, half the squared mu of the continuous noise that it is compared with, in 1e-12,
    /// and the slack of the comparison (see `costOf`). -1: the noise is too coarse for one, and rho alone
    /// counts.
    std::int64_t picoHalfMuSquared = -1;
    std::int64_t picoSlack = 0;

    /// Compares what a package states.
    friend bool operator==(const MechanismCost &a, const MechanismCost &b)
    {
        return a.microEpsilon == b.microEpsilon && a.picoRho == b.picoRho && a.picoDelta == b.picoDelta;
    }
};

/// The scale that gives `epsilon` for integer L1 sensitivity `l1` (add/remove of one unit): l1 / epsilon.
/// 1 <= l1 < 2^31.
LaplaceScale laplaceScale(std::int64_t l1, Epsilon epsilon);
/// The smallest whole variance that gives rho: ceil(l2Squared / (2 rho)), cut to the largest that
/// GaussianVariance takes (which then costs more than rho). picoRho >= 1.
GaussianVariance gaussianVariance(std::int64_t l2Squared, std::int64_t picoRho);

/// Discrete Laplace: epsilon = l1 s/t (Ghosh, Roughgarden, Sundararajan 2009), rho = l2Squared s^2/(2 t^2).
/// Discrete Gaussian: rho = l2Squared/(2 sigma^2) (Canonne, Kamath, Steinke 2020, Theorem 14, vector form).
/// Exact rational arithmetic in 128 bits, rounded up. Above epsilon 64 the rho of discrete Laplace is the
/// epsilon itself: a Renyi divergence is never above the one of infinite order, and its order is above 1 (Bun
/// & Steinke 2016, Definition 1.1).
///
/// Fine discrete Gaussian noise is compared with continuous noise that is rounded to whole numbers. Rounding
/// continuous noise of variance s^2 gives the density exp(-x^2/(2 s^2) + K(x/s^2)) but for a factor, K the
/// cumulant generating function of a symmetric distribution on [-1/2, 1/2]. With 1/sigma^2 = 1/s^2 -
/// K''(0)/s^4 the rest r(x) of the exponent has no term below x^4, and |r(x)| <= (x/s^2)^4/192, as a fourth
/// cumulant on an interval of length 1 is at most 1/8. K''(0) <= 1/12 gives s^2 >= sigma^2 - 0.1 for sigma^2
/// >= 4. So where no coordinate of the noise leaves t sigma, delta(epsilon) <= e^S delta'(epsilon - S) with
/// delta' that of continuous noise of variance sigma^2 - 0.1 and S = 2 m (t sigma/s^2)^4/192, m the number of
/// cells that a unit changes, at most l1 and l2Squared. t is such that it is left with a chance below 1e-20.
///
/// Arguments out of the ranges that their types state, and an epsilon above
/// 4096, cost the largest number there is.
MechanismCost costOf(const Sensitivity &sensitivity, const Noise &noise);

/// Sequential composition of the mechanisms of one release: pure epsilons add up, rhos add up. Where there is
/// Gaussian noise, epsilon is the least at picoDelta by either the exact distribution of the privacy loss of
/// all mechanisms together (Losses.h) or composedByRho(). picoDelta is only used then; it must be above 0, or
/// epsilon is the largest number there is. The deltas that mechanisms have of their own add up beside it
/// (Dwork & Roth 2014, Theorem 3.16; Bun & Steinke 2016, section 8).
Spend composed(std::span<const MechanismCost> mechanisms, std::int64_t picoDelta);
/// The same by rho alone, as up to release 0.2: the Gaussian mechanisms together are (zcdpEpsilon(sum of
/// their rho, delta), delta)-differentially private, which adds to the pure part.
Spend composedByRho(std::span<const MechanismCost> mechanisms, std::int64_t picoDelta);
/// Returns whether a release may state this cost: as composed() or composedByRho() add it up. One millionth
/// more than composed() is accepted, as the last digit of an exponential differs between machines.
bool isCostOf(const Spend &stated, std::span<const MechanismCost> mechanisms, std::int64_t picoDelta);

/// Parallel composition over disjoint sets of units (labels that are part of the record): the larger of each
/// account. Valid under add/remove only.
Spend parallel(const Spend &a, const Spend &b);
/// Returns the cost for g units together: g epsilon, g^2 rho, and delta g e^((g-1) epsilon) (Dwork & Roth
/// 2014, Theorem 2.2; Bun & Steinke 2016, Proposition 1.9). g >= 1.
Spend group(const Spend &spend, int g);
/// Returns the cost for replacing a unit by another: remove one, add one.
inline Spend replaceOne(const Spend &spend)
{
    return group(spend, 2);
}

/// The smallest epsilon (to about 1e-9 of it, rounded up) for which a rho-zCDP mechanism is
/// (epsilon, delta)-differentially private by Corollary 13 of Canonne, Kamath, Steinke 2020.
/// rho >= 0; infinite for a delta of 0.
double zcdpEpsilon(double rho, double delta);
/// The delta of the same corollary, rounded up.
double zcdpDelta(double rho, double epsilon);
/// The largest rho, in 1e-12 and rounded down, that is (epsilon, delta)-differentially private by the same
/// corollary.
std::int64_t zcdpPicoRho(Epsilon epsilon, double delta);

/// Returns how sure someone can become, at most, who was `prior` sure that a unit is in the data, after
/// seeing an epsilon-differentially private release: prior e^eps / (prior e^eps + 1 - prior).
double posteriorBound(double epsilon, double prior = 0.5);

/// A part of the budget of a release, under the kind of noise the plan chose.
class NoiseBudget final
{
public:
    static NoiseBudget pure(Epsilon epsilon) { return {epsilon.micro(), false}; }
    static NoiseBudget concentrated(std::int64_t picoRho) { return {picoRho, true}; }

    bool isGaussian() const { return m_isGaussian; }
    /// micro-epsilon or pico-rho
    std::int64_t amount() const { return m_amount; }
    /// numerator/denominator of it, rounded down but at least the smallest amount; 0 < numerator <=
    /// denominator.
    NoiseBudget share(std::int64_t numerator, std::int64_t denominator) const;
    /// The least noise that the budget allows for a sensitivity.
    Noise noiseFor(const Sensitivity &sensitivity) const;

private:
    NoiseBudget(std::int64_t amount, bool isGaussian)
        : m_amount(amount)
        , m_isGaussian(isGaussian)
    {}
    std::int64_t m_amount;
    bool m_isGaussian;
};

} // namespace core::privacy

/// The exact trade-off of continuous Gaussian noise, by which published figures are stated. Noise of standard
/// deviation sigma for L2 sensitivity s is mu-Gaussian differentially private with mu = s/sigma, and T such
/// mechanisms one after the other are so with sqrt(T) mu (Dong, Roth, Su 2022, Corollary 3.3; Balle & Wang
/// 2018). Discrete noise is debited by it with a slack (costOf).
namespace core::privacy {

/// The least delta for which such a mechanism is (epsilon, delta)-differentially private:
/// Phi(mu/2 - epsilon/mu) - exp(epsilon) Phi(-mu/2 - epsilon/mu). mu > 0, epsilon from 0 to 5000.
double gaussianDelta(double mu, double epsilon);
/// The largest mu that is (epsilon, delta)-differentially private, to about 1e-12 of it. epsilon from 0 to
/// 5000, delta above 0 and below 1.
double gaussianMu(double epsilon, double delta);
/// The least epsilon for which such a mechanism is (epsilon, delta)-differentially private, up to 600.
double gaussianEpsilon(double mu, double delta);

} // namespace core::privacy
