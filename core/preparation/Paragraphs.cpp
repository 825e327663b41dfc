#include "core/preparation/Paragraphs.h"

#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <sodium.h>

namespace core::preparation {

namespace {

bool isWhiteByte(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

bool isAsciiText(std::string_view text)
{
    return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

} // namespace

std::vector<Line> linesOf(std::string_view text, const TextRange &part)
{
    std::vector<Line> lines;
    bool beginsParagraph = true;
    for (std::size_t begin = part.begin; begin < part.end;) {
        std::size_t end = std::min(text.find_first_of("\r\n", begin), part.end);
        const std::string_view line = text.substr(begin, end - begin);
        const bool isEmpty = std::ranges::all_of(line, isWhiteByte);
        if (!isEmpty)
            lines.push_back({{begin, end}, beginsParagraph});
        beginsParagraph = isEmpty;
        if (end + 1 < part.end && text[end] == '\r' && text[end + 1] == '\n')
            ++end;
        begin = end + 1;
    }
    return lines;
}

std::uint64_t hashOf(std::string_view bytes)
{
    constexpr std::array<unsigned char, crypto_shorthash_KEYBYTES> key = {};
    std::array<unsigned char, crypto_shorthash_BYTES> hash = {};
    crypto_shorthash(
        hash.data(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size(), key.data());
    std::uint64_t value = 0;
    static_assert(sizeof(value) == sizeof(hash));
    std::memcpy(&value, hash.data(), sizeof(value));
    return value;
}

void WordHash::add(std::string_view text)
{
    const std::string wide = isAsciiText(text) ? std::string() : vocabulary::folded(text);
    bool isInWord = false;
    for (const char byte : wide.empty() ? text : std::string_view(wide)) {
        if (isWhiteByte(byte)) {
            if (isInWord)
                m_folded += ' ';
            isInWord = false;
            continue;
        }
        m_words += isInWord ? 0 : 1;
        isInWord = true;
        m_folded += lowered(byte);
    }
    if (isInWord)
        m_folded += ' ';
}

} // namespace core::preparation
