#include "core/methods/evolution/Selection.h"

#include "core/methods/evolution/EvolutionRun.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/Draft.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

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

namespace {

Wish bestOf(const Mutation &mutation,
            const Candidate &parent,
            std::span<const Candidate> others,
            int hidden,
            const Judge &judge,
            std::mt19937_64 &random)
{
    Wish best = mutation.recombined(parent, others, hidden, random);
    if (!judge.of || judge.tries <= 1)
        return best;
    double score = judge.of(best);
    for (int other = 1; other < judge.tries; ++other) {
        Wish wish = mutation.recombined(parent, others, hidden, random);
        if (const double own = judge.of(wish); own > score) {
            score = own;
            best = std::move(wish);
        }
    }
    return best;
}

} // namespace

Result<std::vector<Sequence>> expanded(const ReleasedModel &model,
                                       const PublicInputs &inputs,
                                       const SamplingChoices &wanted,
                                       std::span<const double> weights,
                                       int hidden,
                                       JobControl &control,
                                       const Judge &judge)
{
    control.report(0.0, "sequences");
    privacy::SecureRandom secure;
    std::mt19937_64 random(secure());
    const Mutation mutation(model, inputs, wanted.length, control);
    const std::vector<Candidate> &pool = model.pool;
    const std::size_t perLabel = pool.size() / model.labels.size();
    std::vector<Sequence> sequences;
    for (std::size_t label = 0; label < model.labels.size(); ++label) {
        control.report(static_cast<double>(label) / static_cast<double>(model.labels.size()), "sequences");
        const auto given = weights.subspan(label * perLabel, perLabel);
        std::vector<double> own(given.begin(), given.end());
        for (double &each : own)
            each = each > 0 ? std::pow(each, wanted.sharpness) : 0;
        std::discrete_distribution<std::size_t> choice(own.begin(), own.end());
        std::vector<Candidate> others;
        for (std::size_t at = 0; at < perLabel; ++at)
            if (own[at] > 0)
                others.push_back(pool[label * perLabel + at]);
        for (int count = 0; count < wanted.perLabel[label]; ++count) {
            if (control.isCancelled())
                return cancelled();
            const Candidate &parent = pool[label * perLabel + choice(random)];
            Wish best = bestOf(mutation, parent, others, hidden, judge, random);
            best.sequence.draft = withHidden(parent.text, hidden, random);
            best.sequence.label = model.labels[label];
            sequences.push_back(std::move(best.sequence));
        }
    }
    shuffleAndNumber(sequences, secure);
    return sequences;
}

} // namespace core::synthesis
