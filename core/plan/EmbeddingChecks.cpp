#include "core/plan/EmbeddingChecks.h"

#include "core/embedding/Sources.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"

namespace core::plan {

using Embedding = Plan::Embedding;

std::vector<SourceKey> embeddingKeys(std::string_view source)
{
    return keysOfSources(embedding::findSource(source), embedding::sources());
}

PlanCheck checkEmbedding(const Plan &plan)
{
    const embedding::Source *source = embedding::findSource(plan.embedding.source);
    if (source == nullptr) // the table of the section says so
        return {};
    return checkSourceSettings("embedding", source->settings(), plan.embedding.settings);
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
