#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core::records {

/// Splits lines into cells where a backslash escapes the next character, as Spark, MySQL and PostgreSQL's
/// COPY write them: `\"`, `\\`, an escaped delimiter or line break stand for themselves, `\t`, `\n` and `\r`
/// for white space, and a cell of `\N` alone is empty; any other pair stays as it is. A cell that begins with
/// a double quote ends at the next quote that is not escaped or doubled; where text follows that quote on the
/// same line, both quotes are characters of the cell.
class EscapedCells final
{
public:
    void setDelimiter(char delimiter) { m_delimiter = delimiter; }

    /// The state behind a line.
    enum class State {
        RowEnded,
        QuoteOpen,       ///< the row goes on in a cell with an open quote
        Escaped,         ///< the row goes on behind an escaped line break
        TextBehindQuote, ///< text follows the closing quote of a cell that began on a line before
    };

    /// Splits a line, and calls onField(std::string_view) for each cell that ends in it.
    template<typename OnField>
    State add(std::string_view text, std::string_view ending, OnField onField)
    {
        for (std::size_t at = 0; at < text.size();) {
            const Step step = take(text, at);
            if (step == Step::TextBehindQuote)
                return State::TextBehindQuote;
            if (step == Step::CellEnded)
                onField(takeCell());
        }
        return endLine(ending, onField);
    }

private:
    enum class Step { Went, CellEnded, TextBehindQuote };

    Step take(std::string_view text, std::size_t &at);
    void escape(std::string_view text, std::size_t &at);
    std::string_view takeCell();

    template<typename OnField>
    State endLine(std::string_view ending, OnField onField)
    {
        if (m_isEscaped || m_isQuoted) {
            const State state = m_isEscaped ? State::Escaped : State::QuoteOpen;
            m_isEscaped = false;
            m_cell += ending;
            m_isFromBefore = true;
            return state;
        }
        onField(takeCell());
        return State::RowEnded;
    }

    char m_delimiter = ',';
    std::string m_cell;          ///< the cell so far
    std::string m_taken;         ///< the cell that takeCell() returned last
    bool m_isBegun = false;      ///< the cell has begun
    bool m_isQuoted = false;     ///< inside quotes
    bool m_isClosed = false;     ///< behind the closing quote
    bool m_isEscaped = false;    ///< a backslash ends the line
    bool m_isNull = false;       ///< the cell is `\N` so far
    bool m_isFromBefore = false; ///< the cell began on a line before
};

} // namespace core::records
