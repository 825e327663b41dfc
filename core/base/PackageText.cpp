#include "core/base/PackageText.h"

#include "core/base/Text.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr std::string_view softHyphen = "\u00AD";
constexpr std::array<std::string_view, 3> joiners = {softHyphen, "\u200C", "\u200D"};

// The white space of Unicode, and the joiners themselves: nothing is joined to them.
constexpr std::array<std::string_view, 26> notJoined = {
    " ",      "\t",     "\r",     "\n",     "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002",
    "\u2003", "\u2004", "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u202F",
    "\u205F", "\u3000", "\u2028", "\u2029", "\u2800", "\u00AD", "\u200C", "\u200D"};

std::size_t joinerAt(std::string_view text, std::size_t at)
{
    const auto stands = [&](std::string_view each) { return text.substr(at).starts_with(each); };
    const auto found = std::ranges::find_if(joiners, stands);
    return found == joiners.end() ? 0 : found->size();
}

bool isBehindVisible(std::string_view before)
{
    const auto ends = [&](std::string_view each) { return before.ends_with(each); };
    return !before.empty() && std::ranges::none_of(notJoined, ends);
}

// Reads the number of the escape "\u{202e}" that `shown` has where `text` has the character itself.
std::string firstEscape(std::string_view text, std::string_view shown)
{
    constexpr std::string_view opened = "\\u{";
    const auto [at, other] = std::ranges::mismatch(shown, text);
    const std::string_view rest = shown.substr(static_cast<std::size_t>(at - shown.begin()));
    if (!rest.starts_with(opened))
        return "a byte that is not UTF-8";
    std::string number(rest.substr(opened.size(), rest.find('}') - opened.size()));
    std::ranges::transform(number, number.begin(), [](char digit) {
        return digit >= 'a' ? static_cast<char>(digit - 'a' + 'A') : digit;
    });
    constexpr std::size_t digits = 4;
    return "U+" + std::string(number.size() < digits ? digits - number.size() : 0, '0') + number;
}

} // namespace

std::string packageLine(std::string_view text)
{
    std::string line;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = joinerAt(text, at);
        if (length > 0 && isBehindVisible(text.substr(0, at))) {
            line += printable(text.substr(begin, at - begin));
            line += text.substr(at, length);
            begin = at + length;
        }
        at += std::max<std::size_t>(length, 1);
    }
    return line + printable(text.substr(begin));
}

bool isPackageLine(std::string_view text)
{
    return packageLine(text) == text;
}

std::string packageText(std::string_view text)
{
    constexpr std::string_view breaks = "\n\t";
    std::string shown;
    while (true) {
        const std::size_t end = text.find_first_of(breaks);
        std::string_view piece = text.substr(0, end);
        const bool hasReturn =
            end != std::string_view::npos && text[end] == '\n' && !piece.empty() && piece.back() == '\r';
        piece.remove_suffix(hasReturn ? 1 : 0);
        shown += packageLine(piece);
        if (end == std::string_view::npos)
            return shown;
        shown += hasReturn ? "\r\n" : std::string(1, text[end]);
        text.remove_prefix(end + 1);
    }
}

bool isPackageText(std::string_view text)
{
    return packageText(text) == text;
}

std::string foreignCharacter(std::string_view text)
{
    const std::string shown = packageText(text);
    return shown == text ? std::string() : firstEscape(text, shown);
}

} // namespace core
