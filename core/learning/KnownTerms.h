#pragma once

#include "core/learning/Languages.h"
#include "core/learning/NgramTable.h"
#include "core/learning/WordCounts.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>

namespace core::learning {

/// Returns the words of a term as one number, numbered by `words`; empty if one of them is no word of the
/// list, or has more than mostPhraseWords of them.
std::optional<PhraseKey> keyOf(std::string_view term, const Language &language, WordNumbers &words);

/// The terms of a terminology that may occur in the texts: each name of a concept is found by its words.
class KnownTerms final
{
public:
    struct Term
    {
        std::uint32_t concept_ = 0; ///< the same for all names of one
        vocabulary::Kind kind = vocabulary::Kind::Other;
    };

    /// Makes an empty set of terms.
    KnownTerms() = default;
    KnownTerms(const vocabulary::Vocabulary &terminology, const Language &language, WordNumbers &words);

    /// Returns null for a sequence of words that is no name of a term.
    const Term *find(PhraseKey key) const;
    std::size_t size() const { return m_terms.size(); }

private:
    std::unordered_map<PhraseKey, Term> m_terms;
};

} // namespace core::learning
