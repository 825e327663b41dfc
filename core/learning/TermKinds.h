#pragma once

#include "core/base/Result.h"
#include "core/learning/Languages.h"
#include "core/vocabulary/Vocabulary.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace core::learning {

/// The kinds of terms by example: which kinds the terms of a vocabulary have whose head words end alike. The
/// head of a phrase is its last word, or its first one in languages that say "dolor abdominal".
class TermKinds final
{
public:
    /// Knows nothing.
    TermKinds() = default;
    /// Learns from the terms of `examples` that have a kind. `language` outlives the object.
    TermKinds(const vocabulary::Vocabulary &examples, const Language &language);

    /// Learns from the built-in medical vocabulary of the language. Knows nothing where there is none.
    /// `resources`: the folder with the files made by the build. Errors: those of LearntFile::open().
    static Result<TermKinds> builtIn(const Language &language, const std::filesystem::path &resources);

    /// Returns the kind of the same term, else that of most terms with the same head word, else that of three
    /// quarters of the terms whose head words have the longest ending in common with it: three letters of
    /// eight terms, four of four, or more of three. Other where nothing of this is known.
    vocabulary::Kind of(std::string_view term) const;
    /// Returns whether the terms are of the field of the examples: a twentieth of them are examples.
    bool areOfField(std::span<const std::string> terms) const;

private:
    using Counts = std::array<std::uint16_t, vocabulary::kindCount>;

    const Language *m_language = nullptr;                      ///< null: nothing is known
    std::unordered_map<std::string, vocabulary::Kind> m_terms; ///< without inflections
    std::unordered_map<std::string, Counts> m_endings; ///< of head words; whole words begin with a space
};

} // namespace core::learning
