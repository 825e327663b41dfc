#pragma once

#include "core/languages/Language.h"

#include <span>
#include <string_view>
#include <vector>

namespace core::learning {

using languages::Language;

/// Returns the languages of texts to learn from, which are all; the last is for texts in any other.
std::span<const Language *const> languages();
/// Returns the language of that code, or null.
const Language *findLanguage(std::string_view code);
/// Returns the codes of all languages.
std::vector<std::string_view> languageCodes();

/// Returns the language whose stop words are most frequent in a text, or the last where they are less than a
/// tenth of the words. A page of text is enough.
const Language &guessLanguage(std::string_view text);

} // namespace core::learning
