#include "tests/bench/experiments/Configuration.h"

#include "core/base/InputFile.h"
#include "tests/bench/experiments/JsonKeys.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using core::Result;

core::Setting settingOf(const Json &value, const std::string &path)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    if (value.is_array())
        return valueOf<std::vector<std::int64_t>>(value, path, "a list of whole numbers");
    return valueOf<std::string>(value, path, "a number, a text, true or false");
}

bool isTrue(const Json &object, const char *key, const std::string &path)
{
    return object.contains(key) && valueOf<bool>(object[key], path + '.' + key, "true or false");
}

double numberIn(const Json &value, const std::string &path)
{
    return valueOf<double>(value, path, "a number");
}

/// {"vocabulary": 1, "sequences": 5}, with "published" where the table prints another epsilon.
Budget budgetOf(const Json &json, const std::string &path)
{
    if (!json.is_object() || json.empty())
        throw Refused{path, "an object with the epsilon of each part was expected"};
    Budget budget;
    for (const auto &[part, value] : json.items()) {
        const double epsilon = numberIn(value, path + '.' + part);
        if (part == "published")
            budget.published = epsilon;
        else if (epsilon > 0) {
            budget.parts[part] = epsilon;
            budget.epsilon += epsilon;
        } else
            throw Refused{path + '.' + part, "a number above 0 was expected"};
    }
    return budget;
}

std::vector<Budget> budgetsOf(const Json &json, const std::string &path, Kind kind)
{
    std::vector<Budget> budgets;
    for (const Json &each : json) {
        const std::string at = path + '[' + std::to_string(budgets.size()) + ']';
        if (kind == Kind::Rewriting && each == "without noise")
            budgets.push_back({std::numeric_limits<double>::infinity(), {}, {}});
        else if (kind == Kind::Rewriting)
            budgets.push_back({numberIn(each, at), {}, {}});
        else
            budgets.push_back(budgetOf(each, at));
    }
    if (budgets.empty())
        throw Refused{path, "one epsilon or more was expected"};
    return budgets;
}

System systemOf(const Json &json, const std::string &path)
{
    onlyKeys(json,
             path,
             {"name",
              "published",
              "publishedTexts",
              "kind",
              "method",
              "budgets",
              "settings",
              "perLabel",
              "delta",
              "model",
              "fewShot",
              "labelAlone",
              "exactShares",
              "needsModel",
              "missing"});
    System system;
    system.name = valueOf<std::string>(at(json, "name", path + '.'), path + ".name", "a text");
    system.published = textOr(json, "published", "");
    if (json.contains("publishedTexts"))
        system.publishedTexts =
            valueOf<int>(json["publishedTexts"], path + ".publishedTexts", "a whole number");
    const std::string kind = textOr(json, "kind", "release");
    if (kind != "release" && kind != "rewriting")
        throw Refused{path + ".kind", R"("release" or "rewriting" was expected)"};
    system.kind = kind == "rewriting" ? Kind::Rewriting : Kind::Release;
    system.budgets = budgetsOf(at(json, "budgets", path + '.'), path + ".budgets", system.kind);
    system.missing = textOr(json, "missing", "");
    system.model = textOr(json, "model", "");
    if (system.kind == Kind::Rewriting && system.missing.empty() && system.model.empty())
        throw Refused{path + ".model", "is missing"};
    if (system.kind == Kind::Release && system.missing.empty())
        system.method = valueOf<std::string>(at(json, "method", path + '.'), path + ".method", "a text");
    const Json settings = json.value("settings", Json::object());
    for (const auto &[key, value] : settings.items())
        system.settings[key] = settingOf(value, path + ".settings." + key);
    system.perLabel = valueOf<int>(json.value("perLabel", Json(0)), path + ".perLabel", "a whole number");
    system.delta = numberIn(json.value("delta", Json(0.0)), path + ".delta");
    system.fewShot = isTrue(json, "fewShot", path);
    system.labelAlone = isTrue(json, "labelAlone", path);
    system.exactShares = isTrue(json, "exactShares", path);
    system.needsModel = isTrue(json, "needsModel", path) || system.fewShot || system.labelAlone;
    return system;
}

Learner learnerOf(const Json &json, const std::string &path)
{
    onlyKeys(
        json, path, {"name", "published", "classifier", "features", "encodes", "adapts", "fewShot", "reads"});
    Learner learner;
    const std::string classifier = textOr(json, "classifier", "network");
    const std::string features = textOr(json, "features", "vectors");
    const auto *kind = core::recipient::findClassifier(classifier);
    const auto *seen = core::recipient::findFeatures(features);
    if (kind == nullptr)
        throw Refused{path + ".classifier", "there is none of that name"};
    if (seen == nullptr)
        throw Refused{path + ".features", "there are none of that name"};
    const std::string reads = textOr(json, "reads", "texts");
    if (reads != "texts" && reads != "sequences")
        throw Refused{path + ".reads", R"("texts" or "sequences" was expected)"};
    learner.name = valueOf<std::string>(at(json, "name", path + '.'), path + ".name", "a text");
    learner.published = textOr(json, "published", "");
    learner.classifier = kind->kind;
    learner.features = seen->kind;
    learner.encodes = isTrue(json, "encodes", path);
    learner.adapts = isTrue(json, "adapts", path);
    learner.fewShot = isTrue(json, "fewShot", path);
    learner.readsSequences = reads == "sequences";
    if (learner.encodes && !seen->hasVectors)
        throw Refused{path + ".encodes", "features with vectors were expected"};
    if (learner.adapts && !kind->canAdapt)
        throw Refused{path + ".adapts", "a classifier that can adapt was expected"};
    return learner;
}

