#include "tests/bench/experiments/Configuration.h"

#include "core/base/InputFile.h"
#include "core/base/JsonInput.h"
#include "core/plan/Budget.h"

#include <algorithm>
#include <set>

namespace experiments {

namespace {

using core::ErrorCode;
using core::fail;
using core::Result;
using Json = nlohmann::json;

/// What is wrong with a file, thrown from anywhere in it and caught in one place.
struct Refused
{
    std::string key;
    std::string what;
};

const Json &at(const Json &object, const std::string &key, const std::string &path)
{
    const auto found = object.find(key);
    if (found == object.end())
        throw Refused{path + key, "is missing"};
    return *found;
}

template<typename T>
T valueOf(const Json &json, const std::string &path, const char *expected)
{
    try {
        return json.get<T>();
    } catch (const Json::exception &) {
        throw Refused{path, std::string(expected) + " was expected"};
    }
}

std::string textOr(const Json &object, const char *key, const std::string &otherwise)
{
    return object.contains(key) ? valueOf<std::string>(object[key], key, "a text") : otherwise;
}

void onlyKeys(const Json &object, const std::string &path, const std::set<std::string> &known)
{
    if (!object.is_object())
        throw Refused{path, "an object was expected"};
    for (const auto &[key, value] : object.items())
        if (!known.contains(key)) {
            std::string all;
            for (const std::string &each : known)
                all += (all.empty() ? "" : ", ") + each;
            throw Refused{path + '.' + key, "is none of " + all};
        }
}

core::Setting settingOf(const Json &value, const std::string &path)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    return valueOf<std::string>(value, path, "a number, a text, true or false");
}

void readBudget(const Json &budget, const std::string &path, System &system)
{
    for (const auto &[part, value] : budget.items())
        if (value.is_number())
            system.fixed[part] = value.get<double>();
        else if (value == "rest")
            system.shares[part] = 1.0;
        else if (value.is_object() && value.contains("share") && value["share"].is_number())
            system.shares[part] = value["share"].get<double>();
        else
            throw Refused{path + '.' + part, R"(a number, "rest" or {"share": a number} was expected)"};
}

System systemOf(const Json &json, const std::string &path)
{
    onlyKeys(json, path, {"name", "method", "budget", "settings", "perLabel", "delta", "epsilons"});
    System system;
    system.method = valueOf<std::string>(at(json, "method", path + '.'), path + ".method", "a text");
    system.name = textOr(json, "name", system.method);
    readBudget(at(json, "budget", path + '.'), path + ".budget", system);
    const Json settings = json.value("settings", Json::object());
    for (const auto &[key, value] : settings.items())
        system.settings[key] = settingOf(value, path + ".settings." + key);
    if (json.contains("perLabel"))
        system.perLabel = valueOf<int>(json["perLabel"], path + ".perLabel", "a whole number");
    if (json.contains("delta"))
        system.delta = valueOf<double>(json["delta"], path + ".delta", "a number");
    if (json.contains("epsilons"))
        system.epsilons =
            valueOf<std::vector<double>>(json["epsilons"], path + ".epsilons", "a list of numbers");
    return system;
}

Learner learnerOf(const Json &json, const std::string &path)
{
    onlyKeys(json, path, {"name", "classifier", "features", "adapts"});
    Learner learner;
    const std::string classifier = textOr(json, "classifier", "network");
    const std::string features = textOr(json, "features", "vectors");
    const auto *kind = core::recipient::findClassifier(classifier);
    const auto *seen = core::recipient::findFeatures(features);
    if (kind == nullptr)
        throw Refused{path + ".classifier", "there is none of that name"};
    if (seen == nullptr)
        throw Refused{path + ".features", "there are none of that name"};
    learner.classifier = kind->kind;
    learner.features = seen->kind;
    learner.adapts =
        json.contains("adapts") && valueOf<bool>(json["adapts"], path + ".adapts", "true or false");
    learner.name = textOr(
        json, "name", std::string(kind->title) + " on " + features + (learner.adapts ? ", adapted" : ""));
    return learner;
}

std::filesystem::path fileIn(const std::filesystem::path &folder, const std::string &file)
{
    return file.empty() ? std::filesystem::path() : folder / file;
}

void readCorpus(const Json &json, const std::filesystem::path &folder, Configuration &configuration)
{
    onlyKeys(json, "corpus", {"source", "train", "test", "adapt", "text", "label"});
    const auto text = [&](const char *key) {
        return valueOf<std::string>(at(json, key, "corpus."), std::string("corpus.") + key, "a text");
    };
    configuration.source = textOr(json, "source", "");
    configuration.plan.records.files = {fileIn(folder, text("train"))};
    configuration.plan.records.textColumn = text("text");
    configuration.plan.records.labelColumn = text("label");
    configuration.test = fileIn(folder, text("test"));
    configuration.adapt = fileIn(folder, textOr(json, "adapt", ""));
}

core::plan::Plan planOf(const Json &json, const std::string &name)
{
    Json plan = json;
    plan["schema"] = "keyseed-plan/2";
    if (!plan.contains("project"))
        plan["project"] = name;
    auto parsed = core::plan::parsePlan(plan.dump(), "plan");
    if (!parsed)
        throw Refused{"plan", parsed.error().detail};
    return std::move(*parsed);
}

Configuration configurationOf(const Json &json, const std::filesystem::path &folder)
{
    onlyKeys(json,
             "the configuration",
             {"name",
              "corpus",
              "plan",
              "systems",
              "learners",
              "epsilons",
              "seeds",
              "draws",
              "original",
              "published",
              "differs"});
    Configuration configuration;
    configuration.name = valueOf<std::string>(at(json, "name", ""), "name", "a text");
    configuration.plan = planOf(json.value("plan", Json::object()), configuration.name);
    readCorpus(at(json, "corpus", ""), folder, configuration);
    for (const Json &system : at(json, "systems", ""))
        configuration.systems.push_back(
            systemOf(system, "systems[" + std::to_string(configuration.systems.size()) + ']'));
    for (const Json &learner : at(json, "learners", ""))
        configuration.learners.push_back(
            learnerOf(learner, "learners[" + std::to_string(configuration.learners.size()) + ']'));
    configuration.epsilons =
        valueOf<std::vector<double>>(at(json, "epsilons", ""), "epsilons", "a list of numbers");
    configuration.seeds =
        valueOf<std::vector<std::uint64_t>>(json.value("seeds", Json{1}), "seeds", "a list of whole numbers");
    configuration.draws = valueOf<int>(json.value("draws", Json(1)), "draws", "a whole number");
    configuration.original = valueOf<bool>(json.value("original", Json(true)), "original", "true or false");
    configuration.published = textOr(json, "published", "");
    configuration.differs = valueOf<std::vector<std::string>>(
        json.value("differs", Json::array()), "differs", "a list of sentences");
    if (configuration.learners.empty() || configuration.seeds.empty() || configuration.draws < 1)
        throw Refused{"learners, seeds, draws", "at least one of each was expected"};
    return configuration;
}

} // namespace

