#pragma once

#include "resources/wordnet/Lexicon.h"

#include <iosfwd>
#include <string>

namespace wordnet {

/// Prints a term's kind, weight and inflections and the terms with the nearest vectors.
void inspect(std::ostream &out, const Lexicon &lexicon, const std::string &term);

/// Prints one line for each term: text, weight, kind, inflections, separated by tabs.
void list(std::ostream &out, const Lexicon &lexicon);

} // namespace wordnet
