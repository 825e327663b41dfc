#include "core/records/TextPosition.h"

#include "core/records/Decoder.h"

#include <algorithm>

namespace core::records {

void TextPosition::pass(std::string_view text)
{
    if (text.empty())
        return;
    // The line feed of a pair was counted with its carriage return.
    if (m_isBehindReturn && text.front() == '\n')
        text.remove_prefix(1);
    if (text.empty()) {
        m_isBehindReturn = false;
        return;
    }
    m_line += std::ranges::count(text, '\n');
    if (text.find('\r') != std::string_view::npos)
        for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
            m_line += text.substr(at + 1).starts_with('\n') ? 0 : 1;
    m_isBehindReturn = text.back() == '\r';
    const std::size_t last = text.find_last_of("\r\n");
    m_column = (last == std::string_view::npos ? m_column : 1)
               + countCharacters(last == std::string_view::npos ? text : text.substr(last + 1));
}

} // namespace core::records
