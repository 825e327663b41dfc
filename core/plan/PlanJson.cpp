#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/plan/Budget.h"
#include "core/plan/FieldJson.h"
#include "core/plan/LabelMap.h"
#include "core/plan/Sections.h"
#include "core/plan/SourceChecks.h"

#include <algorithm>
#include <array>

namespace core::plan {
namespace {

using Json = nlohmann::json;

constexpr std::string_view schema = "keyseed-plan/2";
constexpr std::array<std::string_view, 11> planKeys = {"schema",
                                                       "project",
                                                       "records",
                                                       "labels",
                                                       "vocabulary",
                                                       "embedding",
                                                       "privacy",
                                                       "synthesis",
                                                       "sampling",
                                                       "writer",
                                                       "about"};

/// Parses the JSON of a plan, as strict as jsonFault (core/base/JsonInput.h). Errors: InvalidPlan,
/// "name:line:column: ..." or, for an empty text, "name: ...". No message quotes the text.
Result<Json> parsePlanSyntax(std::string_view text, const std::string &name)
{
    constexpr std::string_view blanks = " \t\r\n";
    if (text.find_first_not_of(blanks) == std::string_view::npos)
        return fail(
            ErrorCode::InvalidPlan,
            name + ": the plan is empty; a JSON object with \"schema\": \"keyseed-plan/2\" is expected");
    if (const std::string problem = jsonFault(text); !problem.empty())
        return fail(ErrorCode::InvalidPlan, name + ":" + problem);
    return parseJson<Json>(text);
}

/// A label is a text, or an object where it stands for other values of the column than its own name or has a
/// description.
struct DeclaredLabel
{
    std::string name;
    std::vector<std::string> values;
    std::string description;
};

const FieldTable<DeclaredLabel> &labelFields()
{
    static const FieldTable<DeclaredLabel> fields = {
        {"name", &DeclaredLabel::name},
        {"values", &DeclaredLabel::values},
        {"description", &DeclaredLabel::description},
    };
    return fields;
}

void readLabel(const Json &json, const std::string &place, Plan &plan, PlanProblem &problem)
{
    if (json.is_string())
        return plan.labels.push_back(json.get<std::string>());
    if (!json.is_object())
        return problem.refuse(place, mismatch("text, or an object of name, values and description,", json));
    checkKeys(json, place, keysOf(labelFields()), problem);
    DeclaredLabel label;
    readFields(json, place, label, labelFields(), problem);
    if (!json.contains("values"))
        label.values = {label.name};
    // The check reports two labels of the same name, whatever they stand for.
    if (std::find(plan.labels.begin(), plan.labels.end(), label.name) == plan.labels.end())
        setLabelValues(plan, label.name, std::move(label.values));
    if (!label.description.empty())
        plan.labelDescriptions.emplace(label.name, std::move(label.description));
    plan.labels.push_back(std::move(label.name));
}

void readLabels(const Json &json, Plan &plan, PlanProblem &problem)
{
    const Json *list = valueAt(json, "labels");
    if (list && !list->is_array())
        return problem.refuse("labels", mismatch("a list of labels", *list));
    for (std::size_t i = 0; list && i < list->size(); ++i)
        readLabel((*list)[i], "labels[" + std::to_string(i) + "]", plan, problem);
}

/// The table reads the method; the other keys are the method's own.
void readMethodsOwn(const Json &object, Plan::Synthesis &synthesis, PlanProblem &problem)
{
    const std::string path = "synthesis";
    for (const auto &part : objectAt(object, "epsilon", path, problem).items())
        if (!part.value().is_null()) {
            const std::string place = path + ".epsilon." + part.key();
            if (const FieldValue epsilon = readValue(part.value(), FieldType::Number, place, problem))
                synthesis.epsilon[part.key()] = std::get<double>(*epsilon);
        }
    const auto known = keysOf(synthesisFields());
    for (const auto &entry : object.items())
        if (entry.key() != "epsilon" && std::ranges::find(known, entry.key()) == known.end())
            if (FieldValue value = readSetting(entry.value(), path + '.' + entry.key(), problem))
                synthesis.settings[entry.key()] = std::move(*value);
}

std::vector<SourceKey> keysOf(const Plan::Vocabulary &vocabulary)
{
    return vocabularyKeys(vocabulary.source);
}

std::vector<SourceKey> keysOf(const Plan::Embedding &embedding)
{
    return embeddingKeys(embedding.source);
}

/// A section that is a source and its settings: what the source is, is read by the table, what is left is the
/// source's own.
template<typename Section>
constexpr bool hasSource =
    std::is_same_v<Section, Plan::Vocabulary> || std::is_same_v<Section, Plan::Embedding>;

template<typename Section>
void readSourcesOwn(const Json &object,
                    const std::string &path,
                    Section &section,
                    const SectionTable<Section> &fields,
                    PlanProblem &problem)
{
    Section named;
    if (const auto source = object.value("source", Json()); source.is_string())
        named.source = source.get<std::string>();
    std::vector<std::string_view> known = core::keysOf(fields);
    for (const SourceKey &each : keysOf(named))
        known.push_back(each.key);
    checkKeys(object, path, known, problem);
    for (const SourceKey &each : keysOf(named)) {
        const Json *given = valueAt(object, each.key);
        if (!given)
            continue;
        FieldValue value = readValue(*given, each.type, path + '.' + std::string(each.key), problem);
        if (value && !isEmpty(*value))
            section.settings.insert_or_assign(std::string(each.key), std::move(*value));
    }
}

void readServers(const Json &object, Plan::Writer &writer, PlanProblem &problem)
{
    std::vector<std::string_view> known = core::keysOf(writerFields());
    known.push_back("servers");
    checkKeys(object, "writer", known, problem);
    const Json *list = valueAt(object, "servers");
    if (list && !list->is_array())
        return problem.refuse("writer.servers", mismatch("a list of servers", *list));
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const Json &each = (*list)[i];
        const std::string place = "writer.servers[" + std::to_string(i) + "]";
        if (!each.is_object())
            return problem.refuse(place, mismatch("an object", each));
        checkKeys(each, place, core::keysOf(endpointFields()), problem);
        readFields(each, place, writer.servers.emplace_back(), endpointFields(), problem);
    }
}

/// A value of a field is written as a label is: a text, or an object of name and values.
void readFieldValue(const Json &json,
                    const std::string &place,
                    Plan::Records::Field &field,
                    PlanProblem &problem)
{
    if (json.is_string())
        return field.values.push_back(json.get<std::string>());
    if (!json.is_object())
        return problem.refuse(place, mismatch("text, or an object of name and values,", json));
    checkKeys(json, place, keysOf(labelFields()), problem);
    DeclaredLabel value;
    readFields(json, place, value, labelFields(), problem);
    if (json.contains("values"))
        field.spellings[value.name] = std::move(value.values);
    field.values.push_back(std::move(value.name));
}

void readRecordFields(const Json &object, Plan::Records &records, PlanProblem &problem)
{
    std::vector<std::string_view> known = core::keysOf(recordsFields());
    known.push_back("fields");
    checkKeys(object, "records", known, problem);
    const Json *list = valueAt(object, "fields");
    if (list && !list->is_array())
        return problem.refuse("records.fields", mismatch("a list of fields", *list));
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const Json &each = (*list)[i];
        const std::string place = "records.fields[" + std::to_string(i) + "]";
        if (!each.is_object())
            return problem.refuse(place, mismatch("an object", each));
        std::vector<std::string_view> keys = core::keysOf(recordFieldFields());
        keys.push_back("values");
        checkKeys(each, place, keys, problem);
        Plan::Records::Field &field = records.fields.emplace_back();
        readFields(each, place, field, recordFieldFields(), problem);
        const Json *values = valueAt(each, "values");
        if (values && !values->is_array())
            return problem.refuse(place + ".values", mismatch("a list of values", *values));
        for (std::size_t value = 0; values && value < values->size(); ++value)
            readFieldValue(
                (*values)[value], place + ".values[" + std::to_string(value) + "]", field, problem);
    }
}

