#include "core/seeding/HistogramSampler.h"

#include "core/seeding/NoiseThreshold.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

namespace core::seeding {

using vocabulary::TermId;

struct HistogramSampler::Candidates
{
    std::vector<TermId> terms;
    Eigen::VectorXf mass;      ///< noisy count above the threshold, one per term
    Eigen::MatrixXf closeness; ///< cosines of the public vectors, term by term
};

namespace {

std::size_t drawIndex(const Eigen::VectorXf &weights, privacy::SecureRandom &random)
{
    std::uniform_real_distribution<float> uniform(0.0F, weights.sum());
    float left = uniform(random);
    Eigen::Index last = 0;
    for (Eigen::Index index = 0; index < weights.size(); ++index) {
        if (weights[index] <= 0)
            continue;
        last = index;
        left -= weights[index];
        if (left < 0)
            break;
    }
    return static_cast<std::size_t>(last);
}

std::string syntheticId(std::size_t number)
{
    char text[32];
    std::snprintf(text, sizeof text, "SYN-%06zu", number);
    return text;
}

} // namespace

HistogramSampler::HistogramSampler(const vocabulary::Vocabulary &vocabulary, const embedding::Embedding &embedding)
    : m_vocabulary(vocabulary)
    , m_embedding(embedding)
{}

HistogramSampler::Candidates HistogramSampler::candidatesOf(const HistogramModel &model,
                                                            std::size_t label,
                                                            double falsePhrases) const
{
    const double threshold = noiseThreshold(model, falsePhrases);
    Candidates candidates;
    std::vector<float> mass;
    for (TermId term = 0; term < model.vocabularySize; ++term) {
        const double excess = static_cast<double>(model.cell(label, term)) - threshold;
        if (excess <= 0)
            continue;
        candidates.terms.push_back(term);
        mass.push_back(static_cast<float>(excess));
    }
    candidates.mass = Eigen::Map<Eigen::VectorXf>(mass.data(), static_cast<Eigen::Index>(mass.size()));
    const Eigen::MatrixXf vectors = m_embedding.rows(candidates.terms);
    candidates.closeness = vectors * vectors.transpose();
    return candidates;
}

std::vector<TermId> HistogramSampler::draw(const Candidates &candidates,
                                           const SamplingOptions &options,
                                           privacy::SecureRandom &random) const
{
    const auto length = std::min(static_cast<std::size_t>(options.length), m_vocabulary.size());
    std::vector<TermId> drawn;
    Eigen::VectorXf left = candidates.mass;
    Eigen::VectorXf attraction = Eigen::VectorXf::Zero(left.size());
    while (drawn.size() < length && drawn.size() < candidates.terms.size()) {
        const auto strength = static_cast<float>(options.affinity / std::max<double>(1, static_cast<double>(drawn.size())));
        const Eigen::VectorXf weights = left.array() * (strength * attraction.array()).exp();
        const std::size_t index = drawIndex(weights, random);
        const auto column = static_cast<Eigen::Index>(index);
        drawn.push_back(candidates.terms[index]);
        attraction += candidates.closeness.col(column);
        left[column] = 0;
    }
    while (drawn.size() < length)
        drawn.push_back(neighbour(drawn, random));
    return drawn;
}

// Public knowledge only: one of the nearest phrases to a phrase that was drawn already.
TermId HistogramSampler::neighbour(const std::vector<TermId> &drawn, privacy::SecureRandom &random) const
{
    const auto isNew = [&](TermId term) { return std::find(drawn.begin(), drawn.end(), term) == drawn.end(); };
    std::uniform_int_distribution<TermId> anyTerm(0, static_cast<TermId>(m_vocabulary.size() - 1));
    TermId best = anyTerm(random);
    while (!isNew(best))
        best = anyTerm(random);
    if (drawn.empty())
        return best;

    std::uniform_int_distribution<std::size_t> anyDrawn(0, drawn.size() - 1);
    const std::vector<TermId> anchor{drawn[anyDrawn(random)]};
    // The nearest of a random few hundred: near enough to fit, and a different one each time.
    std::vector<TermId> some{best};
    for (int draws = 0; draws < 400; ++draws) {
        const TermId term = anyTerm(random);
        if (isNew(term))
            some.push_back(term);
    }
    const Eigen::VectorXf closeness = m_embedding.rows(some) * m_embedding.rows(anchor).row(0).transpose();
    Eigen::Index nearest = 0;
    closeness.maxCoeff(&nearest);
    return some[static_cast<std::size_t>(nearest)];
}

Result<std::vector<Sequence>> HistogramSampler::sampleAll(const HistogramModel &model,
                                                          const SamplingOptions &options,
                                                          JobControl &control) const
{
    privacy::SecureRandom random;
    std::vector<Sequence> sequences;
    const double total = static_cast<double>(model.labels.size()) * options.perLabel;
    for (std::size_t label = 0; label < model.labels.size(); ++label) {
        const Candidates candidates = candidatesOf(model, label, options.falsePhrases);
        for (int count = 0; count < options.perLabel; ++count) {
            if (control.isCancelled())
                return cancelled();
            Sequence sequence{{}, model.labels[label], {}};
            for (const TermId term : draw(candidates, options, random))
                sequence.keyphrases.emplace_back(m_vocabulary.term(term));
            sequences.push_back(std::move(sequence));
            if (sequences.size() % 64 == 0)
                control.report(static_cast<double>(sequences.size()) / total, "sequences");
        }
    }
    std::shuffle(sequences.begin(), sequences.end(), random);
    for (std::size_t index = 0; index < sequences.size(); ++index)
        sequences[index].id = syntheticId(index + 1);
    return sequences;
}

Result<privacy::Released<std::vector<Sequence>>> HistogramSampler::sample(
    const privacy::Released<HistogramModel> &model, const SamplingOptions &options, JobControl &control) const
{
    const auto sampled = model.derive([&](const HistogramModel &histogram) {
        return sampleAll(histogram, options, control);
    });
    if (!*sampled)
        return fail(sampled->error());
    return sampled.derive([](const Result<std::vector<Sequence>> &result) { return *result; });
}

} // namespace core::seeding
