#pragma once

#include "core/preparation/Languages.h"
#include "core/vocabulary/WordScanner.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::preparation {

enum class CueKind : std::uint8_t { Before, After, Pseudo, Terminator };

/// A word of a text, folded, with its place.
struct PlacedWord
{
    std::uint64_t head = 0; ///< as in vocabulary::Word; 0 for a word that no cue has
    std::uint64_t next = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool isJoined = false; ///< to the word before it, as inside a phrase
};

/// The cues of a language; the longest one at a place is found. Immutable after construction.
class Cues final
{
public:
    /// The maximum number of words of a cue.
    static constexpr std::size_t mostWords = 8;

    explicit Cues(const Language &language);
    /// Returns the cues of a language, which are made once.
    static const Cues &of(const Language &language);

    struct Found
    {
        CueKind kind = CueKind::Before;
        std::size_t words = 0; ///< 0: there is none
    };
    /// Returns the cue at the front of `words`; the caller passes at most mostWords.
    Found at(std::span<const PlacedWord> words) const;
    /// Returns false for nearly every word that no cue begins with: asked first.
    bool mayBegin(const PlacedWord &word) const { return m_beginnings[slot(word.head)]; }

    /// Returns the mistakes in the lists: entries in two lists, entries that are too long or have a word that
    /// is too long.
    const std::vector<std::string> &mistakes() const { return m_mistakes; }

private:
    struct Cue
    {
        CueKind kind;
        std::vector<std::array<std::uint64_t, 2>> words;
    };

    static std::size_t slot(std::uint64_t head) { return (head * 0x9E3779B97F4A7C15U) >> 52; }
    void add(std::string_view list, CueKind kind);
    void addCue(std::string_view written, CueKind kind);

    std::array<bool, 4096> m_beginnings = {};
    std::unordered_map<std::uint64_t, std::vector<Cue>> m_byFirst; ///< the longest first
    std::vector<std::string> m_mistakes;
};

} // namespace core::preparation
