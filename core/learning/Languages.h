#pragma once

#include "core/learning/Language.h"

#include <span>
#include <string_view>
#include <vector>

namespace core::learning {

/// All languages, as a person should be offered them; the last is for texts in any other.
std::span<const Language *const> languages();

/// Null when there is none of that code.
const Language *findLanguage(std::string_view code);

/// Returns the codes, for choices and messages.
std::vector<std::string_view> languageCodes();

/// The language whose stop words are most frequent in a text; the one for any other where they are less than
/// a tenth of the words. A page of text is enough.
const Language &guessLanguage(std::string_view text);

} // namespace core::learning
