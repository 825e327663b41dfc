#pragma once

#include <string>
#include <string_view>

namespace core::records {

/// Builds the lines of a text without its markup.
class PlainLines final
{
public:
    /// Adds a text with white space folded: white space between two words of a line becomes one space.
    void addFolded(std::string_view text);
    /// Adds a text unchanged, without carriage returns.
    void addAsIs(std::string_view text);
    /// Ends the line, even an empty one.
    void breakLine();
    /// Ends the line, unless it is empty.
    void beginBlock();
    /// Puts a tab behind what the line holds.
    void beginCell();

    /// Returns the text, with spaces for no-break spaces, without the white space around it.
    std::string take();

private:
    bool isAtLineStart() const { return m_text.empty() || m_text.back() == '\n'; }

    std::string m_text;
    bool m_hasSpace = false; ///< whether a space is due in front of the next word
};

} // namespace core::records
