#include "core/base/Result.h"
#include "core/embedding/Sources.h"
#include "core/languages/Language.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"
#include "core/plan/SourceChecks.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/Vocabulary.h"

#include <algorithm>

namespace core::plan {

using vocabulary::SettingType;
using vocabulary::SourceSetting;

namespace {

PlanCheck checkText(const SourceSetting &expected, const std::string &field, const std::string &text)
{
    if (!expected.choices.empty())
        return OneOf{expected.choices}(field, text);
    return checkLine(field, text, std::string(expected.what));
}

PlanCheck checkTexts(const SourceSetting &expected, const std::string &field, const Setting &given)
{
    const auto *texts = std::get_if<std::vector<std::string>>(&given);
    for (std::size_t i = 0; texts != nullptr && i < texts->size(); ++i)
        KEYSEED_TRY(checkText(expected, field + '[' + std::to_string(i) + ']', (*texts)[i]));
    return {};
}

PlanCheck checkSetting(const std::string &field, const SourceSetting &expected, const Settings &settings)
{
    const auto given = settings.find(expected.key);
    if (given == settings.end() || isEmpty(given->second)) {
        if (!expected.isNeeded)
            return {};
        return checkText(expected, field, {});
    }
    if (!asType(given->second, fieldType(expected.type)))
        return refuse(
            PlanFault::UnknownChoice, field, std::string(nameOf(fieldType(expected.type))) + " was expected");
    if (!expected.declares.empty() && given->second != Setting(true))
        return refuse(PlanFault::Missing, field, declarationMissing(expected));
    if (const auto *text = std::get_if<std::string>(&given->second))
        return checkText(expected, field, *text);
    return checkTexts(expected, field, given->second);
}

} // namespace

FieldType fieldType(SettingType type)
{
    switch (type) {
    case SettingType::Text:
    case SettingType::File:
        return FieldType::Text;
    case SettingType::Texts:
    case SettingType::Files:
        return FieldType::Texts;
    case SettingType::Flag:
        return FieldType::Flag;
    case SettingType::Sources:
        return FieldType::Objects;
    }
    return FieldType::Text;
}

PlanCheck
checkSourceSettings(const std::string &section, std::span<const SourceSetting> known, const Settings &given)
{
    for (const SourceSetting &expected : known)
        KEYSEED_TRY(checkSetting(section + '.' + std::string(expected.key), expected, given));
    return {};
}

Settings settingsRead(std::span<const SourceSetting> known, const Settings &given)
{
    Settings settings;
    for (const SourceSetting &setting : known)
        if (const auto found = given.find(setting.key); found != given.end() && !isEmpty(found->second))
            settings.insert(*found);
    return settings;
}

namespace {

using Vocabulary = Plan::Vocabulary;
using vocabulary::Exclusion;

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

template<auto Names>
struct OfExclude
{
    template<typename AnyVocabulary>
    auto &operator()(AnyVocabulary &from) const
    {
        return from.exclude.*Names;
    }
};

PlanCheck checkKinds(const std::string &field, const std::vector<std::string> &kinds)
{
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (PlanCheck one = OneOf{vocabulary::kindNames()}(field + '[' + std::to_string(i) + ']', kinds[i]);
            !one)
            return one;
    return {};
}

// Whether the vocabulary has them is known when it is open (vocabulary::keptTerms).
PlanCheck checkTerms(const std::string &field, const std::vector<std::string> &terms)
{
    for (std::size_t i = 0; i < terms.size(); ++i)
        KEYSEED_TRY(checkLine(field + '[' + std::to_string(i) + ']', terms[i], "a term"));
    return {};
}

} // namespace

std::vector<SourceKey> vocabularyKeys(std::string_view source)
{
    return keysOfSources(vocabulary::findSource(source), vocabulary::sources());
}

namespace {

// Refuses a vocabulary whose settings tell that it is in another language than the records. Where only its
// file tells it, checkOpenedLanguage() does so.
PlanCheck checkLanguage(const Plan &plan, const vocabulary::Source &source)
{
    const Settings settings = vocabularySettings(plan.vocabulary);
    const std::string problem = languageProblem(plan.records, source.language(settings));
    if (!problem.empty())
        return refuse(PlanFault::VocabularyLanguage, "vocabulary", problem);
    const vocabulary::SourceSetting *setting = source.settingOfParts();
    const auto found = setting == nullptr ? settings.end() : settings.find(setting->key);
    const auto *parts =
        found == settings.end() ? nullptr : std::get_if<std::vector<SettingsObject>>(&found->second);
    for (std::size_t i = 0; parts != nullptr && i < parts->size(); ++i) {
        const Settings &part = (*parts)[i].settings;
        const auto *each = vocabulary::findSource(vocabulary::textOf(part, "source"));
        const std::string wrong =
            each == nullptr ? std::string() : languageProblem(plan.records, each->language(part));
        if (!wrong.empty())
            return refuse(PlanFault::VocabularyLanguage,
                          "vocabulary." + std::string(setting->key) + '[' + std::to_string(i) + ']',
                          wrong);
    }
    return {};
}

} // namespace

std::string languageProblem(const Plan::Records &records, std::string_view vocabularyLanguage)
{
    const std::string spoken = languageCode(records);
    if (spoken.empty() || vocabularyLanguage.empty() || spoken == vocabularyLanguage)
        return {};
    return "a vocabulary in the language of the records (" + std::string(languages::titleOf(spoken))
           + ") was expected, because words of another language mean something else; this one is in "
           + std::string(languages::titleOf(vocabularyLanguage))
           + "; choose another, or correct records.language";
}

PlanCheck checkVocabulary(const Plan &plan)
{
    const vocabulary::Source *source = vocabulary::findSource(plan.vocabulary.source);
    if (source == nullptr) // the table of the section says so
        return {};
    KEYSEED_TRY(checkSourceSettings("vocabulary", source->settings(), plan.vocabulary.settings));
    // Checks what one setting alone does not show: "of[1].file: ..."
    if (const auto checked = source->check(vocabularySettings(plan.vocabulary)); !checked) {
        const std::string &detail = checked.error().detail;
        const std::size_t colon = detail.find(": ");
        return refuse(
            PlanFault::PartImpossible, "vocabulary." + detail.substr(0, colon), detail.substr(colon + 2));
    }
    return checkLanguage(plan, *source);
}

const SectionTable<Vocabulary> &vocabularyFields()
{
    static const SectionTable<Vocabulary> fields = {
        {"source", &Vocabulary::source, checkSource, {}, published("Source of the vocabulary.")},
        {"exclude.kinds",
         OfExclude<&Exclusion::kinds>(),
         checkKinds,
         {FieldWritten::WhenGiven},
         published("Kinds of terms that are left out.")},
        {"exclude.terms",
         OfExclude<&Exclusion::terms>(),
         checkTerms,
         {FieldWritten::WhenGiven},
         published("Terms that are left out.")},
    };
    return fields;
}

Settings vocabularySettings(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? Settings() : settingsRead(source->settings(), vocabulary.settings);
}

std::vector<std::pair<std::string, std::filesystem::path>> filesOf(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? std::vector<std::pair<std::string, std::filesystem::path>>()
                             : source->files(vocabularySettings(vocabulary));
}

std::string publicName(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? vocabulary.source : source->publicName(vocabularySettings(vocabulary));
}

std::string publishedName(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? std::string(vocabulary::termList)
                             : source->publishedName(vocabularySettings(vocabulary));
}

bool dependsOnFiles(const Vocabulary &vocabulary)
{
    return publishedName(vocabulary) == vocabulary::termList;
}

using Embedding = Plan::Embedding;

std::vector<SourceKey> embeddingKeys(std::string_view source)
{
    return keysOfSources(embedding::findSource(source), embedding::sources());
}

namespace {

// Checks what a setting of this name must be, besides a text: the rules of a writer's server apply to every
// server.
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
        {"source", &Embedding::source, OneOf{names}, {}, published("Source of the vectors.")},
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
