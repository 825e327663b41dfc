#include "ui/models/BudgetForecast.h"

#include "core/methods/Methods.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/privacy/Accounting.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/session/MethodOf.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::pipeline::ReleasePlan;
using core::plan::Plan;

// Enough to plan with while the vocabulary is not open: the epsilon that is spent is the same for every size.
constexpr std::size_t anyVocabularySize = 1000;

std::optional<ReleasePlan> releaseOf(const Plan &plan, std::size_t vocabularySize)
{
    for (const char *part : {"privacy", "synthesis", "sampling"})
        if (!core::plan::validatePart(plan, part))
            return {};
    auto release = core::pipeline::planRelease(plan, vocabularySize);
    if (!release)
        return {};
    return std::move(*release);
}

double uses(const core::synthesis::CountNoise &counts, double units)
{
    return units * counts.itemsPerUnit;
}

/// Every record adds to so many items and no more, whatever it holds.
double mostStandingOut(const core::synthesis::CountNoise &counts, double units)
{
    return std::min(std::floor(uses(counts, units) / counts.threshold), uses(counts, units));
}

double harmonic(double terms)
{
    constexpr double euler = 0.5772156649;
    return terms < 1.0 ? 1.0 : std::log(terms) + euler + 0.5 / terms;
}

} // namespace

double standingOutByZipf(const core::synthesis::CountNoise &counts, double units)
{
    if (counts.threshold <= 0.0 || units <= 0.0)
        return 0.0;
    const double items = std::min(static_cast<double>(counts.items), uses(counts, units));
    // The count of the first is uses / harmonic, but no more than all units; that of rank r an r-th of it.
    const double first = uses(counts, units) / harmonic(items);
    const double rank = units > counts.threshold ? std::floor(first / counts.threshold) : 0.0;
    return std::min(rank, items);
}

std::optional<BudgetForecast> forecast(const Plan &plan, std::optional<std::size_t> vocabularySize)
{
    const auto release = releaseOf(plan, vocabularySize.value_or(anyVocabularySize));
    if (!release)
        return {};
    BudgetForecast forecast;
    forecast.spend = release->spend;
    forecast.posterior = core::privacy::posteriorBound(release->spend.epsilon());
    if (const auto *method = methodOf(plan)) {
        forecast.votes = method->voteForecast(*release);
        forecast.rows = method->rowForecast(*release);
    }
    if (plan.about.recordCountPublic && plan.about.approximateRecords)
        forecast.unitsPerLabel =
            *plan.about.approximateRecords / std::max(1.0, static_cast<double>(plan.labels.size()));
    if (vocabularySize && !forecast.votes && !forecast.rows)
        forecast.counts =
            core::synthesis::plannedCountNoise(release->parameters, *vocabularySize, release->tables);
    if (forecast.counts && forecast.counts->threshold > 0.0 && plan.about.recordCountPublic
        && plan.about.approximateRecords) {
        const double units = *plan.about.approximateRecords;
        const double tables =
            forecast.counts->isJoint ? 1.0 : std::max(1.0, static_cast<double>(plan.labels.size()));
        forecast.mostStandingOut = mostStandingOut(*forecast.counts, units);
        forecast.expectedStandingOut =
            std::min(tables * standingOutByZipf(*forecast.counts, units / tables), *forecast.mostStandingOut);
    }
    return forecast;
}

BudgetFit fitUnderCap(const core::privacy::SourceAccount &account, const Plan &plan)
{
    const core::privacy::SourceAccount capped = account.with(core::pipeline::capsOf(plan));
    BudgetFit fit;
    if (capped.caps.microEpsilon) {
        fit.cap = static_cast<double>(*capped.caps.microEpsilon) / 1e6;
        fit.left = static_cast<double>(*capped.freeMicroEpsilon()) / 1e6;
    }
    fit.capDelta = static_cast<double>(capped.capPicoDelta()) / 1e12;
    fit.leftDelta = static_cast<double>(capped.freePicoDelta()) / 1e12;
    if (const auto release = releaseOf(plan, anyVocabularySize)) {
        fit.fits = core::privacy::checkCap(capped, release->spend).has_value();
        fit.fitsDelta = release->spend.picoDelta <= capped.freePicoDelta();
    }
    return fit;
}

} // namespace ui
