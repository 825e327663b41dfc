#include "core/package/check/WriterCheck.h"

#include "core/package/contents/Contents.h"
#include "core/package/manifest/Manifest.h"
#include "core/package/manifest/PublicTexts.h"
#include "core/package/text/JsonDifference.h"

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

std::set<std::string> keysOf(const std::string &kind)
{
    if (isLanguageModel(kind))
        return {"kind", "documentType", "model", "prompt", "flaws"};
    return kind == publicTextsAsWriter ? std::set<std::string>{"kind", "documentType", "texts"}
                                       : std::set<std::string>{"kind", "documentType"};
}

} // namespace

std::vector<std::string> writerProblems(const CheckedJson &manifest)
{
    if (!manifest.contains("writer"))
        return {};
    const CheckedJson &writer = manifest.at("writer");
    const std::string kind = writer.at("kind");
    if (!hasExactly(writer, keysOf(kind)))
        return {"writer: holds other keys than its kind has"};
    const CheckedJson &plan = manifest.at("plan");
    if (kind != methodAsWriter && plan.contains("writer") && plan.at("writer").value("kind", kind) != kind)
        return {"writer: its kind is not that of the plan"};
    if (kind == publicTextsAsWriter)
        return publicTextsProblems(writer.at("texts"));
    if (!isLanguageModel(kind))
        return {};
    if (!writer.at("model").is_string() || !writer.at("prompt").is_string())
        return {"writer: model and prompt must be texts"};
    return flawProblems(writer.at("flaws"), manifest.at("documents").at("total"));
}

} // namespace core::package
