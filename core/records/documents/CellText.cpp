#include "core/records/documents/CellText.h"

#include "core/base/Text.h"
#include "core/records/documents/DocumentText.h"
#include "core/records/text/Decoder.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <libxml/HTMLparser.h>
#include <optional>
#include <string_view>
#include <unicode/unistr.h>

namespace core::records {

namespace {

using namespace std::string_view_literals;

/// Elements whose tags make a text HTML, sorted. A start tag of a single letter may be a name in angle
/// brackets; its end tag is none.
constexpr std::array tagged{
    "a"sv,    "b"sv,      "big"sv,   "blockquote"sv, "body"sv, "br"sv,    "center"sv,  "code"sv,
    "dd"sv,   "div"sv,    "dl"sv,    "dt"sv,         "em"sv,   "font"sv,  "h1"sv,      "h2"sv,
    "h3"sv,   "h4"sv,     "h5"sv,    "h6"sv,         "head"sv, "hr"sv,    "html"sv,    "i"sv,
    "img"sv,  "li"sv,     "ol"sv,    "p"sv,          "pre"sv,  "s"sv,     "section"sv, "small"sv,
    "span"sv, "strong"sv, "style"sv, "sub"sv,        "sup"sv,  "table"sv, "tbody"sv,   "td"sv,
    "th"sv,   "thead"sv,  "tr"sv,    "tt"sv,         "u"sv,    "ul"sv,
};
static_assert(std::ranges::is_sorted(tagged));

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

std::size_t endOfName(std::string_view text, std::size_t from)
{
    while (from < text.size() && isLetterOrDigit(text[from]))
        ++from;
    return from;
}

/// Returns whether a tag of a known element begins at `at`, where a `<` is.
bool isTagAt(std::string_view text, std::size_t at)
{
    constexpr std::size_t longestTag = 2000;
    const bool isEnd = text.substr(at + 1).starts_with('/');
    const std::size_t from = at + 1 + (isEnd ? 1 : 0);
    const std::size_t end = endOfName(text, from);
    const std::string name = lowered(text.substr(from, end - from));
    const std::size_t close = text.substr(0, std::min(text.size(), at + longestTag)).find_first_of("<>", end);
    if (close == std::string_view::npos || text[close] == '<')
        return false;
    if (end != close && " \t\r\n/"sv.find(text[end]) == std::string_view::npos)
        return false;
    const bool isSure = isEnd || name == "p" || name.size() > 1;
    return isSure && std::ranges::binary_search(tagged, std::string_view(name));
}

bool hasTags(std::string_view text)
{
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1))
        if (isTagAt(text, at))
            return true;
    return false;
}

/// A reference to a character, `&nbsp;` or `&#160;`.
struct Reference
{
    std::string character;
    std::size_t length = 0;
};

std::optional<Reference> referenceAt(std::string_view text, std::size_t at)
{
    constexpr std::size_t longest = 12;
    const std::size_t end = text.substr(0, std::min(text.size(), at + longest)).find(';', at);
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string name(text.substr(at + 1, end - at - 1));
    unsigned value = 0;
    if (name.starts_with('#')) {
        const bool isHex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const char *const first = name.data() + (isHex ? 2 : 1);
        const auto read = std::from_chars(first, name.data() + name.size(), value, isHex ? 16 : 10);
        if (read.ec != std::errc() || read.ptr != name.data() + name.size())
            return std::nullopt;
    } else if (name == "apos") {
        value = '\'';
    } else if (const htmlEntityDesc *const entity =
                   htmlEntityLookup(reinterpret_cast<const xmlChar *>(name.c_str()))) {
        value = entity->value;
    }
    const bool isCharacter = value >= ' ' || value == '\n' || value == '\t' || value == '\r';
    if (!isCharacter || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        return std::nullopt;
    constexpr unsigned noBreakSpace = 0xA0;
    Reference reference{{}, end + 1 - at};
    icu::UnicodeString(static_cast<UChar32>(value == noBreakSpace ? ' ' : value))
        .toUTF8String(reference.character);
    return reference;
}

/// Replaces the references in a text; returns whether there was one.
bool replaceReferences(std::string &text)
{
    std::string replaced;
    std::size_t from = 0;
    for (std::size_t at = text.find('&'); at != std::string::npos; at = text.find('&', at + 1)) {
        const auto reference = referenceAt(text, at);
        if (!reference)
            continue;
        replaced.append(text, from, at - from);
        replaced += reference->character;
        from = at + reference->length;
        at = from - 1;
    }
    if (from == 0)
        return false;
    replaced.append(text, from);
    text.swap(replaced);
    return true;
}

/// Replaces a text of RTF or HTML; returns whether it was one.
bool replaceMarkup(std::string &text)
{
    const Markup markup = markupOf(text);
    if (markup == Markup::Rtf)
        text = plainTextOfRtf(text);
    else if (markup == Markup::Html)
        text = plainTextOfHtml(text);
    else if (hasTags(text))
        text = plainTextOfHtml("<pre>" + text);
    else
        return false;
    return true;
}

} // namespace

void convertMarkup(std::string &text)
{
    if (text.find_first_of("<&{") == std::string::npos || replaceMarkup(text))
        return;
    // Markup that was escaped once more, as by an export to XML.
    if (text.find('&') != std::string::npos && replaceReferences(text))
        replaceMarkup(text);
}

} // namespace core::records
