#pragma once

#include "core/records/Format.h"
#include "core/records/RowStream.h"
#include "core/records/bytes/MemoryFile.h"
#include "core/records/parts/Part.h"
#include "core/records/sheets/SheetStream.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::records::sheets {

/// A sheet whose header was read: the first row that is neither empty nor a title (HeaderRow.h), or the row
/// that is given.
struct OpenSheet
{
    std::shared_ptr<const MemoryFile> file = {}; ///< while the rows are read
    std::unique_ptr<SheetStream> rows;
    std::string name;                 ///< for places; its number where the name may be more than a name
    std::string fullName;             ///< name as the file has it. PRIVATE
    std::vector<std::string> columns; ///< names as columnNames() returns them
    std::int64_t headerRow = 0;
    bool isTitleAlone = false; ///< only titles were found: the first is the header, and no row is left
};

/// Opens the sheet that the part names, or else the first whose header names all wanted columns,
/// or else the first with two rows that are not empty. Errors: as
/// SheetList::names, SheetList::open, SheetStream::next; InvalidPlan (no such sheet); InvalidRecords (an
/// empty one).
ReadResult<OpenSheet> openSheet(const SheetList &list, const Part &part, std::span<const Wanted> wanted);

/// Returns the error with the name of its sheet.
ReadError inSheet(ReadError found, const std::string &sheet);

/// The wanted columns of a sheet, row by row.
class SheetRows final : public RowStream
{
public:
    /// Opens the rows. `file`: the file of the sheet. Errors: as findColumns.
    static ReadResult<std::unique_ptr<RowStream>> open(OpenSheet sheet,
                                                       const std::filesystem::path &file,
                                                       std::span<const Wanted> wanted,
                                                       const ReadOptions &options);

    ReadResult<bool> next(Row &row) override;
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

namespace core::records::format {

/// A format of spreadsheet programs: sheets whose first row names the columns. A derived format recognises
/// its files and reads their sheets.
class Spreadsheets : public Format
{
public:
    bool mayCutTexts() const final { return true; }
    bool takesHeaderRow() const final { return true; }

    ReadResult<std::vector<std::string>> tables(const Part &part) const final;
    ReadResult<std::unique_ptr<RowStream>>
    open(const Part &part, std::span<const Wanted> wanted, const ReadOptions &options) const final;
    ReadResult<void> preview(const Part &part, std::size_t maximumRows, Preview &shown) const final;

protected:
    /// Opens a file. `maximumRecordBytes`: the limit for the text of a row. Errors: as FileBytes::open;
    /// InvalidRecords.
    virtual ReadResult<std::unique_ptr<sheets::SheetList>> sheetsOf(const std::filesystem::path &file,
                                                                    std::size_t maximumRecordBytes) const = 0;

private:
    struct OpenFile
    {
        std::shared_ptr<const MemoryFile> bytes; ///< while a sheet is read
        std::unique_ptr<sheets::SheetList> list;
    };
    ReadResult<OpenFile> listOf(const Part &part, std::size_t maximumRecordBytes) const;
};

} // namespace core::records::format
