#include "core/preparation/Preparation.h"

#include "core/preparation/Negation.h"
#include "core/preparation/Sections.h"

#include <algorithm>

namespace core::preparation {

namespace {

// Notes that lost their line breaks have a comma in the place of each.
TextRange trimmedRange(std::string_view text, TextRange range)
{
    constexpr std::string_view around = " \t\r\n,";
    const std::string_view inside = range.in(text);
    const std::size_t first = inside.find_first_not_of(around);
    if (first == std::string_view::npos)
        return {range.begin, range.begin};
    return {range.begin + first, range.begin + inside.find_last_not_of(around) + 1};
}

// The parts of a text that lie in `range`, with what of it is denied; `denied` loses what was used.
void addParts(const TextRange &range,
              std::string_view section,
              std::span<const TextRange> &denied,
              std::vector<TextPart> &parts)
{
    std::size_t position = range.begin;
    const auto add = [&](PartKind kind, std::size_t end) {
        if (position < end)
            parts.push_back({kind, {position, end}, section});
        position = std::max(position, end);
    };
    while (!denied.empty() && denied.front().begin < range.end) {
        add(PartKind::Counted, denied.front().begin);
        add(PartKind::Denied, denied.front().end);
        denied = denied.subspan(1);
    }
    add(PartKind::Counted, range.end);
}

} // namespace

Preparation::Preparation(const Rules &rules)
    : m_cutsSections(!rules.sections.empty())
    , m_isKept(sectionNames().size(), false)
    , m_negation(findLanguage(rules.negation))
{
    for (const std::string &name : rules.sections)
        if (const auto section = findSection(name))
            m_isKept[*section] = true;
}

std::vector<TextRange> Preparation::kept(std::string_view text) const
{
    const std::vector<FoundSection> sections =
        m_cutsSections ? sectionsOf(text) : std::vector<FoundSection>();
    if (text.empty())
        return {};
    if (sections.empty())
        return {{0, text.size()}};
    std::vector<TextRange> ranges;
    for (const FoundSection &section : sections) {
        const TextRange range = trimmedRange(text, section.text);
        if (m_isKept[section.section] && range.begin < range.end)
            ranges.push_back(range);
    }
    return ranges;
}

std::vector<TextRange> Preparation::denied(std::string_view text, std::span<const TextRange> kept) const
{
    std::vector<TextRange> all;
    if (m_negation == nullptr)
        return all;
    const Cues &cues = Cues::of(*m_negation);
    for (const TextRange &part : kept)
        for (const TextRange &range : deniedIn(part.in(text), cues))
            all.push_back({part.begin + range.begin, part.begin + range.end});
    return all;
}

std::string Preparation::counted(std::string_view text, std::span<const TextRange> kept) const
{
    const std::vector<TextRange> all = denied(text, kept);
    std::span<const TextRange> rest = all;
    std::string counted;
    for (const TextRange &part : kept) {
        if (!counted.empty())
            counted += "\n\n";
        std::size_t position = part.begin;
        for (; !rest.empty() && rest.front().begin < part.end; rest = rest.subspan(1)) {
            counted += text.substr(position, rest.front().begin - position);
            counted += '.';
            position = rest.front().end;
        }
        counted += text.substr(position, part.end - position);
    }
    return counted;
}

PreparedText Preparation::prepare(std::string_view text) const
{
    const std::vector<TextRange> ranges = kept(text);
    const std::vector<TextRange> all = denied(text, ranges);
    const std::vector<FoundSection> sections =
        m_cutsSections ? sectionsOf(text) : std::vector<FoundSection>();
    PreparedText prepared{counted(text, ranges), {}};
    std::span<const TextRange> rest = all;
    std::size_t position = 0;
    std::size_t next = 0; // of the sections
    const auto cutTo = [&](std::size_t end, std::string_view section) {
        if (position < end)
            prepared.parts.push_back({PartKind::Cut, {position, end}, section});
        position = std::max(position, end);
    };
    for (const TextRange &range : ranges) {
        for (; next < sections.size() && sections[next].text.end < range.end; ++next)
            cutTo(sections[next].text.end, sectionNames()[sections[next].section]);
        const std::string_view name =
            next < sections.size() ? sectionNames()[sections[next].section] : std::string_view();
        cutTo(range.begin, name);
        addParts(range, name, rest, prepared.parts);
        position = range.end;
    }
    for (; next < sections.size(); ++next)
        cutTo(sections[next].text.end, sectionNames()[sections[next].section]);
    cutTo(text.size(), {});
    return prepared;
}

} // namespace core::preparation
