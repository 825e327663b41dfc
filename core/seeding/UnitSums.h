#pragma once

#include "core/privacy/ExactCounts.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/Vocabulary.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core::seeding {

/// How often one privacy unit uses a phrase under a label. PRIVATE.
struct LabelledCount
{
    std::uint32_t label = 0;
    vocabulary::TermId term = 0;
    std::uint32_t count = 0;
};

/// The exact sums of the `histogram` method over (label, phrase). PRIVATE.
///
/// Each unit adds weight to its S most informative phrases: those with the largest count x sqrt(public
/// weight), over all its labels together, each its share of that. The weights are whole numbers and sum to
/// at most W, so adding or removing one unit changes the cells by at most W in L1 norm, whatever the unit
/// holds. Everything is integer arithmetic on one unit alone: the sums are the same for any number of
/// threads and any order of the records.
class UnitSums final
{
public:
    /// W, in cell units: fine enough that splitting it over S phrases wastes nothing that matters.
    static constexpr std::int64_t unitWeight = 1 << 16;

    UnitSums(const vocabulary::Vocabulary &vocabulary, std::size_t labels, int phrasesPerUnit);

    /// Adds one unit; `counts` is scratch and gets reordered. May be called from several threads at once.
    void add(std::vector<LabelledCount> &counts);

    /// Hands the sums to the mechanism; the object is empty afterwards.
    privacy::ExactCounts take() &&;

private:
    std::int64_t informativeness(const LabelledCount &use) const;

    vocabulary::Vocabulary m_vocabulary;
    std::size_t m_phrasesPerUnit;
    std::size_t m_cellCount;
    std::unique_ptr<std::atomic<std::int64_t>[]> m_cells;
};

} // namespace core::seeding
