#include "core/synthesis/histogram/HistogramSampler.h"

#include "core/synthesis/histogram/HistogramEstimate.h"
#include "core/synthesis/histogram/PairSums.h"
#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace core::synthesis {

namespace {

using vocabulary::TermId;

/// How phrases attract each other, for all labels: nothing where no pairs were released.
struct Attraction
{
    Eigen::MatrixXf logLift; ///< [nodes x nodes]
    std::vector<std::uint32_t> nodeOf;
    float cohesion = 0;

    Eigen::Index node(TermId term) const
    {
        return static_cast<Eigen::Index>(nodeOf.empty() ? term : nodeOf[term]);
    }
    float between(TermId candidate, const std::vector<TermId> &drawn) const
    {
        float sum = 0;
        for (const TermId term : drawn)
            sum += logLift(node(candidate), node(term));
        return sum / static_cast<float>(drawn.size());
    }
};

Attraction attractionOf(const SeedModel &model, const SamplingOptions &options)
{
    const NoisyTable *pairs = model.table(pairTableName);
    if (!pairs || options.cohesion <= 0)
        return {};
    const std::size_t nodes =
        model.clusterOf.empty() ? model.vocabularySize : static_cast<std::size_t>(model.parameters.clusters);
    return {pairLift(pairs->counts, nodes).array().log().matrix(),
            model.clusterOf,
            static_cast<float>(options.cohesion)};
}

/// Draws phrases of one label by their chances.
class LabelSampler final
{
public:
    LabelSampler(const Eigen::VectorXf &chances, const Attraction &attraction)
        : m_attraction(attraction)
        , m_cumulated(static_cast<std::size_t>(chances.size()))
    {
        double sum = 0;
        for (Eigen::Index index = 0; index < chances.size(); ++index)
            m_cumulated[static_cast<std::size_t>(index)] = sum += static_cast<double>(chances[index]);
    }

    std::vector<TermId> draw(std::size_t length, privacy::SecureRandom &random) const
    {
        std::vector<TermId> drawn;
        while (drawn.size() < length)
            drawn.push_back(next(drawn, random));
        return drawn;
    }

private:
    TermId next(const std::vector<TermId> &drawn, privacy::SecureRandom &random) const
    {
        constexpr std::size_t candidateCount = 12;
        if (drawn.empty() || m_attraction.cohesion <= 0)
            return fresh(drawn, random);
        std::vector<TermId> candidates(candidateCount);
        std::vector<float> pull(candidateCount);
        for (std::size_t index = 0; index < candidateCount; ++index) {
            candidates[index] = fresh(drawn, random);
            pull[index] = m_attraction.cohesion * m_attraction.between(candidates[index], drawn);
        }
        const float strongest = *std::max_element(pull.begin(), pull.end());
        for (float &each : pull)
            each = std::exp(each - strongest);
        std::discrete_distribution<std::size_t> choice(pull.begin(), pull.end());
        return candidates[choice(random)];
    }

    // One that was not drawn yet. Where the chances are on a few phrases only, the next one in the vocabulary
    // that is left takes the place of one that came again and again.
    TermId fresh(const std::vector<TermId> &drawn, privacy::SecureRandom &random) const
    {
        constexpr int tries = 64;
        const auto isNew = [&](TermId term) {
            return std::find(drawn.begin(), drawn.end(), term) == drawn.end();
        };
        TermId term = 0;
        for (int attempt = 0; attempt < tries; ++attempt) {
            term = any(random);
            if (isNew(term))
                return term;
        }
        while (!isNew(term))
            term = static_cast<TermId>((term + 1) % m_cumulated.size());
        return term;
    }

    TermId any(privacy::SecureRandom &random) const
    {
        std::uniform_real_distribution<double> uniform(0.0, m_cumulated.back());
        const auto found = std::upper_bound(m_cumulated.begin(), m_cumulated.end(), uniform(random));
        const auto place = std::min<std::ptrdiff_t>(found - m_cumulated.begin(),
                                                    static_cast<std::ptrdiff_t>(m_cumulated.size()) - 1);
        return static_cast<TermId>(place);
    }

    const Attraction &m_attraction;
    std::vector<double> m_cumulated;
};

} // namespace

Eigen::MatrixXf drawingChances(const Eigen::MatrixXf &shares, const SamplingOptions &options)
{
    constexpr float least = 1e-30F;
    const auto sharpness = static_cast<float>(options.sharpness);
    const auto contrast = static_cast<float>(options.contrast);
    const Eigen::RowVectorXf mean = shares.colwise().mean().array().max(least);
    Eigen::MatrixXf chances(shares.rows(), shares.cols());
    for (Eigen::Index label = 0; label < shares.rows(); ++label) {
        const Eigen::ArrayXf share = shares.row(label).transpose().array();
        const Eigen::ArrayXf lift = (share / mean.transpose().array()).max(least);
        const float largest = std::max(share.maxCoeff(), least); // so that no power of all shares is 0
        Eigen::ArrayXf chance =
            (share > 0).select((share / largest).pow(sharpness) * lift.pow(contrast), 0.0F);
        if (chance.sum() <= 0)
            chance = share;
        chances.row(label) = (chance / chance.sum()).matrix().transpose();
    }
    return chances;
}

HistogramSampler::HistogramSampler(const vocabulary::Vocabulary &vocabulary)
    : m_vocabulary(vocabulary)
{}

Result<std::vector<Sequence>>
HistogramSampler::sampleAll(const SeedModel &model, const SamplingOptions &options, JobControl &control) const
{
    privacy::SecureRandom random;
    std::vector<Sequence> sequences;
    const double total = std::accumulate(options.perLabel.begin(), options.perLabel.end(), 0.0);
    const auto length = std::min(static_cast<std::size_t>(options.length), m_vocabulary.size());
    control.report(0.0, "sequences");
    const Eigen::MatrixXf shares = estimateShares(model, m_vocabulary, control);
    if (control.isCancelled())
        return cancelled();
    const Eigen::MatrixXf chances = drawingChances(shares, options);
    const Attraction attraction = attractionOf(model, options);
    for (std::size_t label = 0; label < model.labels.size(); ++label) {
        const Eigen::VectorXf own = chances.row(static_cast<Eigen::Index>(label)).transpose();
        const LabelSampler sampler(own, attraction);
        std::optional<GuidedDrawing> guided;
        if (options.associations && options.guidance != Guidance::Off)
            guided.emplace(own, *options.associations, betaOf(options.guidance));
        for (int count = 0; count < options.perLabel[label]; ++count) {
            if (control.isCancelled())
                return cancelled();
            Sequence sequence{{}, model.labels[label], {}};
            for (const TermId term : guided ? guided->draw(length, random) : sampler.draw(length, random))
                sequence.keyphrases.emplace_back(m_vocabulary.term(term));
            sequences.push_back(std::move(sequence));
            if (sequences.size() % 64 == 0)
                control.report(static_cast<double>(sequences.size()) / total, "sequences");
        }
    }
    shuffleAndNumber(sequences, random);
    return sequences;
}

Result<privacy::Released<std::vector<Sequence>>> HistogramSampler::sample(
    const privacy::Released<SeedModel> &model, const SamplingOptions &options, JobControl &control) const
{
    return model.tryDerive([](const SeedModel &seed,
                              const HistogramSampler &sampler,
                              const SamplingOptions &wanted,
                              JobControl &watched) { return sampler.sampleAll(seed, wanted, watched); },
                           *this,
                           options,
                           control);
}

} // namespace core::synthesis
