#include "tests/bench/experiments/Table.h"

#include "tests/bench/experiments/JsonKeys.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace experiments {

namespace {

std::string number(const char *format, double value)
{
    char text[64];
    std::snprintf(text, sizeof(text), format, value);
    return text;
}

std::string epsilonInWords(double epsilon)
{
    if (std::isinf(epsilon))
        return "without noise";
    return epsilon > 0 ? "epsilon " + number("%g", epsilon) : "no epsilon";
}

double deviationOf(const std::vector<double> &values, double mean)
{
    double squares = 0;
    for (const double each : values)
        squares += (each - mean) * (each - mean);
    return values.size() > 1 ? std::sqrt(squares / static_cast<double>(values.size() - 1)) : 0.0;
}

/// Sets mean, deviation and number of runs from values in shares of 1 or, of BLEU, of 100.
void setRuns(Entry &entry, std::vector<double> values)
{
    const double factor = entry.measure != measure::bleu && entry.unit == "percent" ? 100.0 : 1.0;
    double mean = 0;
    for (double &each : values) {
        each *= factor;
        mean += each / static_cast<double>(values.size());
    }
    const double deviation = deviationOf(values, mean);
    entry.runs = static_cast<int>(values.size());
    const bool isDeviation = entry.measure == measure::macroF1Deviation;
    if (isDeviation && entry.runs < 2) { // a deviation of one run says nothing
        entry.runs = 0;
        return;
    }
    entry.mean = isDeviation ? deviation : mean;
    entry.deviation = isDeviation ? 0.0 : deviation;
}

void setPublished(Entry &entry, const std::optional<PublishedKey> &key, const Published &published)
{
    const PublishedNumber *found = key ? published.find(*key) : nullptr;
    if (found == nullptr)
        return;
    entry.number = static_cast<std::size_t>(found - published.numbers().data());
    entry.published = found->value;
    entry.unit = found->unit;
    PublishedKey deviation = *key;
    deviation.measure = measure::macroF1Deviation;
    if (key->measure == measure::macroF1)
        if (const PublishedNumber *tolerance = published.find(deviation); tolerance != nullptr)
            entry.tolerance = tolerance->value;
}

std::string joined(const std::vector<std::string> &sentences)
{
    std::string text;
    for (const std::string &each : sentences)
        text += (text.empty() ? "" : "; ") + each;
    return text;
}

std::vector<double> valuesOf(const Bench &bench, const Results &results, const Place &place)
{
    std::vector<double> values;
    const std::string name = place.measure == measure::macroF1Deviation ? measure::macroF1 : place.measure;
    const int draws = place.system == nullptr ? 1 : bench.size().draws;
    for (int draw = 1; draw <= draws; ++draw) {
        const Trial trial{place.system, place.budget, draw};
        std::vector<std::string> keys;
        if (place.learner != nullptr)
            keys = bench.keysOf(trial, *place.learner).value_or(keys);
        else if (const auto key = bench.keyOf(trial))
            keys = {*key};
        for (const std::string &key : keys)
            if (const auto measured = results.find(key); measured && measured->measures.contains(name))
                values.push_back(measured->measures.at(name));
    }
    return values;
}

std::string shown(const Entry &entry)
{
    std::string text = entry.runs > 0 ? inWords(entry.mean, entry.unit) : std::string("-");
    if (entry.runs > 1 && entry.deviation > 0)
        text += " ± " + inWords(entry.deviation, entry.unit);
    if (entry.published)
        text += " (" + inWords(*entry.published, entry.unit) + ')';
    return text;
}

} // namespace

std::vector<Place> placesOf(const Configuration &configuration)
{
    std::vector<Place> places;
    const auto add = [&](const System *system, const Budget &budget) {
        for (const Learner &learner : configuration.learners)
            for (const std::string &measure : configuration.measures)
                if (measure != measure::bleu)
                    places.push_back({system, budget, &learner, measure});
        if (system != nullptr && system->kind == Kind::Rewriting)
            places.push_back({system, budget, nullptr, measure::bleu});
    };
    if (configuration.original)
        add(nullptr, {});
    for (const System &system : configuration.systems)
        for (const Budget &budget : system.budgets)
            add(&system, budget);
    return places;
}

Table tableOf(const Bench &bench, const Results &results, const Published &published)
{
    const Configuration &configuration = bench.configuration();
    Table table{.name = configuration.name,
                .title = configuration.title,
                .size = bench.size().name,
                .corpus = bench.corpusInWords(),
                .differs = configuration.differs,
                .entries = {}};
    for (const Place &place : placesOf(configuration)) {
        Entry entry{.system = place.system == nullptr ? "original data" : place.system->name,
                    .learner = place.learner == nullptr ? std::string() : place.learner->name,
                    .epsilon = place.budget.epsilon,
                    .measure = place.measure,
                    .number = {},
                    .published = {},
                    .tolerance = {},
                    .why = {}};
        setPublished(
            entry, configuration.keyOf(place.system, place.budget, place.learner, place.measure), published);
        const std::string reason = place.system == nullptr ? std::string() : bench.whyNot(*place.system);
        const std::vector<double> values = valuesOf(bench, results, place);
        entry.why = reason.empty() ? joined(bench.standIns(place.system, place.learner)) : reason;
        if (!values.empty())
            setRuns(entry, values);
        table.entries.push_back(std::move(entry));
    }
    return table;
}

