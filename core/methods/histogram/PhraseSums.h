#pragma once

#include "core/privacy/ExactCounts.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"
#include "core/vocabulary/Vocabulary.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core::synthesis {

/// Returns the sensitivity of sums to which a unit adds at most W in all, at any resolution.
privacy::Sensitivity sharedWeightSensitivity();

/// Exact sums over (label, phrase), from which those of any coarser resolution follow. PRIVATE.
///
/// Each unit shares W = unitWeight among all its (label, phrase), in proportion to count x sqrt(public
/// weight), or x contribution where the vocabulary knows that (Informativeness.h), each share rounded down.
/// So adding or removing one unit changes the cells by at most W in the L1 norm, regardless of what the unit
/// holds. A node of phrases is a sum of cells, which no unit changes by more than the sum of what it adds to
/// them: any partition of the phrases into nodes, also one chosen after the units were read by what was
/// released of them, has the same bound (triangle inequality), and the squared L2 norm is at most W^2.
/// Integer arithmetic on one unit alone: the sums are the same for any number of threads and any order.
class PhraseSums final
{
public:
    PhraseSums(const vocabulary::Vocabulary &phrases, std::size_t labels);

    /// Adds one unit; an entry for each (label, phrase). May be called from several threads at once.
    void add(std::span<const LabelledCount> unit);
    /// The sums, and the number of units.
    std::vector<SumCells> cells();

    /// W for every unit that was added, whatever it holds: as whole numbers, noise can be as fine as its
    /// budget.
    privacy::ExactCounts units() const;
    /// Hands the sums over (label, node) to the mechanism; the object is empty afterwards. `nodeOf` gives the
    /// node of each phrase, all below `nodes`; empty when the phrases are the nodes.
    privacy::ExactCounts take(const std::vector<std::uint32_t> &nodeOf, std::size_t nodes) &&;

private:
    vocabulary::Vocabulary m_phrases;
    std::size_t m_labels;
    std::atomic<std::int64_t> m_units = 0;
    std::unique_ptr<std::atomic<std::int64_t>[]> m_cells; ///< [labels x V]
};

} // namespace core::synthesis
