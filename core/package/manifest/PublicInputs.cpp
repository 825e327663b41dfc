#include "core/package/manifest/PublicInputs.h"

#include "core/base/Digest.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/sources/Sources.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

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

using CheckedJson = nlohmann::json;

namespace {

using vocabulary::LearntOrigin;

constexpr std::array<std::pair<const char *, std::uint64_t LearntOrigin::*>, 6> numbers = {{
    {"documents", &LearntOrigin::documents},
    {"words", &LearntOrigin::words},
    {"repeatedWords", &LearntOrigin::repeatedWords},
    {"passages", &LearntOrigin::passages},
    {"candidates", &LearntOrigin::candidates},
    {"leftOut", &LearntOrigin::leftOut},
}};

// "en", "pt-BR", "und".
bool isLanguageTag(std::string_view text)
{
    constexpr std::size_t longest = 35;
    return text.size() >= 2 && text.size() <= longest && std::ranges::all_of(text, [](unsigned char c) {
               return c < 0x80 && (std::isalnum(c) != 0 || c == '-');
           });
}

// Returns the origin; nothing if a number or a sum is invalid.
std::optional<LearntOrigin> readOrigin(const CheckedJson &stated)
{
    LearntOrigin origin{.origin = stated.at("origin"),
                        .licence = stated.at("licence"),
                        .language = stated.at("language"),
                        .files = {},
                        .terminology = stated.value("terminology", std::string())};
    for (const auto &[key, member] : numbers) {
        const auto number = wholeNumber(stated.at(key));
        if (!number || *number < 0)
            return std::nullopt;
        origin.*member = static_cast<std::uint64_t>(*number);
    }
    for (const CheckedJson &sum : stated.at("files")) {
        origin.files.push_back({.name = {}, .sha256 = sum});
        if (!isHexDigest(origin.files.back().sha256))
            return std::nullopt;
    }
    return origin;
}

// Release 0.2 published the name of a union in full where it began with a built-in vocabulary.
bool beginsWithBuiltIn(const std::string &terminology)
{
    const std::size_t end = terminology.find(" with ");
    return end != std::string::npos && vocabulary::sourceOfName(terminology.substr(0, end)).has_value();
}

std::vector<std::string> problemsOf(const CheckedJson &stated)
{
    const std::string key = learntVocabularyKey;
    const auto origin = readOrigin(stated);
    if (!origin)
        return {key + ": a number or a SHA-256 is missing or out of range"};
    CheckedJson expected(learntVocabularyJson(*origin));
    if (beginsWithBuiltIn(origin->terminology))
        expected["terminology"] = origin->terminology;
    std::vector<std::string> problems = differingPaths(expected, stated, key);
    if (origin->origin.empty() || origin->licence.empty())
        problems.push_back(key + ": does not say where the texts come from and under which licence");
    if (!isLanguageTag(origin->language))
        problems.push_back(key + "/language: is no code of a language, such as \"en\"");
    if (origin->files.empty())
        problems.push_back(key + "/files: has no SHA-256 of what was learnt from");
    return problems;
}

} // namespace

Json learntVocabularyJson(const LearntOrigin &origin)
{
    Json json{{"declaredPublic", true},
              {"origin", printableLine(origin.origin)},
              {"licence", printableLine(origin.licence)},
              {"language", printableLine(origin.language)}};
    if (!origin.terminology.empty())
        json["terminology"] = vocabulary::publishedNameOf(origin.terminology);
    for (const auto &[key, member] : numbers)
        json[key] = origin.*member;
    json["files"] = Json::array();
    for (const LearntOrigin::File &file : origin.files)
        json["files"].push_back(file.sha256);
    return json;
}

std::vector<std::string> learntVocabularyProblems(const CheckedJson &manifest)
{
    const std::string key = learntVocabularyKey;
    const CheckedJson &inputs = manifest.at("publicInputs");
    const CheckedJson &vocabulary = inputs.at("vocabulary");
    const auto stated = manifest.find(key);
    if (stated == manifest.end()) {
        // Only what was learnt has its vectors in the same file.
        const bool wasLearnt = vocabulary.at("sha256") == inputs.at("embedding").at("sha256");
        return wasLearnt ? std::vector{"lacks " + key + ", although its vocabulary was learnt from texts"}
                         : std::vector<std::string>();
    }
    std::vector<std::string> problems = problemsOf(*stated);
    const std::string source = vocabulary.at("source");
    if (source != vocabulary::termList && !vocabulary::sourceOfName(source))
        problems.push_back(key + ": the vocabulary is neither a list of terms nor a built-in one");
    return problems;
}

} // namespace core::package
