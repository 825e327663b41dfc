#include "ui/models/BudgetForecast.h"

#include "core/privacy/Accounting.h"
#include "core/project/Journey.h"
#include "core/seeding/NoiseThreshold.h"
#include "core/seeding/UnitSums.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::seeding::UnitSums;

/// The model that a commit would release, without its cells: what is public of its noise.
core::seeding::HistogramModel emptyModel(core::privacy::Epsilon epsilon, std::size_t vocabularySize)
{
    const auto scale = core::privacy::laplaceScale(UnitSums::unitWeight, epsilon);
    core::seeding::HistogramModel model;
    model.vocabularySize = static_cast<std::uint32_t>(vocabularySize);
    model.phrasesPerUnit = core::project::phrasesPerUnit;
    model.unitWeight = UnitSums::unitWeight;
    model.scaleNumerator = scale.numerator;
    model.scaleDenominator = scale.denominator;
    return model;
}

} // namespace

BudgetForecast forecast(core::privacy::Epsilon epsilon,
                        std::optional<std::size_t> vocabularySize,
                        std::optional<int> approximateRecords)
{
    const auto model = emptyModel(epsilon, vocabularySize.value_or(0));
    BudgetForecast forecast;
    forecast.posterior = core::privacy::posteriorBound(epsilon.value());
    forecast.halfWidth = model.inUnits(core::seeding::noiseHalfWidth95(model));
    if (!vocabularySize)
        return forecast;
    forecast.threshold = model.inUnits(core::seeding::noiseThreshold(model));
    if (approximateRecords && *forecast.threshold > 0.0) {
        // Every record adds to so many phrases and no more, whatever it holds.
        const double uses = static_cast<double>(*approximateRecords) * core::project::phrasesPerUnit;
        forecast.mostSurviving = std::min(std::floor(uses / std::ceil(*forecast.threshold)), uses);
    }
    return forecast;
}

BudgetFit fitUnderCap(const core::privacy::SourceAccount &account, const core::project::Plan &plan)
{
    core::privacy::SourceAccount capped = account;
    if (!capped.capMicroEpsilon && plan.privacy.cap)
        capped.capMicroEpsilon = std::llround(*plan.privacy.cap * 1e6);

    BudgetFit fit;
    if (capped.capMicroEpsilon) {
        fit.cap = static_cast<double>(*capped.capMicroEpsilon) / 1e6;
        fit.left = static_cast<double>(
                       std::max<std::int64_t>(0, *capped.capMicroEpsilon - capped.spent.microEpsilon))
                   / 1e6;
    }
    const auto epsilon = core::privacy::Epsilon::from(plan.privacy.epsilonVocabulary.value_or(0.0));
    if (epsilon) {
        const auto scale = core::privacy::laplaceScale(UnitSums::unitWeight, *epsilon);
        const auto spend = core::privacy::laplaceSpend(UnitSums::unitWeight, scale);
        fit.fits = core::privacy::checkCap(capped, spend).has_value();
    }
    return fit;
}

} // namespace ui
