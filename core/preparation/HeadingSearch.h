#pragma once

#include "core/preparation/Headings.h"
#include "core/preparation/Sections.h"

#include <optional>
#include <string_view>

namespace core::preparation {

/// A heading in a text, with its number or bullet and its colon. Without `heading` it is in no list and looks
/// like one.
struct FoundHeading
{
    TextRange range;
    std::optional<Heading> heading;
};

/// Finds the headings of a text one after the other, by the rules of Sections.h.
class HeadingSearch final
{
public:
    explicit HeadingSearch(std::string_view text)
        : m_text(text)
    {}

    /// Returns false at the end of the text.
    bool next(FoundHeading &found);

private:
    void beginLine(std::size_t begin);
    std::size_t endOfLine(std::size_t begin);
    bool atLineBegin(FoundHeading &found);
    bool insideLine(FoundHeading &found);
    bool take(TextRange written, TextRange range, bool needsCapitals, FoundHeading &found);

    std::string_view m_text;
    std::size_t m_position = 0; ///< looked at up to here
    std::size_t m_lineEnd = 0;
    std::size_t m_nextReturn = 0; ///< of a carriage return, not before m_position
    bool m_isLineBegin = true;
};

} // namespace core::preparation
