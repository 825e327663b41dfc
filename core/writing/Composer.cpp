#include "core/writing/Composer.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr std::size_t longestList = 3;

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

/// Where several sections take phrases of a role, these are spread over them by chance.
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
    const auto held = std::ranges::count_if(own, [](const auto &part) { return !part.empty(); });
    std::string body;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i].empty())
            continue;
        const bool standsBelow = layout == Layout::Headed || layout == Layout::Capitals;
        const bool listed = held == 1 && own[i].size() > 1 && standsBelow && below(3) == 0;
        body += body.empty() ? "" : " ";
        body += listed ? bullets(section.parts[i].leads, own[i]) : prose(section.parts[i].sentences, own[i]);
    }

    const std::string heading(oneOf(section.headings));
    switch (layout) {
    case Layout::Inline:
        return heading + std::string(m_language.colon) + " " + body;
    case Layout::Headed:
        return heading + "\n" + body;
    case Layout::Capitals:
        return upperCase(heading) + std::string(m_language.colon) + "\n" + body;
    case Layout::Paragraphs:
        break;
    }
    return body;
}

std::string Composer::prose(Texts sentences, Phrases phrases)
{
    std::string text;
    std::vector<std::string_view> unused;
    while (!phrases.empty()) {
        // Each pattern once before any is used again.
        if (unused.empty()) {
            unused.assign(sentences.begin(), sentences.end());
            shuffle(unused);
        }
        const std::size_t taken = 1 + below(std::min(longestList, phrases.size()));
        text += (text.empty() ? "" : " ") + sentence(unused.back(), phrases.first(taken));
        unused.pop_back();
        phrases = phrases.subspan(taken);
    }
    return text;
}

std::string Composer::bullets(Texts leads, Phrases phrases)
{
    std::string text(oneOf(leads));
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
    // "as well as" joins two; the plain "and" stands first.
    const std::string_view last = phrases.size() == 2 ? oneOf(joints) : joints.front();
    return fillSentence(pattern, phrases, hasComma ? "; " : ", ", hasComma ? "; " : last);
}

} // namespace core::writing
