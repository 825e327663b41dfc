#include "core/plan/EmbeddingChecks.h"

#include "core/embedding/Sources.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"

namespace core::plan {

using Embedding = Plan::Embedding;

std::vector<SourceKey> embeddingKeys(std::string_view source)
{
    return keysOfSources(embedding::findSource(source), embedding::sources());
}

namespace {

// What a setting of this name must be, besides a text: the rules of a writer's server hold for every server.
PlanCheck checkServerSetting(const std::string &key, const std::string &text, const Settings &settings)
{
    const std::string field = "embedding." + key;
    if (key == "baseUrl") {
        Plan::Writer server;
        server.plainHttpHost = vocabulary::textOf(settings, "plainHttpHost");
        return checkBaseUrl(field, text, server);
    }
    return key == "keyEnvironment"  ? checkKeyEnvironment(field, text)
           : key == "proxy"         ? checkProxy(field, text)
           : key == "plainHttpHost" ? checkPlainHttpHost(field, text)
                                    : PlanCheck();
}

} // namespace

PlanCheck checkEmbedding(const Plan &plan)
{
    const embedding::Source *source = embedding::findSource(plan.embedding.source);
    if (source == nullptr) // the table of the section says so
        return {};
    PlanCheck checked = checkSourceSettings("embedding", source->settings(), plan.embedding.settings);
    const Settings settings = embeddingSettings(plan.embedding);
    for (const auto &[key, value] : settings)
        if (const auto *text = std::get_if<std::string>(&value); text != nullptr && checked)
            checked = checkServerSetting(key, *text, settings);
    return checked;
}

const SectionTable<Embedding> &embeddingFields()
{
    static const std::vector<std::string_view> names = embedding::sourceNames();
    static const SectionTable<Embedding> fields = {
        {"source", &Embedding::source, OneOf{names}},
    };
    return fields;
}

Settings embeddingSettings(const Embedding &embedding)
{
    const embedding::Source *source = embedding::findSource(embedding.source);
    return source == nullptr ? Settings() : settingsRead(source->settings(), embedding.settings);
}

std::vector<std::pair<std::string, std::filesystem::path>> filesOf(const Embedding &embedding)
{
    const embedding::Source *source = embedding::findSource(embedding.source);
    return source == nullptr ? std::vector<std::pair<std::string, std::filesystem::path>>()
                             : source->files(embeddingSettings(embedding));
}

std::string publicName(const Embedding &embedding)
{
    const embedding::Source *source = embedding::findSource(embedding.source);
    return source == nullptr ? embedding.source : source->publicName(embeddingSettings(embedding));
}

} // namespace core::plan
