#pragma once

#include "core/plan/Plan.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/synthesis/MethodWords.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ui {

/// The effect of the budget of a plan, before anything is spent: from public numbers alone.
struct BudgetForecast
{
    core::privacy::Spend spend; ///< what the commit will debit
    double posterior = 0;       ///< how sure someone who was 50 % sure of a patient can become at most
    std::vector<core::synthesis::ForecastLine> lines; ///< of the method
    std::int64_t newTexts = 0;    ///< that the method asks a writer for before its first votes
    std::int64_t variedTexts = 0; ///< variations that it asks for before later votes
};

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
