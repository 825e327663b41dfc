#include "core/records/xlsx/Styles.h"

#include "core/base/Result.h"
#include "core/records/xlsx/XmlStream.h"

#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <utility>

namespace core::records::xlsx {

namespace {

/// The parts of a date or time that the letters of a format ask for.
struct DateLetters
{
    bool hasYearOrDay = false;
    bool hasMonthOrMinute = false; ///< the same letter
    bool hasHourOrSecond = false;
    bool hasElapsed = false;
};

/// Returns the position behind a quoted, bracketed or escaped text that begins here.
std::size_t behindLiteral(std::string_view code, std::size_t at)
{
    switch (code[at]) {
    case '"':
        return std::min(code.find('"', at + 1), code.size());
    case '[':
        return std::min(code.find(']', at + 1), code.size());
    case '\\': // the next character is text, is as wide as the space that is left, or fills the cell
    case '_':
    case '*':
        return at + 1;
    default:
        return at;
    }
}

bool isElapsed(std::string_view bracket)
{
    const bool isOfOneLetter = bracket.find_first_not_of("hH") == std::string_view::npos
                               || bracket.find_first_not_of("mM") == std::string_view::npos
                               || bracket.find_first_not_of("sS") == std::string_view::npos;
    return !bracket.empty() && isOfOneLetter;
}

DateLetters lettersOf(std::string_view code)
{
    DateLetters letters;
    for (std::size_t at = 0; at < code.size() && code[at] != ';'; ++at) {
        const std::size_t behind = behindLiteral(code, at);
        if (code[at] == '[')
            letters.hasElapsed |= isElapsed(code.substr(at + 1, behind - at - 1));
        const char letter =
            behind != at ? '\0' : static_cast<char>(std::tolower(static_cast<unsigned char>(code[at])));
        letters.hasYearOrDay |= letter == 'y' || letter == 'd';
        letters.hasHourOrSecond |= letter == 'h' || letter == 's';
        letters.hasMonthOrMinute |= letter == 'm';
        // A and P are no letters of a date, but the M behind them would be.
        if (code.substr(at, 5) == "AM/PM" || code.substr(at, 5) == "am/pm")
            at += 4;
        else
            at = behind;
    }
    return letters;
}

constexpr double secondsOfDay = 86'400;

std::string timeText(std::int64_t seconds)
{
    std::array<char, 32> text;
    const int size = std::snprintf(text.data(),
                                   text.size(),
                                   "%02lld:%02lld:%02lld",
                                   static_cast<long long>(seconds / 3600),
                                   static_cast<long long>(seconds / 60 % 60),
                                   static_cast<long long>(seconds % 60));
    return {text.data(), static_cast<std::size_t>(size)};
}

std::string dayText(std::int64_t day, bool isFrom1904)
{
    using namespace std::chrono;
    constexpr std::int64_t leapDayThatWasNone = 60;
    if (!isFrom1904 && day == leapDayThatWasNone)
        return "1900-02-29";
    // Day 1 is the first of January; because of that leap day all later ones count from one day before.
    const sys_days beginning = isFrom1904                 ? sys_days(year(1904) / January / 1)
                               : day < leapDayThatWasNone ? sys_days(year(1899) / December / 31)
                                                          : sys_days(year(1899) / December / 30);
    const year_month_day date(beginning + days(day));
    std::array<char, 32> text;
    const int size = std::snprintf(text.data(),
                                   text.size(),
                                   "%04d-%02u-%02u",
                                   static_cast<int>(date.year()),
                                   static_cast<unsigned>(date.month()),
                                   static_cast<unsigned>(date.day()));
    return {text.data(), static_cast<std::size_t>(size)};
}

std::string shortest(double value)
{
    constexpr double allWhole = 9'007'199'254'740'992.0; // 2^53
    std::array<char, 64> text;
    const bool isWhole = std::abs(value) < allWhole && std::trunc(value) == value;
    const auto end =
        isWhole ? std::to_chars(text.data(), text.data() + text.size(), static_cast<std::int64_t>(value))
                : std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end.ptr};
}

} // namespace

