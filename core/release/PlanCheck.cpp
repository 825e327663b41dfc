#include "core/release/PlanCheck.h"

#include "core/release/JsonDifference.h"
#include "core/release/Manifest.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace core::release {

namespace {

using Json = nlohmann::json;

// The value at a path of keys, or null.
const Json &at(const Json &json, std::initializer_list<const char *> keys)
{
    static const Json nothing;
    const Json *here = &json;
    for (const char *key : keys) {
        const auto found = here->is_object() ? here->find(key) : here->end();
        if (!here->is_object() || found == here->end())
            return nothing;
        here = &*found;
    }
    return *here;
}

bool saysOtherwise(const Json &planned, const Json &stated)
{
    return !planned.is_null() && planned != stated;
}

// What was debited is what was planned, rounded up by less than a millionth for each part, or less where the
// noise could be a little larger than asked for. A usefulness figure was decided on later.
bool costsMore(const Json &manifest)
{
    const Json &privacy = at(manifest, {"plan", "privacy"});
    if (!privacy.is_object() || !privacy.contains("epsilonVocabulary"))
        return false;
    double planned = 0.0;
    for (const char *part : {"epsilonVocabulary", "epsilonSequences", "epsilonLabels"})
        planned += privacy.value(part, 0.0);
    const bool isPure = privacy.value("delta", 0.0) == 0.0;
    const Json &account = at(manifest, {"accounts", isPure ? "pure" : "approximate"});
    if (!account.is_object())
        return true;
    constexpr std::int64_t roundings = 100;
    const auto spent = wholeNumber(account.at("microEpsilon"));
    const auto published = wholeNumber(at(manifest, {"usefulness", "mechanism", "microEpsilon"}));
    return !spent || *spent > std::llround(planned * 1e6) + published.value_or(0) + roundings;
}

} // namespace

std::vector<std::string> planProblems(const Json &manifest)
{
    std::vector<std::string> problems;
    const auto compare =
        [&](std::initializer_list<const char *> planned, const Json &stated, const char *what) {
            if (saysOtherwise(at(manifest.at("plan"), planned), stated))
                problems.push_back(std::string("plan: its ") + what + " is not that of the release");
        };
    compare({"project"}, manifest.at("project"), "project");
    compare({"sequences", "method"}, at(manifest, {"method", "name"}), "method");
    compare({"vocabulary", "source"}, at(manifest, {"publicInputs", "vocabulary", "source"}), "vocabulary");
    const Json &records = at(manifest, {"plan", "records"});
    if (records.is_object() && records.contains("person")) {
        const bool isPerson = !records.at("person").is_null();
        for (const Json &mechanism : manifest.at("mechanisms"))
            if (mechanism.at("unit") != unitWord(isPerson)) {
                problems.emplace_back("plan: its unit of privacy is not that of the mechanisms");
                break;
            }
    }
    if (costsMore(manifest))
        problems.emplace_back("plan: the release cost more than it allows");
    return problems;
}

} // namespace core::release
