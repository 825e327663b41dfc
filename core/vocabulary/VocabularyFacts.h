#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

inline constexpr std::size_t kindCount = static_cast<std::size_t>(Kind::Substance) + 1;

/// "disease", as it stands in files and messages.
std::string_view nameOf(Kind kind);
/// All of them, in the order of Kind.
std::span<const std::string_view> kindNames();
/// Other for a name that is none.
Kind kindNamed(std::string_view name);

/// The content of a vocabulary, for a person who decides whether these are the right phrases.
struct VocabularyFacts
{
    struct Example
    {
        std::string term;
        std::vector<std::string> forms; ///< the first few besides the term itself
    };

    std::array<std::size_t, kindCount> terms = {}; ///< by Kind
    std::size_t forms = 0;                         ///< besides the terms themselves
    std::vector<Example> examples;                 ///< evenly from all of it
};

VocabularyFacts factsOf(const Vocabulary &vocabulary);

} // namespace core::vocabulary
