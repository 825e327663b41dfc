#include "core/plan/PublishedPlan.h"

#include "core/base/JsonInput.h"
#include "core/embedding/Sources.h"
#include "core/methods/Methods.h"
#include "core/plan/Budget.h"
#include "core/plan/FieldJson.h"
#include "core/plan/FieldMap.h"
#include "core/plan/Plan.h"
#include "core/plan/Sections.h"
#include "core/plan/SourceChecks.h"
#include "core/sources/Sources.h"
#include "core/synthesis/Synthesizer.h"

#include <algorithm>
#include <array>

namespace core::plan {

namespace {

using OrderedJson = nlohmann::ordered_json;

/// Sections whose keys differ by method: numbers and answers of yes or no are published under any key.
/// "sequences" is in packages of release 0.2 alone.
constexpr std::array<std::string_view, 4> numberSections = {"privacy", "synthesis", "sampling", "sequences"};

bool namesNothing(const OrderedJson &value)
{
    if (value.is_object() || value.is_array())
        return std::all_of(value.begin(), value.end(), namesNothing);
    return value.is_number() || value.is_boolean() || value.is_null();
}

bool isPath(const OrderedJson &value)
{
    return !value.is_string() || isTemplateFile(value.get_ref<const std::string &>());
}

const OrderedJson *publishedValue(const OrderedJson &part, std::string_view key, FieldPublished published)
{
    if (published == FieldPublished::No)
        return nullptr;
    const std::size_t dot = key.find('.');
    const auto found = part.find(key.substr(0, dot));
    if (found == part.end() || (published == FieldPublished::AsName && isPath(*found)))
        return nullptr;
    if (dot == std::string_view::npos)
        return &*found;
    return found->is_object() ? publishedValue(*found, key.substr(dot + 1), published) : nullptr;
}

template<typename Section>
OrderedJson publishedFields(const OrderedJson &part, const SectionTable<Section> &fields)
{
    OrderedJson kept = OrderedJson::object();
    for (const auto &field : fields)
        if (const OrderedJson *value = publishedValue(part, field.key, field.facts.published))
            put(kept, field.key, *value);
    return kept;
}

/// Adds the settings that any source publishes; of one that is made of others, those of its parts.
template<typename Sources>
void addSettings(const OrderedJson &part, const Sources &sources, OrderedJson &kept)
{
    for (const auto *source : sources)
        for (const vocabulary::SourceSetting &setting : source->settings()) {
            const auto found = part.find(setting.key);
            if (found == part.end())
                continue;
            if (setting.isPublished)
                kept[found.key()] = *found;
            if (setting.type != vocabulary::SettingType::Sources || !found->is_array())
                continue;
            OrderedJson members = OrderedJson::array();
            for (const OrderedJson &each : *found)
                if (each.is_object()) {
                    OrderedJson &one = members.emplace_back(OrderedJson::object());
                    if (const auto name = each.find("source"); name != each.end())
                        one["source"] = *name;
                    addSettings(each, sources, one);
                }
            kept[found.key()] = std::move(members);
        }
}

void addServers(const OrderedJson &part, OrderedJson &kept)
{
    if (const auto servers = part.find("servers"); servers != part.end() && servers->is_array())
        for (const OrderedJson &each : *servers)
            kept["servers"].push_back(publishedFields(each, endpointFields()));
}

void addRecordFields(const OrderedJson &part, OrderedJson &kept)
{
    if (const auto fields = part.find("fields"); fields != part.end() && fields->is_array())
        for (const OrderedJson &each : *fields) {
            OrderedJson &field = kept["fields"].emplace_back(publishedFields(each, recordFieldFields()));
            if (const auto values = each.find("values"); values != each.end())
                field["values"] = *values;
        }
}

void addNumbers(const OrderedJson &part, OrderedJson &kept)
{
    for (const auto &[key, value] : part.items())
        if (!kept.contains(key) && namesNothing(value))
            kept[key] = value;
}

template<typename Section>
OrderedJson publishedSection(const OrderedJson &part, const SectionTable<Section> &fields)
{
    OrderedJson kept = publishedFields(part, fields);
    if constexpr (std::is_same_v<Section, Plan::Vocabulary>)
        addSettings(part, vocabulary::sources(), kept);
    if constexpr (std::is_same_v<Section, Plan::Embedding>)
        addSettings(part, embedding::sources(), kept);
    if constexpr (std::is_same_v<Section, Plan::Writer>)
        addServers(part, kept);
    if constexpr (std::is_same_v<Section, Plan::Records>)
        addRecordFields(part, kept);
    return kept;
}

} // namespace

OrderedJson publishedPlan(const OrderedJson &plan)
{
    OrderedJson kept = OrderedJson::object();
    for (const char *key : {"schema", "project", "labels"})
        if (const auto found = plan.find(key); found != plan.end())
            kept[key] = *found;
    const Plan untouched;
    eachSection(untouched, [&](const char *key, const auto &, const auto &fields) {
        if (const auto found = plan.find(key); found != plan.end() && found->is_object())
            kept[key] = publishedSection(*found, fields);
    });
    for (const std::string_view section : numberSections)
        if (const auto found = plan.find(section); found != plan.end() && found->is_object()) {
            OrderedJson &part = kept[found.key()];
            if (part.is_null())
                part = publishedFields(*found, synthesisFields());
            addNumbers(*found, part);
        }
    return kept;
}

namespace {

/// Returns all published fields of a section, also those that a plan would leave out.
template<typename Section>
OrderedJson allPublishedFields(const Section &section, const SectionTable<Section> &fields)
{
    OrderedJson all = OrderedJson::object();
    for (const auto &field : fields)
        if (field.facts.published != FieldPublished::No)
            put(all, field.key, jsonOf(field.get(section)));
    return all;
}

void addAll(const Settings &settings, OrderedJson &section)
{
    for (const auto &[key, value] : settings)
        section[key] = jsonOf(value);
}

template<typename Section>
OrderedJson allPublished(const Section &section, const SectionTable<Section> &fields)
{
    OrderedJson all = allPublishedFields(section, fields);
    if constexpr (requires { section.settings; })
        addAll(section.settings, all);
    if constexpr (std::is_same_v<Section, Plan::Synthesis>)
        for (const auto &[part, epsilon] : section.epsilon)
            all["epsilon"][part] = epsilon;
    if constexpr (std::is_same_v<Section, Plan::Writer>)
        for (const Plan::Writer::Endpoint &server : section.servers)
            all["servers"].push_back(allPublishedFields(server, endpointFields()));
    if constexpr (std::is_same_v<Section, Plan::Records>)
        for (const Plan::Records::Field &field : section.fields) {
            OrderedJson &each = all["fields"].emplace_back(allPublishedFields(field, recordFieldFields()));
            each["values"] = namesJson(field.values, field.spellings);
        }
    return all;
}

bool isNothing(const OrderedJson &value)
{
    return value.empty() || (value.is_string() && value.get_ref<const std::string &>().empty());
}

/// Returns whether everything in `part` is in `whole` with the same value and type. Empty texts, lists and
/// objects may be missing in `whole`: a reader drops them.
bool isPartOf(const OrderedJson &part, const OrderedJson &whole)
{
    if (part.is_object() && whole.is_object())
        return std::ranges::all_of(part.items(), [&](const auto &entry) {
            const auto found = whole.find(entry.key());
            return found == whole.end() ? isNothing(entry.value()) && !entry.value().is_null()
                                        : isPartOf(entry.value(), *found);
        });
    if (part.is_array() && whole.is_array())
        return std::ranges::equal(part, whole, isPartOf);
    return part == whole && part.is_number_float() == whole.is_number_float();
}

bool areOf(const std::vector<FieldDescription> &known, const Settings &settings)
{
    return std::ranges::all_of(settings, [&known](const auto &setting) {
        const auto found = std::ranges::find(known, setting.first, &FieldDescription::key);
        return found != known.end() && asType(setting.second, found->type);
    });
}

/// Returns whether the budget and the settings are those of the method.
bool isOfMethod(const Plan::Synthesis &synthesis)
{
    const synthesis::Synthesizer *method = synthesis::findSynthesizer(synthesis.method);
    const auto parts = budgetParts(synthesis.method);
    return method != nullptr && areOf(method->settingFields(), synthesis.settings)
           && std::ranges::all_of(synthesis.epsilon, [&parts](const auto &part) {
                  return part.first == synthesis::fieldPart
                         || std::ranges::find(parts, part.first, &BudgetPart::key) != parts.end();
              });
}

/// Returns whether each vocabulary of a union is the name of a source and settings that this source reads.
bool arePartsKnown(const Plan::Vocabulary &vocabulary)
{
    const auto isKnown = [](const SettingsObject &part) {
        const std::string name = vocabulary::textOf(part.settings, "source");
        const vocabulary::Source *source = vocabulary::findSource(name);
        return source != nullptr && std::ranges::all_of(part.settings, [&](const auto &setting) {
                   if (setting.first == "source")
                       return true;
                   const auto known = vocabularyKeys(name);
                   const auto found = std::ranges::find(known, setting.first, &SourceKey::key);
                   return found != known.end() && asType(setting.second, found->type).has_value();
               });
    };
    return std::ranges::all_of(vocabulary.settings, [&](const auto &setting) {
        const auto *parts = std::get_if<std::vector<SettingsObject>>(&setting.second);
        return parts == nullptr || std::ranges::all_of(*parts, isKnown);
    });
}

/// Returns whether the values that a section of a package names are in range. Names of sources and columns
/// are not checked: the rules for them depend on what a package does not name.
template<typename Section>
bool isInRange(const OrderedJson &part, const Section &section, const SectionTable<Section> &fields)
{
    if constexpr (std::is_same_v<Section, Plan::Writer> || std::is_same_v<Section, Plan::Records>)
        return true;
    return std::ranges::all_of(fields, [&](const auto &field) {
        return field.facts.published == FieldPublished::No || valueAt(part, field.key) == nullptr
               || field.check(section, std::string(field.key));
    });
}

template<typename Section>
bool isAsWritten(const OrderedJson &part, const Section &section, const SectionTable<Section> &fields)
{
    if constexpr (std::is_same_v<Section, Plan::Synthesis>)
        if (!isOfMethod(section))
            return false;
    if constexpr (std::is_same_v<Section, Plan::Vocabulary>)
        if (!arePartsKnown(section))
            return false;
    return isPartOf(part, allPublished(section, fields)) && isInRange(part, section, fields);
}

} // namespace

std::string_view differenceInPublishedPlan(const OrderedJson &plan)
{
    const auto read =
        parsePlan(plan.dump(-1, ' ', false, OrderedJson::error_handler_t::replace), "the plan of a package");
    if (!read)
        return "plan";
    if (!checkRecordFields(*read))
        return "records";
    const auto written = parseJson<OrderedJson>(toJson(*read));
    for (const char *key : {"schema", "project", "labels"})
        if (const auto found = plan.find(key); found != plan.end() && !isPartOf(*found, written.at(key)))
            return key;
    std::string_view different;
    eachSection(*read, [&](const char *key, const auto &section, const auto &fields) {
        const auto found = plan.find(key);
        if (different.empty() && found != plan.end() && !isAsWritten(*found, section, fields))
            different = key;
    });
    return different;
}

std::vector<RecordField> recordFieldsOfPublishedPlan(const OrderedJson &plan)
{
    const auto records = plan.is_object() ? plan.find("records") : plan.end();
    if (!plan.is_object() || records == plan.end() || !records->is_object() || !records->contains("fields"))
        return {};
    // The fields alone: a package also names what no plan has, such as the unit.
    const OrderedJson alone = {{"schema", plan.value("schema", OrderedJson())},
                               {"records", {{"fields", records->at("fields")}}}};
    auto read =
        parsePlan(alone.dump(-1, ' ', false, OrderedJson::error_handler_t::replace), "the plan of a package");
    if (!read || !checkRecordFields(*read))
        return {};
    return std::move(read->records.fields);
}

bool hasOmopTables(const OrderedJson &plan)
{
    const auto records = plan.is_object() ? plan.find("records") : plan.end();
    if (!plan.is_object() || records == plan.end() || !records->is_object())
        return false;
    const auto asked = records->find("omopTables");
    return asked != records->end() && *asked == OrderedJson(true);
}

std::vector<PublishedRecordField> fieldsOfPublishedPlan(const OrderedJson &plan)
{
    std::vector<PublishedRecordField> published;
    for (const RecordField &field : recordFieldsOfPublishedPlan(plan)) {
        PublishedRecordField &each = published.emplace_back();
        each.name = field.name;
        each.isOfPatient = field.of == ofPatient;
        each.isDays = isOfDays(field);
        each.isNumber = field.kind == numberKind || each.isDays;
        each.low = field.low.value_or(0);
        each.high = each.isDays ? fields::mostDays + 1 : field.high.value_or(0);
        each.omop = field.omop;
        for (int value = 0; value < valuesOf(field); ++value)
            each.values.push_back(nameOfValue(field, value));
    }
    return published;
}

} // namespace core::plan
