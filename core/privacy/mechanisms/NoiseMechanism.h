#pragma once

#include "core/base/Result.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Released.h"
#include "core/privacy/Reservation.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <cstdint>
#include <vector>

namespace core::privacy {

/// Counts after the noise, with the noise that is in them.
struct NoisyCounts
{
    std::vector<std::int64_t> cells;
    Sensitivity sensitivity;
    Noise noise;
};

/// The place where private sums become released values, and the only one.
class NoiseMechanism final
{
public:
    /// Adds independent noise to every cell.
    ///
    /// Neighbouring data sets: one privacy unit added or removed. Sensitivity: counts.sensitivity().
    /// Guarantee: discrete Laplace of scale b is l1/b-differentially private (Ghosh, Roughgarden,
    /// Sundararajan 2009; vector form by independence and the L1 bound, Dwork & Roth 2014, Theorem 3.6);
    /// discrete Gaussian is l2^2/(2 sigma^2)-zCDP (Canonne, Kamath, Steinke 2020, Theorem 14). Postcondition:
    /// every cell got noise, regardless of its value; the private sums are gone. Takes the cost from the
    /// reservation, which proves that the budget was debited. Errors: Internal if the reservation does not
    /// cover what the noise costs, or the sensitivity or the noise is out of the range that its type states;
    /// nothing is drawn then.
    static Result<Released<NoisyCounts>>
    release(ExactCounts &&counts, const Noise &noise, Reservation &reservation, SecureRandom &random);
};

} // namespace core::privacy
