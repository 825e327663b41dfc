#pragma once

#include "core/records/Part.h"
#include "core/records/ReadOptions.h"
#include "core/records/RowStream.h"
#include "core/records/ods/Table.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::records::ods {

/// The table of a spreadsheet that a part means, behind its header: the one that is named, or the first in
/// which something stands in two rows. Its first row in which something stands is the header.
struct OpenTable
{
    std::unique_ptr<Table> rows;
    std::string name;                 ///< for places; its number where the name may be more than a name
    std::vector<std::string> columns; ///< as columnNames() has them
    std::int64_t headerRow = 0;
};

/// Faults: as plainFile, Spreadsheet::open, Table::next; InvalidPlan (no such table); InvalidRecords (nothing
/// in it).
Faulty<OpenTable> openTable(const Part &part, std::size_t maximumRecordBytes);

/// The rows of that table.
class OdsRows final : public RowStream
{
public:
    /// Faults: as openTable, findColumns.
    static Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options);

    Faulty<bool> next(Row &row) override;
    double fractionRead() const override { return m_isAtEnd ? 1.0 : m_table.rows->fractionRead(); }
    Digest digest() override { return m_digest; }

private:
    OdsRows(OpenTable table, std::vector<std::size_t> columns);

    OpenTable m_table;
    std::vector<std::size_t> m_columns;
    std::optional<std::filesystem::path> m_hashed; ///< the file, when a digest is asked for
    TableRow m_row;
    Digest m_digest{};
    bool m_isAtEnd = false;
};

} // namespace core::records::ods
