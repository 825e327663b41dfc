#include "core/records/hl7/Separators.h"

#include "core/records/Columns.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>
#include <vector>

namespace core::records::hl7 {

bool canSeparate(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x80 && std::ispunct(byte) != 0;
}

std::optional<Separators> separatorsOf(std::string_view header)
{
    constexpr std::size_t nameBytes = 3;
    if (header.size() <= nameBytes || !canSeparate(header[nameBytes]))
        return std::nullopt;
    Separators found{
        .field = header[nameBytes], .component = 0, .repetition = 0, .escape = 0, .subcomponent = 0};
    const std::string_view others = pieceOf(header, found.field, 1);
    std::set<char> seen = {found.field};
    if (others.empty()
        || !std::ranges::all_of(others, [&seen](char c) { return canSeparate(c) && seen.insert(c).second; }))
        return std::nullopt;
    const auto at = [others](std::size_t i) { return i < others.size() ? others[i] : '\0'; };
    found.component = at(0);
    found.repetition = at(1);
    found.escape = at(2);
    found.subcomponent = at(3);
    return found;
}

std::string_view behind(std::string_view text, char separator, std::size_t count)
{
    for (; count > 0; --count) {
        const std::size_t end = separator == 0 ? std::string_view::npos : text.find(separator);
        if (end == std::string_view::npos)
            return {};
        text.remove_prefix(end + 1);
    }
    return text;
}

std::string_view pieceOf(std::string_view text, char separator, std::size_t number)
{
    text = behind(text, separator, number);
    return separator == 0 ? text : text.substr(0, text.find(separator));
}

std::string_view fieldOf(std::string_view segment, std::size_t number, const Separators &separators)
{
    const bool isHeader = segment.starts_with("MSH");
    return pieceOf(segment, separators.field, isHeader ? number - 1 : number);
}

std::string firstValue(std::string_view field,
                       std::size_t component,
                       const Separators &separators,
                       const std::string &encoding)
{
    const std::string_view first = pieceOf(field, separators.repetition, 0);
    const std::string_view whole = pieceOf(first, separators.component, component);
    const std::string_view value = pieceOf(whole, separators.subcomponent, 0);
    return value == "\"\"" ? std::string() : unescaped(value, separators, encoding);
}

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// Texts declared as Latin-1 use the quotes and dashes of windows-1252, where Latin-1 has control characters.
constexpr std::array<Pair, 7> ownNames = {{
    {"8859/1", "windows-1252"},
    {"UNICODE", "UTF-8"},
    {"UNICODE UTF-8", "UTF-8"},
    {"GB 18030-2000", "GB18030"},
    {"BIG-5", "Big5"},
    {"KS X 1001", "EUC-KR"},
    {"ASCII", ""},
}};

std::string encodingOf(std::string_view characterSet)
{
    const auto *const own = std::ranges::find(ownNames, characterSet, &Pair::first);
    if (own != ownNames.end())
        return std::string(own->second);
    constexpr std::string_view parts = "8859/";
    if (characterSet.starts_with(parts))
        return canonicalEncoding("ISO-8859-" + std::string(characterSet.substr(parts.size())));
    return canonicalEncoding(std::string(characterSet));
}

} // namespace

std::vector<std::string> encodingsOf(std::string_view characterSet, const std::optional<std::string> &ofFile)
{
    std::vector<std::string> all;
    if (std::string said = encodingOf(trimmed(characterSet)); !said.empty())
        all.push_back(std::move(said));
    if (ofFile && !ofFile->empty())
        all.push_back(*ofFile);
    if (all.empty())
        all.emplace_back("UTF-8");
    return all;
}

} // namespace core::records::hl7
