#pragma once

#include "core/base/Settings.h"
#include "core/vocabulary/Source.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// All sources, as a person should be offered them.
std::span<const Source *const> sources();

/// Null when there is none of that name.
const Source *findSource(std::string_view name);

/// For choices and messages.
std::vector<std::string_view> sourceNames();

/// A source with its settings.
struct ChosenSource
{
    const Source *source = nullptr;
    Settings settings;
};

/// Returns the source and the settings that are meant by `name`, a publicName() or a publishedName(), or
/// nothing where the name does not tell them because they depend on files.
std::optional<ChosenSource> sourceOfName(std::string_view name);
/// Returns how a package publishes a vocabulary of which no more is known than its publicName().
std::string publishedNameOf(std::string_view publicName);

} // namespace core::vocabulary
