#pragma once

#include "core/preparation/Language.h"

#include <span>
#include <string_view>
#include <vector>

namespace core::preparation {

/// All of them, in the order in which they are offered.
std::span<const Language *const> languages();
/// Returns the language with this title; null if there is none.
const Language *findLanguage(std::string_view title);
std::vector<std::string_view> languageTitles();

/// The entries of a list that is separated by `separator`, without the white space around each; empty ones
/// are left out.
std::vector<std::string_view> entriesOf(std::string_view list, char separator);

} // namespace core::preparation
