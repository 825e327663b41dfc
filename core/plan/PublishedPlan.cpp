#include "core/plan/PublishedPlan.h"

#include "core/embedding/Sources.h"
#include "core/plan/FieldJson.h"
#include "core/plan/Sections.h"
#include "core/sources/Sources.h"

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

} // namespace core::plan
