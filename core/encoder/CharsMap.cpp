#include "core/encoder/CharsMap.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <unicode/brkiter.h>
#include <unicode/unistr.h>

namespace core::encoder {

namespace {

constexpr std::size_t mostMapBytes = std::size_t{16} << 20;
constexpr std::size_t longestCharacter = 6; // bytes, from which on its code points count alone

tl::unexpected<Error> wrongMap(const std::string &what)
{
    return fail(ErrorCode::InvalidPlan, "precompiled_charsmap: " + what);
}

std::array<int, 256> digitsOfBase64()
{
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::array<int, 256> values;
    values.fill(-1);
    for (std::size_t i = 0; i < digits.size(); ++i)
        values[static_cast<unsigned char>(digits[i])] = static_cast<int>(i);
    return values;
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char each) { return static_cast<unsigned char>(each) < 0x80; });
}

} // namespace

Result<CharsMap> CharsMap::fromBase64(std::string_view text)
{
    static const std::array<int, 256> digits = digitsOfBase64();
    if (text.size() > 2 * mostMapBytes)
        return wrongMap("at most 16 MB were expected");
    while (!text.empty() && text.back() == '=')
        text.remove_suffix(1);
    std::string bytes;
    unsigned pending = 0;
    int bits = 0;
    for (const char each : text) {
        const int digit = digits[static_cast<unsigned char>(each)];
        if (digit < 0)
            return wrongMap("base64 was expected");
        pending = (pending << 6U | static_cast<unsigned>(digit)) & 0xFFFFU;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(pending >> static_cast<unsigned>(bits) & 0xFFU);
        }
    }
    return fromBytes(bytes);
}

Result<CharsMap> CharsMap::fromBytes(std::string_view bytes)
{
    std::uint32_t size = 0;
    if (bytes.size() < sizeof(size))
        return wrongMap("the size of its trie was expected in its first 4 bytes");
    std::memcpy(&size, bytes.data(), sizeof(size));
    if (size < sizeof(std::uint32_t) || size % sizeof(std::uint32_t) != 0
        || size > bytes.size() - sizeof(size))
        return wrongMap("a trie of whole units within its bytes was expected");
    CharsMap map;
    map.m_units.resize(size / sizeof(std::uint32_t));
    std::memcpy(map.m_units.data(), bytes.data() + sizeof(size), size);
    map.m_texts = bytes.substr(sizeof(size) + size);
    return map;
}

std::optional<std::string_view> CharsMap::replacementOf(std::string_view text) const
{
    const auto offsetOf = [](std::uint32_t unit) {
        return std::size_t{unit >> 10U} << ((unit & (std::uint32_t{1} << 9U)) >> 6U);
    };
    std::size_t node = offsetOf(m_units[0]);
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        node ^= byte;
        if (byte == 0 || node >= m_units.size())
            return std::nullopt;
        const std::uint32_t unit = m_units[node];
        if ((unit & (std::uint32_t{1} << 31U | 0xFFU)) != byte)
            return std::nullopt;
        node ^= offsetOf(unit);
        if (node >= m_units.size())
            return std::nullopt;
        if ((unit >> 8U & 1U) == 0)
            continue;
        const std::size_t place = m_units[node] & 0x7FFFFFFFU;
        if (place >= m_texts.size())
            return std::nullopt;
        const std::string_view rest = std::string_view(m_texts).substr(place);
        return rest.substr(0, std::min(rest.find('\0'), rest.size()));
    }
    return std::nullopt;
}

void CharsMap::appendReplaced(std::string_view character, std::string &out) const
{
    if (character.size() < longestCharacter)
        if (const auto found = replacementOf(character)) {
            out += *found;
            return;
        }
    for (std::size_t begin = 0; begin < character.size();) {
        const std::size_t end = endOfPoint(character, begin);
        const std::string_view point = character.substr(begin, end - begin);
        out += replacementOf(point).value_or(point);
        begin = end;
    }
}

std::string CharsMap::replaced(std::string_view text) const
{
    std::string out;
    out.reserve(text.size());
    if (isAscii(text) && text.find('\r') == std::string_view::npos) {
        for (std::size_t i = 0; i < text.size(); ++i)
            appendReplaced(text.substr(i, 1), out);
        return out;
    }
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    if (U_FAILURE(status) || breaks == nullptr)
        return std::string(text);
    const icu::UnicodeString wide =
        icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    breaks->setText(wide);
    std::string character;
    for (std::int32_t begin = breaks->first(), end = breaks->next(); end != icu::BreakIterator::DONE;
         begin = end, end = breaks->next()) {
        character.clear();
        wide.tempSubStringBetween(begin, end).toUTF8String(character);
        appendReplaced(character, out);
    }
    return out;
}

} // namespace core::encoder
