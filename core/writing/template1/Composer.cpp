#include "core/writing/template1/Composer.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace core::writing::template1 {

namespace {

constexpr std::size_t longestList = 3;

constexpr std::array<std::string_view, 5> pairJoints = {" and ", ", ", "; ", " as well as ", ", also "};
constexpr std::array<std::string_view, 3> lastJoints = {" and ", ", ", ", also "};

} // namespace

template<typename T>
void Composer::shuffle(std::vector<T> &items)
{
    // std::shuffle may differ between standard libraries.
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[below(left)]);
}

std::string Composer::compose(const synthesis::Sequence &sequence, std::string_view documentType)
{
    std::vector<std::string> phrases;
    std::ranges::copy_if(
        sequence.keyphrases, std::back_inserter(phrases), [](const auto &p) { return !p.empty(); });
    shuffle(phrases);

    const Layout layout = chooseLayout();
    std::string text = title(sequence, documentType);
    text += "\n";

    const auto counts = phrasesPerSection(phrases.size());
    const bool recalls = phrases.size() > 2 && below(2) == 0;
    std::size_t used = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0 && !phrases.empty())
            continue;
        const Phrases own = Phrases(phrases).subspan(used, counts[i]);
        used += counts[i];
        const bool last = used == phrases.size();
        // Never one that stands in the same section: it would read as a slip.
        const std::string_view recall = last && recalls && own.size() < used
                                            ? std::string_view(phrases[below(used - own.size())])
                                            : std::string_view();
        text += "\n" + section(m_patterns.sections[i], own, recall, layout) + "\n";
    }
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

/// One phrase for as many sections as there are phrases for, the rest by chance.
std::vector<std::size_t> Composer::phrasesPerSection(std::size_t phrases)
{
    const std::size_t sections = m_patterns.sections.size();
    std::vector<std::size_t> order(sections);
    std::iota(order.begin(), order.end(), std::size_t{0});
    shuffle(order);

    std::vector<std::size_t> counts(sections, 0);
    for (std::size_t i = 0; i < phrases; ++i)
        ++counts[i < sections ? order[i] : below(sections)];
    return counts;
}

std::string
Composer::section(const SectionPatterns &patterns, Phrases phrases, std::string_view recall, Layout layout)
{
    const bool listed = phrases.size() > 1 && layout != Layout::Paragraphs && below(4) == 0;
    std::string body;
    if (phrases.empty())
        body = oneOf(patterns.blanks);
    else
        body = listed ? bullets(patterns, phrases) : prose(patterns, phrases);

    if (!recall.empty()) {
        const std::string again(recall);
        body += (listed ? "\n" : " ") + fillSlots(oneOf(m_patterns.recalls), {&again, 1});
    }

    const std::string heading(oneOf(patterns.headings));
    switch (layout) {
    case Layout::Inline:
        return heading + ": " + body;
    case Layout::Headed:
        return heading + "\n" + body;
    case Layout::Capitals:
        return upperCase(heading) + ":\n" + body;
    case Layout::Paragraphs:
        break;
    }
    return body;
}

std::string Composer::prose(const SectionPatterns &patterns, Phrases phrases)
{
    std::string text;
    std::vector<std::string_view> unused;
    while (!phrases.empty()) {
        // Each pattern once before any is used again.
        if (unused.empty()) {
            unused.assign(patterns.sentences.begin(), patterns.sentences.end());
            shuffle(unused);
        }
        const std::string_view pattern = unused.back();
        unused.pop_back();
        const std::size_t slots = slotCount(pattern);
        if (slots > phrases.size())
            continue;
        const std::size_t taken = slots > 1 ? slots : 1 + below(std::min(longestList, phrases.size()));
        text += (text.empty() ? "" : " ") + sentence(pattern, phrases.first(taken));
        phrases = phrases.subspan(taken);
    }
    return text;
}

std::string Composer::bullets(const SectionPatterns &patterns, Phrases phrases)
{
    std::string text(oneOf(patterns.leads));
    for (const std::string &phrase : phrases)
        text += "\n- " + phrase;
    return text;
}

std::string Composer::sentence(std::string_view pattern, Phrases phrases)
{
    if (slotCount(pattern) == phrases.size())
        return fillSlots(pattern, phrases);
    const std::string list = enumerate(phrases);
    return fillSlots(pattern, {&list, 1});
}

std::string Composer::enumerate(Phrases phrases)
{
    std::string text = phrases.front();
    if (phrases.size() == 2)
        return text.append(pairJoints[below(pairJoints.size())]).append(phrases.back());
    for (const std::string &phrase : phrases.subspan(1, phrases.size() - 2))
        text.append(", ").append(phrase);
    return text.append(lastJoints[below(lastJoints.size())]).append(phrases.back());
}

} // namespace core::writing::template1
