#pragma once

#include "core/records/ReadOptions.h"
#include "core/records/RowStream.h"
#include "core/records/sheets/OpenSheet.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core::records::sheets {

/// The wanted columns of a sheet, row by row.
class SheetRows final : public RowStream
{
public:
    /// `file`: that the sheet is of. Faults: as findColumns.
    static Faulty<std::unique_ptr<RowStream>> open(OpenSheet sheet,
                                                   const std::filesystem::path &file,
                                                   std::span<const Wanted> wanted,
                                                   const ReadOptions &options);

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

} // namespace core::records::sheets
