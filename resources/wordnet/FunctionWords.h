#pragma once

#include <string_view>

namespace wordnet {

/// Whether a word stands in a sentence for its grammar alone: articles, pronouns, prepositions, conjunctions,
/// auxiliary verbs, adverbs of degree. WordNet has many of them as nouns ("a": a blood group, "or": an
/// American state), which no reader of a text means by them. `word` in lower case.
bool isFunctionWord(std::string_view word);

} // namespace wordnet
