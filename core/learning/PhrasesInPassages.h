#pragma once

#include "core/learning/PhraseFilter.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

namespace core::learning {

/// The phrases of each passage: each once, ascending.
class PhraseBags final
{
public:
    /// `phrases` in any order and as often as they stand there; sorts them.
    void add(std::vector<std::uint16_t> &phrases);

    std::size_t size() const { return m_ends.size(); }
    std::span<const std::uint16_t> bag(std::size_t passage) const;
    /// Returns how many passages each of `phrases` phrases occurs in.
    std::vector<std::uint32_t> passagesOf(std::size_t phrases) const;

    /// The same with phrase `phraseOf[i]` as number i, and without all others.
    PhraseBags renumbered(std::span<const std::uint16_t> phraseOf) const;

private:
    std::vector<std::uint16_t> m_phrases;
    std::vector<std::uint64_t> m_ends;
};

/// Called for every phrase that is found: its index, the text, its first and its last word.
using UseOfPhrase =
    std::function<void(std::uint16_t phrase, std::string_view text, const Token &first, const Token &last)>;

/// Finds at most 2^16 phrases in the texts: longest first, left to right, without overlap, as PhraseMatcher
/// does. Errors: those of forEachPassage.
Result<PhraseBags> findPhrases(const Reading &reading,
                               WordList &words,
                               std::span<const Phrase> phrases,
                               const Stage &stage,
                               const UseOfPhrase &use = {});

} // namespace core::learning
