#pragma once

#include "core/records/xlsx/SharedStrings.h"
#include "core/records/xlsx/Styles.h"
#include "core/records/xlsx/WorkbookParts.h"

#include <filesystem>
#include <memory>
#include <string>

namespace core::records::xlsx {

/// An opened workbook: what its sheets have in common. Its sheets need it as long as they are read.
class Workbook final
{
public:
    /// `maximumRecordBytes`: of the text of a cell. Faults: as Container::open, workbookParts,
    /// Styles::read.
    static Faulty<std::shared_ptr<Workbook>> open(const std::filesystem::path &path,
                                                  std::size_t maximumRecordBytes);

    const std::vector<SheetPart> &sheets() const { return m_parts.sheets; }
    /// Fault: InvalidRecords when it is not there.
    Faulty<std::unique_ptr<Unpacking>> entryOf(const SheetPart &sheet) const;

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
