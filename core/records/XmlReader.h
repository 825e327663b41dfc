#pragma once

#include "core/records/ByteStream.h"
#include "core/records/Fault.h"
#include "core/records/ReadOptions.h"
#include "core/records/XmlColumns.h"

#include <optional>
#include <string>

namespace core::records {

/// Reads a whole XML document into `columns`: in the encoding that is given (a name ICU knows), or else the
/// one that it declares. Takes no declarations of entities, loads nothing, and no more than 256 elements
/// inside of each other. Memory: the cells and one tag. Faults: Io; InvalidRecords with the line, which
/// quotes nothing. After a fault the rest of `bytes` is unread.
Faulty<void> readXml(ByteStream &bytes,
                     const std::optional<std::string> &encoding,
                     const ReadOptions &options,
                     XmlColumns &columns);

} // namespace core::records
