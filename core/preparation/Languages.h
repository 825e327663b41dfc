#pragma once

#include "core/languages/Language.h"

#include <span>
#include <string_view>
#include <vector>

namespace core::preparation {

using languages::Language;

/// Returns the languages that have lists for notes, in the order in which a person is offered them.
std::span<const Language *const> languages();
/// Returns the language of that title, or null.
const Language *findLanguage(std::string_view title);
/// Returns the titles of the languages.
std::vector<std::string_view> languageTitles();

/// Returns the entries of a list that is separated by `separator`, trimmed and without empty ones.
std::vector<std::string_view> entriesOf(std::string_view list, char separator);

} // namespace core::preparation
