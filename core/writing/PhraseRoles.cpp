#include "core/writing/PhraseRoles.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <optional>

namespace core::writing {

namespace {

using vocabulary::Kind;

std::optional<Role> roleOf(Kind kind)
{
    switch (kind) {
    case Kind::Disease:
        return Role::Disease;
    case Kind::Symptom:
        return Role::Symptom;
    case Kind::BodyPart:
        return Role::BodyPart;
    case Kind::Drug:
        return Role::Drug;
    case Kind::Procedure:
        return Role::Procedure;
    case Kind::Organism:
        return Role::Organism;
    case Kind::Substance:
        return Role::Substance;
    case Kind::Other:
        break;
    }
    return std::nullopt;
}

// The concept of a built-in term is an offset in WordNet with the part of speech in the top bits, nouns first
// (resources/wordnet/Terms.h). Those of other vocabularies are numbered from 0, and their terms are names.
bool isNoun(std::uint32_t concept_)
{
    return concept_ >> 28U == 0;
}

// "shortness of breath", "fracture du poignet": what the phrase is about stands before the preposition.
std::string_view beforePreposition(const Language &language, std::string_view phrase)
{
    std::size_t end = phrase.size();
    for (const std::string_view preposition : language.prepositions)
        end = std::min(end, phrase.find(preposition));
    return phrase.substr(0, end);
}

} // namespace

Role roleByEnding(const Language &language, std::string_view phrase)
{
    // The space before it is what an ending begins with that is a whole word.
    const std::string lowered = " " + lowerCase(beforePreposition(language, phrase));
    std::string_view head = lowered;
    if (language.headStandsFirst)
        head = head.substr(0, head.find(' ', 1));
    for (const Ending &ending : language.endings)
        if (head.ends_with(ending.text))
            return ending.role;
    return Role::Term;
}

PhraseRoles::PhraseRoles(const Language &language,
                         const vocabulary::Vocabulary *vocabulary,
                         std::span<const synthesis::Sequence> sequences)
    : m_language(language)
{
    for (const synthesis::Sequence &sequence : sequences)
        for (const std::string &phrase : sequence.keyphrases)
            m_known.try_emplace(phrase, roleByEnding(language, phrase));
    std::string term;
    for (vocabulary::TermId id = 0; vocabulary && id < vocabulary->size(); ++id) {
        term.assign(vocabulary->term(id));
        const auto found = m_known.find(term);
        if (found == m_known.end())
            continue;
        if (!isNoun(vocabulary->conceptOf(id)))
            found->second = Role::Word;
        else if (const auto role = roleOf(vocabulary->kind(id)))
            found->second = *role;
    }
}

Role PhraseRoles::of(const std::string &phrase) const
{
    const auto found = m_known.find(phrase);
    return found == m_known.end() ? roleByEnding(m_language, phrase) : found->second;
}

} // namespace core::writing
