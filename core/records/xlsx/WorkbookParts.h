#pragma once

#include "core/records/xlsx/Container.h"

#include <string>
#include <vector>

namespace core::records::xlsx {

struct SheetPart
{
    std::string name; ///< as on its tab
    std::string path; ///< of the part in the zip file
};

/// What a workbook consists of (ECMA-376 part 1, 12.3 and 18.2).
struct WorkbookParts
{
    std::vector<SheetPart> sheets; ///< those with cells, hidden ones too, in the order of their tabs
    std::string sharedStrings;     ///< path; empty when there are none
    std::string styles;            ///< path; empty when there are none
    bool isFrom1904 = false;       ///< whether dates count from 1904, as on old Macintoshes
};

/// Faults: as Container::part; InvalidRecords (no workbook, a binary one).
Faulty<WorkbookParts> workbookParts(const Container &zip);

} // namespace core::records::xlsx