Plan readPlan(const Json &json, PlanProblem &problem)
{
    Plan plan;
    checkKeys(json, "", planKeys, problem);
    if (const Json *project = valueAt(json, "project"))
        if (const FieldValue name = readValue(*project, FieldType::Text, "project", problem))
            plan.project = std::get<std::string>(*name);
    readLabels(json, plan, problem);
    eachSection(plan, [&]<typename Section>(std::string_view key, Section &section, const auto &fields) {
        const Json &object = objectAt(json, key, "", problem);
        if constexpr (std::is_same_v<Section, Plan::Synthesis>)
            readMethodsOwn(object, section, problem);
        else if constexpr (hasSource<Section>)
            readSourcesOwn(object, std::string(key), section, fields, problem);
        else if constexpr (std::is_same_v<Section, Plan::Writer>)
            readServers(object, section, problem);
        else if constexpr (std::is_same_v<Section, Plan::Records>)
            readRecordFields(object, section, problem);
        else
            checkKeys(object, std::string(key), keysOf(fields), problem);
        readFields(object, std::string(key), section, fields, problem);
    });
    return plan;
}

void writeRecordFields(nlohmann::ordered_json &object, const Plan::Records &records)
{
    for (const Plan::Records::Field &each : records.fields) {
        auto &field = object["fields"].emplace_back(nlohmann::ordered_json::object());
        writeFields(field, each, recordFieldFields());
        if (!each.values.empty())
            field["values"] = namesJson(each.values, each.spellings);
    }
}

