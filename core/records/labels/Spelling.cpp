#include "core/records/labels/Spelling.h"

#include "core/base/Text.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace core::records {

namespace {

constexpr UChar32 nonJoiner = 0x200C;
constexpr UChar32 joiner = 0x200D;
constexpr UChar32 firstJoined = 0x0590; ///< letters in front of it have one shape

bool isVisibleAscii(char c)
{
    return c >= ' ' && c <= '~';
}

bool isInvisible(UChar32 c)
{
    const auto type = u_charType(c);
    return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || type == U_CONTROL_CHAR
           || (type == U_FORMAT_CHAR && !u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK));
}

void append(std::string &text, UChar32 c)
{
    char bytes[U8_MAX_LENGTH];
    std::int32_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, c);
    text.append(bytes, static_cast<std::size_t>(length));
}

/// Returns the visible characters, with each blank between them as a space.
std::string visible(std::string_view text)
{
    std::string seen;
    std::size_t blanks = 0;
    UChar32 last = 0;
    UChar32 held = 0; ///< a joiner that no character has followed yet
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t next = 0; next < size;) {
        UChar32 c = 0;
// The macro narrows int to uint8_t on purpose.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
        U8_NEXT_OR_FFFD(text.data(), next, size, c);
#pragma GCC diagnostic pop
        if (u_isUWhiteSpace(c)) {
            ++blanks;
            held = 0;
        } else if (c == joiner || c == nonJoiner) {
            held = last >= firstJoined && blanks == 0 ? c : 0;
        } else if (!isInvisible(c)) {
            seen.append(seen.empty() ? 0 : blanks, ' ');
            if (held != 0 && c >= firstJoined)
                append(seen, held);
            append(seen, c);
            blanks = 0;
            held = 0;
            last = c;
        }
    }
    return seen;
}

std::string composed(std::string text)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *form = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status) || form->isNormalizedUTF8(text, status))
        return text;
    std::string result;
    icu::StringByteSink<std::string> sink(&result);
    form->normalizeUTF8(0, text, sink, nullptr, status);
    return U_SUCCESS(status) ? result : text;
}

std::string_view digitsOf(std::string_view text)
{
    return text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
}

/// Returns the digits of a whole number with an exponent: "226" for the digits "2", the decimals "26" and the
/// exponent 2. Empty if it is no whole number, or a very long one.
std::string shifted(std::string_view digits, std::string_view decimals, std::string_view exponent)
{
    constexpr std::size_t longest = 40;
    std::size_t places = 0;
    const auto [end, error] = std::from_chars(exponent.data(), exponent.data() + exponent.size(), places);
    decimals = decimals.substr(0, decimals.find_last_not_of('0') + 1);
    if (error != std::errc() || end != exponent.data() + exponent.size() || decimals.size() > places
        || digits.size() + places > longest)
        return {};
    return std::string(digits).append(decimals).append(places - decimals.size(), '0');
}

/// Returns a whole number that is written with decimals or an exponent without them; anything else unchanged.
std::string withoutDecimals(std::string id)
{
    const std::size_t sign = id.starts_with('-') ? 1 : 0;
    std::string_view rest = std::string_view(id).substr(sign);
    const std::string_view digits = digitsOf(rest);
    rest.remove_prefix(digits.size());
    if (digits.empty() || rest.empty())
        return id;
    std::string_view decimals;
    const char mark = rest.front();
    const bool hasMark = mark == '.' || mark == ',';
    if (hasMark) {
        rest.remove_prefix(1);
        decimals = digitsOf(rest);
        rest.remove_prefix(decimals.size());
    }
    const bool areZeros = decimals.find_first_not_of('0') == std::string_view::npos;
    // "1,000" may be a thousand.
    if (rest.empty() && areZeros && (mark == '.' || decimals == "0"))
        return id.substr(0, sign + digits.size());
    const bool isExponent = rest.size() > 1 && (rest.front() == 'e' || rest.front() == 'E');
    const bool hasPlus = isExponent && rest[1] == '+';
    // "12E4" may be the name of a ward.
    if (!isExponent || (!hasMark && !hasPlus))
        return id;
    const std::string whole = shifted(digits, decimals, rest.substr(hasPlus ? 2 : 1));
    return whole.empty() ? id : id.substr(0, sign) + whole;
}

} // namespace

std::string asSeen(std::string_view label)
{
    label = trimmed(label);
    return std::ranges::all_of(label, isVisibleAscii) ? std::string(label) : composed(visible(label));
}

std::string idOf(std::string_view cell)
{
    return withoutDecimals(asSeen(cell));
}

} // namespace core::records
