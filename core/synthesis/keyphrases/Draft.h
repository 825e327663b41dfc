#pragma once

#include <random>
#include <string>
#include <string_view>

/// A synthetic text of which some words are hidden from who writes it again. It is one string, and kept as
/// such: a hidden word has a mark before it, so that who needs no blanks has the whole text again.
namespace core::synthesis {

/// U+001F, which no plain text has (plainText(), core/base/Text.h).
inline constexpr char hiddenMark = '\x1f';

/// With so many per cent of its words hidden, each by chance; what stands between words stays.
std::string withHidden(std::string_view text, int perCent, std::mt19937_64 &random);

/// Returns the draft as a writer sees it: "_" for each hidden word, and one blank between two words.
std::string blanked(std::string_view draft);
/// Returns the text before words were hidden.
std::string whole(std::string_view draft);
/// Returns the share of hidden words, 0 to 1; 0 without words.
double hiddenShare(std::string_view draft);

} // namespace core::synthesis
