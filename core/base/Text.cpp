#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

namespace core {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

constexpr std::array<Range, 14> hidden{{{0x0000, 0x001F}, // C0
                                        {0x007F, 0x009F}, // DEL and C1: U+009B begins a command to a terminal
                                        {0x00AD, 0x00AD}, // soft hyphen
                                        {0x034F, 0x034F}, // grapheme joiner
                                        {0x061C, 0x061C}, // Arabic letter mark
                                        {0x115F, 0x1160}, // fillers
                                        {0x17B4, 0x17B5}, // vowels without a shape
                                        {0x180E, 0x180E}, // vowel separator
                                        {0x200B, 0x200F}, // without a width, and directional marks
                                        {0x2028, 0x202E}, // line separators, embeddings and overrides
                                        {0x2060, 0x206F}, // joiners and isolates
                                        {0xFEFF, 0xFEFF}, // byte order mark
                                        {0xFFF9, 0xFFFB}, // annotations
                                        {0xE0000, 0xE0FFF}}}; // tags

// The further characters that are removed besides control characters.
constexpr std::array<Range, 5> neverInTexts{{{0x202A, 0x202E},     // embeddings and overrides
                                             {0x2066, 0x2069},     // isolates
                                             {0xFEFF, 0xFEFF},     // byte order mark
                                             {0xFFF9, 0xFFFB},     // annotations
                                             {0xE0000, 0xE0FFF}}}; // tags

struct Decoded
{
    char32_t character = 0;
    std::size_t length = 0; ///< 0: the first byte begins no character
};

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Decodes by table 3-7 of the Unicode standard: no overlong form, no surrogate, nothing above U+10FFFF.
Decoded decode(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80)
        return {lead, 1};
    const std::size_t length = lead >= 0xC2 && lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length
        || !std::ranges::all_of(text.substr(1, length - 1), isContinuation))
        return {};
    char32_t character = lead & (0x7FU >> length);
    for (const char each : text.substr(1, length - 1))
        character = (character << 6U) | (static_cast<unsigned char>(each) & 0x3FU);
    const bool isOverlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
    const bool isSurrogate = character >= 0xD800 && character <= 0xDFFF;
    return isOverlong || isSurrogate || character > 0x10FFFF ? Decoded{} : Decoded{character, length};
}

template<typename Ranges>
bool isIn(const Ranges &ranges, char32_t character)
{
    return std::ranges::any_of(
        ranges, [&](const Range &each) { return character >= each.first && character <= each.last; });
}

bool isControl(char32_t character)
{
    return character < 0x20 || (character >= 0x7F && character <= 0x9F);
}

// Unicode assigns no character to these code points and never will.
bool isNoncharacter(char32_t character)
{
    return (character & 0xFFFEU) == 0xFFFE || (character >= 0xFDD0 && character <= 0xFDEF);
}

bool isLineSeparator(char32_t character)
{
    return character == 0x85 || character == 0x2028 || character == 0x2029;
}

// Returns the replacement of a character in plain text; `bytes` is the character itself.
std::string_view inPlainText(char32_t character, std::string_view bytes)
{
    if (isLineSeparator(character))
        return "\n";
    const bool isKept =
        character == '\n' || character == '\t' || (!isControl(character) && !isIn(neverInTexts, character));
    return isKept ? bytes : std::string_view();
}

} // namespace

std::string printable(std::string_view text, LineBreaks breaks)
{
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const auto [character, length] = decode(text);
        const bool isKept = breaks == LineBreaks::Keep && (character == '\n' || character == '\t');
        if (length == 0) {
            shown += "\uFFFD";
        } else if ((isIn(hidden, character) || isNoncharacter(character)) && !isKept) {
            char escape[16] = "";
            std::snprintf(escape, sizeof escape, "\\u{%x}", static_cast<unsigned>(character));
            shown += escape;
        } else {
            shown += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown;
}

std::string plainText(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto [character, length] = decode(text);
        plain += length == 0 ? "\uFFFD" : inPlainText(character, text.substr(0, length));
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return plain;
}

bool isPlainText(std::string_view text)
{
    while (!text.empty()) {
        const auto [character, length] = decode(text);
        const std::string_view bytes = text.substr(0, length);
        if (length == 0 || inPlainText(character, bytes) != bytes)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string_view cutUtf8(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && isContinuation(text[most]))
        --most;
    return text.substr(0, most);
}

namespace {

constexpr std::size_t maximumShown = 60;

/// Returns the number of letters to insert, drop, replace or swap with their neighbour, ignoring case
/// (optimal string alignment).
std::size_t editDistance(std::string_view a, std::string_view b)
{
    const auto same = [&](std::size_t i, std::size_t j) { return lowered(a[i - 1]) == lowered(b[j - 1]); };
    std::vector<std::size_t> before;
    std::vector<std::size_t> last;
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before = std::exchange(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j - 1] + (same(i, j) ? 0 : 1), last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && same(i, j - 1) && same(i - 1, j))
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

std::string_view nearestName(std::string_view typed, std::span<const std::string_view> known)
{
    typed = typed.substr(0, maximumShown);
    std::string_view nearest;
    std::size_t best = typed.size() + maximumShown;
    for (const std::string_view name : known) {
        const std::size_t distance = editDistance(typed, name);
        const std::size_t tolerated = std::max<std::size_t>(1, name.size() / 3);
        if (distance <= tolerated && distance < best) {
            best = distance;
            nearest = name;
        }
    }
    return nearest;
}

std::string suggestName(std::string_view typed, std::span<const std::string_view> known)
{
    if (const std::string_view nearest = nearestName(typed, known); !nearest.empty())
        return "did you mean " + inQuotes(nearest) + "?";
    return "known here: " + joined(known);
}

std::string inQuotes(std::string_view text)
{
    const bool isCut = text.size() > maximumShown;
    std::size_t shown = isCut ? maximumShown : text.size();
    // Not in the middle of a UTF-8 character.
    while (isCut && shown > 0 && (static_cast<unsigned char>(text[shown]) & 0xC0U) == 0x80U)
        --shown;
    std::string result = "\"";
    for (const char c : text.substr(0, shown)) {
        const auto byte = static_cast<unsigned char>(c);
        result += byte < 0x20 || byte == 0x7F ? '?' : c;
    }
    return result + (isCut ? "...\"" : "\"");
}

} // namespace core
