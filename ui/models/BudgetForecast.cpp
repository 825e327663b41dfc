#include "ui/models/BudgetForecast.h"

#include "core/package/facts/Statement.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/synthesis/FieldTables.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/session/MethodOf.h"

#include <algorithm>

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

core::synthesis::ForecastFacts factsOf(const Plan &plan, std::optional<std::size_t> vocabularySize)
{
    core::synthesis::ForecastFacts facts{.unitIsPerson = plan.records.personColumn.has_value(),
                                         .labels = std::max<std::size_t>(plan.labels.size(), 1),
                                         .vocabularySize = vocabularySize};
    if (plan.about.recordCountPublic && plan.about.approximateRecords)
        facts.records = *plan.about.approximateRecords;
    return facts;
}

} // namespace

std::optional<BudgetForecast> forecast(const Plan &plan, std::optional<std::size_t> vocabularySize)
{
    const auto release = releaseOf(plan, vocabularySize.value_or(anyVocabularySize));
    const auto *method = methodOf(plan);
    if (!release || !method)
        return {};
    BudgetForecast forecast{.spend = release->spend,
                            .posterior = core::package::largestSureness(release->spend),
                            .lines = method->forecast(*release, factsOf(plan, vocabularySize))};
    for (auto &line : core::synthesis::forecastOfFields(*release, factsOf(plan, vocabularySize)))
        forecast.lines.push_back(std::move(line));
    for (int round = 1; round <= release->rounds(); ++round) {
        const std::int64_t texts = method->textsBefore(round, *release);
        (forecast.newTexts == 0 ? forecast.newTexts : forecast.variedTexts) += texts;
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
        fit.fits = core::privacy::checkCap(capped, release->spend, release->losses).has_value();
        fit.fitsDelta = fit.fits || release->spend.picoDelta <= capped.freePicoDelta();
    }
    return fit;
}

} // namespace ui
