#include "core/package/facts/ExportedPlan.h"

#include "core/package/contents/Contents.h"

#include <algorithm>
#include <initializer_list>

namespace core::package {

namespace {

using Keys = std::initializer_list<const char *>;

constexpr std::string_view fileScheme = "file:"; // of schema 1

// Numbers and answers of yes or no, however deep: they name nothing.
bool namesNothing(const Json &value)
{
    if (value.is_object() || value.is_array())
        return std::all_of(value.begin(), value.end(), namesNothing);
    return value.is_number() || value.is_boolean() || value.is_null();
}

Json only(const Json &part, Keys keys)
{
    Json kept = Json::object();
    for (const char *key : keys)
        if (const auto found = part.find(key); found != part.end())
            kept[key] = *found;
    return kept;
}

// The values of `words` as they are, and of other keys those that name nothing: a method brings settings of
// its own.
Json settings(const Json &part, Keys words)
{
    Json kept = only(part, words);
    for (const auto &[key, value] : part.items())
        if (!kept.contains(key) && namesNothing(value))
            kept[key] = value;
    return kept;
}

void keepSource(const Json &part, Json &kept)
{
    if (const auto source = part.find("source"); source != part.end() && source->is_string())
        kept["source"] = source->get<std::string>().starts_with(fileScheme) ? Json("terms") : *source;
}

Json vocabulary(const Json &part)
{
    Json kept = only(part,
                     {"name",
                      "language",
                      "semanticTypes",
                      "vocabularies",
                      "trees",
                      "refset",
                      "exclude",
                      "public",
                      "origin",
                      "licence"});
    keepSource(part, kept);
    if (const auto of = part.find("of"); of != part.end() && of->is_array())
        for (const Json &each : *of)
            if (each.is_object())
                kept["of"].push_back(vocabulary(each));
    return kept;
}

Json embedding(const Json &part)
{
    Json kept = only(part, {"model"});
    keepSource(part, kept);
    return kept;
}

Json privacyBudget(const Json &part)
{
    return settings(part, {});
}

Json synthesisSettings(const Json &part)
{
    return settings(part, {"method"});
}

Json drawing(const Json &part)
{
    return settings(part, {"method", "association"});
}

Json writer(const Json &part)
{
    Json kept = only(part,
                     {"kind",
                      "documentType",
                      "sentences",
                      "language",
                      "length",
                      "examples",
                      "examplesArePublic",
                      "model",
                      "temperature",
                      "maxTokens",
                      "seed",
                      "flaws"});
    // A built-in one by its name; the words of any other are in the manifest's own "writer".
    if (const auto prompt = part.find("template");
        prompt != part.end() && prompt->is_string()
        && prompt->get<std::string>().find_first_of("./\\") == std::string::npos)
        kept["template"] = *prompt;
    // Which models, and not where they are.
    if (const auto servers = part.find("servers"); servers != part.end() && servers->is_array())
        for (const Json &each : *servers)
            kept["servers"].push_back(only(each, {"model", "weight"}));
    if (const auto texts = part.find("texts"); texts != part.end() && texts->is_object())
        kept["texts"] = only(*texts, {"public", "origin", "licence"});
    return kept;
}

Json about(const Json &part)
{
    return only(
        part,
        {"purpose", "recipient", "title", "licence", "contact", "recordCountPublic", "approximateRecords"});
}

Json records(const Json &part)
{
    Json kept = only(part, {"source", "unit", "severalLabels", "sections", "negation", "copies"});
    if (const auto person = part.find("person"); person != part.end())
        kept["unit"] = unitWord(!person->is_null());
    return kept;
}

struct Part
{
    const char *key;
    Json (*exported)(const Json &part);
};

constexpr Part parts[] = {{"records", records},
                          {"vocabulary", vocabulary},
                          {"embedding", embedding},
                          {"privacy", privacyBudget},
                          {"synthesis", synthesisSettings},
                          {"sequences", drawing},
                          {"sampling", drawing},
                          {"writer", writer},
                          {"about", about}};

} // namespace

Json exportedPlan(const Json &plan)
{
    Json kept = only(plan, {"schema", "project", "labels"});
    for (const Part &part : parts)
        if (const auto found = plan.find(part.key); found != plan.end() && found->is_object())
            kept[part.key] = part.exported(*found);
    return kept;
}

bool isAsExported(const nlohmann::json &plan)
{
    return nlohmann::json(exportedPlan(Json(plan))) == plan;
}

} // namespace core::package
