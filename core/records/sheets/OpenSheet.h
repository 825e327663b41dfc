#pragma once

#include "core/records/sheets/SheetList.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::records::sheets {

/// A sheet, read up to behind its header: the first row in which something stands.
struct OpenSheet
{
    std::unique_ptr<SheetStream> rows;
    std::string name;                 ///< for places; its number where the name may be more than a name
    std::string fullName;             ///< as the file has it. PRIVATE
    std::vector<std::string> columns; ///< as columnNames() has them
    std::int64_t headerRow = 0;
};

/// The sheet that is named, or the first in which something stands in two rows. Faults: as SheetList::names,
/// SheetList::open, SheetStream::next; InvalidPlan (no such sheet); InvalidRecords (nothing in it).
Faulty<OpenSheet> openSheet(const SheetList &list, const std::optional<std::string> &name);

/// What was found in the sheet of that name.
Fault inSheet(Fault found, const std::string &sheet);

} // namespace core::records::sheets
