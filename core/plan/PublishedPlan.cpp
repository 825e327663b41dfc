#include "core/plan/PublishedPlan.h"

#include "core/embedding/Sources.h"
#include "core/plan/FieldJson.h"
#include "core/plan/Sections.h"
#include "core/sources/Sources.h"

#include <algorithm>
#include <array>

namespace core::plan {

namespace {

using Json = nlohmann::ordered_json;

/// Sections whose keys differ by method: numbers and answers of yes or no are published under any key.
/// "sequences" is in packages of release 0.2 alone.
constexpr std::array<std::string_view, 4> numberSections = {"privacy", "synthesis", "sampling", "sequences"};

bool namesNothing(const Json &value)
{
    if (value.is_object() || value.is_array())
        return std::all_of(value.begin(), value.end(), namesNothing);
    return value.is_number() || value.is_boolean() || value.is_null();
}

bool isPath(const Json &value)
{
    return !value.is_string() || isTemplateFile(value.get_ref<const std::string &>());
}

const Json *publishedValue(const Json &part, std::string_view key, FieldPublished published)
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
Json publishedFields(const Json &part, const SectionTable<Section> &fields)
{
    Json kept = Json::object();
    for (const auto &field : fields)
        if (const Json *value = publishedValue(part, field.key, field.facts.published))
            put(kept, field.key, *value);
    return kept;
}

/// Adds the settings that any source publishes; of one that is made of others, those of its parts.
template<typename Sources>
void addSettings(const Json &part, const Sources &sources, Json &kept)
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
            Json parts = Json::array();
            for (const Json &each : *found)
                if (each.is_object()) {
                    Json &one = parts.emplace_back(Json::object());
                    if (const auto name = each.find("source"); name != each.end())
                        one["source"] = *name;
                    addSettings(each, sources, one);
                }
            kept[found.key()] = std::move(parts);
        }
}

void addServers(const Json &part, Json &kept)
{
    if (const auto servers = part.find("servers"); servers != part.end() && servers->is_array())
        for (const Json &each : *servers)
            kept["servers"].push_back(publishedFields(each, endpointFields()));
}

void addNumbers(const Json &part, Json &kept)
{
    for (const auto &[key, value] : part.items())
        if (!kept.contains(key) && namesNothing(value))
            kept[key] = value;
}

template<typename Section>
Json publishedSection(const Json &part, const SectionTable<Section> &fields)
{
    Json kept = publishedFields(part, fields);
    if constexpr (std::is_same_v<Section, Plan::Vocabulary>)
        addSettings(part, vocabulary::sources(), kept);
    if constexpr (std::is_same_v<Section, Plan::Embedding>)
        addSettings(part, embedding::sources(), kept);
    if constexpr (std::is_same_v<Section, Plan::Writer>)
        addServers(part, kept);
    return kept;
}

} // namespace

Json publishedPlan(const Json &plan)
{
    Json kept = Json::object();
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
            Json &part = kept[found.key()];
            if (part.is_null())
                part = publishedFields(*found, synthesisFields());
            addNumbers(*found, part);
        }
    return kept;
}

} // namespace core::plan
