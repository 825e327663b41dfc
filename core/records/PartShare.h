#pragma once

#include "core/records/Part.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::records {

/// Which parts of a source are read, where several programs divide them. The shares of all are the parts,
/// each once, as long as all see the same ones (FileSums::listing).
struct PartShare
{
    std::size_t own = 0; ///< below `count`
    std::size_t count = 1;
};

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

} // namespace core::records
