#include "core/records/ods/Table.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"

#include <algorithm>
#include <utility>

namespace core::records::ods {

namespace {

constexpr std::int64_t mostRows = std::int64_t{1} << 20;         // of a table, as LibreOffice has them
constexpr std::size_t mostRepeatedBytes = std::size_t{64} << 20; // that one row stands for

} // namespace

Table::Table(std::size_t index, std::size_t maximumRowBytes)
    : m_index(index)
    , m_maximumRowBytes(maximumRowBytes)
{}

ReadResult<std::unique_ptr<Table>>
Table::open(const Spreadsheet &spreadsheet, std::size_t index, std::size_t maximumRowBytes)
{
    KEYSEED_ASSIGN(auto content, spreadsheet.content());
    std::unique_ptr<Table> table(new Table(index, maximumRowBytes));
    table->m_stream = std::make_unique<xlsx::XmlStream>(std::move(content), *table);
    return table;
}

void Table::keepOnly(std::vector<bool> columns)
{
    m_wanted = std::move(columns);
}

ReadResult<bool> Table::next(sheets::SheetRow &row)
{
    // One row may be repeated many times.
    if (m_hasContent && m_repeats > 1 && !m_found) {
        --m_repeats;
        row.number = ++m_number;
        return m_number <= mostRows ? ReadResult<bool>(true) : fail(xlsx::damaged("it has too many rows"));
    }
    m_row = &row;
    for (;;) {
        m_found.reset();
        m_number += m_repeats > 1 ? static_cast<std::int64_t>(m_repeats) - 1 : 0;
        m_hasContent = false;
        m_repeats = 0;
        if (m_isBehind)
            return false;
        const auto isThere = m_stream->readOn();
        if (!isThere) {
            ReadError found = isThere.error();
            found.place.line = m_number;
            return fail(std::move(found));
        }
        if (m_found)
            return fail(std::move(*m_found));
        if (!*isThere)
            return false;
        if (!m_hasContent || m_isBehind)
            continue;
        if (m_repeats > 1 && m_rowBytes > mostRepeatedBytes / m_repeats)
            return fail({.place = {.line = m_number},
                         .what = "a row is repeated more often than in any sheet of notes; delete it"});
        row.number = m_number;
        return true;
    }
}

void Table::begin(std::string_view element, const xlsx::XmlAttributes &attributes)
{
    if (element == "table" && m_cellDepth == 0 && m_depth++ == 0)
        ++m_tables;
    else if (m_depth != 1 || m_tables != m_index + 1 || m_isBehind)
        return;
    else if (m_cellDepth > 0) {
        ++m_cellDepth;
        m_cell.begin(element, attributes);
    } else if (element == "table-row") {
        beginRow(attributes);
    } else if (element == "table-cell" || element == "covered-table-cell") {
        m_cellDepth = 1;
        m_cell.clear(attributes);
        m_sameCells = repeatsOf(attributes["number-columns-repeated"]);
    }
}

bool Table::end(std::string_view element)
{
    if (m_cellDepth > 1) {
        --m_cellDepth;
        m_cell.end();
        return false;
    }
    if (m_cellDepth == 1) {
        m_cellDepth = 0;
        endCell();
        return false;
    }
    if (element == "table" && --m_depth == 0 && m_tables == m_index + 1)
        m_isBehind = true;
    return m_isBehind || (element == "table-row" && m_depth == 1 && m_tables == m_index + 1);
}

void Table::text(std::string_view piece)
{
    if (m_cellDepth > 0)
        m_cell.add(piece, m_maximumRowBytes);
}

void Table::beginRow(const xlsx::XmlAttributes &attributes)
{
    ++m_number;
    m_repeats = repeatsOf(attributes["number-rows-repeated"]);
    m_column = 0;
    m_rowBytes = 0;
    m_row->cells.clear();
    if (m_number > mostRows)
        find(xlsx::damaged("it has too many rows"));
    m_repeats = std::min(m_repeats, static_cast<std::size_t>(mostRows));
}

void Table::endCell()
{
    const bool isEmpty = !m_cell.hasContent();
    const std::size_t end = m_column + std::min(m_sameCells, maximumColumns + 1);
    if (isEmpty) {
        m_column = std::min(end, maximumColumns + 1);
        return;
    }
    m_hasContent = true;
    if (end > maximumColumns)
        return find({.what = "more than " + std::to_string(maximumColumns)
                             + " columns; clear the cells at the far right of the sheet"});
    std::optional<std::string> text;
    for (; m_column < end; ++m_column) {
        if (!isWanted(m_column))
            continue;
        if (!text) {
            auto read = m_cell.text(m_maximumRowBytes);
            if (!read) {
                ReadError found = read.error();
                found.what = "the cell in column " + std::to_string(m_column + 1) + " " + found.what;
                m_column = end;
                return find(std::move(found));
            }
            text = std::move(*read);
        }
        keep(*text);
    }
}

void Table::keep(const std::string &text)
{
    if (text.size() > m_maximumRowBytes - m_rowBytes)
        return find({.what = "a row holds more than " + inMebibytes(m_maximumRowBytes) + "; split it",
                     .canGoOn = true});
    m_rowBytes += text.size();
    m_row->cells.resize(m_column + 1);
    m_row->cells[m_column] = text;
}

void Table::find(ReadError found)
{
    found.place.line = m_number;
    // An error that ends the reading replaces one of a single row.
    if (!m_found || (m_found->canGoOn && !found.canGoOn))
        m_found = std::move(found);
}

} // namespace core::records::ods
