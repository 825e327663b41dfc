#pragma once

#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::synthesis {

class Synthesizer;

/// How many items of one label may, on average, be listed by noise alone.
inline constexpr double toleratedFalseTerms = 10.0;

/// The smallest k with P(|noise| <= k) >= 95 % (within 1 of it), in cell units.
double noiseHalfWidth95(const privacy::Noise &noise);

/// The value that a cell must exceed to count as more than noise, in cell units: of `cells` cells that hold
/// nothing about `falseCells` exceed it. The cells are public in number, so the threshold is a matter of
/// quality: privacy does not hang on it. Never below 0.
double
noiseThreshold(const privacy::Noise &noise, std::size_t cells, double falseCells = toleratedFalseTerms);

/// The meaning of the noise of a table of counts in privacy units. Public: the same before a record is read
/// as after the release.
struct CountNoise
{
    bool areClusters = false;       ///< the items are clusters of phrases, not phrases
    bool isJoint = false;           ///< one count serves all labels
    std::size_t items = 0;          ///< that a label has counts of
    int itemsPerUnit = 1;           ///< in how many items a unit counts, at most
    double oneUnit = 1.0;           ///< in cell units: what a unit adds to each when it counts in so many
    double halfWidth95 = 0.0;       ///< in units; see noiseHalfWidth95
    double standardDeviation = 0.0; ///< in units
    double threshold = 0.0;         ///< in units; see noiseThreshold
};

/// The same of the finest table of counts that a commit of `method` will release; empty when it will release
/// none.
std::optional<CountNoise> plannedCountNoise(const Synthesizer &method,
                                            const MethodParameters &parameters,
                                            std::size_t vocabularySize,
                                            std::span<const PlannedTable> tables);

/// The finest table of counts in a released model, as it is shown and exported: in privacy units, with names.
/// Items are phrases; clusters of phrases where none were counted on their own. Post-processing.
class ReleasedCounts final
{
public:
    /// The references must outlive the view. Empty when the model has no such table.
    static std::optional<ReleasedCounts>
    of(const Synthesizer &method, const ReleasedModel &model, const vocabulary::Vocabulary &phrases);

    /// "phrases", "clusters" or "vocabulary"
    const std::string &table() const { return m_table->name; }
    bool areClusters() const { return m_noise.areClusters; }
    /// One count serves all labels (the privatised vocabulary of the kernel methods).
    bool isJoint() const { return m_noise.isJoint; }
    std::size_t items() const { return m_noise.items; }
    /// The phrase; of a cluster its likeliest phrases, "heart; cardiac; heart rate".
    std::string name(std::size_t item) const;
    /// Returns a count in units. `label` is ignored by a joint table.
    double count(std::size_t label, std::size_t item) const;
    /// Returns the half-width in units, the same for every item.
    double halfWidth95() const { return m_noise.halfWidth95; }
    double standardDeviation() const { return m_noise.standardDeviation; }
    double threshold() const { return m_noise.threshold; }
    /// A group that no phrase fell into counts nothing but noise, and nothing is drawn from it.
    bool hasPhrases(std::size_t item) const { return !areClusters() || !m_clusterNames[item].empty(); }
    bool standsOut(std::size_t label, std::size_t item) const
    {
        return hasPhrases(item) && count(label, item) > threshold();
    }
    /// Items of a label that exceed the noise, by falling count, then by name order.
    std::vector<std::size_t> standingOut(std::size_t label) const;

private:
    ReleasedCounts(const ReleasedModel &model,
                   const NoisyTable &table,
                   const vocabulary::Vocabulary &phrases,
                   const CountNoise &noise);
    void nameClusters(const ReleasedModel &model);

    const vocabulary::Vocabulary *m_phrases;
    const NoisyTable *m_table;
    CountNoise m_noise;
    std::vector<std::string> m_clusterNames;
};

} // namespace core::synthesis
