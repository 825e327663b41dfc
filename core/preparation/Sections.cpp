#include "core/preparation/Sections.h"

#include "core/preparation/HeadingSearch.h"

#include <algorithm>
#include <array>

namespace core::preparation {

namespace {

constexpr std::array<std::string_view, 38> names = {
    "beginning",
    "chief complaint",
    "history of present illness",
    "past medical history",
    "past surgical history",
    "family history",
    "social history",
    "allergies",
    "medications",
    "immunizations",
    "review of systems",
    "physical examination",
    "laboratory",
    "imaging",
    "indication",
    "technique",
    "comparison",
    "findings",
    "impression",
    "assessment and plan",
    "subjective",
    "objective",
    "diagnosis",
    "preoperative diagnosis",
    "postoperative diagnosis",
    "procedure",
    "anesthesia",
    "operative details",
    "complications",
    "hospital course",
    "admission diagnosis",
    "discharge diagnosis",
    "discharge medications",
    "condition at discharge",
    "discharge instructions",
    "follow-up",
    "signature",
    "other",
};

constexpr std::uint8_t indexOf(std::string_view name)
{
    return static_cast<std::uint8_t>(std::ranges::find(names, name) - names.begin());
}

constexpr std::uint8_t beginning = indexOf("beginning");
constexpr std::uint8_t examination = indexOf("physical examination");
constexpr std::uint8_t other = indexOf("other");
static_assert(other + 1 == names.size());

// Returns whether a section is written organ by organ. Under any other heading "LUNGS:" begins an examination
// without a heading.
bool mayHaveParts(std::uint8_t section)
{
    constexpr std::array with = {examination,
                                 indexOf("review of systems"),
                                 indexOf("objective"),
                                 indexOf("subjective"),
                                 indexOf("findings"),
                                 indexOf("impression"),
                                 indexOf("imaging"),
                                 indexOf("technique"),
                                 indexOf("procedure"),
                                 indexOf("assessment and plan"),
                                 indexOf("hospital course")};
    return std::ranges::find(with, section) != with.end();
}

} // namespace

std::span<const std::string_view> sectionNames()
{
    return names;
}

std::optional<std::uint8_t> findSection(std::string_view name)
{
    const std::uint8_t found = indexOf(name);
    return found == names.size() ? std::nullopt : std::optional(found);
}

std::vector<FoundSection> sectionsOf(std::string_view text)
{
    std::vector<FoundSection> sections{{.section = beginning, .heading = {}, .text = {0, text.size()}}};
    bool isAnyKnown = false;
    const auto begin = [&](std::uint8_t section, TextRange heading) {
        sections.back().text.end = heading.begin;
        sections.push_back({section, heading, {heading.end, text.size()}});
    };
    HeadingSearch search(text);
    for (FoundHeading found; search.next(found);) {
        isAnyKnown |= found.heading.has_value();
        const bool isPart = found.heading && found.heading->isPart;
        if (isPart && !mayHaveParts(sections.back().section))
            begin(examination, {found.range.begin, found.range.begin});
        else if (!isPart)
            begin(found.heading ? found.heading->section : other, found.range);
    }
    if (!isAnyKnown)
        return {};
    if (sections.front().text.begin == sections.front().text.end)
        sections.erase(sections.begin());
    return sections;
}

} // namespace core::preparation
