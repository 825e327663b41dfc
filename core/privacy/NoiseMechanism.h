#pragma once

#include "core/base/Result.h"
#include "core/privacy/Accounting.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/Ledger.h"
#include "core/privacy/Released.h"
#include "core/privacy/SecureRandom.h"

#include <cstdint>
#include <vector>

namespace core::privacy {

/// Counts after the noise, with the noise that is in them.
struct NoisyCounts
{
    std::vector<std::int64_t> cells;
    std::int64_t l1 = 0;
    LaplaceScale scale;
};

/// The place where private sums become released values, and the only one.
class NoiseMechanism final
{
public:
    /// Adds independent discrete Laplace noise of `scale` to every cell.
    ///
    /// Neighbouring data sets: one privacy unit added or removed. Sensitivity: counts.l1() in L1 norm.
    /// Guarantee: pure epsilon = l1 / scale (Ghosh, Roughgarden, Sundararajan 2009; vector form by
    /// independence and the L1 bound, Dwork & Roth 2014, Theorem 3.6).
    /// Postcondition: every cell got noise, whatever it held; the private sums are gone.
    /// Wants the reservation as proof that the budget was debited; a reservation serves one draw.
    /// Errors: Internal when the reservation was used before or is smaller than what the noise costs.
    static Result<Released<NoisyCounts>> addDiscreteLaplace(
        ExactCounts &&counts, LaplaceScale scale, Reservation &reservation, SecureRandom &random);
};

} // namespace core::privacy
