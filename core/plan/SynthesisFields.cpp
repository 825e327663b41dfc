#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/methods/Methods.h"
#include "core/plan/Budget.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/synthesis/Synthesizer.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace core::plan {

namespace {

using Synthesis = Plan::Synthesis;

const std::string path = "synthesis";
const std::string epsilonPath = "synthesis.epsilon";

/// A key of the section that neither every method has nor this one.
FieldCheck checkKeys(const Settings &settings, const synthesis::Synthesizer &method)
{
    std::vector<std::string_view> known = {"method", "epsilon"};
    for (const FieldDescription &setting : method.settingFields())
        known.push_back(setting.key);
    for (const auto &[key, value] : settings)
        if (std::ranges::find(known, key) == known.end())
            return tl::unexpected(unknownKey(path + '.' + key, key, known));
    return {};
}

PlanIssue issueFrom(FieldIssue issue)
{
    const PlanFault fault = issue.fault == FieldFault::UnknownKey  ? PlanFault::SettingUnknown
                            : issue.fault == FieldFault::WrongType ? PlanFault::SettingType
                                                                   : PlanFault::OutOfRange;
    return {
        .fault = fault, .field = std::move(issue.field), .what = std::move(issue.what), .limit = issue.limit};
}

double mostOf(std::string_view method)
{
    const synthesis::Synthesizer *known = synthesis::findSynthesizer(method);
    return known ? known->mostEpsilon() : 0.0;
}

std::string inWords(double most)
{
    return std::to_string(std::llround(most));
}

// Written so that NaN is refused too: no comparison with it holds.
bool isAmount(double epsilon, double most)
{
    return epsilon >= limits::smallestEpsilon && epsilon <= most;
}

/// The part that every method has: what is learned at all.
PlanCheck checkFirst(const std::string &field, const Synthesis &synthesis, std::string_view part)
{
    const double most = mostOf(synthesis.method);
    const auto given = synthesis.epsilon.find(part);
    if (given == synthesis.epsilon.end())
        return refuse(PlanFault::EpsilonMissing,
                      field,
                      "a number above 0 and at most " + inWords(most)
                          + " was expected, nothing was found; it has no default because it decides how much "
                            "privacy is "
                            "spent");
    if (!isAmount(given->second, most))
        return refuse(PlanFault::EpsilonRange,
                      field,
                      "a number above 0 (at least 0.000001) and at most " + inWords(most) + " was expected");
    return {};
}

PlanCheck checkFurther(const std::string &field, const Synthesis &synthesis, const BudgetPart &part)
{
    const auto given = synthesis.epsilon.find(part.key);
    const double epsilon = given == synthesis.epsilon.end() ? 0.0 : given->second;
    if (part.isRequired && epsilon == 0.0)
        return refuse(PlanFault::PartNeeded,
                      field,
                      "a number above 0 was expected, because "
                          + (part.key == core::synthesis::fieldPart
                                 ? std::string("records.fields declares fields")
                                 : "the method " + synthesis.method + " cannot do without this part"));
    const double most = mostOf(synthesis.method);
    if (epsilon != 0.0 && !isAmount(epsilon, most))
        return refuse(
            PlanFault::PartRange, field, "0 or a number from 0.000001 to " + inWords(most) + " was expected");
    return {};
}

PlanCheck checkBudget(const Plan &plan, std::span<const BudgetPart> parts)
{
    const Synthesis &synthesis = plan.synthesis;
    std::vector<std::string_view> keys;
    for (const BudgetPart &part : parts)
        keys.push_back(part.key);
    if (!plan.records.fields.empty()) {
        KEYSEED_TRY(checkFurther(epsilonPath + '.' + std::string(synthesis::fieldPart),
                                 synthesis,
                                 {.key = synthesis::fieldPart, .isRequired = true, .words = {}}));
        keys.push_back(synthesis::fieldPart);
    }
    for (const auto &[key, epsilon] : synthesis.epsilon)
        if (std::ranges::find(keys, key) == keys.end())
            return refuse(PlanFault::PartUnknown,
                          epsilonPath + '.' + key,
                          "no part of the method " + synthesis.method + "; " + suggestName(key, keys));
    for (const BudgetPart &part : parts) {
        const std::string field = epsilonPath + '.' + std::string(part.key);
        const bool isFirst = &part == parts.data();
        if (PlanCheck checked =
                isFirst ? checkFirst(field, synthesis, part.key) : checkFurther(field, synthesis, part);
            !checked)
            return checked;
    }
    if (const double most = mostOf(synthesis.method); plannedEpsilon(plan) > most)
        return refuse(PlanFault::TotalTooLarge,
                      epsilonPath,
                      "an epsilon of at most " + inWords(most)
                          + " in all was expected; lower one of its parts",
                      {.limit = static_cast<std::int64_t>(most)});
    return {};
}

} // namespace

std::vector<BudgetPart> budgetParts(std::string_view method)
{
    const synthesis::Synthesizer *known = synthesis::findSynthesizer(method);
    if (!known)
        return {};
    std::vector<BudgetPart> parts(known->parts().begin(), known->parts().end());
    parts.push_back({.key = synthesis::labelPart,
                     .isRequired = false,
                     .words = QT_TRANSLATE_NOOP("MethodText", "the counts of the labels")});
    return parts;
}

double epsilonOf(const Plan &plan, std::string_view part)
{
    const auto given = plan.synthesis.epsilon.find(part);
    return given == plan.synthesis.epsilon.end() ? 0.0 : given->second;
}

double plannedEpsilon(const Plan &plan)
{
    double total = 0.0;
    for (const BudgetPart &part : budgetParts(plan.synthesis.method))
        total += epsilonOf(plan, part.key);
    if (!plan.records.fields.empty())
        total += epsilonOf(plan, synthesis::fieldPart);
    return total;
}

const SectionTable<Synthesis> &synthesisFields()
{
    static const std::vector<std::string_view> methodNames = synthesis::synthesizerNames();
    static const SectionTable<Synthesis> fields = {
        {"method", &Synthesis::method, OneOf{methodNames}, {}, published("Method of the release.")},
    };
    return fields;
}

PlanCheck checkSynthesis(const Plan &plan)
{
    const synthesis::Synthesizer *known = synthesis::findSynthesizer(plan.synthesis.method);
    if (!known) // the table of the section says so
        return {};
    KEYSEED_TRY(checkBudget(plan, budgetParts(known->name())));
    if (FieldCheck keys = checkKeys(plan.synthesis.settings, *known); !keys)
        return tl::unexpected(issueFrom(std::move(keys.error())));
    if (FieldCheck settings = known->checkSettings(plan.synthesis.settings, path, plan.sampling.length);
        !settings)
        return tl::unexpected(issueFrom(std::move(settings.error())));
    return {};
}

} // namespace core::plan
