#include "core/records/sqlite/TableRecords.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/bytes/ByteStream.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::sqlite {

namespace {

/// Returns a table by its number in the database.
ReadResult<std::size_t> chosenTable(const Part &part, Database &database, const std::vector<Table> &tables)
{
    std::vector<std::string> names;
    std::ranges::transform(tables, std::back_inserter(names), &Table::name);
    if (part.table) {
        const std::array wanted{Wanted{.column = *part.table}};
        KEYSEED_ASSIGN(const auto found, findColumns(wanted, names, "table", 0));
        return found.front();
    }
    if (names.empty())
        return fail({.what =
                         "the database holds no table; name another file, or put the log (-wal) beside it "
                         "that lies beside the original"});
    if (const auto likely = likelyTable(database, tables))
        return *likely;
    return fail({.code = ErrorCode::InvalidPlan,
                 .what = "several tables could hold the records; set records.table to the one that does; "
                         + namesAvailable(names, "table")});
}

std::filesystem::file_time_type lastWritten(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::last_write_time(path, ignored);
}

ReadError placed(ReadError found, const std::string &name)
{
    found.place.sheet = name;
    return found;
}

} // namespace

ReadResult<OpenTable> openTable(const Part &part, std::size_t maximumRecordBytes)
{
    KEYSEED_ASSIGN(const auto file, plainFile(part));
    KEYSEED_ASSIGN(auto database, openDatabase(file, maximumRecordBytes));
    KEYSEED_ASSIGN(const auto tables, tablesOf(database));
    KEYSEED_ASSIGN(const auto index, chosenTable(part, database, tables));
    const std::string &table = (tables)[index].name;
    std::string name = looksLikeName(table) ? table : std::to_string(index + 1);
    auto columns = columnsOf(database, table);
    if (columns.empty())
        return fail(placed({.what = "the table or view cannot be read, as it needs what is not there or not "
                                    "allowed here (a function, a virtual table); make a plain table of it"},
                           name));
    return OpenTable{std::move(database), table, std::move(name), std::move(columns)};
}

ReadResult<std::unique_ptr<RowStream>>
TableRecords::open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto opened, openTable(part, options.maximumRecordBytes));
    KEYSEED_ASSIGN(const auto found, findColumns(wanted, opened.columns, "field", 0));
    std::vector<std::string> columns;
    for (const std::size_t index : found)
        columns.push_back(opened.columns[index]);
    // A source may need names of files only; each row still counts.
    if (columns.empty())
        columns.push_back(opened.columns.front());
    auto rows =
        TableRows::open(std::move(opened.database), opened.table, columns, options.maximumRecordBytes);
    if (!rows)
        return fail(placed(rows.error(), opened.name));
    return std::unique_ptr<RowStream>(
        new TableRecords(std::move(*rows), std::move(opened.name), part.path, options.hasDigest));
}

TableRecords::TableRecords(TableRows rows, std::string name, std::filesystem::path path, bool hasDigest)
    : m_rows(std::move(rows))
    , m_name(std::move(name))
    , m_path(std::move(path))
    , m_written(lastWritten(m_path))
    , m_hasDigest(hasDigest)
{}

ReadResult<bool> TableRecords::next(Row &row)
{
    const auto isThere = m_rows.next(row.cells);
    if (!isThere)
        return fail(placed(isThere.error(), m_name));
    if (*isThere) {
        row.place = {.sheet = m_name, .line = m_rows.row()};
        row.offset.reset();
        return true;
    }
    KEYSEED_TRY(finish());
    return false;
}

ReadResult<void> TableRecords::finish()
{
    // A file with a write-ahead log is read without locks: another program may begin to write to it.
    if (lastWritten(m_path) != m_written)
        return fail(
            {.code = ErrorCode::Io,
             .what = "another program wrote to it while it was read; close that program and try again"});
    if (!m_hasDigest)
        return {};
    KEYSEED_ASSIGN(const auto digest, digestOfFile(m_path));
    m_digest = digest;
    return {};
}

} // namespace core::records::sqlite
