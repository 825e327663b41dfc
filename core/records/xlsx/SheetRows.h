#pragma once

#include "core/records/Part.h"
#include "core/records/ReadOptions.h"
#include "core/records/RowStream.h"
#include "core/records/xlsx/Sheet.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::records::xlsx {

/// The sheet of a workbook that a part means, behind its header: the one that is named, or the first in which
/// something stands in two rows. Its first row in which something stands is the header.
struct OpenSheet
{
    std::unique_ptr<Sheet> rows;
    std::string name;                 ///< for places; its number where the name may be more than a name
    std::string fullName;             ///< as the workbook has it. PRIVATE
    std::vector<std::string> columns; ///< as columnNames() has them
    std::int64_t headerRow = 0;
};

/// Faults: as plainFile, Workbook::open, Sheet::next; InvalidPlan (no such sheet); InvalidRecords (nothing in
/// it).
Faulty<OpenSheet> openSheet(const Part &part, std::size_t maximumRecordBytes);

/// The rows of that sheet.
class SheetRows final : public RowStream
{
public:
    /// Faults: as openSheet, findColumns.
    static Faulty<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options);

    Faulty<bool> next(Row &row) override;
    double fractionRead() const override { return m_isAtEnd ? 1.0 : m_sheet.rows->fractionRead(); }
    Digest digest() override { return m_digest; }

private:
    SheetRows(OpenSheet sheet, std::vector<std::size_t> columns);

    OpenSheet m_sheet;
    std::vector<std::size_t> m_columns;
    std::optional<std::filesystem::path> m_hashed; ///< the file, when a digest is asked for
    SheetRow m_row;
    Digest m_digest{};
    bool m_isAtEnd = false;
};

} // namespace core::records::xlsx
