#pragma once

#include "core/base/Result.h"
#include "core/base/Settings.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::vocabulary {

/// The settings of a source of vocabularies, or of vectors (core/embedding/Source.h).

enum class SettingType {
    Text,
    Texts,
    File,  ///< a path, which is resolved and never published
    Files, ///< several of them
    Flag,
    Sources, ///< several vocabularies, each with the name of its source and its settings
};

/// One setting that a source reads. The last two texts are for a window: English, and marked for translators.
struct SourceSetting
{
    std::string_view key;
    SettingType type = SettingType::Text;
    bool isNeeded = true;
    std::span<const std::string_view> choices = {}; ///< the allowed texts; empty: any text
    std::string_view what = "a text";               ///< what messages expect: "the path of a file"
    std::string_view beside = {};   ///< the name of the file where it is delivered beside the first one
    std::string_view declares = {}; ///< what a person declares with a flag that has to be true
    std::string_view title = {};    ///< the title above its field; empty: the key
    std::string_view advice = {};   ///< what to enter, with an example; may be empty
    bool isPublished = false;       ///< whether a package names the value
};

/// Checks that each needed setting is given, has its type and one of its choices, and that there is no other
/// setting. `owner` stands in the message: "the vocabulary source umls". Error: InvalidPlan, which begins
/// with the key of the setting.
Result<void>
checkSettings(std::span<const SourceSetting> known, const Settings &given, const std::string &owner);

/// Returns the files that the settings name, with their keys, in the order of `known`.
std::vector<std::pair<std::string, std::filesystem::path>> filesIn(std::span<const SourceSetting> known,
                                                                   const Settings &given);

/// Returns the message for a flag that has to be true and is not.
std::string declarationMissing(const SourceSetting &declaration);

/// Returns the text of a setting; empty where there is none.
std::string textOf(const Settings &settings, std::string_view key);
/// Returns whether a setting is true.
bool isSet(const Settings &settings, std::string_view key);
/// Returns the texts of a setting; empty where there is none.
std::vector<std::string> textsOf(const Settings &settings, std::string_view key);

} // namespace core::vocabulary
