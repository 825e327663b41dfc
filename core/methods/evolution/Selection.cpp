#include "core/methods/evolution/Selection.h"

#include "core/methods/evolution/EvolutionRun.h"
#include "core/methods/evolution/EvolutionSettings.h"

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

std::vector<std::size_t> rankedOf(std::span<const std::int64_t> votes, std::size_t count)
{
    std::vector<std::size_t> order(votes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return votes[a] > votes[b]; });
    order.resize(std::min(count, order.size()));
    return order;
}

std::vector<std::vector<std::size_t>> chosenPlaces(const ReleasedModel &model)
{
    const EvolutionShape shape = shapeIn(model.parameters);
    const auto count = static_cast<std::size_t>(shape.chosen);
    const std::size_t perLabel = model.pool.size() / model.labels.size();
    const privacy::NoisyCounts &votes =
        std::ranges::find_if(model.tables.rbegin(), model.tables.rend(), isVoteTable, &NoisyTable::name)
            ->counts;
    const auto weights = candidateWeights(votes, model.labels.size());
    std::vector<std::vector<std::size_t>> places(model.labels.size());
    for (std::size_t label = 0; label < places.size(); ++label) {
        const std::size_t first = label * perLabel;
        places[label] = shape.isPublished ? rankedOf(std::span(votes.cells).subspan(first, perLabel), count)
                                          : chosenOf(std::span(weights).subspan(first, perLabel), count);
        for (std::size_t &place : places[label])
            place += first;
    }
    return places;
}

std::vector<std::vector<Candidate>> chosenIn(const ReleasedModel &model)
{
    std::vector<std::vector<Candidate>> chosen;
    for (const std::vector<std::size_t> &ofLabel : chosenPlaces(model)) {
        auto &texts = chosen.emplace_back();
        for (const std::size_t place : ofLabel)
            texts.push_back(model.pool[place]);
    }
    return chosen;
}

} // namespace core::synthesis
