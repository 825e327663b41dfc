#include "core/records/xlsx/SharedStrings.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <utility>

namespace core::records::xlsx {

SharedStrings::SharedStrings(std::unique_ptr<Unpacking> entry, std::size_t maximumStringBytes)
    : m_stream(entry ? std::make_unique<XmlStream>(std::move(entry), *this) : nullptr)
    , m_maximumStringBytes(maximumStringBytes)
{}

Faulty<std::string_view> SharedStrings::at(std::size_t index)
{
    m_wanted = index;
    if (m_stream && index >= m_strings.size())
        KEYSEED_TRY(m_stream->readOn());
    if (m_isTooLong)
        return fault({.what = "a cell of the workbook holds more than " + inMebibytes(m_maximumStringBytes)
                              + ", which is no text of a spreadsheet program; split it"});
    if (m_bytes > maximumBytes)
        return fault({.what = "the texts of the workbook are more than " + inMebibytes(maximumBytes)
                              + "; save the sheet as CSV (UTF-8) and use that"});
    if (index >= m_strings.size())
        return fault(damaged("a cell names a text that is not there"));
    const Position &found = m_strings[index];
    return std::string_view(m_blocks[found.block]).substr(found.offset, found.size);
}

void SharedStrings::begin(std::string_view element, const XmlAttributes &)
{
    if (element == "si")
        m_string.clear();
    else
        m_string.begin(element);
}

bool SharedStrings::end(std::string_view element)
{
    if (element != "si") {
        m_string.end(element);
        return false;
    }
    m_isTooLong = m_string.isTooLong();
    if (!m_isTooLong)
        keep(m_string.finish());
    return m_isTooLong || m_bytes > maximumBytes || m_strings.size() > m_wanted;
}

void SharedStrings::text(std::string_view piece)
{
    m_string.add(piece, m_maximumStringBytes);
}

void SharedStrings::keep(std::string_view text)
{
    m_bytes += text.size() + sizeof(Position);
    if (m_bytes > maximumBytes)
        return;
    if (m_blocks.empty() || m_blocks.back().capacity() - m_blocks.back().size() < text.size())
        m_blocks.emplace_back().reserve(std::max(blockBytes, text.size()));
    std::string &block = m_blocks.back();
    m_strings.push_back({.block = static_cast<std::uint32_t>(m_blocks.size() - 1),
                         .offset = static_cast<std::uint32_t>(block.size()),
                         .size = static_cast<std::uint32_t>(text.size())});
    block += text;
}

} // namespace core::records::xlsx
