#pragma once

#include "core/records/PartShare.h"
#include "core/records/Reader.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core::records {

/// How a file is read, whatever it holds. Tests make chunks and records small.
struct ReadOptions
{
    std::size_t chunkBytes = std::size_t{256} << 10;
    std::size_t maximumRecordBytes = Reader::maximumRecordBytes;
    /// Columns beside those of the source's roles, or one of fileColumns(): RecordStream::others().
    std::vector<std::string> others = {};
    bool hasDigest = true; ///< hashing costs as much as all the rest; who needs no digest saves it
    PartShare share = {};  ///< of the parts, which the digest is of then too
};

} // namespace core::records
