#include "core/project/LabelMap.h"
#include "core/project/NearestName.h"
#include "core/project/Plan.h"
#include "core/project/PlanObject.h"
#include "core/project/PlanSyntax.h"
#include "core/project/WriterFields.h"

#include <algorithm>
#include <array>

namespace core::project {
namespace {

constexpr std::string_view schema = "keyseed-plan/1";
constexpr std::array<std::string_view, 3> formats = {"csv", "tsv", "jsonl"};

/// "tsv" is CSV with a tab as the delimiter; nothing else in the program needs to know of it.
void readFormat(const PlanObject &object, records::Source &source)
{
    std::optional<std::string> format;
    std::optional<std::string> delimiter;
    object.read("format", format);
    object.read("delimiter", delimiter);
    if (delimiter && delimiter->size() != 1)
        return object.refuse("delimiter", "one ASCII character was expected, such as \",\" or \"\\t\"");
    if (delimiter)
        source.delimiter = delimiter->front();
    if (!format)
        return;
    if (*format == "csv") {
        source.format = records::Format::Csv;
    } else if (*format == "jsonl") {
        source.format = records::Format::Jsonl;
    } else if (*format == "tsv") {
        if (source.delimiter.value_or('\t') != '\t')
            return object.refuse("delimiter",
                                 "a tsv file is delimited by tabs; leave the delimiter out or "
                                 "set records.format to \"csv\"");
        source.format = records::Format::Csv;
        source.delimiter = '\t';
    } else {
        object.refuse("format", inQuotes(*format) + " is no known format; " + suggestName(*format, formats));
    }
}

void readRecords(const PlanObject &plan, records::Source &source)
{
    const PlanObject object =
        plan.object("records", {"path", "format", "text", "label", "person", "delimiter", "encoding"});
    std::string path;
    object.read("path", path);
    source.path = path;
    readFormat(object, source);
    object.read("text", source.textColumn);
    object.read("label", source.labelColumn);
    object.read("person", source.personColumn);
    object.read("encoding", source.encoding);
}

/// A label is a text, or an object where it stands for other values of the column than its own name.
void readLabels(const PlanObject &object, Plan &plan, PlanProblem &problem)
{
    const nlohmann::json *list = object.list("labels", "a list of labels");
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const nlohmann::json &entry = (*list)[i];
        if (entry.is_string()) {
            plan.labels.push_back(entry.get<std::string>());
            continue;
        }
        if (!entry.is_object())
            return object.refuseEntry("labels", i, "text, or an object of name and values,", entry);
        const PlanObject label(entry, "labels[" + std::to_string(i) + "]", {"name", "values"}, problem);
        std::string name;
        label.read("name", name);
        std::vector<std::string> values{name};
        label.read("values", values);
        // Of two labels of the same name the check says so, whatever they stand for.
        if (std::find(plan.labels.begin(), plan.labels.end(), name) == plan.labels.end())
            setLabelValues(plan, name, std::move(values));
        plan.labels.push_back(std::move(name));
    }
}

void readPrivacy(const PlanObject &plan, Plan::Privacy &privacy)
{
    const PlanObject object =
        plan.object("privacy", {"epsilonVocabulary", "epsilonSequences", "epsilonLabels", "delta", "cap"});
    object.read("epsilonVocabulary", privacy.epsilonVocabulary);
    object.read("epsilonSequences", privacy.epsilonSequences);
    object.read("epsilonLabels", privacy.epsilonLabels);
    object.read("delta", privacy.delta);
    object.read("cap", privacy.cap);
}

void readSequences(const PlanObject &plan, Plan::Sequences &sequences)
{
    const PlanObject object = plan.object("sequences",
                                          {"method",
                                           "length",
                                           "perLabel",
                                           "shares",
                                           "sharpness",
                                           "phrasesPerUnit",
                                           "selectedPhrases",
                                           "featurePairs",
                                           "prefixSizes"});
    object.read("method", sequences.method);
    object.read("length", sequences.length);
    object.read("perLabel", sequences.perLabel);
    object.read("shares", sequences.shares);
    object.read("sharpness", sequences.sharpness);
    object.read("phrasesPerUnit", sequences.phrasesPerUnit);
    object.read("selectedPhrases", sequences.selectedPhrases);
    object.read("featurePairs", sequences.featurePairs);
    object.read("prefixSizes", sequences.prefixSizes);
}

void readWriter(const PlanObject &plan, Plan::Writer &writer)
{
    std::vector<std::string_view> keys;
    eachWriterField(writer, [&](std::string_view key, auto &) { keys.push_back(key); });
    keys.push_back("flaws");
    const PlanObject object = plan.object("writer", keys);
    eachWriterField(writer, [&](std::string_view key, auto &value) { object.read(key, value); });

    keys.clear();
    eachFlaw(writer.flaws, [&](std::string_view key, auto &) { keys.push_back(key); });
    const PlanObject flaws = object.object("flaws", keys);
    eachFlaw(writer.flaws, [&](std::string_view key, std::string &value) { flaws.read(key, value); });
}

void readAbout(const PlanObject &plan, Plan::About &about)
{
    const PlanObject object = plan.object(
        "about",
        {"purpose", "recipient", "title", "licence", "contact", "recordCountPublic", "approximateRecords"});
    object.read("purpose", about.purpose);
    object.read("recipient", about.recipient);
    object.read("title", about.title);
    object.read("licence", about.licence);
    object.read("contact", about.contact);
    object.read("recordCountPublic", about.recordCountPublic);
    object.read("approximateRecords", about.approximateRecords);
}

Plan readPlan(const nlohmann::json &json, PlanProblem &problem)
{
    Plan plan;
    const PlanObject object(json,
                            "",
                            {"schema",
                             "project",
                             "records",
                             "labels",
                             "vocabulary",
                             "embedding",
                             "privacy",
                             "sequences",
                             "writer",
                             "about"},
                            problem);
    object.read("project", plan.project);
    readRecords(object, plan.records);
    readLabels(object, plan, problem);
    object.object("vocabulary", {"source"}).read("source", plan.vocabulary.source);
    object.object("embedding", {"source"}).read("source", plan.embedding.source);
    readPrivacy(object, plan.privacy);
    readSequences(object, plan.sequences);
    readWriter(object, plan.writer);
    readAbout(object, plan.about);
    return plan;
}

} // namespace

Result<Plan> parsePlan(std::string_view json, const std::string &name)
{
    Result<nlohmann::json> parsed = parsePlanSyntax(json, name);
    if (!parsed)
        return fail(parsed.error());
    // Checked before anything else is quoted: the file may be something other than a plan.
    if (!parsed->is_object() || !parsed->contains("schema"))
        return fail(
            ErrorCode::InvalidPlan,
            name + ": schema: this is not a plan; an object with \"schema\": \"keyseed-plan/1\" is expected");
    if ((*parsed)["schema"] != schema)
        return fail(ErrorCode::InvalidPlan,
                    name + ": schema: \"keyseed-plan/1\" is expected; this version reads no other");
    PlanProblem problem(name);
    Plan plan = readPlan(*parsed, problem);
    if (problem.error())
        return fail(*problem.error());
    return plan;
}

} // namespace core::project
