#include "core/recipient/ModelFacts.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/plan/Plan.h"

#include <nlohmann/json.hpp>
#include <set>

namespace core::recipient {

namespace {

using FactsJson = nlohmann::ordered_json;

constexpr std::string_view schemaName = "keyseed-model/";
constexpr std::string_view schemaVersion = "1";
constexpr std::size_t longestName = 4096;

tl::unexpected<Error> wrong(const std::string &key, const std::string &expected)
{
    return fail(ErrorCode::InvalidParameter, key + ": " + expected + " was expected");
}

// Returns a value that every check refuses if the key is missing or has another type.
std::string textAt(const FactsJson &json, const char *key)
{
    const auto found = json.is_object() ? json.find(key) : json.end();
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::uint64_t numberAt(const FactsJson &json, const char *key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

bool flagAt(const FactsJson &json, const char *key, bool otherwise)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

bool isShownAsItIs(const std::string &text)
{
    return text.size() <= longestName && printable(text) == text;
}

bool areTexts(const FactsJson &list)
{
    return list.is_array()
           && std::ranges::all_of(list, [](const FactsJson &each) { return each.is_string(); });
}

Result<void> takeSchema(const FactsJson &json)
{
    const std::string schema = textAt(json, "schema");
    if (!schema.starts_with(schemaName))
        return wrong("schema", "\"keyseed-model/1\"");
    if (schema.substr(schemaName.size()) != schemaVersion)
        return fail(
            ErrorCode::InvalidParameter,
            "schema: the model was saved by a later version, and this one reads keyseed-model/1; take "
            "the newer version of the program, or train it again");
    return {};
}

Result<void> takeKind(const FactsJson &json, ModelFacts &facts)
{
    const ClassifierChoice *classifier = findClassifier(textAt(json, "classifier"));
    if (classifier == nullptr)
        return wrong("classifier", "\"network\" or \"regression\"");
    const FeatureChoice *features = findFeatures(textAt(json, "features"));
    if (features == nullptr)
        return wrong("features", "\"phrases\", \"vectors\" or \"both\"");
    facts.classifier = classifier->kind;
    facts.features = features->kind;
    return {};
}

Result<void> takeLabels(const FactsJson &json, ModelFacts &facts)
{
    const auto found = json.find("labels");
    if (found == json.end() || !areTexts(*found) || found->size() < 2
        || found->size() > plan::limits::maximumLabels)
        return wrong("labels", "a list of 2 to " + std::to_string(plan::limits::maximumLabels) + " names");
    facts.labels = found->get<std::vector<std::string>>();
    if (std::set<std::string>(facts.labels.begin(), facts.labels.end()).size() != facts.labels.size())
        return wrong("labels", "each name once");
    if (!std::ranges::all_of(facts.labels, isShownAsItIs))
        return wrong("labels", "names without control characters");
    return {};
}

Result<void> takeVocabulary(const FactsJson &json, ModelFacts &facts)
{
    const FactsJson part = json.value("vocabulary", FactsJson::object());
    facts.vocabularyName = textAt(part, "name");
    facts.vocabularySha256 = textAt(part, "sha256");
    if (!isHexDigest(facts.vocabularySha256))
        return wrong("vocabulary.sha256", "a SHA-256 in hexadecimal");
    if (!isShownAsItIs(facts.vocabularyName))
        return wrong("vocabulary.name", "a name without control characters");
    facts.isVocabularyOfThePackage = flagAt(part, "ofThePackage", true);
    const FactsJson exclude = part.value("exclude", FactsJson::object());
    const FactsJson kinds = exclude.is_object() ? exclude.value("kinds", FactsJson::array()) : FactsJson();
    const FactsJson terms = exclude.is_object() ? exclude.value("terms", FactsJson::array()) : FactsJson();
    if (!areTexts(kinds) || !areTexts(terms))
        return wrong("vocabulary.exclude", "\"kinds\" and \"terms\", lists of names");
    facts.exclude = {kinds.get<std::vector<std::string>>(), terms.get<std::vector<std::string>>()};
    return {};
}

Result<void> takeVectors(const FactsJson &json, ModelFacts &facts)
{
    const FactsJson part = json.value("vectors", FactsJson::object());
    facts.vectorsName = textAt(part, "name");
    facts.vectorsSha256 = textAt(part, "sha256");
    if (!isHexDigest(facts.vectorsSha256))
        return wrong("vectors.sha256", "a SHA-256 in hexadecimal");
    if (!isShownAsItIs(facts.vectorsName))
        return wrong("vectors.name", "a name without control characters");
    const auto server = part.is_object() ? part.find("server") : part.end();
    if (!part.is_object() || server == part.end())
        return {};
    facts.documents =
        DocumentServer{textAt(*server, "protocol"), textAt(*server, "model"), textAt(*server, "sha256")};
    if (!isHexDigest(facts.documents->sha256) || !isShownAsItIs(facts.documents->protocol)
        || !isShownAsItIs(facts.documents->model))
        return wrong("vectors.server", "\"protocol\", \"model\" and \"sha256\"");
    return {};
}

} // namespace

nlohmann::ordered_json toJson(const ModelFacts &facts)
{
    FactsJson vocabulary = {{"name", facts.vocabularyName},
                            {"sha256", facts.vocabularySha256},
                            {"ofThePackage", facts.isVocabularyOfThePackage}};
    if (!facts.exclude.isEmpty())
        vocabulary["exclude"] = {{"kinds", facts.exclude.kinds}, {"terms", facts.exclude.terms}};
    FactsJson vectors = {{"name", facts.vectorsName}, {"sha256", facts.vectorsSha256}};
    if (facts.documents)
        vectors["server"] = {{"protocol", facts.documents->protocol},
                             {"model", facts.documents->model},
                             {"sha256", facts.documents->sha256}};
    return {{"schema", std::string(schemaName) + std::string(schemaVersion)},
            {"classifier", choiceOf(facts.classifier).name},
            {"features", choiceOf(facts.features).name},
            {"labels", facts.labels},
            {"vocabulary", vocabulary},
            {"vectors", vectors},
            {"corpusSha256", facts.corpusSha256},
            {"trainedOn", facts.trainedOn},
            {"seed", facts.seed},
            {"adapted", facts.isAdapted}};
}

Result<ModelFacts> modelFactsOf(const nlohmann::ordered_json &json)
{
    ModelFacts facts;
    KEYSEED_TRY(takeSchema(json));
    for (const auto take : {takeKind, takeLabels, takeVocabulary, takeVectors})
        KEYSEED_TRY(take(json, facts));
    facts.corpusSha256 = textAt(json, "corpusSha256");
    if (!facts.corpusSha256.empty() && !isHexDigest(facts.corpusSha256))
        return wrong("corpusSha256", "a SHA-256 in hexadecimal");
    facts.trainedOn = numberAt(json, "trainedOn");
    facts.seed = numberAt(json, "seed");
    facts.isAdapted = flagAt(json, "adapted", false);
    return facts;
}

} // namespace core::recipient
