#include "core/package/manifest/PublicTexts.h"

#include "core/base/Digest.h"
#include "core/package/text/JsonDifference.h"
#include "core/package/text/Prose.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::package {

Json publicTextsJson(const writing::TextOrigin &origin)
{
    return {{"declaredPublic", true},
            {"origin", printableLine(origin.origin)},
            {"licence", printableLine(origin.licence)},
            {"number", origin.texts},
            {"files", origin.sha256}};
}

std::vector<std::string> publicTextsProblems(const nlohmann::json &stated)
{
    const auto number = wholeNumber(stated.at("number"));
    if (!number || *number < 1)
        return {"writer/texts: number is not a number of texts"};
    const writing::TextOrigin origin{.origin = stated.at("origin"),
                                     .licence = stated.at("licence"),
                                     .sha256 = stated.at("files"),
                                     .texts = static_cast<std::size_t>(*number)};
    auto problems = differingPaths(nlohmann::json(publicTextsJson(origin)), stated, "writer/texts");
    if (origin.origin.empty() || origin.licence.empty())
        problems.emplace_back("writer/texts: does not say where the texts come from and under which licence");
    if (origin.sha256.empty() || !std::ranges::all_of(origin.sha256, isHexDigest))
        problems.emplace_back("writer/texts/files: has no SHA-256 of what was written from");
    return problems;
}

} // namespace core::package
