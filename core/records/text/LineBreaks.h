#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace core::records {

/// Finds the line breaks in the raw bytes of a file without decoding them: in all encodings but UTF-16 and
/// UTF-32, LF and CR are single bytes.
class LineBreaks final
{
public:
    /// Makes the line breaks of an encoding by its canonical name.
    explicit LineBreaks(std::string_view encoding);

    /// Returns the bytes of the shortest character: 1, 2 or 4.
    std::size_t unitBytes() const { return m_lineFeed.size(); }

    struct Break
    {
        std::size_t begin = std::string_view::npos; ///< npos: there is none
        std::size_t end = 0;
    };
    /// Returns the next LF, CR LF or CR at or behind `from`, which is at a whole unit. A CR at the very end
    /// is found only if the bytes are the last: else its LF may follow.
    Break next(std::string_view bytes, std::size_t from, bool isLast) const;

    /// Returns whether a break ends where `bytes` end.
    bool endsWithBreak(std::string_view bytes) const;

private:
    std::size_t find(std::string_view bytes, const std::string &unit, std::size_t from) const;

    std::string m_lineFeed;
    std::string m_return;
};

/// Counts the breaks of a file piece by piece.
class LineCounter final
{
public:
    explicit LineCounter(const LineBreaks &breaks)
        : m_breaks(breaks)
    {}

    /// Passes over at most `most` breaks in `bytes` and returns how many bytes are dealt with; the caller
    /// hands in the others again, before the bytes that follow.
    std::size_t pass(std::string_view bytes, std::int64_t most, bool isLast);

    std::int64_t counted() const { return m_counted; }

private:
    const LineBreaks &m_breaks;
    std::int64_t m_counted = 0;
};

/// The position in a text that comes piece by piece.
class TextPosition final
{
public:
    /// Goes on behind `text`, whole characters of UTF-8. LF, CR LF and CR end a line.
    void pass(std::string_view text);

    std::int64_t line() const { return m_line; }     ///< from 1
    std::int64_t column() const { return m_column; } ///< in characters, from 1

private:
    std::int64_t m_line = 1;
    std::int64_t m_column = 1;
    bool m_isBehindReturn = false;
};

} // namespace core::records
