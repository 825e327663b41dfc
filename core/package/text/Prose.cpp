#include "core/package/text/Prose.h"

#include "core/base/PackageText.h"

#include <array>
#include <charconv>
#include <cmath>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace core::package {

namespace {

// `one` is a power of ten; parts >= 0.
std::string fractionText(std::int64_t parts, std::int64_t one)
{
    std::string fraction = std::to_string(one + parts % one).substr(1);
    fraction.erase(fraction.find_last_not_of('0') + 1);
    const std::string whole = std::to_string(parts / one);
    return fraction.empty() ? whole : whole + "." + fraction;
}

} // namespace

std::string oneLine(std::string_view text)
{
    const auto given =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    icu::UnicodeString kept;
    for (std::int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
        const UChar32 c = given.char32At(i);
        if (u_isUWhiteSpace(c) || u_charType(c) == U_CONTROL_CHAR) {
            if (!kept.isEmpty() && kept.charAt(kept.length() - 1) != u' ')
                kept.append(u' ');
        } else if (!u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL)) {
            kept.append(c);
        }
    }
    std::string result;
    kept.trim().toUTF8String(result);
    return result;
}

std::string printableLine(std::string_view text)
{
    return packageLine(oneLine(text));
}

std::string markdown(std::string_view text)
{
    const std::string clean = oneLine(text);
    if (clean.empty())
        return "not given";
    std::string escaped;
    for (const char c : clean) {
        if (std::string_view("\\`*_[]<>|#").find(c) != std::string_view::npos)
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string plainText(std::string_view marked)
{
    std::string plain;
    for (std::size_t i = 0; i < marked.size(); ++i) {
        if (marked[i] == '\\' && i + 1 < marked.size())
            plain += marked[++i];
        else if (marked[i] != '*' && marked[i] != '`')
            plain += marked[i];
    }
    return plain;
}

std::string timeInWords(std::string_view time)
{
    constexpr std::size_t length = 20;
    if (time.size() != length || time[10] != 'T' || time.back() != 'Z')
        return std::string(time);
    return std::string(time.substr(0, 10)) + ", " + std::string(time.substr(11, 5)) + " UTC";
}

std::string millionths(std::int64_t micro)
{
    return fractionText(micro, 1'000'000);
}

std::string trillionths(std::int64_t pico)
{
    return fractionText(pico, 1'000'000'000'000);
}

std::string decimals(double value, int places)
{
    std::array<char, 400> buffer = {};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, places);
    return std::string(buffer.data(), end.ptr);
}

std::string roundedUp(double value, int places)
{
    const double unit = std::pow(10.0, places);
    return decimals(std::ceil(value * unit) / unit, places);
}

std::string counted(std::uint64_t number, const std::string &one)
{
    return std::to_string(number) + " " + one + (number == 1 ? "" : "s");
}

std::string tableRow(const std::vector<std::string> &cells)
{
    std::string line = "|";
    for (const std::string &cell : cells)
        line += " " + cell + " |";
    return line + "\n";
}

std::string tableHead(const std::vector<std::string> &cells)
{
    return tableRow(cells) + tableRow(std::vector<std::string>(cells.size(), "---"));
}

namespace {

constexpr std::string_view prefix = "SYN-";
constexpr std::size_t leastDigits = 6;

} // namespace

std::string idOfNumber(std::uint64_t number)
{
    const std::string digits = std::to_string(number);
    const std::size_t zeros = digits.size() < leastDigits ? leastDigits - digits.size() : 0;
    return std::string(prefix) + std::string(zeros, '0') + digits;
}

std::uint64_t numberOfId(std::string_view id)
{
    const std::size_t first = id.find_first_of("123456789");
    if (first == std::string_view::npos)
        return 0;
    const std::uint64_t number = positiveNumber(id.substr(first));
    return number > 0 && idOfNumber(number) == id ? number : 0;
}

std::uint64_t positiveNumber(std::string_view digits)
{
    if (digits.empty() || digits.front() == '0')
        return 0;
    std::uint64_t number = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return end.ec == std::errc() && end.ptr == digits.data() + digits.size() ? number : 0;
}

} // namespace core::package
