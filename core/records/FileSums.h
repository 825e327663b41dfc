#pragma once

#include "core/base/Digest.h"

#include <cstdint>
#include <map>
#include <string>

namespace core::records {

/// The SHA-256 of the files of a source, or of those of a share (PartShare.h): of all shares together they
/// are those of the source. PRIVATE, as Reader::contentDigest.
struct FileSums
{
    std::map<std::uint32_t, std::string> lines = {}; ///< by part, as sha256sum writes them
    std::string ofJoin = {};                         ///< the same of the files of the labels
    /// Names and sizes of all parts: who divides other files than somebody else has another one.
    std::uint64_t listing = 0;

    /// What Reader::contentDigest says of several files.
    Digest content() const;
};

} // namespace core::records
