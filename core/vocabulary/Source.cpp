#include "core/vocabulary/Source.h"

#include "core/base/Fields.h"
#include "core/base/Result.h"
#include "core/base/Text.h"

#include <algorithm>
#include <variant>

namespace core::vocabulary {

namespace {

bool isOfType(const Setting &setting, SettingType type)
{
    switch (type) {
    case SettingType::Text:
    case SettingType::File:
        return std::holds_alternative<std::string>(setting);
    case SettingType::Texts:
    case SettingType::Files:
        return std::holds_alternative<std::vector<std::string>>(setting);
    case SettingType::Flag:
        return std::holds_alternative<bool>(setting);
    case SettingType::Sources:
        return std::holds_alternative<std::vector<SettingsObject>>(setting);
    }
    return false;
}

bool isOneOf(std::span<const std::string_view> choices, const Setting &setting)
{
    const auto *text = std::get_if<std::string>(&setting);
    return choices.empty() || (text != nullptr && std::ranges::find(choices, *text) != choices.end());
}

Result<void> checkSetting(const SourceSetting &expected, const Settings &settings)
{
    const std::string key(expected.key);
    const auto found = settings.find(expected.key);
    const std::string what =
        expected.choices.empty() ? std::string(expected.what) : "one of " + joined(expected.choices);
    if (found == settings.end() || isEmpty(found->second))
        return expected.isNeeded
                   ? fail(ErrorCode::InvalidPlan, key + ": " + what + " was expected, nothing was found")
                   : Result<void>();
    if (!isOfType(found->second, expected.type) || !isOneOf(expected.choices, found->second))
        return fail(ErrorCode::InvalidPlan, key + ": " + what + " was expected");
    if (!expected.declares.empty() && found->second != Setting(true))
        return fail(ErrorCode::InvalidPlan, key + ": " + declarationMissing(expected));
    return {};
}

} // namespace

std::string declarationMissing(const SourceSetting &declaration)
{
    return "true was expected, by which somebody declares: " + std::string(declaration.declares);
}

Result<void>
checkSettings(std::span<const SourceSetting> known, const Settings &given, const std::string &owner)
{
    for (const SourceSetting &expected : known)
        KEYSEED_TRY(checkSetting(expected, given));
    for (const auto &[key, value] : given)
        if (std::ranges::find(known, key, &SourceSetting::key) == known.end())
            return fail(ErrorCode::InvalidPlan, key + ": no setting of " + owner + "; leave it out");
    return {};
}

std::vector<std::pair<std::string, std::filesystem::path>> filesIn(std::span<const SourceSetting> known,
                                                                   const Settings &given)
{
    std::vector<std::pair<std::string, std::filesystem::path>> files;
    for (const SourceSetting &setting : known) {
        const std::string key(setting.key);
        if (setting.type == SettingType::File && !textOf(given, key).empty())
            files.emplace_back(key, textOf(given, key));
        if (setting.type == SettingType::Files)
            for (const std::string &each : textsOf(given, key))
                files.emplace_back(key, each);
    }
    return files;
}

std::vector<std::string> textsOf(const Settings &settings, std::string_view key)
{
    const auto found = settings.find(key);
    const auto *texts =
        found == settings.end() ? nullptr : std::get_if<std::vector<std::string>>(&found->second);
    return texts == nullptr ? std::vector<std::string>() : *texts;
}

bool isSet(const Settings &settings, std::string_view key)
{
    const auto found = settings.find(key);
    return found != settings.end() && found->second == Setting(true);
}

std::string textOf(const Settings &settings, std::string_view key)
{
    const auto found = settings.find(key);
    const std::string *text = found == settings.end() ? nullptr : std::get_if<std::string>(&found->second);
    return text == nullptr ? std::string() : *text;
}

Result<void> Source::check(const Settings &given) const
{
    return checkSettings(settings(), given, "the vocabulary source " + std::string(name()));
}

std::vector<std::pair<std::string, std::filesystem::path>> Source::files(const Settings &given) const
{
    return filesIn(settings(), given);
}

const SourceSetting *Source::settingOfParts() const
{
    const auto found = std::ranges::find(settings(), SettingType::Sources, &SourceSetting::type);
    return found == settings().end() ? nullptr : &*found;
}

} // namespace core::vocabulary
