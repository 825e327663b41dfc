#include "core/plan/Plan1.h"

#include "core/base/NearestName.h"
#include "core/plan/Budget.h"
#include "core/plan/FieldJson.h"

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace core::plan {

namespace {

using Json = nlohmann::json;
using Keys = std::span<const std::string_view>;

constexpr std::array<std::string_view, 10> sections = {"schema",
                                                       "project",
                                                       "records",
                                                       "labels",
                                                       "vocabulary",
                                                       "embedding",
                                                       "privacy",
                                                       "sequences",
                                                       "writer",
                                                       "about"};
constexpr std::array<std::string_view, 7> recordsKeys = {
    "path", "format", "text", "label", "person", "delimiter", "encoding"};
constexpr std::array<std::string_view, 1> vocabularyKeys = {"source"};
constexpr std::array<std::string_view, 5> privacyKeys = {
    "epsilonVocabulary", "epsilonSequences", "epsilonLabels", "delta", "cap"};
constexpr std::array<std::string_view, 9> sequencesKeys = {"method",
                                                           "length",
                                                           "perLabel",
                                                           "shares",
                                                           "sharpness",
                                                           "phrasesPerUnit",
                                                           "selectedPhrases",
                                                           "featurePairs",
                                                           "prefixSizes"};
constexpr std::array<std::string_view, 4> samplingKeys = {"length", "perLabel", "shares", "sharpness"};
constexpr std::array<std::string_view, 4> kernelKeys = {
    "phrasesPerUnit", "selectedPhrases", "featurePairs", "prefixSizes"};
constexpr std::array<std::string_view, 3> vocabularies = {"builtin:medical", "builtin:english", "file:PATH"};

/// What a message calls a field now, and what schema 1 called it: longer ones before those they begin with.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> renamed = {{
    {"records.files[0]", "records.path"},
    {"records.files", "records.path"},
    {"vocabulary.name", "vocabulary.source"},
    {"vocabulary.file", "vocabulary.source"},
    {"synthesis.epsilon.phrases", "privacy.epsilonVocabulary"},
    {"synthesis.epsilon.vocabulary", "privacy.epsilonVocabulary"},
    {"synthesis.epsilon.pairs", "privacy.epsilonSequences"},
    {"synthesis.epsilon.sequences", "privacy.epsilonSequences"},
    {"synthesis.epsilon.labels", "privacy.epsilonLabels"},
    {"synthesis.epsilon", "privacy"},
    {"synthesis.", "sequences."},
    {"sampling.", "sequences."},
    {"keyseed-plan/2", "keyseed-plan/1"},
}};

/// The section with its keys checked; empty where it is missing.
Json checkedSection(const Json &plan, std::string_view key, Keys known, PlanProblem &problem)
{
    const Json &section = objectAt(plan, key, "", problem);
    checkKeys(section, std::string(key), known, problem);
    return section;
}

void move(Json &from, std::string_view key, Json &to, std::string_view newKey)
{
    if (const auto found = from.find(std::string(key)); found != from.end())
        to[std::string(newKey)] = std::move(*found);
    from.erase(std::string(key));
}

/// Empty for what schema 1 did not know.
std::optional<Plan::Vocabulary> vocabularyOf(const std::string &source)
{
    constexpr std::string_view builtIn = "builtin:";
    constexpr std::string_view file = "file:";
    if (source.starts_with(builtIn))
        return Plan::Vocabulary{.source = "builtin", .settings = {{"name", source.substr(builtIn.size())}}};
    if (source.starts_with(file))
        return Plan::Vocabulary{.source = "terms", .settings = {{"file", source.substr(file.size())}}};
    return {};
}

void moveVocabulary(Json &vocabulary, PlanProblem &problem)
{
    const auto found = vocabulary.find("source");
    if (found == vocabulary.end() || !found->is_string())
        return;
    const auto source = found->get<std::string>();
    if (const auto meant = vocabularyOf(source)) {
        vocabulary = {{"source", meant->source}};
        for (const auto &[key, value] : meant->settings)
            vocabulary[key] = std::get<std::string>(value);
    } else if (!source.empty())
        problem.refuse("vocabulary.source",
                       inQuotes(source) + " is unknown; " + suggestName(source, vocabularies));
}

/// Which parts the two epsilons paid for depended on the method.
void moveBudget(Json &privacy, const std::string &method, Json &synthesis)
{
    const bool isHistogram = budgetParts(method).empty() || method.starts_with("histogram");
    Json &epsilon = synthesis["epsilon"] = Json::object();
    move(privacy, "epsilonVocabulary", epsilon, isHistogram ? "phrases" : "vocabulary");
    move(privacy, "epsilonSequences", epsilon, isHistogram ? "pairs" : "sequences");
    move(privacy, "epsilonLabels", epsilon, "labels");
}

} // namespace

Json fromPlan1(Json plan, PlanProblem &problem)
{
    checkKeys(plan, "", sections, problem);
    Json records = checkedSection(plan, "records", recordsKeys, problem);
    Json vocabulary = checkedSection(plan, "vocabulary", vocabularyKeys, problem);
    Json privacy = checkedSection(plan, "privacy", privacyKeys, problem);
    Json sequences = checkedSection(plan, "sequences", sequencesKeys, problem);
    if (records.contains("path"))
        records["files"] = Json::array({records["path"]});
    records.erase("path");
    moveVocabulary(vocabulary, problem);

    Json synthesis = Json::object();
    Json sampling = Json::object();
    move(sequences, "method", synthesis, "method");
    const Json named = synthesis.value("method", Json("histogram"));
    const std::string method = named.is_string() ? named.get<std::string>() : std::string();
    moveBudget(privacy, method, synthesis);
    for (const std::string_view key : samplingKeys)
        move(sequences, key, sampling, key);
    if (!method.starts_with("histogram")) // which does not use them
        for (const std::string_view key : kernelKeys)
            move(sequences, key, synthesis, key);

    plan.erase("sequences");
    plan["records"] = std::move(records);
    plan["vocabulary"] = std::move(vocabulary);
    plan["privacy"] = std::move(privacy);
    plan["synthesis"] = std::move(synthesis);
    plan["sampling"] = std::move(sampling);
    return plan;
}

std::string vocabularyNameFrom1(const std::string &source)
{
    const auto meant = vocabularyOf(source);
    return meant ? publicName(*meant) : source;
}

std::string inTermsOfPlan1(std::string message)
{
    for (const auto &[now, then] : renamed)
        for (std::size_t at = message.find(now); at != std::string::npos;
             at = message.find(now, at + then.size()))
            message.replace(at, now.size(), then);
    return message;
}

} // namespace core::plan
