#pragma once

#include "core/base/JobControl.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/PhraseClusters.h"

#include <cstddef>

namespace core::synthesis {

/// Returns how many nodes the table of pairs has, regardless of the resolution of the counts: clusters of
/// phrases, or the phrases of a small vocabulary.
std::size_t nodesOfPairs(std::size_t vocabularySize);

/// Returns these nodes, by the public vectors: always the same. A cancelled `control` ends it soon, with
/// nodes that must not be used. Stage: "clusters".
PhraseClusters clustersForPairs(const PublicInputs &inputs, JobControl &control);

} // namespace core::synthesis
