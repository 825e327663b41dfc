#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace core::vocabulary {

/// How often each term occurs in one text: (term, count), sorted by term, counts >= 1.
/// PRIVATE when the text was a record.
using PhraseBag = std::vector<std::pair<TermId, std::uint32_t>>;

/// Finds the phrases of a vocabulary in texts: longest match first, left to right, without overlap, on word
/// boundaries, case-folded (ICU NFKC_Casefold), over a term's inflections too.
///
/// A word is a run of letters, digits and combining marks; soft hyphens, joiners, directional marks and other
/// characters that are not seen do not end it. Two parts of a word with a hyphen and a line break between
/// them are that word where the vocabulary has it, else two words. Inside a phrase, words may be joined by
/// white space (a single line break included), hyphen, slash or apostrophe, so that "X-ray", "x ray" and
/// "crohn's disease" are found; any other character ends a phrase, and so do two of those marks, as in "x --
/// ray". Characters between the words of a form are ignored: "st. john" is found as "St John". Words above
/// 1024 bytes are in no phrase.
///
/// Short words that are written with a capital are names and abbreviations, which are other words in small
/// letters ("US", "He"): a form that is one word of two or three characters with a capital is found as it is
/// written only. A form of one letter is not found, except for letters without case, which may be words.
///
/// Where forms of several terms have the same words, a term's own text goes before an inflection of another,
/// then the lower term id.
///
/// Immutable after construction; matching is reentrant and may be called from several threads at once.
class PhraseMatcher final
{
public:
    /// With the tables of the vocabulary (core/vocabulary/PhraseTables.h) where it has some.
    explicit PhraseMatcher(const Vocabulary &vocabulary);
    ~PhraseMatcher();
    PhraseMatcher(PhraseMatcher &&) noexcept;
    PhraseMatcher &operator=(PhraseMatcher &&) noexcept;

    /// `text` is UTF-8; malformed bytes count as separators.
    PhraseBag match(std::string_view text) const;

    /// Returns the distinct terms of match(), in the order in which they first stand in the text.
    /// PRIVATE when the text was a record.
    std::vector<TermId> matchInOrder(std::string_view text) const;

private:
    template<typename Use>
    void forEachMatch(std::string_view text, Use use) const;

    std::shared_ptr<const PhraseTables> m_tables;
};

} // namespace core::vocabulary
