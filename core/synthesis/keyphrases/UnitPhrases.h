#pragma once

#include "core/synthesis/PrivateRun.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// The phrases of a privacy unit, for methods that count them. PRIVATE.
namespace core::synthesis {

/// How often one privacy unit uses a phrase under a label.
struct LabelledCount
{
    std::uint32_t label = 0;
    vocabulary::TermId term = 0;
    std::uint32_t count = 0;
};

/// The phrases of a text with the number of their uses, one after the other.
Features phraseCounts(const vocabulary::PhraseMatcher &matcher, std::string_view text);

/// Returns one entry for each phrase under a label, added up over the documents.
std::vector<LabelledCount> usesOf(std::span<const UnitDocument> unit);

} // namespace core::synthesis
