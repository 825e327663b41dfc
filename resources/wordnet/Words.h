#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wordnet {

/// ASCII lower case; WordNet 3.0 is ASCII throughout.
std::string lowered(std::string_view text);

/// The words of a text in lower case: runs of letters and digits.
std::vector<std::string> wordsOf(std::string_view text);

/// The words of a text joined by single spaces: two spellings that a reader of text cannot tell apart
/// ("X-ray", "x ray") come out alike.
std::string spelling(std::string_view text);

/// Words that tell nothing about what a text is about.
bool isStopWord(std::string_view word);

/// The definition of a gloss, without its examples, and the examples.
struct GlossParts
{
    std::string_view definition;
    std::string_view examples;
};
GlossParts partsOfGloss(std::string_view gloss);

} // namespace wordnet
