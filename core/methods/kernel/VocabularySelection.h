#pragma once

#include "core/base/Digest.h"
#include "core/methods/kernel/DocumentPhrases.h"
#include "core/privacy/ExactCounts.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

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

/// How the privatised vocabulary is taken from the noisy counts. Post-processing.
struct VocabularySelection
{
    /// The share of the phrases asked for that may, on average, pass the threshold by noise alone.
    static constexpr double spuriousShare = 0.1;

    std::size_t atMost = 0;  ///< N >= 1
    std::size_t atLeast = 1; ///< at most N; kept even below the threshold
    Digest tieSeed = {};     ///< public; the digest of the vocabulary

    /// The N phrases with the largest noisy counts, by falling count, without those that are not above
    /// `threshold`, but `atLeast` in any case: so sampling is total, whether or not the records held
    /// anything, and as these too come from noisy counts alone they say nothing more about the records. Ties
    /// are broken by a public pseudo-random order, which favours no part of the alphabet.
    std::vector<vocabulary::TermId> select(const privacy::NoisyCounts &counts) const;

    /// The count that about eta = spuriousShare N of `cells` empty cells exceed by noise alone, in cell
    /// units; at least 0. Laplace: b ln(cells / (2 eta)), from the tail exp(-T/b)/2. Gaussian: at most eta of
    /// them exceed sigma sqrt(2 ln(cells / (2 eta))), from the tail bound exp(-z^2/2)/2.
    double threshold(const privacy::Noise &noise, std::size_t cells) const;
};

/// The index of each phrase in the private vocabulary.
class VocabularyIndex final
{
public:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    VocabularyIndex(std::span<const vocabulary::TermId> selected, std::size_t vocabularySize)
        : m_places(vocabularySize, none)
    {
        for (std::uint32_t place = 0; place < selected.size(); ++place)
            m_places[selected[place]] = place;
    }

    /// `none` for a phrase outside it.
    std::uint32_t placeOf(vocabulary::TermId term) const { return m_places[term]; }

private:
    std::vector<std::uint32_t> m_places;
};

} // namespace core::synthesis
