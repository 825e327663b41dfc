#include "core/records/xlsx/SheetRows.h"

#include "core/records/Columns.h"
#include "core/records/PlainFile.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::xlsx {

namespace {

Faulty<std::size_t> namedSheet(const Workbook &workbook, const std::string &name)
{
    std::vector<std::string> names;
    std::ranges::transform(workbook.sheets(), std::back_inserter(names), &SheetPart::name);
    const std::array wanted{Wanted{.column = name}};
    const auto found = findColumns(wanted, names, "sheet", 0);
    if (!found)
        return fault(found.error());
    return found->front();
}

/// How many rows something stands in, up to two.
Faulty<int> rowsUpToTwo(const std::shared_ptr<Workbook> &workbook, const SheetPart &part)
{
    auto sheet = Sheet::open(workbook, part);
    if (!sheet)
        return fault(sheet.error());
    (*sheet)->keepOnly({});
    SheetRow row;
    for (int rows = 0; rows < 2; ++rows) {
        const auto isThere = (*sheet)->next(row);
        if (!isThere)
            return fault(isThere.error());
        if (!*isThere)
            return rows;
    }
    return 2;
}

/// The first with a header and a row, else the first with a header, else the first.
Faulty<std::size_t> likelySheet(const std::shared_ptr<Workbook> &workbook)
{
    const auto &sheets = workbook->sheets();
    std::optional<std::size_t> withHeader;
    for (std::size_t index = 0; index < sheets.size() && sheets.size() > 1; ++index) {
        const auto rows = rowsUpToTwo(workbook, sheets[index]);
        if (!rows)
            return fault(rows.error());
        if (*rows == 2)
            return index;
        if (*rows == 1 && !withHeader)
            withHeader = index;
    }
    return withHeader.value_or(0);
}

Fault placed(Fault found, const std::string &sheet)
{
    found.place.sheet = sheet;
    return found;
}

/// Reads on behind the header.
Faulty<void> readHeader(OpenSheet &sheet)
{
    SheetRow row;
    for (;;) {
        const auto isThere = sheet.rows->next(row);
        if (!isThere) {
            Fault found = placed(isThere.error(), sheet.name);
            found.canGoOn = false; // without names of columns nothing can follow
            return fault(std::move(found));
        }
        if (!*isThere)
            return fault(
                placed({.what = "the sheet is empty; its first row must name the columns"}, sheet.name));
        while (!row.cells.empty() && trimmed(row.cells.back()).empty())
            row.cells.pop_back();
        if (row.cells.empty())
            continue;
        sheet.columns = columnNames(row.cells);
        sheet.headerRow = row.number;
        return {};
    }
}

} // namespace

Faulty<OpenSheet> openSheet(const Part &part, std::size_t maximumRecordBytes)
{
    const auto file = plainFile(part);
    if (!file)
        return fault(file.error());
    auto workbook = Workbook::open(*file, maximumRecordBytes);
    if (!workbook)
        return fault(workbook.error());
    const auto index = part.table ? namedSheet(**workbook, *part.table) : likelySheet(*workbook);
    if (!index)
        return fault(index.error());
    const SheetPart &chosen = (*workbook)->sheets()[*index];
    auto rows = Sheet::open(*workbook, chosen);
    if (!rows)
        return fault(rows.error());
    OpenSheet sheet;
    sheet.rows = std::move(*rows);
    sheet.fullName = chosen.name;
    sheet.name = looksLikeName(chosen.name) ? chosen.name : std::to_string(*index + 1);
    if (auto read = readHeader(sheet); !read)
        return fault(read.error());
    return sheet;
}

Faulty<std::unique_ptr<RowStream>>
SheetRows::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options)
{
    auto sheet = openSheet(part, options.maximumRecordBytes);
    if (!sheet)
        return fault(sheet.error());
    auto columns = findColumns(wanted, sheet->columns, "column", sheet->headerRow);
    if (!columns)
        return fault(placed(columns.error(), sheet->name));
    std::unique_ptr<SheetRows> rows(new SheetRows(std::move(*sheet), std::move(*columns)));
    if (options.hasDigest)
        rows->m_hashed = part.path;
    return rows;
}

SheetRows::SheetRows(OpenSheet sheet, std::vector<std::size_t> columns)
    : m_sheet(std::move(sheet))
    , m_columns(std::move(columns))
{
    std::vector<bool> wanted(m_sheet.columns.size(), false);
    for (const std::size_t column : m_columns)
        wanted[column] = true;
    m_sheet.rows->keepOnly(std::move(wanted));
}

Faulty<bool> SheetRows::next(Row &row)
{
    const auto isThere = m_sheet.rows->next(m_row);
    if (!isThere)
        return fault(placed(isThere.error(), m_sheet.name));
    if (!*isThere) {
        m_isAtEnd = true;
        if (!m_hashed)
            return false;
        const auto digest = digestOfFile(*m_hashed);
        if (!digest)
            return fault(digest.error());
        m_digest = *digest;
        return false;
    }
    row.cells.resize(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        row.cells[i].clear();
        if (m_columns[i] < m_row.cells.size())
            row.cells[i] = m_row.cells[m_columns[i]]; // one column may be wanted twice
    }
    row.place = {.sheet = m_sheet.name, .line = m_row.number};
    row.offset.reset();
    return true;
}

} // namespace core::records::xlsx
