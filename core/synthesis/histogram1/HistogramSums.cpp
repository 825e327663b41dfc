#include "core/synthesis/histogram1/HistogramSums.h"

#include "core/synthesis/keyphrases/Informativeness.h"

#include <algorithm>
#include <tuple>

namespace core::synthesis {

struct HistogramSums::Score
{
    std::uint32_t label = 0;
    std::uint32_t node = 0;
    std::int64_t value = 0;

    bool isSameCell(const Score &other) const { return label == other.label && node == other.node; }
};

HistogramSums::HistogramSums(const vocabulary::Vocabulary &phrases,
                             std::vector<std::uint32_t> nodeOf,
                             std::size_t nodes,
                             std::size_t labels,
                             int nodesPerUnit,
                             ContributionNorm norm)
    : m_phrases(phrases)
    , m_nodeOf(std::move(nodeOf))
    , m_nodes(nodes)
    , m_cellCount(labels * nodes)
    , m_nodesPerUnit(nodesPerUnit)
    , m_norm(norm)
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(m_cellCount))
{}

void HistogramSums::score(std::span<const LabelledCount> unit, std::vector<Score> &scores) const
{
    scores.clear();
    for (const LabelledCount &use : unit)
        scores.push_back({use.label,
                          m_nodeOf.empty() ? use.term : m_nodeOf[use.term],
                          informativeness(use.count, m_phrases, use.term)});
    // A node counts once, however often the unit has it: the bounds are of distinct cells.
    std::sort(scores.begin(), scores.end(), [](const Score &a, const Score &b) {
        return std::tie(a.label, a.node) < std::tie(b.label, b.node);
    });
    std::size_t last = 0;
    for (std::size_t next = 1; next < scores.size(); ++next) {
        if (scores[last].isSameCell(scores[next]))
            scores[last].value += scores[next].value;
        else
            scores[++last] = scores[next];
    }
    scores.resize(std::min(scores.size(), last + 1));
}

// score <= total, so the quotients are at most W and W^2. The products need 128 bits: a score is up to 2^19
// for each use of a phrase.
std::int64_t HistogramSums::weightOf(std::int64_t score, std::int64_t total) const
{
    __extension__ using Wide = unsigned __int128;
    const std::int64_t whole = m_norm == ContributionNorm::L1 ? unitWeight : unitWeight * unitWeight;
    const auto share = static_cast<std::int64_t>(static_cast<Wide>(score) * static_cast<Wide>(whole)
                                                 / static_cast<Wide>(total));
    return m_norm == ContributionNorm::L1
               ? share
               : static_cast<std::int64_t>(integerSqrt(static_cast<std::uint64_t>(share)));
}

void HistogramSums::add(std::span<const LabelledCount> unit)
{
    if (unit.empty())
        return;
    thread_local std::vector<Score> scores;
    score(unit, scores);
    // Ties are broken by public numbers only, never by where the phrase stands in the records.
    const auto moreInformative = [](const Score &a, const Score &b) {
        return std::tie(b.value, a.node, a.label) < std::tie(a.value, b.node, b.label);
    };
    const auto kept =
        static_cast<std::ptrdiff_t>(std::min(static_cast<std::size_t>(m_nodesPerUnit), scores.size()));
    std::partial_sort(scores.begin(), scores.begin() + kept, scores.end(), moreInformative);
    scores.resize(static_cast<std::size_t>(kept));
    std::int64_t total = 0;
    for (const Score &each : scores)
        total += each.value;
    if (total == 0)
        return; // nothing but phrases that it uses zero times
    for (const Score &each : scores)
        m_cells[each.label * m_nodes + each.node].fetch_add(weightOf(each.value, total),
                                                            std::memory_order_relaxed);
}

privacy::ExactCounts HistogramSums::take() &&
{
    std::vector<std::int64_t> cells(m_cellCount);
    for (std::size_t cell = 0; cell < m_cellCount; ++cell)
        cells[cell] = m_cells[cell].load(std::memory_order_relaxed);
    m_cells.reset();
    m_cellCount = 0;
    return {std::move(cells), contributionSensitivity(m_norm, m_nodesPerUnit)};
}

} // namespace core::synthesis
