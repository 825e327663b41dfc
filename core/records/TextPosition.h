#pragma once

#include <cstdint>
#include <string_view>

namespace core::records {

/// Where in a text one is that comes piece by piece.
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
