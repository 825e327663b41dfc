#include "core/pipeline/ReleasePlan.h"

#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/methods/rewriting/RewritingSettings.h"
#include "core/pipeline/SyntheticPatients.h"
#include "core/plan/FieldMap.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::pipeline {

namespace {

std::optional<double> recordsPerLabel(const Plan &plan, std::size_t labels)
{
    if (!plan.about.recordCountPublic || !plan.about.approximateRecords)
        return {};
    return static_cast<double>(*plan.about.approximateRecords) / static_cast<double>(labels);
}

} // namespace

privacy::Caps capsOf(const Plan &plan)
{
    privacy::Caps caps;
    if (plan.privacy.cap)
        caps.microEpsilon = std::llround(*plan.privacy.cap * 1e6);
    if (plan.privacy.capDelta)
        caps.picoDelta = std::llround(*plan.privacy.capDelta * 1e12);
    return caps;
}

synthesis::Choices choicesOf(const Plan &plan, std::size_t vocabularySize)
{
    const std::size_t labels = std::max<std::size_t>(plan.labels.size(), 1);
    return {.epsilon = plan.synthesis.epsilon,
            .delta = plan.privacy.delta,
            .settings = plan.synthesis.settings,
            .length = plan.sampling.length,
            .labels = labels,
            .vocabularySize = vocabularySize,
            .recordsPerLabel = recordsPerLabel(plan, labels),
            .fields = plan::fieldDomain(plan)};
}

std::filesystem::path rewriterFolder(const Plan &plan)
{
    return settingOr(plan.synthesis.settings, "model", std::string());
}

Result<ReleasePlan> planRelease(const Plan &plan, std::size_t vocabularySize)
{
    KEYSEED_ASSIGN(const auto checked, check(plan, {"privacy", "synthesis", "sampling"}));
    return planRelease(checked, vocabularySize);
}

Result<ReleasePlan> planRelease(const CheckedPlan &plan, std::size_t vocabularySize)
{
    const synthesis::Synthesizer &method = plan.method();
    synthesis::Choices choices = choicesOf(plan, vocabularySize);
    if (method.resource() == synthesis::Resource::Rewriter) {
        const auto facts = rewriter::factsOfModel(rewriterFolder(plan));
        if (!facts)
            return fail(ErrorCode::InvalidPlan, "synthesis.model: " + facts.error().detail);
        choices.rewriter = *facts;
    }
    auto release = synthesis::planRelease(method, choices);
    if (!release && release.error().code == ErrorCode::InvalidPlan)
        return fail(ErrorCode::InvalidPlan, "synthesis.epsilon: " + release.error().detail);
    return release;
}

namespace {

// Labels of nearly the same size get the same number: the differences of their noisy sizes say little.
bool differClearly(const std::vector<double> &sizes)
{
    constexpr double leastVariation = 0.25; // standard deviation over mean
    const auto count = static_cast<double>(sizes.size());
    const double mean = std::accumulate(sizes.begin(), sizes.end(), 0.0) / count;
    double squares = 0;
    for (const double size : sizes)
        squares += (size - mean) * (size - mean);
    return mean > 0 && std::sqrt(squares / count) > leastVariation * mean;
}

} // namespace

std::vector<double> noisySizesOf(const Plan &plan, const synthesis::ReleasedModel &model)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(model.parameters.method);
    if (!method || plan.sampling.division == "equal")
        return {};
    std::vector<double> sizes;
    for (const synthesis::LabelSize &size : method->labelSizes(model))
        sizes.push_back(size.units);
    return sizes.size() == model.labels.size() && differClearly(sizes) ? sizes : std::vector<double>();
}

std::vector<int> sequencesPerLabel(const Plan &plan, const synthesis::ReleasedModel &model)
{
    const std::size_t labels = model.labels.size();
    const int total = plan.sampling.perLabel * static_cast<int>(labels);
    if (plan.sampling.shares.size() == labels)
        return synthesis::apportioned(total, plan.sampling.shares);
    if (const synthesis::NoisyTable *counts = model.table(synthesis::labelTableName))
        return synthesis::apportioned(total, synthesis::sharesOf(*counts));
    if (const auto shares = labelSharesOfFields(model); shares.size() == labels)
        return synthesis::apportioned(total, shares);
    if (const auto sizes = noisySizesOf(plan, model); !sizes.empty())
        return synthesis::apportioned(total, sizes);
    return std::vector<int>(labels, plan.sampling.perLabel);
}

double defaultSharpness(std::string_view method)
{
    const synthesis::Synthesizer *found = synthesis::findSynthesizer(method);
    return found ? found->defaultSharpness() : 1.0;
}

double sharpnessOf(const Plan &plan)
{
    return plan.sampling.sharpness.value_or(defaultSharpness(plan.synthesis.method));
}

} // namespace core::pipeline
