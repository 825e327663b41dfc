#include "core/records/sheets/Spreadsheets.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/bytes/ByteStream.h"

#include <array>
#include <cstddef>
#include <utility>

namespace core::records::sheets {

namespace {

ReadResult<std::size_t> namedSheet(const std::vector<std::string> &names, const std::string &name)
{
    const std::array wanted{Wanted{.column = name}};
    KEYSEED_ASSIGN(const auto found, findColumns(wanted, names, "sheet", 0));
    return found.front();
}

/// How many rows something stands in, up to two.
ReadResult<int> rowsUpToTwo(const SheetList &list, std::size_t index)
{
    KEYSEED_ASSIGN(const auto sheet, list.open(index));
    sheet->keepOnly({});
    SheetRow row;
    for (int rows = 0; rows < 2; ++rows) {
        KEYSEED_ASSIGN(const auto isThere, sheet->next(row));
        if (!isThere)
            return rows;
    }
    return 2;
}

/// Returns the first with a header and a row, else the first with a header, else the first.
ReadResult<std::size_t> likelySheet(const SheetList &list, std::size_t count)
{
    std::optional<std::size_t> withHeader;
    for (std::size_t index = 0; index < count && count > 1; ++index) {
        KEYSEED_ASSIGN(const auto rows, rowsUpToTwo(list, index));
        if (rows == 2)
            return index;
        if (rows == 1 && !withHeader)
            withHeader = index;
    }
    return withHeader.value_or(0);
}

ReadError isEmpty(const std::string &sheet)
{
    return inSheet({.what = "the sheet is empty; its first row must name the columns"}, sheet);
}

/// Reads on behind the header.
ReadResult<void> readHeader(OpenSheet &sheet)
{
    SheetRow row;
    for (;;) {
        const auto isThere = sheet.rows->next(row);
        if (!isThere) {
            ReadError found = inSheet(isThere.error(), sheet.name);
            found.canGoOn = false; // without names of columns nothing can follow
            return fail(std::move(found));
        }
        if (!*isThere)
            return fail(isEmpty(sheet.name));
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

ReadError inSheet(ReadError found, const std::string &sheet)
{
    found.place.sheet = sheet;
    return found;
}

ReadResult<OpenSheet> openSheet(const SheetList &list, const std::optional<std::string> &name)
{
    KEYSEED_ASSIGN(const auto names, list.names());
    KEYSEED_ASSIGN(const auto index, name ? namedSheet(names, *name) : likelySheet(list, names.size()));
    const std::string number = std::to_string(index + 1);
    if (names.empty())
        return fail(isEmpty(number));
    KEYSEED_ASSIGN(auto rows, list.open(index));
    OpenSheet sheet;
    sheet.rows = std::move(rows);
    sheet.fullName = (names)[index];
    sheet.name = looksLikeName(sheet.fullName) ? sheet.fullName : number;
    KEYSEED_TRY(readHeader(sheet));
    return sheet;
}

ReadResult<std::unique_ptr<RowStream>> SheetRows::open(OpenSheet sheet,
                                                       const std::filesystem::path &file,
                                                       std::span<const Wanted> wanted,
                                                       const ReadOptions &options)
{
    auto columns = findColumns(wanted, sheet.columns, "column", sheet.headerRow);
    if (!columns)
        return fail(inSheet(columns.error(), sheet.name));
    std::unique_ptr<SheetRows> rows(new SheetRows(std::move(sheet), std::move(*columns)));
    if (options.hasDigest)
        rows->m_hashed = file;
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

ReadResult<bool> SheetRows::next(Row &row)
{
    const auto isThere = m_sheet.rows->next(m_row);
    if (!isThere)
        return fail(inSheet(isThere.error(), m_sheet.name));
    if (!*isThere) {
        m_isAtEnd = true;
        if (!m_hashed)
            return false;
        KEYSEED_ASSIGN(const auto digest, digestOfFile(*m_hashed));
        m_digest = digest;
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

} // namespace core::records::sheets

namespace core::records::format {

ReadResult<std::unique_ptr<sheets::SheetList>> Spreadsheets::listOf(const Part &part,
                                                                    std::size_t maximumRecordBytes) const
{
    KEYSEED_ASSIGN(const auto file, plainFile(part));
    return sheetsOf(file, maximumRecordBytes);
}

ReadResult<std::vector<std::string>> Spreadsheets::tables(const Part &part) const
{
    KEYSEED_ASSIGN(const auto list, listOf(part, mostRecordBytes));
    return list->names();
}

ReadResult<std::unique_ptr<RowStream>>
Spreadsheets::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(const auto list, listOf(part, options.maximumRecordBytes));
    KEYSEED_ASSIGN(auto sheet, sheets::openSheet(*list, part.table));
    return sheets::SheetRows::open(std::move(sheet), part.path, wanted, options);
}

ReadResult<void> Spreadsheets::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    KEYSEED_ASSIGN(const auto list, listOf(part, mostRecordBytes));
    KEYSEED_ASSIGN(auto sheet, sheets::openSheet(*list, part.table));
    shown.table = std::move(sheet.fullName);
    shown.columns = std::move(sheet.columns);
    sheets::SheetRow row;
    return showRows([&] { return sheet.rows->next(row); }, row.cells, maximumRows, shown);
}

} // namespace core::records::format
