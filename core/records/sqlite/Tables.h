#pragma once

#include "core/base/Database.h"
#include "core/records/ReadError.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::records::sqlite {

/// The limits of one row: time until it is there, and memory, in which a view may sort.
inline constexpr Statement::Limits limitsOfRow{.time = std::chrono::seconds(30),
                                               .bytes = std::int64_t{192} << 20};

/// Opens a database for reading. Errors: as Database::openToRead.
ReadResult<Database> openDatabase(const std::filesystem::path &path, std::size_t maximumRecordBytes);
/// Returns what `error` says about `database`, without the file's name in front. InvalidRecords.
ReadError toReadError(const Error &error, const Database &database);

struct Table
{
    std::string name;
    bool isView = false;
};
/// Returns tables and views in the order in which they were created, without SQLite's own and virtual tables.
/// Errors: InvalidRecords.
ReadResult<std::vector<Table>> tablesOf(Database &database);
/// Returns the columns; nothing for a view that cannot be read.
std::vector<std::string> columnsOf(Database &database, const std::string &table);
/// Returns the only table; or else the one with the most columns that are named like a text (guessRoles),
/// among equals a table rather than a view. Empty if several are equal, or if there is none.
std::optional<std::size_t> likelyTable(Database &database, const std::vector<Table> &tables);

/// Returns the name quoted for SQL, whatever it contains.
std::string quoted(const std::string &name);

} // namespace core::records::sqlite
