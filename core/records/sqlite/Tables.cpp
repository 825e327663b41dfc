#include "core/records/sqlite/Tables.h"

#include "core/records/Preview.h"

#include <algorithm>
#include <utility>

namespace core::records::sqlite {

namespace {

/// An error of what concerns no row.
ReadError withoutPath(const Error &error, const std::filesystem::path &path)
{
    const std::string front = path.string() + ": ";
    const bool hasFront = error.detail.starts_with(front);
    return {.code = error.code == ErrorCode::Database || error.code == ErrorCode::InvalidParameter
                        ? ErrorCode::InvalidRecords
                        : error.code,
            .what = hasFront ? error.detail.substr(front.size()) : error.detail};
}

std::size_t textColumnsOf(Database &database, const std::string &table)
{
    const auto columns = columnsOf(database, table);
    return static_cast<std::size_t>(std::ranges::count_if(
        columns, [](const std::string &column) { return !guessRoles({column}).text.empty(); }));
}

} // namespace

ReadResult<Database> openDatabase(const std::filesystem::path &path, std::size_t maximumRecordBytes)
{
    // Data of SQLite itself, such as the text of a schema, may be larger than a record of a test.
    constexpr std::size_t least = std::size_t{1} << 20;
    auto database = Database::openToRead(path, std::max(maximumRecordBytes, least));
    if (!database)
        return fail(withoutPath(database.error(), path));
    return std::move(*database);
}

ReadError toReadError(const Error &error, const Database &database)
{
    return withoutPath(error, database.path());
}

ReadResult<std::vector<Table>> tablesOf(Database &database)
{
    constexpr std::size_t most = 10'000;
    auto rows =
        database.prepare("SELECT name, type='view' FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' "
                         "ESCAPE '\\' AND (type='view' OR (type='table' AND rootpage>0)) ORDER BY rowid");
    if (!rows)
        return fail(toReadError(rows.error(), database));
    std::vector<Table> tables;
    for (;;) {
        const auto isThere = rows->step(limitsOfRow);
        if (!isThere)
            return fail(toReadError(isThere.error(), database));
        if (!*isThere)
            return tables;
        if (tables.size() == most)
            return fail({.what = "more than " + std::to_string(most)
                                 + " tables; copy the one with the records "
                                   "into a file of its own"});
        tables.push_back({.name = std::string(rows->view(0)), .isView = rows->integer(1) != 0});
    }
}

std::vector<std::string> columnsOf(Database &database, const std::string &table)
{
    std::vector<std::string> columns;
    if (const auto rows = database.prepare("SELECT * FROM " + quoted(table)))
        for (int column = 0; column < rows->columns(); ++column)
            columns.push_back(rows->columnName(column));
    return columns;
}

std::optional<std::size_t> likelyTable(Database &database, const std::vector<Table> &tables)
{
    if (tables.size() == 1)
        return 0;
    // Text columns first, then whether it is a table.
    using Rank = std::pair<std::size_t, bool>;
    Rank best{0, false};
    std::vector<std::size_t> bests;
    for (std::size_t index = 0; index < tables.size(); ++index) {
        const Table &table = tables[index];
        const Rank rank{textColumnsOf(database, table.name), !table.isView};
        if (rank.first == 0 || rank < best)
            continue;
        if (rank > best)
            bests.clear();
        best = rank;
        bests.push_back(index);
    }
    return bests.size() == 1 ? std::optional(bests.front()) : std::nullopt;
}

std::string quoted(const std::string &name)
{
    std::string text = "\"";
    for (const char letter : name)
        text += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return text + "\"";
}

} // namespace core::records::sqlite
