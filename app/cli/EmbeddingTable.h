#pragma once

#include "core/synthesis/PublicInputs.h"

#include <string>
#include <vector>

namespace cli {

/// The vectors of a plan's vocabulary as `embedding show` describes them.
struct ShownEmbedding
{
    std::string name; ///< plan::publicName()
    core::synthesis::PublicInputs inputs;
    std::vector<core::vocabulary::TermId> terms; ///< whose neighbours are shown
};

/// Dimension, what was found of the terms, and neighbours: for people, without a line break at the end.
std::string embeddingTable(const ShownEmbedding &shown);
/// The same for programs.
std::string embeddingJson(const ShownEmbedding &shown);

} // namespace cli
