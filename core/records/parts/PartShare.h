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

/// The parts of a source, divided among several programs by their sizes on the disk.
class DividedParts final
{
public:
    DividedParts(std::span<const Part> parts, const PartShare &share);

    bool isOwn(std::size_t part) const { return m_isOwn.empty() || m_isOwn[part]; }
    std::uint64_t listing() const { return m_listing; }
    /// Returns whether the largest share is small enough: reading the shares is then quicker than if each
    /// program read all parts and divided the work behind it, where that takes as long as reading.
    bool areEven() const { return m_areEven; }

private:
    std::vector<bool> m_isOwn; ///< empty: all
    std::uint64_t m_listing = 0;
    bool m_areEven = true;
};

/// The SHA-256 of the files of a source, or of a share of them: those of all shares together are those of the
/// source. PRIVATE, as Reader::contentDigest.
struct FileSums
{
    std::map<std::uint32_t, std::string> lines = {}; ///< sums by part, as sha256sum writes them
    std::string ofJoin = {};                         ///< sums of the files of the labels
    /// The hash of the names and sizes of all parts: programs that see different files have different ones.
    std::uint64_t listing = 0;

    /// Returns the digest of several files, as Reader::contentDigest does.
    Digest content() const;
};

} // namespace core::records
