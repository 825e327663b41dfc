#pragma once

#include "core/embedding/Source.h"

#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

namespace core::embedding {

/// Returns all sources, in the order in which a person is offered them.
std::span<const Source *const> sources();
/// Returns the source of that name, or null.
const Source *findSource(std::string_view name);
/// Returns the names of all sources.
std::vector<std::string_view> sourceNames();

/// Returns the first source that recognises the beginning of the file, or null. Errors: those of InputFile;
/// Io; InvalidPlan: a compressed file.
Result<const Source *> recognisedSource(const std::filesystem::path &file);

} // namespace core::embedding
