#include "core/records/sheets/Spreadsheets.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/HeaderRow.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/bytes/MemoryFile.h"

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

/// Fills the next row without the empty cells at its end.
ReadResult<bool> nextFilled(SheetStream &rows, SheetRow &row)
{
    for (;;) {
        KEYSEED_ASSIGN(const auto isThere, rows.next(row));
        if (!isThere)
            return false;
        while (!row.cells.empty() && trimmed(row.cells.back()).empty())
            row.cells.pop_back();
        if (!row.cells.empty())
            return true;
    }
}

/// Fills the given row, else the first that is no title, else the first.
ReadResult<bool> findHeader(SheetStream &rows,
                            const std::optional<std::int64_t> &given,
                            std::span<const Wanted> wanted,
                            SheetRow &header,
                            bool &isTitleAlone)
{
    std::optional<SheetRow> first;
    for (int titles = 0; given || titles < mostTitleRows; ++titles) {
        KEYSEED_ASSIGN(const auto isThere, nextFilled(rows, header));
        if (given && isThere && header.number < *given)
            continue;
        if (given && (!isThere || header.number > *given))
            return fail(noSuchRow(*given, "row"));
        if (!isThere)
            break;
        if (given || !isTitle(header.cells, wanted, !first))
            return true;
        if (!first)
            first = header;
    }
    isTitleAlone = first.has_value();
    if (first)
        header = *first;
    return first.has_value();
}

/// Returns the first sheet whose header names all wanted columns, if there is one. Which sheet is read must
/// not follow from its records.
ReadResult<std::optional<std::size_t>>
sheetNaming(const SheetList &list, std::size_t count, const Part &part, std::span<const Wanted> wanted)
{
    for (std::size_t index = 0; index < count && count > 1; ++index) {
        KEYSEED_ASSIGN(const auto rows, list.open(index));
        SheetRow header;
        bool isTitleAlone = false;
        const auto isThere = findHeader(*rows, part.headerRow, wanted, header, isTitleAlone);
        if (isThere && *isThere && namesAll(header.cells, wanted))
            return std::optional(index);
    }
    return std::nullopt;
}

ReadError isEmpty(const std::string &sheet)
{
    return inSheet({.what = "the sheet is empty; its first row must name the columns"}, sheet);
}

/// Reads on behind the header.
ReadResult<void> readHeader(OpenSheet &sheet, const Part &part, std::span<const Wanted> wanted)
{
    SheetRow row;
    const auto isThere = findHeader(*sheet.rows, part.headerRow, wanted, row, sheet.isTitleAlone);
    if (!isThere) {
        ReadError found = inSheet(isThere.error(), sheet.name);
        found.canGoOn = false; // without names of columns nothing can follow
        return fail(std::move(found));
    }
    if (!*isThere)
        return fail(isEmpty(sheet.name));
    sheet.columns = columnNames(row.cells);
    sheet.headerRow = row.number;
    return {};
}

/// Returns the one of the next rows that names all these columns, if there is one.
std::optional<std::int64_t> rowNaming(SheetStream &rows, std::span<const Wanted> wanted)
{
    SheetRow row;
    for (int count = 0; count < mostTitleRows; ++count) {
        const auto isThere = nextFilled(rows, row);
        if (!isThere || !*isThere)
            break;
        if (namesAll(row.cells, wanted))
            return row.number;
    }
    return std::nullopt;
}

} // namespace

ReadError inSheet(ReadError found, const std::string &sheet)
{
    found.place.sheet = sheet;
    return found;
}

ReadResult<OpenSheet> openSheet(const SheetList &list, const Part &part, std::span<const Wanted> wanted)
{
    const std::optional<std::string> &name = part.table;
    KEYSEED_ASSIGN(const auto names, list.names());
    std::optional<std::size_t> naming;
    if (!name) {
        KEYSEED_ASSIGN(naming, sheetNaming(list, names.size(), part, wanted));
    }
    KEYSEED_ASSIGN(const auto index,
                   name     ? namedSheet(names, *name)
                   : naming ? ReadResult<std::size_t>(*naming)
                            : likelySheet(list, names.size()));
    const std::string number = std::to_string(index + 1);
    if (names.empty())
        return fail(isEmpty(number));
    KEYSEED_ASSIGN(auto rows, list.open(index));
    OpenSheet sheet;
    sheet.rows = std::move(rows);
    sheet.fullName = (names)[index];
    sheet.name = looksLikeName(sheet.fullName) ? sheet.fullName : number;
    KEYSEED_TRY(readHeader(sheet, part, wanted));
    return sheet;
}

ReadResult<std::unique_ptr<RowStream>> SheetRows::open(OpenSheet sheet,
                                                       const std::filesystem::path &file,
                                                       std::span<const Wanted> wanted,
                                                       const ReadOptions &options)
{
    auto columns = findColumns(wanted, sheet.columns, "column", sheet.headerRow);
    if (!columns && columns.error().code == ErrorCode::InvalidPlan)
        if (const auto row = rowNaming(*sheet.rows, wanted))
            return fail(inSheet(namedInRow(columns.error(), *row, "row"), sheet.name));
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

ReadResult<Spreadsheets::OpenFile> Spreadsheets::listOf(const Part &part,
                                                        std::size_t maximumRecordBytes) const
{
    KEYSEED_ASSIGN(auto file, MemoryFile::of(part));
    KEYSEED_ASSIGN(auto list, sheetsOf(file->path(), maximumRecordBytes));
    return OpenFile{std::move(file), std::move(list)};
}

ReadResult<std::vector<std::string>> Spreadsheets::tables(const Part &part) const
{
    KEYSEED_ASSIGN(const auto file, listOf(part, mostRecordBytes));
    return file.list->names();
}

ReadResult<std::unique_ptr<RowStream>>
Spreadsheets::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const
{
    KEYSEED_ASSIGN(auto file, listOf(part, options.maximumRecordBytes));
    KEYSEED_ASSIGN(auto sheet, sheets::openSheet(*file.list, part, wanted));
    sheet.file = std::move(file.bytes);
    ReadOptions own = options;
    own.hasDigest = options.hasDigest && part.entry.empty(); // an archive is digested as a whole
    return sheets::SheetRows::open(std::move(sheet), part.path, wanted, own);
}

ReadResult<void> Spreadsheets::preview(const Part &part, std::size_t maximumRows, Preview &shown) const
{
    KEYSEED_ASSIGN(const auto file, listOf(part, mostRecordBytes));
    KEYSEED_ASSIGN(auto sheet, sheets::openSheet(*file.list, part, {}));
    if (sheet.isTitleAlone) {
        Part again = part;
        again.headerRow = sheet.headerRow;
        KEYSEED_ASSIGN(sheet, sheets::openSheet(*file.list, again, {}));
    }
    shown.table = std::move(sheet.fullName);
    shown.columns = std::move(sheet.columns);
    shown.headerRow = sheet.headerRow;
    sheets::SheetRow row;
    return showRows([&] { return sheet.rows->next(row); }, row.cells, maximumRows, shown);
}

} // namespace core::records::format
