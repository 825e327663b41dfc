#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/embedding/Embedding.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstdint>
#include <vector>

namespace core::synthesis {

/// The coarse resolution of a vocabulary: every phrase in one cluster of phrases with near vectors.
struct PhraseClusters
{
    std::uint32_t count = 0;              ///< K
    std::vector<std::uint32_t> clusterOf; ///< for each phrase, below K
};

/// Returns how many clusters a vocabulary of V phrases gets: `most`, fewer where that would leave less than
/// eight phrases to one, none where the vocabulary is small enough to be counted phrase by phrase.
std::uint32_t clusterCount(std::size_t vocabularySize, std::uint32_t most = 400);

/// k-means (Lloyd 1982) over the public vectors, phrases weighted by what public knowledge says of their
/// frequency, so that the clusters are of like use. Deterministic; about a second for 150,000 phrases.
/// No record has a say in it. `count` is 1 to V. A cancelled `control` ends it soon, with clusters that must
/// not be used.
PhraseClusters clusterPhrases(const vocabulary::Vocabulary &phrases,
                              const embedding::Embedding &embedding,
                              std::uint32_t count,
                              const JobControl &control = NoControl());

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::PhraseClusters> = true;
