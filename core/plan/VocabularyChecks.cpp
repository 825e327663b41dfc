#include "core/plan/VocabularyChecks.h"

#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/vocabulary/Sources.h"
#include "core/vocabulary/VocabularyFacts.h"

#include <algorithm>

namespace core::plan {

namespace {

using Vocabulary = Plan::Vocabulary;
using vocabulary::Exclusion;
using vocabulary::SettingType;
using vocabulary::SourceSetting;

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
    }
    return FieldType::Text;
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
        if (PlanCheck one = checkText(expected, field + '[' + std::to_string(i) + ']', (*texts)[i]); !one)
            return one;
    return {};
}

PlanCheck checkSetting(const SourceSetting &expected, const Settings &settings)
{
    const std::string field = "vocabulary." + std::string(expected.key);
    const auto given = settings.find(expected.key);
    if (given == settings.end() || isEmpty(given->second)) {
        if (!expected.isNeeded)
            return {};
        return checkText(expected, field, {});
    }
    if (!asType(given->second, fieldType(expected.type)))
        return refuse(
            PlanFault::UnknownChoice, field, std::string(nameOf(fieldType(expected.type))) + " was expected");
    if (const auto *text = std::get_if<std::string>(&given->second))
        return checkText(expected, field, *text);
    return checkTexts(expected, field, given->second);
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
        if (PlanCheck one = checkLine(field + '[' + std::to_string(i) + ']', terms[i], "a term"); !one)
            return one;
    return {};
}

} // namespace

std::vector<VocabularyKey> vocabularyKeys(std::string_view source)
{
    std::vector<VocabularyKey> keys;
    const auto add = [&](const vocabulary::Source &from) {
        for (const SourceSetting &setting : from.settings())
            if (std::ranges::find(keys, setting.key, &VocabularyKey::key) == keys.end())
                keys.push_back({.key = setting.key, .type = fieldType(setting.type)});
    };
    if (const vocabulary::Source *chosen = vocabulary::findSource(source))
        add(*chosen);
    for (const vocabulary::Source *each : vocabulary::sources())
        add(*each);
    return keys;
}

bool isEmpty(const Setting &setting)
{
    return std::visit(
        [](const auto &held) {
            if constexpr (requires { held.empty(); })
                return held.empty();
            else
                return false;
        },
        setting);
}

PlanCheck checkVocabulary(const Plan &plan)
{
    const vocabulary::Source *source = vocabulary::findSource(plan.vocabulary.source);
    if (source == nullptr) // the table of the section says so
        return {};
    for (const SourceSetting &expected : source->settings())
        if (PlanCheck one = checkSetting(expected, plan.vocabulary.settings); !one)
            return one;
    return {};
}

const SectionTable<Vocabulary> &vocabularyFields()
{
    static const SectionTable<Vocabulary> fields = {
        {"source", &Vocabulary::source, checkSource},
        {"exclude.kinds", OfExclude<&Exclusion::kinds>(), checkKinds, {FieldWritten::WhenGiven}},
        {"exclude.terms", OfExclude<&Exclusion::terms>(), checkTerms, {FieldWritten::WhenGiven}},
    };
    return fields;
}

Settings vocabularySettings(const Vocabulary &vocabulary)
{
    Settings settings;
    if (const vocabulary::Source *source = vocabulary::findSource(vocabulary.source))
        for (const SourceSetting &setting : source->settings())
            if (const auto given = vocabulary.settings.find(setting.key);
                given != vocabulary.settings.end() && !isEmpty(given->second))
                settings.insert(*given);
    return settings;
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

} // namespace core::plan
