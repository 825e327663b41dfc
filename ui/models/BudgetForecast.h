#pragma once

#include "core/privacy/Epsilon.h"
#include "core/privacy/Ledger.h"
#include "core/project/Plan.h"

#include <cstddef>
#include <optional>

namespace ui {

/// What an epsilon will do, before anything is spent: from public numbers alone.
struct BudgetForecast
{
    double posterior = 0;            ///< how sure someone who was 50 % sure of a patient can become at most
    double halfWidth = 0;            ///< in units: a phrase count is wrong by at most this in 95 of 100 cases
    std::optional<double> threshold; ///< in units: a phrase must exceed it to survive
    std::optional<double> mostSurviving; ///< phrases that so many records can lift above it, at most
};

/// `vocabularySize` empty: the vocabulary is not open yet. `approximateRecords` as the steward declared it.
BudgetForecast forecast(core::privacy::Epsilon epsilon,
                        std::optional<std::size_t> vocabularySize,
                        std::optional<int> approximateRecords);

/// Whether the budget of a plan fits under the cap of its data source.
struct BudgetFit
{
    bool fits = true;
    std::optional<double> cap;  ///< in force: of the ledger, else of the plan
    std::optional<double> left; ///< under the cap before this plan, never below 0; empty without a cap
};

/// By the rule that the commit applies.
BudgetFit fitUnderCap(const core::privacy::SourceAccount &account, const core::project::Plan &plan);

} // namespace ui
