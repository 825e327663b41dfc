#include "core/records/ods/Cell.h"

#include "core/records/Columns.h"
#include "core/records/xlsx/Styles.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <utility>

namespace core::records::ods {

namespace {

/// Returns a duration of ISO 8601 as a time of day: "PT14H30M00S" is 14:30:00, as in a workbook of Excel.
std::string timeText(const std::string &duration)
{
    int hours = 0;
    int minutes = 0;
    int seconds = 0;
    int length = 0;
    constexpr int largest = 10'000'000; // as is left of what is no duration
    if (std::sscanf(duration.c_str(), "PT%8dH%8dM%8d%n", &hours, &minutes, &seconds, &length) != 3
        || std::min({hours, minutes, seconds}) < 0 || std::max({hours, minutes, seconds}) > largest)
        return duration;
    std::array<char, 64> text;
    std::snprintf(text.data(), text.size(), "%02d:%02d:%02d", hours, minutes, seconds);
    return text.data();
}

/// The elements within a paragraph that are no text of the cell.
bool isNoText(std::string_view element)
{
    constexpr std::array all{"annotation", "frame", "custom-shape", "ruby-text", "note"};
    return std::ranges::find(all, element) != all.end();
}

} // namespace

std::size_t repeatsOf(std::string_view digits)
{
    std::size_t times = 1;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), times);
    return error == std::errc() && end == digits.data() + digits.size() ? std::max<std::size_t>(times, 1) : 1;
}

void Cell::clear(const xlsx::XmlAttributes &attributes)
{
    m_type = attributes["value-type"];
    const std::string_view name = m_type == "string"    ? "string-value"
                                  : m_type == "date"    ? "date-value"
                                  : m_type == "time"    ? "time-value"
                                  : m_type == "boolean" ? "boolean-value"
                                                        : "value";
    m_value = attributes[name];
    m_text.clear();
    m_depth = m_ignored = 0;
    m_hasParagraph = m_isInParagraph = m_isTooLong = false;
    // An extension of LibreOffice: the standard has no type for it.
    m_isError = attributes["calcext:value-type"] == "error";
}

void Cell::begin(std::string_view element, const xlsx::XmlAttributes &attributes)
{
    ++m_depth;
    if (m_ignored > 0)
        return;
    // A paragraph below another element, such as a comment, is not of the cell.
    if (m_depth == 1 && element == "p") {
        if (std::exchange(m_hasParagraph, true))
            m_text += '\n';
        m_isInParagraph = true;
    } else if (!m_isInParagraph || isNoText(element)) {
        m_ignored = m_depth;
    } else if (element == "s") {
        constexpr std::size_t mostSpaces = 1000; // in a row
        m_text.append(std::min(repeatsOf(attributes["c"]), mostSpaces), ' ');
    } else if (element == "tab") {
        m_text += '\t';
    } else if (element == "line-break") {
        m_text += '\n';
    }
}

void Cell::end()
{
    if (m_ignored == m_depth)
        m_ignored = 0;
    if (--m_depth == 0)
        m_isInParagraph = false;
}

void Cell::add(std::string_view piece, std::size_t most)
{
    if (!m_isInParagraph || m_ignored > 0)
        return;
    m_isTooLong = m_isTooLong || m_text.size() > most || piece.size() > most - m_text.size();
    if (!m_isTooLong)
        m_text += piece;
}

ReadResult<std::string> Cell::text(std::size_t most)
{
    if (m_isTooLong || m_text.size() > most)
        return fail({.what = "holds more than " + inMebibytes(most) + "; split it", .canGoOn = true});
    if (m_isError)
        return fail({.what = "holds an error in place of a value (such as #N/A or #REF!); fix or clear it",
                     .canGoOn = true});
    if (m_type == "time")
        return timeText(m_value);
    if (m_type == "boolean")
        return std::string(m_value == "true" ? "TRUE" : "FALSE");
    if (m_type == "float" || m_type == "percentage" || m_type == "currency")
        return xlsx::numberText(m_value).value_or(m_value);
    return m_value.empty() ? std::move(m_text) : std::move(m_value);
}

} // namespace core::records::ods
