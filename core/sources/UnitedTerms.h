#pragma once

#include "core/vocabulary/imports/Imported.h"

#include <cstdint>
#include <unordered_map>
#include <utility>

namespace core::sources {

/// Makes one list of terms of several vocabularies. A term that an earlier vocabulary has under any of its
/// names is that vocabulary's term: its other names become names of it. Names are compared as PhraseMatcher
/// does.
class UnitedTerms final
{
public:
    /// Adds the terms of the next vocabulary.
    void add(const vocabulary::Vocabulary &part);

    /// Returns the united terms. Call once, at the end.
    vocabulary::Imported finish();

private:
    using Place = std::uint32_t; ///< of a term on the list
    struct Names
    {
        std::unordered_map<std::uint64_t, Place> terms; ///< by the hash of a name's words
        std::unordered_map<std::uint32_t, std::uint32_t> concepts;
    };

    Place placeOf(const vocabulary::Vocabulary &part, vocabulary::TermId term, Names &own);
    void addForm(Place place, std::string_view form, Names &own);

    std::vector<vocabulary::LexiconTerm> m_terms;
    std::unordered_map<std::uint64_t, Place> m_earlier; ///< names of the vocabularies before
    std::uint32_t m_concepts = 0;
    std::uint64_t m_names = 0;
    std::uint64_t m_known = 0; ///< terms that an earlier vocabulary has
};

} // namespace core::sources
