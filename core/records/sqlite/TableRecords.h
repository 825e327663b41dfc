#pragma once

#include "core/records/Part.h"
#include "core/records/ReadOptions.h"
#include "core/records/RowStream.h"
#include "core/records/sqlite/TableRows.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core::records::sqlite {

/// The table or view of a database that a part means: the one that is named, or the one that likelyTable()
/// finds.
struct OpenTable
{
    Database database;
    std::string table;
    std::string name; ///< for places; its number where the name may be more than a name
    std::vector<std::string> columns;
};

/// Faults: as plainFile, openDatabase, tablesOf; InvalidPlan (no such table, or none is named and several
/// could be meant); InvalidRecords (it cannot be read).
Faulty<OpenTable> openTable(const Part &part, std::size_t maximumRecordBytes);

/// The rows of that table.
class TableRecords final : public RowStream
{
public:
    /// Faults: as openTable, findColumns.
    static Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options);

    Faulty<bool> next(Row &row) override;
    double fractionRead() const override { return m_rows.fractionRead(); }
    Digest digest() override { return m_digest; }

private:
    TableRecords(TableRows rows, std::string name, std::filesystem::path path, bool hasDigest);

    Faulty<void> finish();

    TableRows m_rows;
    std::string m_name;
    std::filesystem::path m_path;
    std::filesystem::file_time_type m_written; ///< when the reading began
    bool m_hasDigest;
    Digest m_digest{};
};

} // namespace core::records::sqlite
