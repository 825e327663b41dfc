#include "ui/models/BudgetForecast.h"

#include "core/privacy/Accounting.h"
#include "core/project/ReleasePlan.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::project::Plan;
using core::project::ReleasePlan;

// Enough to plan with while the vocabulary is not open: the epsilon that is spent is the same for every size.
constexpr std::size_t anyVocabularySize = 1000;

std::optional<ReleasePlan> releaseOf(const Plan &plan, std::size_t vocabularySize)
{
    if (!core::project::validatePart(plan, "privacy") || !core::project::validatePart(plan, "sequences"))
        return {};
    auto release = core::project::planRelease(plan, vocabularySize);
    if (!release)
        return {};
    return std::move(*release);
}

/// Every record adds to so many items and no more, whatever it holds.
std::optional<double> mostStandingOut(const core::seeding::CountNoise &counts, const Plan::About &about)
{
    if (!about.recordCountPublic || !about.approximateRecords || counts.threshold <= 0.0)
        return {};
    const double uses = static_cast<double>(*about.approximateRecords) * counts.itemsPerUnit;
    return std::min(std::floor(uses / counts.threshold), uses);
}

} // namespace

std::optional<BudgetForecast> forecast(const Plan &plan, std::optional<std::size_t> vocabularySize)
{
    const auto release = releaseOf(plan, vocabularySize.value_or(anyVocabularySize));
    if (!release)
        return {};
    BudgetForecast forecast;
    forecast.spend = release->spend;
    forecast.posterior = core::privacy::posteriorBound(release->spend.epsilon());
    if (vocabularySize)
        forecast.counts =
            core::seeding::plannedCountNoise(release->parameters, *vocabularySize, release->tables);
    if (forecast.counts)
        forecast.mostStandingOut = mostStandingOut(*forecast.counts, plan.about);
    return forecast;
}

BudgetFit fitUnderCap(const core::privacy::SourceAccount &account, const Plan &plan)
{
    core::privacy::SourceAccount capped = account;
    if (!capped.capMicroEpsilon && plan.privacy.cap)
        capped.capMicroEpsilon = std::llround(*plan.privacy.cap * 1e6);

    BudgetFit fit;
    if (capped.capMicroEpsilon) {
        fit.cap = static_cast<double>(*capped.capMicroEpsilon) / 1e6;
        fit.left = static_cast<double>(*capped.freeMicroEpsilon()) / 1e6;
    }
    if (const auto release = releaseOf(plan, anyVocabularySize))
        fit.fits = core::privacy::checkCap(capped, release->spend).has_value();
    return fit;
}

} // namespace ui
