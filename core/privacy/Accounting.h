#pragma once

#include "core/privacy/Epsilon.h"
#include "core/privacy/Spend.h"

#include <cstdint>

namespace core::privacy {

/// Scale t/s of discrete Laplace noise, a fraction in lowest terms.
struct LaplaceScale
{
    std::int64_t numerator = 0;   ///< t >= 1, below 2^56
    std::int64_t denominator = 1; ///< s >= 1

    double value() const { return static_cast<double>(numerator) / static_cast<double>(denominator); }
};

/// The scale that gives `epsilon` for integer L1 sensitivity `l1` (add/remove of one unit): l1 / epsilon.
LaplaceScale laplaceScale(std::int64_t l1, Epsilon epsilon);

/// What discrete Laplace noise of a scale costs, both accounts, rounded up: epsilon = l1 s/t (Ghosh,
/// Roughgarden, Sundararajan 2009) and rho = l2Squared s^2 / (2 t^2), with l2Squared at most l1^2.
/// Requires l1 s and l2Squared s^2 to stay below 2^80 after cancelling, which epsilon <= 50 ensures.
Spend laplaceSpend(std::int64_t l1, LaplaceScale scale);

/// The smallest epsilon (to about 1e-9, rounded up) for which a rho-zCDP mechanism is
/// (epsilon, delta)-differentially private by Corollary 13 of Canonne, Kamath, Steinke 2020.
/// 0 < delta < 1; rho >= 0.
double zcdpEpsilon(double rho, double delta);
/// The delta of the same corollary, rounded up.
double zcdpDelta(double rho, double epsilon);

/// How sure someone can become, at most, who was `prior` sure that a unit is in the data, after seeing an
/// epsilon-differentially private release: prior e^eps / (prior e^eps + 1 - prior).
double posteriorBound(double epsilon, double prior = 0.5);

} // namespace core::privacy
