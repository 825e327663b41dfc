#include "ui/session/BudgetSplit.h"

#include "core/methods/Methods.h"
#include "core/plan/Budget.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/session/MethodOf.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ui {

namespace {

using core::plan::Plan;

std::int64_t microOf(double epsilon)
{
    return std::llround(epsilon * 1e6);
}

double epsilonOf(std::int64_t micro)
{
    return static_cast<double>(micro) / 1e6;
}

/// The parts of a budget by their place: what the first two pay for depends on the method, which may have one
/// only.
enum Place : std::size_t { Phrases, Together, Labels };

/// Empty where the method has no such part.
std::string keyAt(const Plan &plan, Place place)
{
    if (place == Labels)
        return std::string(core::synthesis::labelPart);
    const auto *method = methodOf(plan);
    return method && place < method->parts().size() ? std::string(method->parts()[place].key) : std::string();
}

double epsilonAt(const Plan &plan, Place place)
{
    const std::string key = keyAt(plan, place);
    return key.empty() ? 0.0 : core::plan::epsilonOf(plan, key);
}

bool isChosen(const Plan &plan)
{
    return plan.synthesis.epsilon.contains(keyAt(plan, Phrases));
}

std::int64_t microTotal(const Plan &plan)
{
    return microOf(epsilonAt(plan, Phrases)) + microOf(epsilonAt(plan, Together))
           + microOf(epsilonAt(plan, Labels));
}

void keepLabels(Plan &plan, double epsilon)
{
    if (epsilon > 0.0)
        plan.synthesis.epsilon[keyAt(plan, Labels)] = epsilon;
    else
        plan.synthesis.epsilon.erase(keyAt(plan, Labels));
}

void divide(Plan &plan, std::int64_t total, double share, std::int64_t labels)
{
    labels = std::min(labels, total / 2);
    const std::int64_t rest = total - labels;
    if (keyAt(plan, Together).empty())
        share = 0.0;
    std::int64_t sequences = std::llround(static_cast<double>(rest) * share);
    if (share > 0.0) // both parts are at least the smallest amount there is
        sequences = std::clamp<std::int64_t>(sequences, 1, std::max<std::int64_t>(rest - 1, 1));
    plan.synthesis.epsilon[keyAt(plan, Phrases)] = epsilonOf(rest - sequences);
    if (const std::string together = keyAt(plan, Together); !together.empty())
        plan.synthesis.epsilon[together] = epsilonOf(sequences);
    keepLabels(plan, epsilonOf(labels));
}

} // namespace

bool hasSequences(std::string_view method)
{
    const auto *found = core::synthesis::findSynthesizer(method);
    return found && found->parts().size() > Together;
}

bool needsSequences(std::string_view method)
{
    return hasSequences(method) && core::synthesis::findSynthesizer(method)->parts()[Together].isRequired;
}

double defaultSequencesShare(std::string_view method)
{
    const auto *found = core::synthesis::findSynthesizer(method);
    return hasSequences(method) ? found->defaultShare(found->parts()[Together].key) : 0.0;
}

BudgetParts partsOf(const Plan &plan)
{
    if (!isChosen(plan))
        return {};
    return {.phrases = epsilonAt(plan, Phrases),
            .together = epsilonAt(plan, Together),
            .labels = epsilonAt(plan, Labels)};
}

std::optional<double> totalEpsilon(const Plan &plan)
{
    if (!isChosen(plan))
        return {};
    return epsilonOf(microTotal(plan));
}

double sequencesShare(const Plan &plan)
{
    const double phrases = epsilonAt(plan, Phrases);
    const double together = epsilonAt(plan, Together);
    if (phrases <= 0.0 || phrases + together <= 0.0)
        return defaultSequencesShare(plan.synthesis.method);
    return std::round(together / (phrases + together) * 1000.0) / 1000.0;
}

void setTotalEpsilon(Plan &plan, std::optional<double> total)
{
    if (!total || microOf(*total) <= 0) {
        plan.synthesis.epsilon.erase(keyAt(plan, Phrases));
        plan.synthesis.epsilon.erase(keyAt(plan, Together));
        return;
    }
    divide(plan, microOf(*total), sequencesShare(plan), microOf(epsilonAt(plan, Labels)));
}

void setSequencesShare(Plan &plan, double share)
{
    if (isChosen(plan))
        divide(plan, microTotal(plan), share, microOf(epsilonAt(plan, Labels)));
}

void setEpsilonLabels(Plan &plan, double epsilon)
{
    if (isChosen(plan))
        divide(plan, microTotal(plan), sequencesShare(plan), microOf(epsilon));
    else
        keepLabels(plan, epsilon);
}

void setMethod(Plan &plan, const std::string &method)
{
    const std::optional<double> total = totalEpsilon(plan);
    const double labels = epsilonAt(plan, Labels);
    plan.synthesis = {.method = method, .epsilon = {}, .settings = {}};
    keepLabels(plan, labels);
    if (total)
        divide(plan, microOf(*total), defaultSequencesShare(method), microOf(labels));
}

} // namespace ui