Result<Configuration> readConfiguration(const std::filesystem::path &file,
                                        const std::filesystem::path &corpora)
{
    constexpr std::size_t largest = 1'000'000;
    const auto text = core::readWholeFile(file, largest);
    if (!text)
        return fail(text.error());
    const Json json = core::parseJson<Json>(*text);
    if (json.is_discarded())
        return fail(ErrorCode::InvalidPlan, file.string() + ": is no JSON");
    try {
        return configurationOf(json, std::filesystem::absolute(corpora));
    } catch (const Refused &refused) {
        return fail(ErrorCode::InvalidPlan, file.string() + ": " + refused.key + ": " + refused.what);
    }
}

Result<core::plan::Plan> planFor(const Configuration &configuration, const System &system, double epsilon)
{
    core::plan::Plan plan = configuration.plan;
    plan.synthesis.method = system.method;
    plan.synthesis.settings = system.settings;
    plan.privacy.delta = system.delta;
    if (system.perLabel)
        plan.sampling.perLabel = *system.perLabel;
    double left = epsilon;
    for (const auto &[part, value] : system.fixed)
        left -= value;
    double shares = 0;
    for (const auto &[part, share] : system.shares)
        shares += share;
    if (left < 0 || (shares <= 0 && left > 0))
        return fail(ErrorCode::InvalidPlan,
                    system.name + ": the parts of its budget do not add up to an epsilon of "
                        + std::to_string(epsilon));
    plan.synthesis.epsilon.clear();
    for (const auto &[part, value] : system.fixed)
        plan.synthesis.epsilon[part] = value;
    for (const auto &[part, share] : system.shares)
        plan.synthesis.epsilon[part] = left * share / shares;
    return plan;
}

} // namespace experiments
