#pragma once

#include "core/base/Digest.h"
#include "core/records/parts/Part.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace core::records {

/// A source's parts, divided by their bytes as they are on the disk now.
class DividedParts final
{
public:
    DividedParts(std::span<const Part> parts, const PartShare &share);

    bool isOwn(std::size_t part) const { return m_isOwn.empty() || m_isOwn[part]; }
    std::uint64_t listing() const { return m_listing; }
    /// Whether the largest share is small enough for this to be quicker than if each read all parts and
    /// divided what follows, where that takes as long as reading.
    bool areEven() const { return m_areEven; }

private:
    std::vector<bool> m_isOwn; ///< empty: all
    std::uint64_t m_listing = 0;
    bool m_areEven = true;
};

/// The SHA-256 of the files of a source, or of those of a share (PartShare.h): of all shares together they
/// are those of the source. PRIVATE, as Reader::contentDigest.
struct FileSums
{
    std::map<std::uint32_t, std::string> lines = {}; ///< by part, as sha256sum writes them
    std::string ofJoin = {};                         ///< the same of the files of the labels
    /// Names and sizes of all parts: who divides other files than somebody else has another one.
    std::uint64_t listing = 0;

    /// Returns the digest of several files, as Reader::contentDigest does.
    Digest content() const;
};

} // namespace core::records
