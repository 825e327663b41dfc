#include "core/plan/SourceChecks.h"

#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"

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

} // namespace core::plan
