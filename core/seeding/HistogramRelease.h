#pragma once

#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/privacy/Accounting.h"
#include "core/privacy/NoiseMechanism.h"
#include "core/seeding/HistogramSums.h"
#include "core/seeding/PairSums.h"
#include "core/seeding/PhraseClusters.h"
#include "core/seeding/PlannedTable.h"
#include "core/seeding/SeedModel.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core::seeding {

/// S of the clusters. Under the L1 norm a unit counts in one, its main subject: the noise does not care, and
/// splitting a unit only lowers what stands above it. Under the L2 norm a unit that counts in S cells puts
/// W/sqrt(S) into each, so that more of them carry more.
int clustersPerUnit(ContributionNorm norm);

/// How much of the budget of the histograms goes to the phrases, in hundredths; the clusters get the rest.
///
/// A public rule: with little budget for the records of a label, clusters alone say more than a share of it
/// could say of phrases; with much, phrases should get most. `recordsPerLabel` where the steward declared the
/// number of records public; 100 otherwise. 100 when there are no clusters.
int percentForPhrases(const MethodParameters &parameters,
                      const privacy::NoiseBudget &budget,
                      std::optional<double> recordsPerLabel);

/// The tables of the `histogram` method, in the order of their draws: "clusters" and "phrases", or one of
/// them. Known from public choices alone.
std::vector<PlannedTable> plannedHistogramTables(const MethodParameters &parameters,
                                                 std::size_t labels,
                                                 std::size_t vocabularySize,
                                                 const privacy::NoiseBudget &budget,
                                                 const std::optional<privacy::NoiseBudget> &forPairs,
                                                 std::optional<double> recordsPerLabel);

/// The exact sums behind those tables. PRIVATE. add() may be called from several threads at once.
class HistogramCollection final
{
public:
    /// `clusters` as the parameters say, or empty.
    HistogramCollection(const vocabulary::Vocabulary &phrases,
                        const PhraseClusters &clusters,
                        std::span<const PlannedTable> planned,
                        std::size_t labels,
                        int phrasesPerUnit);

    void add(std::span<const LabelledCount> unit);

    /// Draws every planned table with its noise; the sums are gone afterwards. Errors: Internal when the
    /// reservation does not cover them.
    Result<privacy::Released<std::vector<NoisyTable>>> release(privacy::Reservation &reservation,
                                                               privacy::SecureRandom &random) &&;

private:
    std::vector<PlannedTable> m_planned;
    std::vector<HistogramSums> m_sums; ///< as planned, without the pairs
    std::optional<PairSums> m_pairs;
};

} // namespace core::seeding