nlohmann::ordered_json labelsJson(const Plan &plan)
{
    nlohmann::ordered_json labels = namesJson(plan.labels, plan.labelValues);
    for (std::size_t label = 0; label < plan.labels.size(); ++label) {
        const auto found = plan.labelDescriptions.find(plan.labels[label]);
        if (found == plan.labelDescriptions.end())
            continue;
        if (labels[label].is_string())
            labels[label] = nlohmann::ordered_json::object({{"name", found->first}});
        labels[label]["description"] = found->second;
    }
    return labels;
}

void writeMethodsOwn(nlohmann::ordered_json &object, const Plan::Synthesis &synthesis)
{
    nlohmann::ordered_json &epsilon = object["epsilon"] = nlohmann::ordered_json::object();
    for (const BudgetPart &part : budgetParts(synthesis.method)) // in their order
        if (const auto given = synthesis.epsilon.find(part.key); given != synthesis.epsilon.end())
            epsilon[given->first] = given->second;
    for (const auto &[part, given] : synthesis.epsilon)
        epsilon[part] = given;
    for (const auto &[key, value] : synthesis.settings)
        object[key] = jsonOf(value);
}

void writeServers(nlohmann::ordered_json &object, const Plan::Writer &writer)
{
    for (const Plan::Writer::Endpoint &each : writer.servers) {
        auto &server = object["servers"].emplace_back(nlohmann::ordered_json::object());
        writeFields(server, each, endpointFields());
    }
}

template<typename Section>
void writeSourcesOwn(nlohmann::ordered_json &object, const Section &section)
{
    for (const SourceKey &each : keysOf(section)) // in their order
        if (const auto given = section.settings.find(each.key); given != section.settings.end())
            object[given->first] = jsonOf(given->second);
    for (const auto &[key, value] : section.settings)
        object[key] = jsonOf(value);
}

} // namespace

Result<Plan> parsePlan(std::string_view json, const std::string &name)
{
    KEYSEED_ASSIGN(const auto parsed, parsePlanSyntax(json, name));
    // Checked before anything else is quoted: the file may be something other than a plan.
    if (!parsed.is_object() || !parsed.contains("schema"))
        return fail(
            ErrorCode::InvalidPlan,
            name + ": schema: this is not a plan; an object with \"schema\": \"keyseed-plan/2\" is expected");
    const Json given = parsed["schema"];
    if (given != schema)
        return fail(ErrorCode::InvalidPlan,
                    name + ": schema: \"keyseed-plan/2\" is expected; this version reads no other");
    PlanProblem problem(name);
    Plan plan = readPlan(parsed, problem);
    if (problem.error())
        return fail(*problem.error());
    return plan;
}

std::string toJson(const Plan &plan)
{
    nlohmann::ordered_json json;
    json["schema"] = schema;
    json["project"] = plan.project;
    json["records"] = nullptr;
    json["labels"] = labelsJson(plan);
    eachSection(plan, [&]<typename Section>(const char *key, const Section &section, const auto &fields) {
        auto object = nlohmann::ordered_json::object();
        writeFields(object, section, fields);
        if constexpr (std::is_same_v<Section, Plan::Synthesis>)
            writeMethodsOwn(object, section);
        if constexpr (hasSource<Section>)
            writeSourcesOwn(object, section);
        if constexpr (std::is_same_v<Section, Plan::Writer>)
            writeServers(object, section);
        if constexpr (std::is_same_v<Section, Plan::Records>)
            writeRecordFields(object, section);
        json[key] = std::move(object);
    });
    // A file name need not be UTF-8; writing it approximately is better than failing.
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

} // namespace core::plan
