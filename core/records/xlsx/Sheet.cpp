#include "core/records/xlsx/Sheet.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <charconv>
#include <utility>

namespace core::records::xlsx {

Sheet::Sheet(std::shared_ptr<Workbook> workbook)
    : m_workbook(std::move(workbook))
{}

ReadResult<std::unique_ptr<Sheet>> Sheet::open(std::shared_ptr<Workbook> workbook, const SheetPart &part)
{
    KEYSEED_ASSIGN(auto entry, workbook->entryOf(part));
    std::unique_ptr<Sheet> sheet(new Sheet(std::move(workbook)));
    sheet->m_stream = std::make_unique<XmlStream>(std::move(entry), *sheet);
    return sheet;
}

void Sheet::keepOnly(std::vector<bool> columns)
{
    m_wanted = std::move(columns);
    m_wantsOthers = false;
}

ReadResult<bool> Sheet::next(sheets::SheetRow &row)
{
    m_row = &row;
    for (;;) {
        m_found.reset();
        m_hasContent = false;
        m_columns = 0;
        const auto isThere = m_stream->readOn();
        if (!isThere) {
            ReadError found = isThere.error();
            found.place.line = m_place.row;
            return fail(std::move(found));
        }
        if (!*isThere)
            return false;
        if (m_found)
            return fail(std::move(*m_found));
        if (!m_hasContent)
            continue;
        row.number = m_place.row;
        row.cells.resize(m_columns);
        return true;
    }
}

void Sheet::begin(std::string_view element, const XmlAttributes &attributes)
{
    if (element == "sheetData")
        m_isInRows = true;
    else if (!m_isInRows)
        return;
    else if (element == "row")
        beginRow(attributes);
    else if (element == "c")
        beginCell(attributes);
    else if (m_isInCell)
        m_cell.begin(element);
}

bool Sheet::end(std::string_view element)
{
    if (element == "sheetData")
        m_isInRows = false;
    else if (m_isInCell && element == "c")
        endCell();
    else if (m_isInCell)
        m_cell.end(element);
    return m_isInRows && element == "row";
}

void Sheet::text(std::string_view piece)
{
    // For other columns it is enough to know whether they hold anything.
    if (m_isInCell)
        m_cell.add(piece, isWanted() ? m_workbook->maximumRecordBytes() : 0);
}

// A row or cell without a reference is the next one.
void Sheet::beginRow(const XmlAttributes &attributes)
{
    const std::string_view digits = attributes["r"];
    std::int64_t number = m_place.row + 1;
    const auto [reached, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isNumber =
        digits.empty() || (error == std::errc() && reached == digits.data() + digits.size());
    const bool isBehind = isNumber && number > m_place.row && number <= std::int64_t{1} << 20;
    m_place = {.column = 0, .row = isBehind ? number : m_place.row + 1};
    if (!isBehind)
        find(damaged("its rows are not in order"));
    m_rowBytes = 0;
    for (std::string &cell : m_row->cells)
        cell.clear();
}

void Sheet::beginCell(const XmlAttributes &attributes)
{
    m_isInCell = true;
    m_cell.clear(attributes);
    const std::string_view reference = attributes["r"];
    if (reference.empty())
        return;
    const auto place = cellPlace(reference);
    if (!place || place->row != m_place.row)
        find(damaged("a cell does not say where it stands"));
    else
        m_place.column = place->column;
}

void Sheet::endCell()
{
    m_isInCell = false;
    if (m_cell.hasContent() && isWanted()) {
        auto text = m_cell.text(*m_workbook);
        if (text) {
            keep(std::move(*text));
        } else {
            ReadError found = text.error();
            if (found.canGoOn)
                found.what = "the cell " + cellName(m_place) + " " + found.what;
            find(std::move(found));
        }
    }
    m_hasContent = m_hasContent || m_cell.hasContent();
    ++m_place.column;
}

void Sheet::keep(std::string text)
{
    if (m_place.column >= maximumColumns)
        return find({.what = "more than " + std::to_string(maximumColumns)
                             + " columns; clear the cells at the far right of the sheet"});
    if (text.size() > m_workbook->maximumRecordBytes() - m_rowBytes)
        return find(
            {.what = "a row holds more than " + inMebibytes(m_workbook->maximumRecordBytes()) + "; split it",
             .canGoOn = true});
    m_rowBytes += text.size();
    m_columns = std::max(m_columns, m_place.column + 1);
    if (m_row->cells.size() < m_columns)
        m_row->cells.resize(m_columns);
    m_row->cells[m_place.column] = std::move(text);
}

void Sheet::find(ReadError found)
{
    found.place.line = m_place.row;
    // An error that ends the reading replaces one of a single row.
    if (!m_found || (m_found->canGoOn && !found.canGoOn))
        m_found = std::move(found);
}

} // namespace core::records::xlsx