core::plan::Plan planOf(const Json &json, const std::string &name)
{
    Json plan = json;
    plan["schema"] = "keyseed-plan/2";
    plan["project"] = name;
    auto parsed = core::plan::parsePlan(plan.dump(), "plan");
    if (!parsed)
        throw Refused{"plan", parsed.error().detail};
    return std::move(*parsed);
}

template<typename Member>
std::vector<Member>
listOf(const Json &json, const char *key, Member (*read)(const Json &, const std::string &))
{
    std::vector<Member> members;
    for (const Json &each : json.value(key, Json::array()))
        members.push_back(read(each, std::string(key) + '[' + std::to_string(members.size()) + ']'));
    return members;
}

Configuration configurationOf(const Json &json)
{
    onlyKeys(json,
             "the configuration",
             {"name",
              "title",
              "table",
              "corpus",
              "plan",
              "prompt",
              "systems",
              "learners",
              "measures",
              "original",
              "originalPublished",
              "counted",
              "differs"});
    using Texts = std::vector<std::string>;
    Configuration configuration;
    configuration.name = valueOf<std::string>(at(json, "name", ""), "name", "a text");
    configuration.title = valueOf<std::string>(at(json, "title", ""), "title", "a text");
    if (json.contains("table")) {
        onlyKeys(json["table"], "table", {"paper", "table", "corpus"});
        configuration.paper = textOr(json["table"], "paper", "");
        configuration.table = textOr(json["table"], "table", "");
        configuration.publishedCorpus = textOr(json["table"], "corpus", "");
    }
    configuration.differs = valueOf<Texts>(json.value("differs", Json::array()), "differs", "sentences");
    configuration.counted = valueOf<Texts>(json.value("counted", Json::array()), "counted", "corpora");
    if (!configuration.counted.empty())
        return configuration;
    configuration.corpus = valueOf<std::string>(at(json, "corpus", ""), "corpus", "the name of a corpus");
    configuration.plan = planOf(json.value("plan", Json::object()), configuration.name);
    configuration.prompt = textOr(json, "prompt", "");
    configuration.systems = listOf(json, "systems", systemOf);
    configuration.learners = listOf(json, "learners", learnerOf);
    configuration.measures =
        valueOf<Texts>(json.value("measures", Json{measure::accuracy}), "measures", "a list of measures");
    configuration.original = valueOf<bool>(json.value("original", Json(true)), "original", "true or false");
    configuration.originalPublished =
        textOr(json, "originalPublished", configuration.originalPublished.c_str());
    if (configuration.systems.empty() && !configuration.original)
        throw Refused{"systems", "one system or more was expected"};
    return configuration;
}

} // namespace

std::optional<PublishedKey> Configuration::keyOf(const System *system,
                                                 const Budget &budget,
                                                 const Learner *learner,
                                                 const std::string &of) const
{
    const bool isOfTexts = of == measure::bleu; // of no learner
    if (paper.empty() || (system != nullptr && system->published.empty())
        || (!isOfTexts && (learner == nullptr || learner->published.empty())))
        return std::nullopt;
    PublishedKey key{.paper = paper,
                     .table = table,
                     .corpus = publishedCorpus,
                     .system = system == nullptr ? originalPublished : system->published,
                     .texts = {},
                     .learner = isOfTexts ? std::string() : learner->published,
                     .epsilon = {},
                     .measure = of};
    if (system == nullptr) {
        if (paper == "dp-da") // its tables have columns for several numbers of texts
            key.texts = 3750;
        return key;
    }
    key.texts = system->publishedTexts;
    key.isWithoutNoise = std::isinf(budget.epsilon);
    const double epsilon = budget.published.value_or(budget.epsilon);
    if (!key.isWithoutNoise && epsilon > 0)
        key.epsilon = epsilon;
    return key;
}

Result<Configuration> readConfiguration(const std::filesystem::path &file)
{
    constexpr std::size_t largest = 1'000'000;
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
    const Json json = core::parseJson<Json>(text);
    if (json.is_discarded())
        return fail(ErrorCode::InvalidPlan, file.string() + ": is no JSON");
    try {
        return configurationOf(json);
    } catch (const Refused &refused) {
        return fail(ErrorCode::InvalidPlan, file.string() + ": " + refused.key + ": " + refused.what);
    }
}

} // namespace experiments
