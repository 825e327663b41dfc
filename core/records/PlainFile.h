#pragma once

#include "core/base/Digest.h"
#include "core/records/Fault.h"
#include "core/records/Part.h"

#include <filesystem>

namespace core::records {

/// The file of a part, for a format that reads it by leaps. Faults: as FileBytes::open; InvalidRecords (an
/// entry of an archive, or packed).
Faulty<std::filesystem::path> plainFile(const Part &part);

/// SHA-256 of a file that was read by leaps. PRIVATE. Fault: Io.
Faulty<Digest> digestOfFile(const std::filesystem::path &path);

} // namespace core::records
