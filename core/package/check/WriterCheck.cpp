#include "core/package/check/ManifestProblems.h"
#include "core/package/contents/Contents.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/PublicInputs.h"
#include "core/package/text/JsonText.h"
#include "core/writing/Writer.h"

#include <nlohmann/json.hpp>
#include <set>

namespace core::package {

namespace {

using CheckedJson = nlohmann::json;

bool hasExactly(const CheckedJson &object, const std::set<std::string> &keys)
{
    if (object.size() != keys.size())
        return false;
    for (const auto &[key, value] : object.items())
        if (!keys.contains(key))
            return false;
    return true;
}

std::vector<std::string> flawProblems(const CheckedJson &flaws, const CheckedJson &total)
{
    if (!hasExactly(flaws, {flawNames.begin(), flawNames.end()}))
        return {"writer: flaws must be counted one by one, and nothing else"};
    for (const auto &[name, count] : flaws.items()) {
        const auto number = wholeNumber(count);
        if (!number || *number < 0 || count > total)
            return {"writer: flaws." + name + " is not a number of documents"};
    }
    return {};
}

// Checks that several models have different names and together wrote all documents.
std::vector<std::string> shareProblems(const CheckedJson &shares, const CheckedJson &total)
{
    if (!shares.is_array() || shares.size() < 2)
        return {"writer: models is not a list of several models"};
    std::set<std::string> names;
    std::int64_t sum = 0;
    const std::int64_t all = wholeNumber(total).value_or(0);
    for (const CheckedJson &each : shares) {
        if (!each.is_object() || !hasExactly(each, {"model", "documents"}) || !each.at("model").is_string())
            return {"writer: models must name each model and its number of documents, and nothing else"};
        const auto number = wholeNumber(each.at("documents"));
        if (!number || *number < 1 || *number > all - sum
            || !names.insert(each.at("model").get<std::string>()).second)
            return {"writer: models does not share out the documents"};
        sum += *number;
    }
    return sum == all ? std::vector<std::string>()
                      : std::vector<std::string>{"writer: models does not share out the documents"};
}

std::vector<std::string> checkProblems(const CheckedJson &checks)
{
    if (!checks.is_object() || !hasExactly(checks, {"leftOut", "mended", "weak", "failed"})
        || wholeNumber(checks.at("leftOut")).value_or(-1) < 0)
        return {"writer: checks must count what was mended, weak, failed and left out, and nothing else"};
    for (const char *part : {"mended", "weak", "failed"}) {
        if (!checks.at(part).is_object())
            return {std::string("writer: checks.") + part + " is no object"};
        for (const auto &[name, count] : checks.at(part).items())
            if (wholeNumber(count).value_or(-1) < 1)
                return {"writer: checks." + std::string(part) + " does not count documents"};
    }
    return {};
}

std::set<std::string> keysOf(const writing::Writer &writer, bool hasShares, bool hasChecks)
{
    const auto known = writer.manifestKeys();
    std::set<std::string> keys(known.begin(), known.end());
    if (writer.isLanguageModel() && hasShares)
        keys.emplace("models");
    if (writer.isLanguageModel() && hasChecks)
        keys.emplace("checks");
    return keys;
}

} // namespace

std::vector<std::string> writerProblems(const CheckedJson &manifest)
{
    if (!manifest.contains("writer"))
        return {};
    const CheckedJson &writer = manifest.at("writer");
    const std::string kind = writer.at("kind");
    const writing::Writer *known = writing::findWriter(kind);
    if (known == nullptr)
        return {"writer: its kind is not known"};
    if (!hasExactly(writer, keysOf(*known, writer.contains("models"), writer.contains("checks"))))
        return {"writer: holds other keys than its kind has"};
    if (!writer.at("documentType").is_string())
        return {"writer: documentType must be a text"};
    const CheckedJson &plan = manifest.at("plan");
    if (known->isChosenByPlan() && plan.contains("writer") && plan.at("writer").value("kind", kind) != kind)
        return {"writer: its kind is not that of the plan"};
    if (known->need() == writing::Need::PublicTexts)
        return publicTextsProblems(writer.at("texts"));
    if (!known->isLanguageModel())
        return {};
    if (!writer.at("model").is_string() || !writer.at("prompt").is_string())
        return {"writer: model and prompt must be texts"};
    const CheckedJson &total = manifest.at("documents").at("total");
    if (writer.contains("models"))
        if (auto problems = shareProblems(writer.at("models"), total); !problems.empty())
            return problems;
    if (writer.contains("checks"))
        if (auto problems = checkProblems(writer.at("checks")); !problems.empty())
            return problems;
    return flawProblems(writer.at("flaws"), manifest.at("documents").at("total"));
}

} // namespace core::package
