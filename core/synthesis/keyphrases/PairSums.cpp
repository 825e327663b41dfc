#include "core/synthesis/keyphrases/PairSums.h"

#include "core/synthesis/keyphrases/Deconvolution.h"
#include "core/synthesis/keyphrases/Informativeness.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace core::synthesis {

privacy::Sensitivity pairSensitivity(ContributionNorm norm)
{
    constexpr int mostPairs = static_cast<int>(pairCount(pairedNodesPerUnit));
    return contributionSensitivity(norm, mostPairs);
}

PairSums::PairSums(const vocabulary::Vocabulary &phrases,
                   std::vector<std::uint32_t> nodeOf,
                   std::size_t nodes,
                   ContributionNorm norm)
    : m_phrases(phrases)
    , m_nodeOf(std::move(nodeOf))
    , m_nodes(nodes)
    , m_norm(norm)
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(pairCount(nodes)))
{}

std::vector<std::uint32_t> PairSums::topNodes(std::span<const LabelledCount> unit) const
{
    std::map<std::uint32_t, std::int64_t> scores;
    for (const LabelledCount &use : unit)
        scores[m_nodeOf.empty() ? use.term : m_nodeOf[use.term]] +=
            informativeness(use.count, m_phrases, use.term);
    std::vector<std::pair<std::int64_t, std::uint32_t>> order;
    for (const auto &[node, score] : scores)
        order.emplace_back(-score, node);
    const auto kept = std::min<std::size_t>(order.size(), pairedNodesPerUnit);
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(kept), order.end());
    std::vector<std::uint32_t> nodes;
    for (std::size_t index = 0; index < kept; ++index)
        nodes.push_back(order[index].second);
    return nodes;
}

void PairSums::add(std::span<const LabelledCount> unit)
{
    const std::vector<std::uint32_t> nodes = topNodes(unit);
    const std::size_t pairs = pairCount(nodes.size());
    if (pairs == 0)
        return;
    const std::int64_t weight = equalShare(m_norm, pairs);
    for (std::size_t first = 0; first < nodes.size(); ++first)
        for (std::size_t second = first + 1; second < nodes.size(); ++second)
            m_cells[pairPlace(nodes[first], nodes[second], m_nodes)].fetch_add(weight,
                                                                               std::memory_order_relaxed);
}

privacy::ExactCounts PairSums::take() &&
{
    std::vector<std::int64_t> cells(pairCount(m_nodes));
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        cells[cell] = m_cells[cell].load(std::memory_order_relaxed);
    m_cells.reset();
    return {std::move(cells), pairSensitivity(m_norm)};
}

Eigen::MatrixXf pairLift(const privacy::NoisyCounts &pairs, std::size_t nodes)
{
    const auto n = static_cast<Eigen::Index>(nodes);
    const float oneUnit = std::sqrt(static_cast<float>(pairs.sensitivity.l2Squared));
    const Eigen::ArrayXf noisy = Eigen::Map<const Eigen::Array<std::int64_t, Eigen::Dynamic, 1>>(
                                     pairs.cells.data(), static_cast<Eigen::Index>(pairs.cells.size()))
                                     .cast<float>();
    Eigen::ArrayXf degree = Eigen::ArrayXf::Zero(n);
    const auto forEachPair = [&](const auto &visit) {
        for (Eigen::Index a = 0; a < n; ++a)
            for (Eigen::Index b = a + 1; b < n; ++b)
                visit(a,
                      b,
                      static_cast<Eigen::Index>(
                          pairPlace(static_cast<std::size_t>(a), static_cast<std::size_t>(b), nodes)));
    };
    forEachPair([&](Eigen::Index a, Eigen::Index b, Eigen::Index place) {
        degree[a] += noisy[place];
        degree[b] += noisy[place];
    });
    degree = degree.max(oneUnit / 2);
    const float total = degree.sum();
    Eigen::ArrayXf expected(noisy.size());
    forEachPair([&](Eigen::Index a, Eigen::Index b, Eigen::Index place) {
        expected[place] = std::max(degree[a] * (degree[b] / total), oneUnit * 1e-4F);
    });
    const Eigen::ArrayXf estimate = deconvolved(noisy, expected, pairs.noise);
    // A count of a fiftieth of a unit says nothing.
    const float doubt = oneUnit / 50;
    Eigen::MatrixXf lift = Eigen::MatrixXf::Ones(n, n);
    forEachPair([&](Eigen::Index a, Eigen::Index b, Eigen::Index place) {
        lift(a, b) = lift(b, a) = (estimate[place] + doubt) / (expected[place] + doubt);
    });
    return lift;
}

} // namespace core::synthesis
