#include "core/package/check/WriterCheck.h"

#include "core/package/contents/Contents.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/text/JsonDifference.h"

#include <nlohmann/json.hpp>
#include <set>

namespace core::package {

namespace {

using Json = nlohmann::json;

bool hasExactly(const Json &object, const std::set<std::string> &keys)
{
    if (object.size() != keys.size())
        return false;
    for (const auto &[key, value] : object.items())
        if (!keys.contains(key))
            return false;
    return true;
}

std::vector<std::string> flawProblems(const Json &flaws, const Json &total)
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

} // namespace

std::vector<std::string> writerProblems(const Json &manifest)
{
    if (!manifest.contains("writer"))
        return {};
    const Json &writer = manifest.at("writer");
    const std::string kind = writer.at("kind");
    const bool hasModel = isLanguageModel(kind);
    const std::set<std::string> keys =
        hasModel ? std::set<std::string>{"kind", "documentType", "model", "prompt", "flaws"}
                 : std::set<std::string>{"kind", "documentType"};
    if (!hasExactly(writer, keys))
        return {"writer: holds other keys than its kind has"};
    const Json &plan = manifest.at("plan");
    if (kind != methodAsWriter && plan.contains("writer") && plan.at("writer").value("kind", kind) != kind)
        return {"writer: its kind is not that of the plan"};
    if (!hasModel)
        return {};
    if (!writer.at("model").is_string() || !writer.at("prompt").is_string())
        return {"writer: model and prompt must be texts"};
    return flawProblems(writer.at("flaws"), manifest.at("documents").at("total"));
}

} // namespace core::package
