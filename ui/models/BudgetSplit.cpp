#include "ui/models/BudgetSplit.h"

#include "core/seeding/KernelParameters.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ui {

namespace {

using core::project::Plan;

constexpr double publishedShare = 0.667;

std::int64_t microOf(double epsilon)
{
    return std::llround(epsilon * 1e6);
}

double epsilonOf(std::int64_t micro)
{
    return static_cast<double>(micro) / 1e6;
}

std::int64_t microTotal(const Plan &plan)
{
    return microOf(plan.privacy.epsilonVocabulary.value_or(0.0)) + microOf(plan.privacy.epsilonSequences)
           + microOf(plan.privacy.epsilonLabels);
}

void divide(Plan &plan, std::int64_t total, double share, std::int64_t labels)
{
    labels = std::min(labels, total / 2);
    const std::int64_t rest = total - labels;
    std::int64_t sequences = std::llround(static_cast<double>(rest) * share);
    if (share > 0.0) // both parts are at least the smallest amount there is
        sequences = std::clamp<std::int64_t>(sequences, 1, std::max<std::int64_t>(rest - 1, 1));
    plan.privacy.epsilonVocabulary = epsilonOf(rest - sequences);
    plan.privacy.epsilonSequences = epsilonOf(sequences);
    plan.privacy.epsilonLabels = epsilonOf(labels);
}

} // namespace

bool needsSequences(std::string_view method)
{
    return core::seeding::isKernelMethod(method);
}

double defaultSequencesShare(std::string_view method)
{
    return needsSequences(method) ? publishedShare : 0.0;
}

BudgetParts partsOf(const Plan &plan)
{
    if (!plan.privacy.epsilonVocabulary)
        return {};
    return {.phrases = *plan.privacy.epsilonVocabulary,
            .together = plan.privacy.epsilonSequences,
            .labels = plan.privacy.epsilonLabels};
}

std::optional<double> totalEpsilon(const Plan &plan)
{
    if (!plan.privacy.epsilonVocabulary)
        return {};
    return epsilonOf(microTotal(plan));
}

double sequencesShare(const Plan &plan)
{
    const double vocabulary = plan.privacy.epsilonVocabulary.value_or(0.0);
    const double both = vocabulary + plan.privacy.epsilonSequences;
    if (vocabulary <= 0.0 || both <= 0.0)
        return defaultSequencesShare(plan.sequences.method);
    return std::round(plan.privacy.epsilonSequences / both * 1000.0) / 1000.0;
}

void setTotalEpsilon(Plan &plan, std::optional<double> total)
{
    if (!total || microOf(*total) <= 0) {
        plan.privacy.epsilonVocabulary.reset();
        plan.privacy.epsilonSequences = 0.0;
        return;
    }
    divide(plan, microOf(*total), sequencesShare(plan), microOf(plan.privacy.epsilonLabels));
}

void setSequencesShare(Plan &plan, double share)
{
    if (plan.privacy.epsilonVocabulary)
        divide(plan, microTotal(plan), share, microOf(plan.privacy.epsilonLabels));
}

void setEpsilonLabels(Plan &plan, double epsilon)
{
    if (plan.privacy.epsilonVocabulary)
        divide(plan, microTotal(plan), sequencesShare(plan), microOf(epsilon));
    else
        plan.privacy.epsilonLabels = epsilon;
}

void setMethod(Plan &plan, const std::string &method)
{
    plan.sequences.method = method;
    setSequencesShare(plan, defaultSequencesShare(method));
}

} // namespace ui
