#include "core/methods/evolution/Expansion.h"

#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/Draft.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <cmath>
#include <random>

namespace core::synthesis {

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
