#pragma once

#include <span>
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

/// How printable() treats "\n" and tabs.
enum class LineBreaks {
    Escape, ///< the result is one line
    Keep ///< a text of several lines; a carriage return, which would overwrite one, is escaped all the same
};

/// Makes a text from outside (a server, a file, a plan) safe for a terminal, a window or a log: valid UTF-8
/// that neither moves the cursor nor hides or reorders the text around it. Control characters (C0, DEL, C1),
/// those of bidirectional text (U+061C, U+200E/F, U+202A to U+202E, U+2066 to U+2069), those without a width
/// (such as U+200B, U+00AD, U+FEFF, tags) and line separators become visible as `\u{202e}`; a byte that is no
/// UTF-8 becomes U+FFFD. All else stays as it is. See Unicode TR36 and CVE-2021-42574.
std::string printable(std::string_view text, LineBreaks breaks = LineBreaks::Escape);

/// Makes a text from outside (an answer of a server, a term of a list) safe for a document: valid UTF-8, in
/// which an invalid byte becomes U+FFFD, a line separator "\n", and control characters (C0 but "\n" and tabs,
/// DEL, C1), those that reorder whole passages (U+202A to U+202E, U+2066 to U+2069) and those that carry what
/// nobody sees (U+FEFF, annotations, tags) are omitted. What scripts need inside their words (U+061C, U+200C
/// to U+200F) stays.
std::string plainText(std::string_view text);
/// Returns whether plainText() would change nothing; copies nothing.
bool isPlainText(std::string_view text);

/// Returns the longest beginning of at most `most` bytes that ends between two characters of UTF-8.
std::string_view cutUtf8(std::string_view text, std::size_t most);

/// Returns the known name that `typed` was most likely meant to be (edit distance, case ignored); empty when
/// nothing is near enough to be worth suggesting.
std::string_view nearestName(std::string_view typed, std::span<const std::string_view> known);

/// Returns the end of a message about an unknown name: `did you mean "x"?`, or the list of the known
/// ones.
std::string suggestName(std::string_view typed, std::span<const std::string_view> known);

/// Returns `text` of a file for a message: in quotes, one line, cut when long.
std::string inQuotes(std::string_view text);

} // namespace core
