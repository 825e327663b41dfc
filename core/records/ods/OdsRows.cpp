#include "core/records/ods/OdsRows.h"

#include "core/records/Columns.h"
#include "core/records/PlainFile.h"

#include <array>
#include <utility>

namespace core::records::ods {

namespace {

Fault inTable(Fault found, const std::string &table)
{
    found.place.sheet = table;
    return found;
}

/// How many rows something stands in, up to two.
Faulty<int> filledRows(const Spreadsheet &spreadsheet, std::size_t index, std::size_t maximumRecordBytes)
{
    auto table = Table::open(spreadsheet, index, maximumRecordBytes);
    if (!table)
        return fault(table.error());
    (*table)->keepOnly({});
    TableRow row;
    for (int rows = 0; rows < 2; ++rows) {
        const auto isThere = (*table)->next(row);
        if (!isThere)
            return fault(isThere.error());
        if (!*isThere)
            return rows;
    }
    return 2;
}

/// The one that is named, else the first with a header and a row, else the first with a header, else the
/// first.
Faulty<std::size_t> chosenTable(const Spreadsheet &spreadsheet,
                                const std::vector<std::string> &names,
                                const std::optional<std::string> &name,
                                std::size_t maximumRecordBytes)
{
    if (name) {
        const auto found = findColumns(std::array{Wanted{.column = *name}}, names, "sheet", 0);
        return found ? Faulty<std::size_t>(found->front()) : fault(found.error());
    }
    std::optional<std::size_t> withHeader;
    for (std::size_t index = 0; index < names.size() && names.size() > 1; ++index) {
        const auto rows = filledRows(spreadsheet, index, maximumRecordBytes);
        if (!rows)
            return fault(rows.error());
        if (*rows == 2)
            return index;
        if (*rows == 1 && !withHeader)
            withHeader = index;
    }
    return withHeader.value_or(0);
}

/// Reads on behind the header.
Faulty<void> readHeaderOf(OpenTable &table)
{
    TableRow row;
    for (;;) {
        const auto isThere = table.rows->next(row);
        if (!isThere) {
            Fault found = inTable(isThere.error(), table.name);
            found.canGoOn = false; // without names of columns nothing can follow
            return fault(std::move(found));
        }
        if (!*isThere)
            return fault(
                inTable({.what = "the sheet is empty; its first row must name the columns"}, table.name));
        while (!row.cells.empty() && trimmed(row.cells.back()).empty())
            row.cells.pop_back();
        if (row.cells.empty())
            continue;
        table.columns = columnNames(row.cells);
        table.headerRow = row.number;
        return {};
    }
}

} // namespace

Faulty<OpenTable> openTable(const Part &part, std::size_t maximumRecordBytes)
{
    const auto file = plainFile(part);
    if (!file)
        return fault(file.error());
    const auto spreadsheet = Spreadsheet::open(*file);
    if (!spreadsheet)
        return fault(spreadsheet.error());
    const auto names = spreadsheet->tables();
    if (!names)
        return fault(names.error());
    const auto index = chosenTable(*spreadsheet, *names, part.table, maximumRecordBytes);
    if (!index)
        return fault(index.error());
    auto rows = Table::open(*spreadsheet, *index, maximumRecordBytes);
    if (!rows)
        return fault(rows.error());
    OpenTable table;
    table.rows = std::move(*rows);
    const bool isName = *index < names->size() && looksLikeName((*names)[*index]);
    table.name = isName ? (*names)[*index] : std::to_string(*index + 1);
    if (auto read = readHeaderOf(table); !read)
        return fault(read.error());
    return table;
}

Faulty<std::unique_ptr<RowStream>>
OdsRows::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options)
{
    auto table = openTable(part, options.maximumRecordBytes);
    if (!table)
        return fault(table.error());
    auto columns = findColumns(wanted, table->columns, "column", table->headerRow);
    if (!columns)
        return fault(inTable(columns.error(), table->name));
    std::unique_ptr<OdsRows> rows(new OdsRows(std::move(*table), std::move(*columns)));
    if (options.hasDigest)
        rows->m_hashed = part.path;
    return rows;
}

OdsRows::OdsRows(OpenTable table, std::vector<std::size_t> columns)
    : m_table(std::move(table))
    , m_columns(std::move(columns))
{
    std::vector<bool> wanted(m_table.columns.size(), false);
    for (const std::size_t column : m_columns)
        wanted[column] = true;
    m_table.rows->keepOnly(std::move(wanted));
}

Faulty<bool> OdsRows::next(Row &row)
{
    const auto isThere = m_table.rows->next(m_row);
    if (!isThere)
        return fault(inTable(isThere.error(), m_table.name));
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
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        row.cells[i] = m_columns[i] < m_row.cells.size() ? m_row.cells[m_columns[i]] : std::string();
    row.place = {.sheet = m_table.name, .line = m_row.number};
    row.offset.reset();
    return true;
}

} // namespace core::records::ods
