#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core::writing {

/// The title with `{type}` and `{Type}` replaced, in one pass.
std::string fillTitle(std::string_view title, std::string_view documentType);

/// Returns whether a pattern's list stands after a colon, where no grammar is asked of it.
bool slotFollowsColon(std::string_view pattern);

/// Returns whether a pattern has a verb in the number of its list.
bool holdsVerb(std::string_view pattern);

/// Returns a sentence of Language.h with its one slot filled with the list of `phrases`, `between` them and
/// `last` before the last one, and its verb in the number of the list. One pass, so braces inside a phrase
/// stay as they are. A full stop is not doubled after a phrase that ends with one.
std::string fillSentence(std::string_view pattern,
                         std::span<const std::string> phrases,
                         std::string_view between,
                         std::string_view last);

/// Returns whether an English noun phrase is a plural by its form: "lungs", "signs of shock", but not
/// "pelvis".
bool isPlural(std::string_view phrase);

/// ASCII letters raised; every other byte is left alone, so UTF-8 stays valid.
std::string capitalised(std::string_view text);
/// ASCII letters and those of Latin-1 in UTF-8 lowered.
std::string lowerCase(std::string_view text);

/// Returns whether both texts have a word that begins with the same letters: "Examination" and "{The} {was}
/// examined." Short words, such as articles, do not count.
bool shareWord(std::string_view left, std::string_view right);

} // namespace core::writing
