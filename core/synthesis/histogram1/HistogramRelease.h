#pragma once

#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/privacy/Accounting.h"
#include "core/privacy/Drawing.h"
#include "core/synthesis/histogram1/HistogramSums.h"
#include "core/synthesis/keyphrases/PairSums.h"
#include "core/synthesis/keyphrases/PhraseClusters.h"
#include "core/synthesis/keyphrases/PlannedTable.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core::synthesis {

/// S of the clusters. Under the L1 norm a unit counts in one, its main subject: the noise does not care, and
/// splitting a unit only lowers what stands above it. Under the L2 norm a unit that counts in S cells puts
/// W/sqrt(S) into each, so that more of them carry more.
int clustersPerUnit(ContributionNorm norm);

/// What the budget of the histograms can resolve: sqrt(2) units over the deviation of the noise, were all of
/// it spent on one table, times records of a label / 100. For 100 records of a label and pure noise this is
/// epsilon. `recordsPerLabel` where the steward declared the number of records public; 100 otherwise.
double resolvingPower(const privacy::NoiseBudget &budget, std::optional<double> recordsPerLabel);

/// Public rules, by the resolving power. With little of it, few clusters say more than many, and alone more
/// than a share of the budget could say of phrases; with much, phrases should get most.
/// The most clusters there should be.
std::uint32_t mostClusters(double resolvingPower);
/// How much of the budget goes to the phrases, in hundredths; the clusters get the rest. 100 without
/// clusters.
int percentForPhrases(const MethodParameters &parameters, double resolvingPower);

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
    std::vector<SumCells> cells();

    /// The exact sums, as planned; the object is empty afterwards.
    std::vector<privacy::ExactCounts> take() &&;

    /// Draws every planned table with its noise; the sums are gone afterwards. Errors: those of the drawing.
    Result<privacy::Released<std::vector<NoisyTable>>> release(privacy::Drawing &drawing) &&;

private:
    std::vector<PlannedTable> m_planned;
    std::vector<HistogramSums> m_sums; ///< as planned, without the pairs
    std::optional<PairSums> m_pairs;
};

} // namespace core::synthesis
