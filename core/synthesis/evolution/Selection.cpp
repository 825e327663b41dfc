#include "core/synthesis/evolution/Selection.h"

#include <algorithm>
#include <numeric>

namespace core::synthesis {

std::vector<double> candidateWeights(const privacy::NoisyCounts &votes, std::size_t labels)
{
    const double threshold = privacy::standardDeviation(votes.noise);
    const std::size_t perLabel = votes.cells.size() / labels;
    std::vector<double> weights(votes.cells.size());
    for (std::size_t label = 0; label < labels; ++label) {
        double sum = 0;
        for (std::size_t at = label * perLabel; at < (label + 1) * perLabel; ++at)
            sum += weights[at] = std::max(0.0, static_cast<double>(votes.cells[at]) - threshold);
        for (std::size_t at = label * perLabel; at < (label + 1) * perLabel; ++at)
            weights[at] = sum > 0 ? weights[at] / sum : 1.0 / static_cast<double>(perLabel);
    }
    return weights;
}

std::vector<std::size_t> chosenOf(std::span<const double> weights, std::size_t count)
{
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
    while (!order.empty() && weights[order.back()] <= 0)
        order.pop_back();
    std::vector<std::size_t> chosen;
    for (std::size_t at = 0; !order.empty() && chosen.size() < count; ++at)
        chosen.push_back(order[at % order.size()]);
    return chosen;
}

} // namespace core::synthesis
