#pragma once

#include "core/records/RowStream.h"
#include "core/records/parts/Part.h"
#include "core/records/sqlite/TableRows.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core::records::sqlite {

/// The table or view of a part: the one that is named, or the one that likelyTable() finds.
struct OpenTable
{
    Database database;
    std::string table;
    std::string name; ///< for places; its number where the name may be more than a name
    std::vector<std::string> columns;
};

/// Opens the table of a part. Errors: as plainFile, openDatabase, tablesOf; InvalidPlan (no such table, or
/// none is named and several are possible); InvalidRecords (it cannot be read).
ReadResult<OpenTable> openTable(const Part &part, std::size_t maximumRecordBytes);

/// The rows of that table.
class TableRecords final : public RowStream
{
public:
    /// Opens the rows. Errors: as openTable, findColumns.
    static ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options);

    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override { return m_rows.fractionRead(); }
    Digest digest() override { return m_digest; }

private:
    TableRecords(TableRows rows, std::string name, std::filesystem::path path, bool hasDigest);

    ReadResult<void> finish();

    TableRows m_rows;
    std::string m_name;
    std::filesystem::path m_path;
    std::filesystem::file_time_type m_written; ///< when the reading began
    bool m_hasDigest;
    Digest m_digest{};
};

} // namespace core::records::sqlite
