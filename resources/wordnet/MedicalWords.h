#pragma once

#include <string_view>

namespace wordnet {

/// Words that are clinical in notes though WordNet's more common senses are not.
bool isAlwaysMedical(std::string_view key);

/// Lemmas that the rules let through though nobody would look for them in a clinical note: everyday words
/// with a clinical sense, slang that is not marked as such, slurs, and Latin names of vessels and muscles
/// that have an English one.
bool isNeverMedical(std::string_view key);

} // namespace wordnet
