#include "core/methods/histogram/PhraseSums.h"

#include "core/synthesis/keyphrases/Informativeness.h"

namespace core::synthesis {

privacy::Sensitivity sharedWeightSensitivity()
{
    return {.l1 = unitWeight, .l2Squared = unitWeight * unitWeight};
}

PhraseSums::PhraseSums(const vocabulary::Vocabulary &phrases, std::size_t labels)
    : m_phrases(phrases)
    , m_labels(labels)
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(labels * phrases.size()))
{}

void PhraseSums::add(std::span<const LabelledCount> unit)
{
    m_units.fetch_add(1, std::memory_order_relaxed);
    thread_local std::vector<std::int64_t> scores;
    scores.clear();
    std::int64_t total = 0; // a score is below 2^19, and no person's text has 2^40 phrases
    for (const LabelledCount &use : unit) {
        scores.push_back(informativeness(use.count, m_phrases, use.term));
        total += scores.back();
    }
    if (total == 0)
        return;
    __extension__ using Wide = unsigned __int128;
    for (std::size_t at = 0; at < unit.size(); ++at) {
        const auto share = static_cast<std::int64_t>(
            static_cast<Wide>(scores[at]) * static_cast<Wide>(unitWeight) / static_cast<Wide>(total));
        m_cells[unit[at].label * m_phrases.size() + unit[at].term].fetch_add(share,
                                                                             std::memory_order_relaxed);
    }
}

std::vector<SumCells> PhraseSums::cells()
{
    return {{m_cells.get(), m_labels * m_phrases.size()}, {&m_units, 1}};
}

privacy::ExactCounts PhraseSums::units() const
{
    return {{m_units.load(std::memory_order_relaxed) * unitWeight}, sharedWeightSensitivity()};
}

privacy::ExactCounts PhraseSums::take(const std::vector<std::uint32_t> &nodeOf, std::size_t nodes) &&
{
    const std::size_t phrases = m_phrases.size();
    std::vector<std::int64_t> sums(m_labels * nodes, 0);
    for (std::size_t label = 0; label < m_labels; ++label)
        for (std::size_t phrase = 0; phrase < phrases; ++phrase)
            sums[label * nodes + (nodeOf.empty() ? phrase : nodeOf[phrase])] +=
                m_cells[label * phrases + phrase].load(std::memory_order_relaxed);
    m_cells.reset();
    m_labels = 0;
    return {std::move(sums), sharedWeightSensitivity()};
}

} // namespace core::synthesis
