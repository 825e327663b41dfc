#pragma once

#include "core/base/Fields.h"
#include "core/plan/PlanIssue.h"
#include "core/vocabulary/Source.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Checks for a section of a plan that is a source and its settings: the vocabulary, and the embedding.

namespace core::plan {

/// One key of such a section besides its source.
struct SourceKey
{
    std::string_view key;
    FieldType type = FieldType::Text;
};

FieldType fieldType(vocabulary::SettingType type);

/// All keys that any source reads, those of `chosen` (may be null) first and in its order. A plan may have a
/// key that another source reads, so that switching back loses nothing.
template<typename Source>
std::vector<SourceKey> keysOfSources(const Source *chosen, std::span<const Source *const> sources)
{
    std::vector<SourceKey> keys;
    const auto add = [&](const Source &from) {
        for (const vocabulary::SourceSetting &setting : from.settings())
            if (std::ranges::find(keys, setting.key, &SourceKey::key) == keys.end())
                keys.push_back({.key = setting.key, .type = fieldType(setting.type)});
    };
    if (chosen != nullptr)
        add(*chosen);
    for (const Source *each : sources)
        add(*each);
    return keys;
}

/// The settings of a section ("vocabulary"), by the rules of its source.
PlanCheck checkSourceSettings(const std::string &section,
                              std::span<const vocabulary::SourceSetting> known,
                              const Settings &given);

/// Returns the settings that the source reads, without empty ones.
Settings settingsRead(std::span<const vocabulary::SourceSetting> known, const Settings &given);

/// All keys that any source of a vocabulary reads, those of this one first and in its order.
std::vector<SourceKey> vocabularyKeys(std::string_view source);

/// All keys that any source of vectors reads, those of this one first and in its order.
std::vector<SourceKey> embeddingKeys(std::string_view source);

} // namespace core::plan
