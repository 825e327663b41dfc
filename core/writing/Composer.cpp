#include "core/writing/Composer.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core::writing {

namespace {

constexpr std::size_t longestList = 3;

// "Examination: Underwent ...", but "Examination. Assessed in detail: ..."
bool beginsWithColon(std::string_view body)
{
    const auto colon = body.find(": ");
    return colon != body.npos && colon < body.find(". ");
}

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

    const Layout layout = chooseLayout();
    std::string text = title(sequence, documentType) + "\n";
    if (phrases.empty())
        return text.append("\n").append(m_patterns.nothing).append("\n");

    const Placed placed = place(phrases, roles);
    for (std::size_t i = 0; i < placed.size(); ++i)
        if (std::ranges::any_of(placed[i], [](const auto &part) { return !part.empty(); }))
            text += "\n" + section(m_patterns.sections[i], placed[i], layout) + "\n";
    return text;
}

Composer::Layout Composer::chooseLayout()
{
    if (!m_patterns.headed && below(3) != 0)
        return Layout::Paragraphs;
    constexpr std::array layouts = {Layout::Inline, Layout::Headed, Layout::Capitals};
    return layouts[below(layouts.size())];
}

std::string Composer::title(const synthesis::Sequence &sequence, std::string_view documentType)
{
    const Texts titles = sequence.label.empty() ? m_patterns.titles : m_patterns.labelledTitles;
    return fillNames(oneOf(titles), {.documentType = documentType, .label = sequence.label});
}

/// Distributes phrases of a role at random over the sections that take them.
Composer::Placed Composer::place(const std::vector<std::string> &phrases, const PhraseRoles &roles)
{
    Placed placed;
    for (const Section &section : m_patterns.sections)
        placed.emplace_back(section.parts.size());
    for (const std::string &phrase : phrases) {
        const Role role = roles.of(phrase);
        std::vector<std::vector<std::string> *> open;
        for (std::size_t i = 0; i < placed.size(); ++i)
            for (std::size_t j = 0; j < placed[i].size(); ++j)
                if (m_patterns.sections[i].parts[j].role == role)
                    open.push_back(&placed[i][j]);
        open[below(open.size())]->push_back(phrase);
    }
    return placed;
}

std::string
Composer::section(const Section &section, const std::vector<std::vector<std::string>> &own, Layout layout)
{
    const std::string heading(layout == Layout::Paragraphs ? "" : oneOf(section.headings));
    const auto held = std::ranges::count_if(own, [](const auto &part) { return !part.empty(); });
    std::string body;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i].empty())
            continue;
        const bool standsBelow = layout == Layout::Headed || layout == Layout::Capitals;
        const bool listed = held == 1 && own[i].size() > 1 && standsBelow && below(3) == 0;
        body += body.empty() ? "" : " ";
        body += listed ? bullets(heading, section.parts[i].leads, own[i])
                       : prose(heading, section.parts[i].sentences, own[i]);
    }

    switch (layout) {
    case Layout::Inline:
        return heading + std::string(beginsWithColon(body) ? "." : m_language.colon) + " " + body;
    case Layout::Headed:
        return heading + "\n" + body;
    case Layout::Capitals:
        return upperCase(heading) + std::string(m_language.colon) + "\n" + body;
    case Layout::Paragraphs:
        break;
    }
    return body;
}

std::string Composer::prose(std::string_view heading, Texts sentences, Phrases phrases)
{
    std::string text;
    std::vector<std::string_view> unused;
    while (!phrases.empty()) {
        const Phrases own = phrases.first(1 + below(std::min(longestList, phrases.size())));
        std::string_view pattern = takePattern(unused, heading, own);
        if (pattern.empty()) {
            // Each once before any is used again.
            unused.assign(sentences.begin(), sentences.end());
            shuffle(unused);
            pattern = takePattern(unused, heading, own);
        }
        text += (text.empty() ? "" : " ") + sentence(pattern.empty() ? oneOf(sentences) : pattern, own);
        phrases = phrases.subspan(own.size());
    }
    return text;
}

/// Returns an empty pattern if none fits.
std::string_view
Composer::takePattern(std::vector<std::string_view> &unused, std::string_view heading, Phrases phrases)
{
    const bool onlyColons = needsColon(phrases);
    const auto found = std::ranges::find_if(unused, [&](std::string_view pattern) {
        // Avoids "Examination: Examined ..." and "Treated with treatment."
        return (!onlyColons || slotFollowsColon(pattern)) && !shareWord(pattern, heading)
               && std::ranges::none_of(phrases, [&](const auto &each) { return shareWord(pattern, each); });
    });
    if (found == unused.end())
        return {};
    const std::string_view taken = *found;
    unused.erase(found);
    return taken;
}

/// Returns whether a colon is needed, because a preposition would require another ending than the phrase has.
/// A German phrase begins with a small letter when an adjective does.
bool Composer::needsColon(Phrases phrases) const
{
    return m_language.inflects && std::ranges::any_of(phrases, [](const std::string &phrase) {
               return lowerCase(phrase.substr(0, 2)) == phrase.substr(0, 2);
           });
}

std::string Composer::bullets(std::string_view heading, Texts leads, Phrases phrases)
{
    std::string_view lead = oneOf(leads);
    if (const auto other =
            std::ranges::find_if_not(leads, [&](std::string_view each) { return shareWord(each, heading); });
        shareWord(lead, heading) && other != leads.end())
        lead = *other;
    std::string text(lead);
    for (const std::string &phrase : phrases)
        text += "\n- " + phrase;
    return text;
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
