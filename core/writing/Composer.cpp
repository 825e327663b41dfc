#include "core/writing/Composer.h"

#include "core/writing/PatientWords.h"
#include "core/writing/PatternText.h"

#include <algorithm>
#include <optional>

namespace core::writing {

namespace {

constexpr std::size_t longestList = 4;

} // namespace

template<typename T>
void Composer::shuffle(std::vector<T> &items)
{
    // std::shuffle may differ between standard libraries.
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[below(left)]);
}

std::string Composer::compose(const synthesis::Sequence &sequence,
                              const PhraseRoles &roles,
                              std::string_view documentType)
{
    std::vector<std::string> phrases;
    std::ranges::copy_if(
        sequence.keyphrases, std::back_inserter(phrases), [](const auto &p) { return !p.empty(); });
    shuffle(phrases);
    std::string text = fillTitle(oneOf(m_patterns.titles), documentType) + "\n\n";
    if (const std::string facts = factsLine(sequence, m_language); !facts.empty())
        text += facts + "\n\n";
    if (phrases.empty())
        return text.append(m_patterns.nothing).append("\n");

    std::string body;
    for (const RoleSentences &part : m_patterns.parts) {
        std::vector<std::string> own;
        std::ranges::copy_if(
            phrases, std::back_inserter(own), [&](const auto &each) { return roles.of(each) == part.role; });
        if (own.empty())
            continue;
        if (!body.empty())
            body += part.role == Role::Term ? "\n\n" : " ";
        body += sentencesFor(part, own);
    }
    return text.append(body).append("\n");
}

std::string Composer::sentencesFor(const RoleSentences &part, Phrases phrases)
{
    if (part.role == Role::Term)
        return sentence(oneOf(part.sentences), phrases);
    std::string text;
    while (!phrases.empty()) {
        const Phrases own = phrases.first(std::min(longestList, phrases.size()));
        text += (text.empty() ? "" : " ") + sentence(choosePattern(part.sentences, own), own);
        phrases = phrases.subspan(own.size());
    }
    return text;
}

std::string_view Composer::choosePattern(Texts sentences, Phrases phrases)
{
    std::vector<std::string_view> order(sentences.begin(), sentences.end());
    shuffle(order);
    const bool onlyColons = needsColon(phrases);
    const auto found = std::ranges::find_if(order, [&](std::string_view pattern) {
        // Avoids "Treated with treatment."
        return (!onlyColons || slotFollowsColon(pattern))
               && std::ranges::none_of(phrases, [&](const auto &each) { return shareWord(pattern, each); });
    });
    return found == order.end() ? order.front() : *found;
}

/// Returns whether a colon is needed, because a preposition would require another ending than the phrase has.
/// A German phrase begins with a small letter when an adjective does.
bool Composer::needsColon(Phrases phrases) const
{
    return m_language.inflects && std::ranges::any_of(phrases, [](const std::string &phrase) {
               return lowerCase(phrase.substr(0, 2)) == phrase.substr(0, 2);
           });
}

std::string Composer::sentence(std::string_view pattern, Phrases phrases)
{
    // Names of codes hold commas themselves: "Fracture of femur, closed".
    const bool hasComma =
        std::ranges::any_of(phrases, [](const std::string &each) { return each.find(',') != each.npos; });
    const Texts joints = slotFollowsColon(pattern) ? m_language.listJoints : m_language.sentenceJoints;
    // "as well as" joins two, and brings no plural; the plain "and" stands first.
    const bool isFree = phrases.size() == 2 && !holdsVerb(pattern);
    const std::string_view last = isFree ? oneOf(joints) : joints.front();
    return fillSentence(pattern, phrases, hasComma ? "; " : ", ", hasComma ? "; " : last);
}

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
            found->second = Role::Term;
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
