#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/GuidedDrawing.h"
#include "core/synthesis/keyphrases/PairSums.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <optional>
#include <random>
#include <system_error>

namespace core::synthesis {

void numberInOrder(std::vector<Sequence> &sequences)
{
    for (std::size_t index = 0; index < sequences.size(); ++index) {
        char text[32];
        std::snprintf(text, sizeof text, "SYN-%06zu", index + 1);
        sequences[index].id = text;
    }
}

std::optional<std::size_t> numberOf(std::string_view id)
{
    constexpr std::string_view prefix = "SYN-";
    if (!id.starts_with(prefix))
        return std::nullopt;
    id.remove_prefix(prefix.size());
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
    if (error != std::errc() || end != id.data() + id.size())
        return std::nullopt;
    return number;
}

void shuffleAndNumber(std::vector<Sequence> &sequences, privacy::SecureRandom &random)
{
    std::shuffle(sequences.begin(), sequences.end(), random);
    numberInOrder(sequences);
}

// Ids have at least as many digits as "SYN-000001", so that the shorter number is the smaller one.
bool idComesBefore(std::string_view one, std::string_view other)
{
    return one.size() != other.size() ? one.size() < other.size() : one < other;
}

namespace {

using vocabulary::TermId;

Eigen::Index nodeOf(const Attraction &attraction, TermId term)
{
    return static_cast<Eigen::Index>(attraction.nodeOf.empty() ? term : attraction.nodeOf[term]);
}

float between(const Attraction &attraction, TermId candidate, const std::vector<TermId> &drawn)
{
    float sum = 0;
    for (const TermId term : drawn)
        sum += attraction.logLift(nodeOf(attraction, candidate), nodeOf(attraction, term));
    return sum / static_cast<float>(drawn.size());
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
        if (drawn.empty() || m_attraction.strength <= 0)
            return fresh(drawn, random);
        std::vector<TermId> candidates(candidateCount);
        std::vector<float> pull(candidateCount);
        for (std::size_t index = 0; index < candidateCount; ++index) {
            candidates[index] = fresh(drawn, random);
            pull[index] = m_attraction.strength * between(m_attraction, candidates[index], drawn);
        }
        const float strongest = *std::max_element(pull.begin(), pull.end());
        for (float &each : pull)
            each = std::exp(each - strongest);
        std::discrete_distribution<std::size_t> choice(pull.begin(), pull.end());
        return candidates[choice(random)];
    }

    // Returns a phrase that was not drawn yet. If only a few phrases have a chance, the next remaining one in
    // the vocabulary replaces one that was drawn again and again.
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

Attraction attractionOf(const NoisyTable *pairs,
                        std::vector<std::uint32_t> nodeOf,
                        std::size_t nodes,
                        const SamplingOptions &options)
{
    if (!pairs || options.cohesion <= 0)
        return {};
    return {pairLift(pairs->counts, nodes).array().log().matrix(),
            std::move(nodeOf),
            static_cast<float>(options.cohesion)};
}

Result<std::vector<Sequence>> drawSequences(const std::vector<std::string> &labels,
                                            const vocabulary::Vocabulary &vocabulary,
                                            const Eigen::MatrixXf &shares,
                                            const Attraction &attraction,
                                            const SamplingOptions &options,
                                            JobControl &control)
{
    privacy::SecureRandom random;
    std::vector<Sequence> sequences;
    const double total = std::accumulate(options.perLabel.begin(), options.perLabel.end(), 0.0);
    const auto length = std::min(static_cast<std::size_t>(options.length), vocabulary.size());
    const Eigen::MatrixXf chances = drawingChances(shares, options);
    for (std::size_t label = 0; label < labels.size(); ++label) {
        const Eigen::VectorXf own = chances.row(static_cast<Eigen::Index>(label)).transpose();
        const LabelSampler sampler(own, attraction);
        std::optional<GuidedDrawing> guided;
        if (options.associations && options.cooccurrence != CooccurrenceBias::Off)
            guided.emplace(own, *options.associations, betaOf(options.cooccurrence));
        for (int count = 0; count < options.perLabel[label]; ++count) {
            if (control.isCancelled())
                return cancelled();
            Sequence sequence{{}, labels[label], {}};
            for (const TermId term : guided ? guided->draw(length, random) : sampler.draw(length, random))
                sequence.keyphrases.emplace_back(vocabulary.term(term));
            sequences.push_back(std::move(sequence));
            if (sequences.size() % 64 == 0)
                control.report(static_cast<double>(sequences.size()) / total, "sequences");
        }
    }
    shuffleAndNumber(sequences, random);
    return sequences;
}

} // namespace core::synthesis
