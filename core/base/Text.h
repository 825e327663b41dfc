#pragma once

#include <string>
#include <string_view>

namespace core {

/// The white space of ASCII.
inline constexpr std::string_view asciiSpace = " \t\r\n\v\f";

/// Returns `text` without the white space of ASCII around it.
constexpr std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(asciiSpace);
    return begin == std::string_view::npos
               ? std::string_view()
               : text.substr(begin, text.find_last_not_of(asciiSpace) - begin + 1);
}

/// Returns a byte with a capital letter of ASCII made small.
constexpr char lowered(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : byte;
}

/// Returns `text` with the capital letters of ASCII made small.
inline std::string lowered(std::string_view text)
{
    std::string small(text);
    for (char &byte : small)
        byte = lowered(byte);
    return small;
}

/// Returns the texts of a range with `separator` between them: "a, b, c".
template<typename Texts>
std::string joined(const Texts &texts, std::string_view separator = ", ")
{
    std::string list;
    bool isFirst = true;
    for (const auto &text : texts) {
        if (!isFirst)
            list += separator;
        list += text;
        isFirst = false;
    }
    return list;
}

} // namespace core
