#include "tests/bench/experiments/Configuration.h"

#include "core/base/InputFile.h"
#include "core/base/Result.h"
#include "core/plan/Budget.h"
#include "tests/bench/experiments/JsonKeys.h"

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
    return valueOf<std::string>(value, path, "a number, a text, true or false");
}

bool isTrue(const Json &object, const char *key, const std::string &path)
{
    return object.contains(key) && valueOf<bool>(object[key], path + '.' + key, "true or false");
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
    onlyKeys(
        json, path, {"name", "method", "budget", "settings", "perLabel", "delta", "epsilons", "fewShot"});
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
    system.fewShot = isTrue(json, "fewShot", path);
    return system;
}

Learner learnerOf(const Json &json, const std::string &path)
{
    onlyKeys(json, path, {"name", "classifier", "features", "adapts", "fewShot"});
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
    learner.adapts = isTrue(json, "adapts", path);
    learner.fewShot = isTrue(json, "fewShot", path);
    learner.name = textOr(json,
                          "name",
                          std::string(kind->title) + " on " + features + (learner.adapts ? ", adapted" : "")
                              + (learner.fewShot ? ", few-shot" : ""));
    return learner;
}

std::filesystem::path fileIn(const std::filesystem::path &folder, const std::string &file)
{
    return file.empty() ? std::filesystem::path() : folder / file;
}

void readFewShot(const Json &json, const std::filesystem::path &folder, Configuration &configuration)
{
    const std::string path = "corpus.fewShot";
    onlyKeys(json, path, {"file", "public", "perLabel"});
    FewShot &fewShot = configuration.fewShot;
    fewShot.file = fileIn(folder, textOr(json, "file", ""));
    fewShot.perLabel = valueOf<int>(json.value("perLabel", Json(0)), path + ".perLabel", "a whole number");
    if (fewShot.file.empty() == (fewShot.perLabel < 1))
        throw Refused{path, R"(either "file" or "perLabel" of 1 or more was expected)"};
    if (!fewShot.file.empty() && !isTrue(json, "public", path))
        throw Refused{path + ".public", "true was expected: no epsilon covers these texts"};
    if (fewShot.perLabel > 0 && configuration.adapt.empty())
        throw Refused{"corpus.adapt", R"(is missing, of which "perLabel" texts of each label are taken)"};
}

void readCorpus(const Json &json, const std::filesystem::path &folder, Configuration &configuration)
{
    onlyKeys(json, "corpus", {"source", "train", "test", "adapt", "fewShot", "text", "label"});
    const auto text = [&](const char *key) {
        return valueOf<std::string>(at(json, key, "corpus."), std::string("corpus.") + key, "a text");
    };
    configuration.source = textOr(json, "source", "");
    configuration.plan.records.files = {fileIn(folder, text("train"))};
    configuration.plan.records.source = "experiment";
    configuration.plan.records.textColumn = text("text");
    configuration.plan.records.labelColumn = text("label");
    configuration.test = fileIn(folder, text("test"));
    configuration.adapt = fileIn(folder, textOr(json, "adapt", ""));
    if (json.contains("fewShot"))
        readFewShot(json["fewShot"], folder, configuration);
}

void checkFewShot(const Configuration &configuration)
{
    const bool isThere = configuration.fewShot.perLabel > 0 || !configuration.fewShot.file.empty();
    for (const Learner &learner : configuration.learners)
        if (learner.fewShot && !isThere)
            throw Refused{"corpus.fewShot", "is missing, which \"" + learner.name + "\" learns from"};
    for (const System &system : configuration.systems)
        if (system.fewShot && !isThere)
            throw Refused{"corpus.fewShot", "is missing, which the prompts of \"" + system.name + "\" show"};
        else if (system.fewShot && !configuration.plan.writer.isModel())
            throw Refused{"plan.writer.kind",
                          "\"chat\" or \"promptPack\" was expected: no other has prompts"};
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
    checkFewShot(configuration);
    return configuration;
}

} // namespace

Result<Configuration> readConfiguration(const std::filesystem::path &file,
                                        const std::filesystem::path &corpora)
{
    constexpr std::size_t largest = 1'000'000;
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(file, largest));
    const Json json = core::parseJson<Json>(text);
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
