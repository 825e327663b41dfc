#include "core/sources/UnitedTerms.h"

#include "core/base/ForTranslators.h"
#include "core/vocabulary/WordTable.h"

#include <string_view>
#include <vector>

namespace core::sources {

using vocabulary::TermId;
using vocabulary::Vocabulary;

// The same concept of one vocabulary stays one, and is that of an earlier vocabulary where one of its terms
// is.
UnitedTerms::Place UnitedTerms::placeOf(const Vocabulary &part, TermId term, Names &own)
{
    const std::uint64_t words = vocabulary::hashOfWords(part.term(term));
    if (const auto earlier = m_earlier.find(words); earlier != m_earlier.end()) {
        ++m_known;
        own.concepts.emplace(part.conceptOf(term), m_terms[earlier->second].concept_);
        return earlier->second;
    }
    const auto [concept_, isNew] = own.concepts.emplace(part.conceptOf(term), m_concepts);
    m_concepts += isNew ? 1 : 0;
    own.terms.emplace(words, static_cast<Place>(m_terms.size()));
    m_terms.push_back({.term = std::string(part.term(term)),
                       .weight = part.weight(term),
                       .kind = part.kind(term),
                       .concept_ = concept_->second,
                       .forms = {}});
    ++m_names;
    return static_cast<Place>(m_terms.size() - 1);
}

void UnitedTerms::addForm(Place place, std::string_view form, Names &own)
{
    const std::uint64_t words = vocabulary::hashOfWords(form);
    if (m_earlier.contains(words))
        return;
    own.terms.emplace(words, place);
    m_terms[place].forms.emplace_back(form);
    ++m_names;
}

void UnitedTerms::add(const Vocabulary &part)
{
    Names own;
    std::vector<Place> places;
    for (TermId term = 0; term < part.size(); ++term)
        places.push_back(placeOf(part, term, own));
    for (std::size_t form = part.size(); form < part.formCount(); ++form)
        addForm(places[part.termOfForm(form)], part.form(form), own);
    m_earlier.merge(own.terms);
}

vocabulary::Imported UnitedTerms::finish()
{
    vocabulary::Imported made;
    made.summary.concepts = m_terms.size();
    made.summary.names = m_names;
    if (m_known > 0)
        made.summary.leftOut[QT_TRANSLATE_NOOP("VocabularyText", "terms of an earlier vocabulary")] = m_known;
    made.terms = std::move(m_terms);
    return made;
}

} // namespace core::sources
