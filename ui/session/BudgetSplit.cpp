#include "ui/session/BudgetSplit.h"

#include "core/base/ForTranslators.h"
#include "core/plan/Budget.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/session/MethodOf.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ui {

namespace {

using core::plan::Plan;
using core::synthesis::BudgetPart;
using core::synthesis::labelPart;

std::int64_t microOf(double epsilon)
{
    return std::llround(epsilon * 1e6);
}

double epsilonOf(std::int64_t micro)
{
    return static_cast<double>(micro) / 1e6;
}

double amountOf(const Plan &plan, std::string_view part)
{
    return core::plan::epsilonOf(plan, part);
}

constexpr double shareOfFields = 0.25; // until somebody chooses another

/// Returns the parts of the method and that of the declared fields, without the labels; none for an unknown
/// method.
std::vector<BudgetPart> ownParts(const Plan &plan)
{
    const auto *method = methodOf(plan);
    if (!method)
        return {};
    std::vector<BudgetPart> parts(method->parts().begin(), method->parts().end());
    if (plan.records.fields.empty())
        return parts;
    for (BudgetPart &part : parts)
        part.defaultShare *= 1 - shareOfFields;
    parts.push_back({.key = core::synthesis::fieldPart,
                     .words = QT_TRANSLATE_NOOP("MethodText", "the fields beside the text"),
                     .defaultShare = shareOfFields});
    return parts;
}

bool isChosen(const Plan &plan)
{
    const auto parts = ownParts(plan);
    return !parts.empty() && plan.synthesis.epsilon.contains(parts.front().key);
}

std::int64_t microTotal(const Plan &plan)
{
    std::int64_t total = microOf(amountOf(plan, labelPart));
    for (const BudgetPart &part : ownParts(plan))
        total += microOf(amountOf(plan, part.key));
    return total;
}

void keepLabels(Plan &plan, double epsilon)
{
    if (epsilon > 0.0)
        plan.synthesis.epsilon[std::string(labelPart)] = epsilon;
    else
        plan.synthesis.epsilon.erase(std::string(labelPart));
}

/// The shares of the parts, in their order; the first has what is left.
std::vector<double> sharesOf(const Plan &plan)
{
    std::vector<double> shares;
    for (const BudgetPart &part : ownParts(plan))
        shares.push_back(shareOf(plan, part.key));
    return shares;
}

std::vector<double> defaultShares(const Plan &plan)
{
    std::vector<double> shares;
    for (const BudgetPart &part : ownParts(plan))
        shares.push_back(part.defaultShare);
    return shares;
}

void divide(Plan &plan, std::int64_t total, const std::vector<double> &shares, std::int64_t labels)
{
    const auto parts = ownParts(plan);
    if (parts.empty())
        return;
    labels = std::min(labels, total / 2);
    const std::int64_t whole = total - labels;
    std::int64_t rest = whole;
    for (std::size_t place = 1; place < parts.size(); ++place) {
        std::int64_t amount = std::llround(static_cast<double>(whole) * shares[place]);
        if (shares[place] > 0.0) // every part is at least the smallest amount there is
            amount = std::clamp<std::int64_t>(amount, 1, std::max<std::int64_t>(rest - 1, 1));
        plan.synthesis.epsilon[std::string(parts[place].key)] = epsilonOf(amount);
        rest -= amount;
    }
    plan.synthesis.epsilon[std::string(parts.front().key)] = epsilonOf(rest);
    keepLabels(plan, epsilonOf(labels));
}

} // namespace

std::vector<PartAmount> partsOf(const Plan &plan)
{
    std::vector<PartAmount> amounts;
    std::vector<BudgetPart> parts = ownParts(plan);
    if (const auto ofMethod = core::plan::budgetParts(plan.synthesis.method); !ofMethod.empty())
        parts.push_back(ofMethod.back()); // the labels
    for (const BudgetPart &part : parts) {
        const bool isLabels = part.key == labelPart;
        amounts.push_back({.key = part.key,
                           .words = part.words,
                           .advice = part.advice,
                           .epsilon = isChosen(plan) ? amountOf(plan, part.key) : 0.0,
                           .isRequired = part.isRequired,
                           .isShared = !isLabels && !amounts.empty(),
                           .isLabels = isLabels});
    }
    return amounts;
}

double sumOf(const std::vector<PartAmount> &parts)
{
    double sum = 0;
    for (const PartAmount &part : parts)
        sum += part.epsilon;
    return sum;
}

std::optional<double> totalEpsilon(const Plan &plan)
{
    if (!isChosen(plan))
        return {};
    return epsilonOf(microTotal(plan));
}

double shareOf(const Plan &plan, std::string_view part)
{
    const auto parts = ownParts(plan);
    double sum = 0;
    for (const BudgetPart &each : parts)
        sum += amountOf(plan, each.key);
    if (!isChosen(plan) || amountOf(plan, parts.front().key) <= 0.0 || sum <= 0.0)
        return defaultShareOf(plan, part);
    return std::round(amountOf(plan, part) / sum * 1000.0) / 1000.0;
}

double defaultShareOf(const Plan &plan, std::string_view part)
{
    const auto parts = ownParts(plan);
    const auto found = std::ranges::find(parts, part, &BudgetPart::key);
    return found == parts.end() ? 0.0 : found->defaultShare;
}

void setTotalEpsilon(Plan &plan, std::optional<double> total)
{
    if (!total || microOf(*total) <= 0) {
        for (const BudgetPart &part : ownParts(plan))
            plan.synthesis.epsilon.erase(std::string(part.key));
        return;
    }
    divide(plan, microOf(*total), sharesOf(plan), microOf(amountOf(plan, labelPart)));
}

void setShare(Plan &plan, std::string_view part, double share)
{
    if (!isChosen(plan))
        return;
    std::vector<double> shares = sharesOf(plan);
    const auto parts = ownParts(plan);
    for (std::size_t place = 0; place < parts.size(); ++place)
        if (parts[place].key == part)
            shares[place] = share;
    divide(plan, microTotal(plan), shares, microOf(amountOf(plan, labelPart)));
}

void setDefaultShares(Plan &plan)
{
    if (isChosen(plan))
        divide(plan, microTotal(plan), defaultShares(plan), microOf(amountOf(plan, labelPart)));
}

void setEpsilonLabels(Plan &plan, double epsilon)
{
    if (isChosen(plan))
        divide(plan, microTotal(plan), sharesOf(plan), microOf(epsilon));
    else
        keepLabels(plan, epsilon);
}

void setMethod(Plan &plan, const std::string &method)
{
    const std::optional<double> total = totalEpsilon(plan);
    const double labels = amountOf(plan, labelPart);
    plan.synthesis = {.method = method, .epsilon = {}, .settings = {}};
    keepLabels(plan, labels);
    if (total)
        divide(plan, microOf(*total), defaultShares(plan), microOf(labels));
}

} // namespace ui
