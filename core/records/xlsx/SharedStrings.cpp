#include "core/records/xlsx/SharedStrings.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unicode/utf16.h>
#include <unicode/utf8.h>
#include <utility>

namespace core::records::xlsx {

namespace {

constexpr std::size_t escapeBytes = 7; // _xHHHH_

/// Returns the UTF-16 code unit of an escape at `position`.
std::optional<UChar32> unitAt(std::string_view text, std::size_t position)
{
    if (text.size() - position < escapeBytes || text.substr(position, 2) != "_x"
        || text[position + escapeBytes - 1] != '_')
        return std::nullopt;
    unsigned unit = 0;
    const char *first = text.data() + position + 2;
    const auto [end, error] = std::from_chars(first, first + 4, unit, 16);
    if (error != std::errc() || end != first + 4)
        return std::nullopt;
    return static_cast<UChar32>(unit);
}

void append(std::string &text, UChar32 character)
{
    if (character == 0 || U_IS_SURROGATE(character))
        character = 0xFFFD;
    char bytes[U8_MAX_LENGTH];
    std::size_t size = 0;
    U8_APPEND_UNSAFE(bytes, size, character);
    text.append(bytes, size);
}

} // namespace

void unescape(std::string &text)
{
    std::size_t escape = text.find("_x");
    if (escape == std::string::npos)
        return;
    std::string plain;
    std::size_t done = 0;
    while (escape != std::string::npos) {
        const auto unit = unitAt(text, escape);
        if (!unit) {
            escape = text.find("_x", escape + 1);
            continue;
        }
        plain.append(text, done, escape - done);
        done = escape + escapeBytes;
        const auto second = U16_IS_LEAD(*unit) ? unitAt(text, done) : std::nullopt;
        const bool isPair = second && U16_IS_TRAIL(*second);
        append(plain, isPair ? U16_GET_SUPPLEMENTARY(*unit, *second) : *unit);
        done += isPair ? escapeBytes : 0;
        escape = text.find("_x", done);
    }
    plain.append(text, done);
    text = std::move(plain);
}

void RichText::clear()
{
    *this = {};
}

void RichText::begin(std::string_view element)
{
    if (element == "rPh")
        m_isPronunciation = true;
    else if (element == "t")
        m_isInText = !m_isPronunciation;
}

void RichText::end(std::string_view element)
{
    if (element == "rPh")
        m_isPronunciation = false;
    else if (element == "t")
        m_isInText = false;
}

void RichText::add(std::string_view piece, std::size_t most)
{
    if (!m_isInText)
        return;
    m_isTooLong = m_isTooLong || piece.size() > most - m_text.size();
    if (!m_isTooLong)
        m_text += piece;
}

std::string &RichText::finish()
{
    unescape(m_text);
    return m_text;
}

SharedStrings::SharedStrings(std::unique_ptr<Unpacking> entry, std::size_t maximumStringBytes)
    : m_stream(entry ? std::make_unique<XmlStream>(std::move(entry), *this) : nullptr)
    , m_maximumStringBytes(maximumStringBytes)
{}

ReadResult<std::string_view> SharedStrings::at(std::size_t index)
{
    m_wanted = index;
    if (m_stream && index >= m_strings.size())
        KEYSEED_TRY(m_stream->readOn());
    if (m_isTooLong)
        return fail({.what = "a cell of the workbook holds more than " + inMebibytes(m_maximumStringBytes)
                             + ", which is no text of a spreadsheet program; split it"});
    if (m_bytes > maximumBytes)
        return fail({.what = "the texts of the workbook are more than " + inMebibytes(maximumBytes)
                             + "; save the sheet as CSV (UTF-8) and use that"});
    if (index >= m_strings.size())
        return fail(damaged("a cell names a text that is not there"));
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
