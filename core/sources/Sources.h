#pragma once

#include "core/base/Result.h"
#include "core/base/Settings.h"
#include "core/vocabulary/Source.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// Returns all sources, in the order in which a person is offered them.
std::span<const Source *const> sources();
/// Returns the source of that name, or null.
const Source *findSource(std::string_view name);
/// Returns the names of all sources.
std::vector<std::string_view> sourceNames();

/// Returns the source that is surest that it can read the file, by its name and first bytes; null if none is
/// sure, or several are equally sure. Errors: those of InputFile; Io.
Result<const Source *> recognisedSource(const std::filesystem::path &file);

/// A source with its settings.
struct ChosenSource
{
    const Source *source = nullptr;
    Settings settings;
};

/// Returns the source and the settings that `name` stands for, a publicName() or a publishedName(); nothing
/// if the vocabulary depends on files, which a name does not tell.
std::optional<ChosenSource> sourceOfName(std::string_view name);
/// Returns the published name of a vocabulary of which only the publicName() is known.
std::string publishedNameOf(std::string_view publicName);

} // namespace core::vocabulary
