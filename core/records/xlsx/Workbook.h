#pragma once

#include "core/records/xlsx/Container.h"
#include "core/records/xlsx/SharedStrings.h"
#include "core/records/xlsx/Styles.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace core::records::xlsx {

struct SheetPart
{
    std::string name; ///< name on its tab
    std::string path; ///< path of the part in the zip file
};

/// The parts of a workbook (ECMA-376 part 1, 12.3 and 18.2).
struct WorkbookParts
{
    std::vector<SheetPart> sheets; ///< those with cells, hidden ones too, in the order of their tabs
    std::string sharedStrings;     ///< path; empty when there are none
    std::string styles;            ///< path; empty when there are none
    bool isFrom1904 = false;       ///< whether dates count from 1904, as on old Macintoshes
};

/// Reads the parts of a workbook. Errors: as Container::part; InvalidRecords (no workbook, a binary one).
ReadResult<WorkbookParts> workbookParts(const Container &zip);

/// An opened workbook: the parts that its sheets share. It must live as long as its sheets are read.
class Workbook final
{
public:
    /// Opens a file. `maximumRecordBytes`: the limit for the text of a cell. Errors: as Container::open,
    /// workbookParts, Styles::read.
    static ReadResult<std::shared_ptr<Workbook>> open(const std::filesystem::path &path,
                                                      std::size_t maximumRecordBytes);

    const std::vector<SheetPart> &sheets() const { return m_parts.sheets; }
    /// Opens the part of a sheet. Errors: InvalidRecords if it is not there.
    ReadResult<std::unique_ptr<Unpacking>> entryOf(const SheetPart &sheet) const;

    SharedStrings &strings() { return m_strings; }
    const Styles &styles() const { return m_styles; }
    bool isFrom1904() const { return m_parts.isFrom1904; }
    std::size_t maximumRecordBytes() const { return m_maximumRecordBytes; }

private:
    Workbook(Container zip,
             WorkbookParts parts,
             Styles styles,
             std::unique_ptr<Unpacking> strings,
             std::size_t maximumRecordBytes);

    Container m_zip;
    WorkbookParts m_parts;
    Styles m_styles;
    std::size_t m_maximumRecordBytes;
    SharedStrings m_strings;
};

} // namespace core::records::xlsx
