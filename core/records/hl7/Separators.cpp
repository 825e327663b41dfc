#include "core/records/hl7/Separators.h"

#include <algorithm>
#include <cctype>
#include <set>
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

} // namespace core::records::hl7
