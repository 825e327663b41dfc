#include "core/embedding/Sources.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/vocabulary/Sources.h"

#include <algorithm>

namespace core::plan {

namespace {

using Vocabulary = Plan::Vocabulary;
using About = Plan::About;

constexpr int maximumApproximateRecords = 1'000'000'000;

/// The setting that the vocabulary's source reads by this key; null when it reads none.
const vocabulary::SourceSetting *settingOf(const Vocabulary &vocabulary, std::string_view key)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    if (source == nullptr)
        return nullptr;
    const auto found = std::ranges::find(source->settings(), key, &vocabulary::SourceSetting::key);
    return found == source->settings().end() ? nullptr : &*found;
}

bool hasName(const Vocabulary &vocabulary)
{
    return settingOf(vocabulary, "name") != nullptr;
}

bool hasFile(const Vocabulary &vocabulary)
{
    return settingOf(vocabulary, "file") != nullptr;
}

PlanCheck checkSource(const std::string &field, const std::string &source)
{
    const std::vector<std::string_view> names = vocabulary::sourceNames();
    if (!source.empty())
        return OneOf{names}(field, source);
    std::string known;
    for (const std::string_view name : names)
        known += (known.empty() ? "" : name == names.back() ? " or " : ", ") + std::string(name);
    return refuse(PlanFault::Missing, field, known + " was expected, nothing was found");
}

PlanCheck checkName(const std::string &field, const std::string &name, const Vocabulary &vocabulary)
{
    return OneOf{settingOf(vocabulary, "name")->choices}(field, name);
}

PlanCheck checkFile(const std::string &field, const std::filesystem::path &file)
{
    return checkLine(field, file.string(), "the path of a file with one term a line");
}

} // namespace

const SectionTable<Vocabulary> &vocabularyFields()
{
    static const SectionTable<Vocabulary> fields = {
        {"source", &Vocabulary::source, checkSource},
        {"name", &Vocabulary::name, checkName, {.applies = hasName}},
        {"file", &Vocabulary::file, checkFile, {.applies = hasFile}},
    };
    return fields;
}

Settings vocabularySettings(const Vocabulary &vocabulary)
{
    Settings settings;
    if (hasName(vocabulary))
        settings.emplace("name", vocabulary.name);
    if (hasFile(vocabulary))
        settings.emplace("file", vocabulary.file.string());
    return settings;
}

std::string publicName(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? vocabulary.source : source->publicName(vocabularySettings(vocabulary));
}

const SectionTable<Plan::Embedding> &embeddingFields()
{
    static const std::vector<std::string_view> embeddings = embedding::sourceNames();
    static const SectionTable<Plan::Embedding> fields = {
        {"source", &Plan::Embedding::source, OneOf{embeddings}},
    };
    return fields;
}

const SectionTable<About> &aboutFields()
{
    static const SectionTable<About> fields = {
        {"purpose", &About::purpose},
        {"recipient", &About::recipient},
        {"title", &About::title},
        {"licence", &About::licence},
        {"contact", &About::contact},
        {"recordCountPublic", &About::recordCountPublic},
        {"approximateRecords",
         &About::approximateRecords,
         UpTo{maximumApproximateRecords},
         {FieldWritten::WhenGiven}},
    };
    return fields;
}

} // namespace core::plan