core::Result<Table> countedTable(const Configuration &configuration,
                                 const std::vector<Corpus> &corpora,
                                 const std::filesystem::path &folder,
                                 const Published &published)
{
    Table table{.name = configuration.name,
                .title = configuration.title,
                .size = "published",
                .corpus = "as each corpus says",
                .differs = configuration.differs,
                .entries = {}};
    for (const std::string &name : configuration.counted) {
        const Corpus *corpus = findCorpus(corpora, name);
        if (corpus == nullptr)
            return core::fail(core::ErrorCode::InvalidPlan, "counted: there is no corpus " + name);
        std::optional<Counts> counts;
        if (corpus->isIn(folder)) {
            KEYSEED_ASSIGN(counts, countTexts(*corpus, folder));
        }
        for (std::size_t at = 0; at < published.numbers().size(); ++at) {
            const PublishedNumber &printed = published.numbers()[at];
            const PublishedKey &key = printed.key;
            if (key.paper != configuration.paper || key.corpus != corpus->title || printed.unit != "count")
                continue;
            Entry entry{.system = corpus->title + ": " + key.system,
                        .learner = {},
                        .measure = key.measure,
                        .unit = printed.unit,
                        .number = at,
                        .published = printed.value,
                        .tolerance = {},
                        .why = {}};
            const auto ours = counts ? counts->of(key.system, key.measure) : std::nullopt;
            if (ours) {
                entry.runs = 1;
                entry.mean = static_cast<double>(*ours);
            } else
                entry.why = key.table == "3" ? "needs the seven categories of amazon_us_reviews apart"
                                             : "the corpus is not at hand. " + corpus->source;
            table.entries.push_back(std::move(entry));
        }
    }
    return table;
}

std::string markdown(const Table &table)
{
    std::string text =
        "# " + table.title + "\n\nSize: " + table.size
        + ". Mean ± standard deviation of the runs; in brackets: as published.\n\n"
          "| corpus made by | learner | measure | privacy | ours (published) | difference | runs "
          "| stand-ins, or why not run |\n"
          "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const Entry &entry : table.entries) {
        const auto difference = entry.difference();
        text += "| " + entry.system + " | " + entry.learner + " | " + entry.measure + " | "
                + epsilonInWords(entry.epsilon) + " | " + shown(entry) + " | "
                + (difference ? inWords(*difference, entry.unit) : std::string()) + " | "
                + std::to_string(entry.runs) + " | " + entry.why + " |\n";
    }
    text += "\nCorpus: " + table.corpus + '\n';
    if (!table.differs.empty())
        text += "\nDifferences from the publication:\n\n";
    for (const std::string &each : table.differs)
        text += "- " + each + '\n';
    return text;
}

std::string toJson(const Table &table)
{
    Json entries = Json::array();
    for (const Entry &entry : table.entries) {
        Json json = {{"system", entry.system},
                     {"learner", entry.learner},
                     {"measure", entry.measure},
                     {"runs", entry.runs},
                     {"mean", entry.mean},
                     {"deviation", entry.deviation},
                     {"unit", entry.unit},
                     {"why", entry.why}};
        json["epsilon"] = std::isinf(entry.epsilon) ? Json("without noise") : Json(entry.epsilon);
        if (entry.number)
            json["number"] = *entry.number;
        if (entry.published)
            json["published"] = *entry.published;
        if (entry.tolerance)
            json["tolerance"] = *entry.tolerance;
        entries.push_back(std::move(json));
    }
    const Json json = {{"name", table.name},
                       {"title", table.title},
                       {"size", table.size},
                       {"corpus", table.corpus},
                       {"differs", table.differs},
                       {"entries", entries}};
    return json.dump(1) + '\n';
}

core::Result<Table> tableFrom(const std::string &json)
{
    try {
        const Json read = core::parseJson<Json>(json);
        Table table{.name = read.at("name"),
                    .title = read.at("title"),
                    .size = read.at("size"),
                    .corpus = read.at("corpus"),
                    .differs = read.at("differs").get<std::vector<std::string>>(),
                    .entries = {}};
        for (const Json &each : read.at("entries")) {
            Entry entry{.system = each.at("system"),
                        .learner = each.at("learner"),
                        .epsilon = each.at("epsilon").is_string() ? std::numeric_limits<double>::infinity()
                                                                  : each.at("epsilon").get<double>(),
                        .measure = each.at("measure"),
                        .runs = each.at("runs"),
                        .mean = each.at("mean"),
                        .deviation = each.at("deviation"),
                        .unit = each.at("unit"),
                        .number = {},
                        .published = {},
                        .tolerance = {},
                        .why = each.at("why")};
            if (each.contains("number"))
                entry.number = each["number"].get<std::size_t>();
            if (each.contains("published"))
                entry.published = each["published"].get<double>();
            if (each.contains("tolerance"))
                entry.tolerance = each["tolerance"].get<double>();
            table.entries.push_back(std::move(entry));
        }
        return table;
    } catch (const Json::exception &wrong) {
        return core::fail(core::ErrorCode::InvalidPlan, std::string("is no table: ") + wrong.what());
    }
}

} // namespace experiments
