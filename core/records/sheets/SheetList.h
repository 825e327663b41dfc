#pragma once

#include "core/records/sheets/SheetStream.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace core::records::sheets {

/// The sheets of a file, in their order. Not thread-safe.
class SheetList
{
public:
    virtual ~SheetList() = default;

    /// Faults: Io, InvalidRecords.
    virtual Faulty<std::vector<std::string>> names() const = 0;

    /// The sheet of that name, from its top; it can be read when the list is gone. Faults: Io,
    /// InvalidRecords.
    virtual Faulty<std::unique_ptr<SheetStream>> open(std::size_t index) const = 0;
};

} // namespace core::records::sheets
