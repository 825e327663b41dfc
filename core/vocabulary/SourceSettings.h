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

/// The settings of a source of something public: of vocabularies, and of vectors (core/embedding/Source.h).

enum class SettingType {
    Text,
    Texts,
    File,  ///< a path, which is resolved and never published whole
    Files, ///< a list of such
    Flag,
    Sources, ///< a list of sources, each with its settings
};

/// One setting that a source reads.
struct SourceSetting
{
    std::string_view key;
    SettingType type = SettingType::Text;
    bool isNeeded = true;
    std::span<const std::string_view> choices = {}; ///< what a text may be; empty: anything
    std::string_view what = "a text";               ///< of a text, in messages: "the path of a file"
    std::string_view beside = {};   ///< of a file: its name where it is delivered beside the first
    std::string_view declares = {}; ///< of a flag that has to be true: what a person says with it
};

/// Whether each needed setting is there, each is of its type and one of its choices, and there is no other.
/// `whose` they are stands in the message: "the vocabulary source umls". Error: InvalidPlan, which begins
/// with the setting's key.
Result<void>
checkSettings(std::span<const SourceSetting> known, const Settings &given, const std::string &whose);

/// The files that the settings name, with their keys, in the order of `known`.
std::vector<std::pair<std::string, std::filesystem::path>> filesIn(std::span<const SourceSetting> known,
                                                                   const Settings &given);

/// What a message says where a flag is not true that `declares` something.
std::string declarationMissing(const SourceSetting &declaration);

/// The text of a setting; empty where there is none.
std::string textOf(const Settings &settings, std::string_view key);
/// Whether a setting is true.
bool isSet(const Settings &settings, std::string_view key);
/// The texts of a setting; empty where there is none.
std::vector<std::string> textsOf(const Settings &settings, std::string_view key);

} // namespace core::vocabulary
