#pragma once

#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"
#include "core/vocabulary/PhraseMatcher.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
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

/// Returns the label under which a unit with several labels counts: that of most of its documents, of several
/// the first. A function of that unit alone. PRIVATE. The unit has a document.
inline std::uint32_t homeLabelOf(std::span<const UnitDocument> unit)
{
    std::map<std::uint32_t, std::size_t> documents;
    for (const UnitDocument &document : unit)
        ++documents[document.label];
    return std::ranges::max_element(documents, {}, [](const auto &each) { return each.second; })->first;
}

/// The phrases of a public or synthetic text that tell most of it, at most `most`, those that tell most
/// first.
std::vector<vocabulary::TermId>
informativePhrases(const PublicInputs &inputs, std::string_view text, std::size_t most);

} // namespace core::synthesis
