#pragma once

#include "core/methods/kernel/DocumentPhrases.h"
#include "core/privacy/ExactCounts.h"
#include "core/synthesis/keyphrases/Contribution.h"

#include <cstddef>

namespace core::synthesis {

/// The first table of the kernel methods: one cell for each phrase of the vocabulary, all labels together.
/// The published method counts the first S phrases of a document; here a unit shares a fixed weight W among
/// the M phrases it adds to, so that a short document counts in full.
struct VocabularyCounting
{
    std::size_t vocabularySize = 0; ///< V, below 2^29
    int phrasesPerDocument = 0;     ///< S >= 1
    ContributionNorm norm = ContributionNorm::L1;

    /// L1: M floor(W/M) <= W, and the squares sum to at most W^2/M <= W^2.
    /// L2: M floor(W/sqrt(M))^2 <= W^2, and the sum is at most W sqrt(M) < W (floor(sqrt(V)) + 1).
    /// A unit with a single phrase meets W and W^2.
    privacy::Sensitivity sensitivity() const;

    /// Every unit adds an equal share to each of the M distinct phrases among the first S of each of its
    /// documents. Integer arithmetic on one unit alone: the same for any number of threads and any order.
    privacy::ExactCounts sum(const DocumentPhrases &documents, unsigned threads) const;
};

} // namespace core::synthesis
