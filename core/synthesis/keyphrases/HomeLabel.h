#pragma once

#include "core/synthesis/PrivateRun.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <span>

namespace core::synthesis {

/// Returns the label under which a unit with several labels counts: that of most of its documents, of several
/// the first. A function of that unit alone. PRIVATE. The unit has a document.
inline std::uint32_t homeLabelOf(std::span<const UnitDocument> unit)
{
    std::map<std::uint32_t, std::size_t> documents;
    for (const UnitDocument &document : unit)
        ++documents[document.label];
    return std::ranges::max_element(documents, {}, [](const auto &each) { return each.second; })->first;
}

} // namespace core::synthesis