NumberKind kindOfFormat(std::string_view code)
{
    const DateLetters letters = lettersOf(code);
    if (letters.hasElapsed)
        return NumberKind::Elapsed;
    if (letters.hasHourOrSecond)
        return letters.hasYearOrDay ? NumberKind::DateTime : NumberKind::Time;
    return letters.hasYearOrDay || letters.hasMonthOrMinute ? NumberKind::Date : NumberKind::Number;
}

NumberKind kindOfBuiltIn(int format)
{
    if (format >= 14 && format <= 17)
        return NumberKind::Date;
    if ((format >= 18 && format <= 21) || format == 45 || format == 47)
        return NumberKind::Time;
    if (format == 22)
        return NumberKind::DateTime;
    return format == 46 ? NumberKind::Elapsed : NumberKind::Number;
}

std::optional<std::string> numberText(std::string_view digits)
{
    double value = 0.0;
    const char *end = digits.data() + digits.size();
    const auto [reached, error] = std::from_chars(digits.data(), end, value);
    if (error != std::errc() || reached != end || !std::isfinite(value))
        return std::nullopt;
    return shortest(value);
}

std::string dateText(double value, NumberKind kind, bool isFrom1904)
{
    constexpr double behindLastDay = 2'958'466; // 10000-01-01
    if (kind == NumberKind::Number || value < 0.0 || value >= behindLastDay)
        return shortest(value);
    // Rounded to a second, because computed values are inexact.
    const auto seconds = static_cast<std::int64_t>(std::llround(value * secondsOfDay));
    constexpr auto ofDay = static_cast<std::int64_t>(secondsOfDay);
    switch (kind) {
    case NumberKind::Date:
        return dayText(static_cast<std::int64_t>(value), isFrom1904);
    case NumberKind::Time:
        return timeText(seconds % ofDay);
    case NumberKind::Elapsed:
        return timeText(seconds);
    default:
        return dayText(seconds / ofDay, isFrom1904) + "T" + timeText(seconds % ofDay);
    }
}

namespace {

constexpr std::size_t mostStyles = std::size_t{1} << 16; // styles or formats; Excel has as many at most

int numberIn(std::string_view text)
{
    int number = 0;
    static_cast<void>(std::from_chars(text.data(), text.data() + text.size(), number));
    return number;
}

class StylesHandler final : public XmlHandler
{
public:
    void begin(std::string_view element, const XmlAttributes &attributes) override
    {
        // Cells refer to the formats of `cellXfs`; named styles have `xf` elements, too.
        if (element == "cellXfs")
            m_isOfCells = true;
        else if (element == "numFmt" && m_formats.size() < mostStyles)
            m_formats[numberIn(attributes["numFmtId"])] = kindOfFormat(attributes["formatCode"]);
        else if (element == "xf" && m_isOfCells && m_styles.size() < mostStyles)
            m_styles.push_back(numberIn(attributes["numFmtId"]));
    }
    bool end(std::string_view element) override
    {
        if (element == "cellXfs")
            m_isOfCells = false;
        return false;
    }
    void text(std::string_view) override {}

    std::vector<NumberKind> kinds() const
    {
        std::vector<NumberKind> all;
        for (const int format : m_styles) {
            const auto own = m_formats.find(format);
            all.push_back(own == m_formats.end() ? kindOfBuiltIn(format) : own->second);
        }
        return all;
    }

private:
    std::map<int, NumberKind> m_formats;
    std::vector<int> m_styles;
    bool m_isOfCells = false;
};

} // namespace

ReadResult<Styles> Styles::read(std::unique_ptr<Unpacking> entry)
{
    Styles styles;
    if (!entry)
        return styles;
    StylesHandler handler;
    KEYSEED_TRY(XmlStream(std::move(entry), handler).readOn());
    styles.m_kinds = handler.kinds();
    return styles;
}

NumberKind Styles::kindOf(std::size_t style) const
{
    return style < m_kinds.size() ? m_kinds[style] : NumberKind::Number;
}

} // namespace core::records::xlsx
