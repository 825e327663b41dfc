#pragma once

#include "core/preparation/Languages.h"
#include "core/preparation/Sections.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::preparation {

/// The rules for what counts of a note: public choices of a plan. By default all of it counts.
struct Rules
{
    std::vector<std::string> sections = {}; ///< of sectionNames() that are kept; empty: the whole text
    std::string negation = {};              ///< the title of one of languages(); empty: what is denied counts
    bool copiesOnce = false;                ///< where persons are the unit, see Copies

    friend bool operator==(const Rules &, const Rules &) = default;
};

/// The treatment of a part of a text.
enum class PartKind : std::uint8_t { Counted, Cut, Denied };

struct TextPart
{
    PartKind kind = PartKind::Counted;
    TextRange range;
    /// A name of sectionNames(); empty in a text without headings, or if sections do not matter.
    std::string_view section = {};
};

/// A text prepared for finding phrases. PRIVATE if the text was a record.
struct PreparedText
{
    std::string text;            ///< what counts; no phrase goes over what was taken out
    std::vector<TextPart> parts; ///< all of the original, in order, without overlap
};

/// Removes the parts of a text that do not count, by rules that are the same for every record. Immutable;
/// thread-safe. The plan checks the rules; unknown names are ignored here.
class Preparation final
{
public:
    explicit Preparation(const Rules &rules);

    /// Returns whether the rules remove nothing.
    bool isNothing() const { return !m_cutsSections && m_negation == nullptr; }

    /// Returns the parts of a text that its sections keep, in order, each with more than white space. A text
    /// without headings is kept as a whole; of a text with headings, only the sections to keep.
    std::vector<TextRange> kept(std::string_view text) const;
    /// Returns the parts of `kept` that are denied.
    std::vector<TextRange> denied(std::string_view text, std::span<const TextRange> kept) const;
    /// Returns the kept ranges as one text, an empty line between two, and a full stop where something was
    /// denied.
    std::string counted(std::string_view text, std::span<const TextRange> kept) const;

    /// Returns the counted text and the removed parts, for display. It sees one record only, and so no
    /// copies.
    PreparedText prepare(std::string_view text) const;

private:
    bool m_cutsSections = false;
    std::vector<bool> m_isKept; ///< by index in sectionNames()
    const Language *m_negation = nullptr;
};

} // namespace core::preparation
