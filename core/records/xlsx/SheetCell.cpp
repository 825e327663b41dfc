#include "core/records/xlsx/SheetCell.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace core::records::xlsx {

namespace {

template<typename Number>
std::optional<Number> wholeNumber(std::string_view digits)
{
    Number number = 0;
    const char *end = digits.data() + digits.size();
    const auto [reached, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || reached != end)
        return std::nullopt;
    return number;
}

tl::unexpected<ReadError> spoilt(const std::string &what)
{
    return fail({.what = what, .canGoOn = true});
}

/// Whether only white space follows.
bool isBlank(std::string_view piece)
{
    return trimmed(piece).empty();
}

} // namespace

std::optional<CellPlace> cellPlace(std::string_view reference)
{
    constexpr std::size_t mostLetters = 3; // XFD
    constexpr std::int64_t mostRows = std::int64_t{1} << 20;
    std::size_t letters = 0;
    std::size_t column = 0;
    while (letters < reference.size() && reference[letters] >= 'A' && reference[letters] <= 'Z')
        column = column * 26 + static_cast<std::size_t>(reference[letters++] - 'A' + 1);
    if (letters == 0 || letters > mostLetters)
        return std::nullopt;
    const auto row = wholeNumber<std::int64_t>(reference.substr(letters));
    if (!row || *row < 1 || *row > mostRows)
        return std::nullopt;
    return CellPlace{.column = column - 1, .row = *row};
}

std::string cellName(const CellPlace &place)
{
    std::string letters;
    for (std::size_t left = place.column + 1; left > 0; left = (left - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
    return letters + std::to_string(place.row);
}

void SheetCell::clear(const XmlAttributes &attributes)
{
    m_type = attributes["t"];
    m_style = wholeNumber<std::size_t>(attributes["s"]).value_or(0);
    m_inline.clear();
    m_value.clear();
    m_isInValue = m_hasFormula = m_hasValue = m_isTooLong = false;
}

void SheetCell::begin(std::string_view element)
{
    m_isInValue = element == "v";
    m_hasFormula = m_hasFormula || element == "f";
    m_inline.begin(element);
}

void SheetCell::end(std::string_view element)
{
    m_isInValue = false;
    m_inline.end(element);
}

void SheetCell::add(std::string_view piece, std::size_t most)
{
    m_inline.add(piece, most);
    m_hasValue = m_hasValue || !isBlank(piece);
    if (!m_isInValue)
        return;
    m_isTooLong = m_isTooLong || piece.size() > most - m_value.size();
    if (!m_isTooLong)
        m_value += piece;
}

ReadResult<std::string> SheetCell::text(Workbook &workbook)
{
    if (m_isTooLong || m_inline.isTooLong())
        return spoilt("holds more than " + inMebibytes(workbook.maximumRecordBytes()) + "; split it");
    if (m_type == "inlineStr")
        return std::move(m_inline.finish());
    if (m_type == "str") {
        unescape(m_value);
        return std::move(m_value);
    }
    if (m_value.empty() && m_hasFormula)
        return spoilt(
            "holds a formula whose value was not saved; open the workbook in a spreadsheet program, "
            "let it calculate, and save it");
    if (m_type == "e")
        return spoilt("holds an error in place of a value (such as #N/A or #REF!); fix or clear it");
    if (m_value.empty() || m_type == "d")
        return std::move(m_value);
    if (m_type == "s")
        return sharedText(workbook);
    if (m_type == "b")
        return std::string(m_value == "1" || m_value == "true" ? "TRUE" : "FALSE");
    return numberText(workbook);
}

ReadResult<std::string> SheetCell::sharedText(Workbook &workbook) const
{
    const auto index = wholeNumber<std::size_t>(m_value);
    if (!index)
        return fail(damaged("a cell names a text that is not there"));
    KEYSEED_ASSIGN(const auto text, workbook.strings().at(*index));
    return std::string(text);
}

ReadResult<std::string> SheetCell::numberText(const Workbook &workbook) const
{
    const auto number = xlsx::numberText(m_value);
    const NumberKind kind = workbook.styles().kindOf(m_style);
    if (!number)
        return spoilt("is marked as a number and holds none; type it again");
    if (kind == NumberKind::Number)
        return *number;
    double days = 0.0;
    static_cast<void>(std::from_chars(m_value.data(), m_value.data() + m_value.size(), days));
    return dateText(days, kind, workbook.isFrom1904());
}

} // namespace core::records::xlsx
