#pragma once

#include "core/plan/Plan.h"
#include "core/privacy/Ledger.h"
#include "core/synthesis/RowForecast.h"
#include "core/synthesis/VoteForecast.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <cstddef>
#include <optional>

namespace ui {

/// A forecast of a plan's budget, before anything is spent: from public numbers alone.
struct BudgetForecast
{
    core::privacy::Spend spend; ///< what the commit will debit
    double posterior = 0;       ///< how sure someone who was 50 % sure of a patient can become at most
    /// The noise of the finest counts, in units; empty while the vocabulary is not open.
    std::optional<core::synthesis::CountNoise> counts;
    std::optional<core::synthesis::VoteForecast> votes; ///< of a method that has texts voted on
    std::optional<core::synthesis::RowForecast> rows;   ///< of a method that rewrites them
    std::optional<double> unitsPerLabel;                ///< where the number of records is declared public
    /// The maximum number of items that this many records can lift above the threshold, for the approximate
    /// number of records that is declared public, over all labels; empty if none is declared.
    std::optional<double> mostStandingOut;     ///< items that so many records can lift above it, at most
    std::optional<double> expectedStandingOut; ///< about so many, by Zipf's law (standingOutByZipf)
};

/// How many items stand out of a table into which `units` fell, if their counts were proportional to
/// 1/rank: the law of word frequencies, over as many items as there are uses of them. Real phrases are a
/// little less uneven, so that it errs on the small side. For each label that a count is made for.
double standingOutByZipf(const core::synthesis::CountNoise &counts, double units);

/// `vocabularySize` empty: the vocabulary is not open yet. Empty while no budget is chosen, or not a valid
/// one.
std::optional<BudgetForecast> forecast(const core::plan::Plan &plan,
                                       std::optional<std::size_t> vocabularySize);

/// Whether the budget of a plan fits under the caps of its data source.
struct BudgetFit
{
    bool fits = true;           ///< under both caps
    std::optional<double> cap;  ///< of epsilon, in force: of the ledger, else of the plan
    std::optional<double> left; ///< under the cap before this plan, never below 0; empty without a cap
    bool fitsDelta = true;
    double capDelta = 0; ///< in force
    double leftDelta = 0;
};

/// Compares a plan with the cap, by the rule that the commit applies. The epsilon of a plan does not depend
/// on the size of the vocabulary.
BudgetFit fitUnderCap(const core::privacy::SourceAccount &account, const core::plan::Plan &plan);

} // namespace ui
