#pragma once

#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Spend.h"
#include "core/privacy/accounting/Losses.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace core::synthesis {

class Synthesizer;

/// The release and cost of a commit: known from public choices alone, before a record is read.
struct ReleasePlan
{
    MethodParameters parameters;
    std::size_t labels = 1;
    std::vector<PlannedTable> tables; ///< in the order of the draws
    privacy::Spend spend;             ///< all tables together
    privacy::Losses losses = {};      ///< likewise
    std::uint64_t bytesBesides = 0;   ///< at most, of what a round stores besides its tables

    const PlannedTable *table(std::string_view name) const;
    /// Returns how often the method alternates between drawing and public work; all rounds are paid at the
    /// start.
    int rounds() const;
};

/// The tables of the method and, where they have a part of the budget, the counts of the labels and the
/// marginals of the fields after them.
///
/// Under delta 0 each part of the budget pays for its tables by pure epsilon. Under delta above 0 the counts
/// of the labels stay pure, and the parts of the method share, in proportion, the largest rho with which all
/// tables together are (epsilon, delta) by privacy::composed(). Errors: InvalidParameter if a part is no
/// epsilon, InvalidPlan where the settings are not valid or the budget is too small to be shared over the
/// tables.
Result<ReleasePlan> planRelease(const Synthesizer &method, const Choices &choices);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::ReleasePlan> = true;

namespace core::synthesis {

/// The budget of `part`, of `budgets`, for so many rounds of one table each of that sensitivity: under a
/// budget with delta the pure noise of the same epsilon where that is less, as its epsilon is pure then.
/// Beside another Gaussian part it would not add up to what was asked for, so that it stays what it is.
privacy::NoiseBudget quieterBudget(const Choices &choices,
                                   const Budgets &budgets,
                                   std::string_view part,
                                   const privacy::Sensitivity &sensitivity,
                                   int rounds);

} // namespace core::synthesis
