#include "core/embedding/Sources.h"
#include "core/package/check/ManifestProblems.h"
#include "core/package/facts/PlanFacts.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/manifest/UsefulnessFacts.h"
#include "core/package/text/JsonText.h"
#include "core/sources/Sources.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;

// Returns the value at a path of keys, or null.
const CheckedJson &at(const CheckedJson &json, std::initializer_list<const char *> keys)
{
    static const CheckedJson nothing;
    const CheckedJson *here = &json;
    for (const char *key : keys) {
        const auto found = here->is_object() ? here->find(key) : here->end();
        if (!here->is_object() || found == here->end())
            return nothing;
        here = &*found;
    }
    return *here;
}

bool saysOtherwise(const CheckedJson &planned, const CheckedJson &stated)
{
    return !planned.is_null() && planned != stated;
}

// Returns the sum of all parts of the budget; empty if the plan has none.
std::optional<double> plannedEpsilon(const CheckedJson &plan)
{
    const CheckedJson &parts = at(plan, {"synthesis", "epsilon"});
    if (!parts.is_object() || parts.empty())
        return {};
    double sum = 0.0;
    for (const CheckedJson &part : parts)
        sum += part.get<double>();
    return sum;
}

// Returns the name under which a package publishes the vocabulary of its plan; null where the plan has none.
CheckedJson vocabularyName(const CheckedJson &plan)
{
    const CheckedJson &name = at(plan, {"vocabulary", "source"});
    if (!name.is_string())
        return name;
    Settings settings;
    for (const auto &[key, value] : plan.at("vocabulary").items())
        if (key != "source" && value.is_string())
            settings.emplace(key, value.get<std::string>());
    const vocabulary::Source *source = vocabulary::findSource(name.get<std::string>());
    return source == nullptr ? std::string(vocabulary::termList) : source->publishedName(settings);
}

// Returns the public name of the vectors; null if neither side states it.
CheckedJson embeddingName(const CheckedJson &manifest)
{
    if (at(manifest, {"publicInputs", "embedding", "source"}).is_null())
        return {};
    const CheckedJson &planned = at(manifest, {"plan", "embedding", "source"});
    const CheckedJson &model = at(manifest, {"plan", "embedding", "model"});
    const auto *source =
        embedding::findSource(planned.is_string() ? planned.get<std::string>() : std::string("builtin"));
    return source == nullptr ? CheckedJson("")
                             : CheckedJson(source->publicName(
                                 {{"model", model.is_string() ? model.get<std::string>() : std::string()}}));
}

// Returns the epsilon of an account; nothing if the manifest has none of that name.
std::optional<std::int64_t> spentBy(const CheckedJson &manifest, const char *account)
{
    const CheckedJson &stated = at(manifest, {"accounts", account});
    return stated.is_object() ? wholeNumber(stated.at("microEpsilon")) : std::nullopt;
}

// The debit is what was planned, rounded up by less than a millionth for each part, or less if the noise
// could be a little larger than asked for. With a delta a method may still use noise that needs none, if that
// is less: then the pure account is what was planned. A usefulness figure and a choice among draws were
// decided on later, a finding of labels before.
bool costsMore(const CheckedJson &manifest)
{
    const std::optional<double> planned = plannedEpsilon(manifest.at("plan"));
    if (!planned)
        return false;
    const CheckedJson &delta = at(manifest, {"plan", "privacy", "delta"});
    const bool mustBePure = (delta.is_null() || delta.get<double>() == 0.0)
                            && smallReleaseCosts(labelFindingKind, manifest).empty();
    constexpr std::int64_t roundings = 100;
    std::int64_t allowed = std::llround(*planned * 1e6) + roundings;
    for (const CheckedJson *mechanism : usefulnessMechanisms(manifest))
        allowed += wholeNumber(mechanism->at("microEpsilon")).value_or(0);
    for (const privacy::MechanismCost &cost : smallReleaseCosts(manifest))
        allowed += *cost.microEpsilon;
    const auto isWithin = [&](const char *account) {
        const auto spent = spentBy(manifest, account);
        return spent && *spent <= allowed;
    };
    return !isWithin("pure") && (mustBePure || !isWithin("approximate"));
}

// Returns whether a package states it differently in the two places, or not as one of the rules.
bool saysSeveralOtherwise(const CheckedJson &manifest)
{
    const CheckedJson &planned = at(manifest, {"plan", "records", "severalLabels"});
    const CheckedJson &stated = at(manifest, {"severalLabels"});
    return planned != stated || !(stated.is_null() || stated == "first" || stated == "each");
}

} // namespace

std::vector<std::string> planProblems(const CheckedJson &manifest)
{
    std::vector<std::string> problems;
    const auto compare =
        [&](std::initializer_list<const char *> planned, const CheckedJson &stated, const char *what) {
            if (saysOtherwise(at(manifest.at("plan"), planned), stated))
                problems.push_back(std::string("plan: its ") + what + " is not that of the release");
        };
    compare({"project"}, manifest.at("project"), "project");
    compare({"synthesis", "method"}, at(manifest, {"method", "name"}), "method");
    if (saysOtherwise(vocabularyName(manifest.at("plan")),
                      at(manifest, {"publicInputs", "vocabulary", "source"})))
        problems.emplace_back("plan: its vocabulary is not that of the release");
    if (saysOtherwise(embeddingName(manifest), at(manifest, {"publicInputs", "embedding", "source"})))
        problems.emplace_back("plan: its vectors are not those of the release");
    if (saysSeveralOtherwise(manifest))
        problems.emplace_back(
            "plan: what it does with a record of several labels is not that of the release");
    if (const CheckedJson &unit = at(manifest, {"plan", "records", "unit"}); !unit.is_null()) {
        for (const CheckedJson &mechanism : manifest.at("mechanisms"))
            if (mechanism.at("unit") != unit) {
                problems.emplace_back("plan: its unit of privacy is not that of the mechanisms");
                break;
            }
    }
    if (const std::string part = differenceFromExported(Json(manifest.at("plan"))); !part.empty())
        problems.push_back((part == "plan" ? "plan" : "plan/" + part)
                           + ": is not as Keyseed writes the plan of a package: a file, a column, a key that "
                             "is not known or a value of another type");
    if (costsMore(manifest))
        problems.emplace_back("plan: the release cost more than it allows");
    return problems;
}

} // namespace core::package
