#include "core/methods/histogram/PhraseShares.h"

#include "core/methods/histogram/LabelSizes.h"
#include "core/methods/histogram/NeighbourSmoothing.h"
#include "core/methods/histogram/PhrasePrior.h"
#include "core/methods/histogram/Resolution.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/Deconvolution.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace core::synthesis {

namespace {

using Eigen::Index;
using Matrix = Eigen::MatrixXf;
using Vector = Eigen::VectorXf;

constexpr float leastExpectation = 1e-3F * static_cast<float>(unitWeight); // keeps every ratio defined
constexpr std::array<float, 6> nearnessStrengths = {0, 1, 2, 4, 6, 8};
constexpr std::array<float, 9> closenessStrengths = {0, 2, 4, 6, 8, 11, 14, 18, 22};
constexpr float publicCloseness = 8; // the usual fit, on two public corpora
constexpr double leastGain = 2;      // nats: less is noise
constexpr float leastRatio = 0.1F;   // neighbours alone rule nothing out
constexpr int leastNamed = 2;        // what sets one label apart needs another

class Estimate final
{
public:
    Estimate(const ReleasedModel &model, const PublicInputs &inputs, const JobControl &control)
        : m_nodeOf(model.clusterOf)
        , m_noise(countsOf(model)->counts.noise)
        , m_prior(phrasePrior(inputs.vocabulary))
        , m_control(control)
        , m_embedding(inputs.embedding)
    {
        m_noisy = countedCells(*countsOf(model), model.labels.size());
        m_totals = labelTotals(m_noisy,
                               static_cast<float>(model.table(unitTableName)->counts.cells.at(0)),
                               static_cast<float>(privacy::standardDeviation(m_noise)));
    }

    Matrix shares(const LabelNames &names) const
    {
        Matrix priors = namedPriors(m_prior, names, strengths(names));
        borrow(priors);
        lean(priors, expectedBy(priors));
        Matrix mass(m_noisy.rows(), m_prior.size());
        for (Index label = 0; label < mass.rows() && !m_control.isCancelled(); ++label) {
            const Vector prior = priors.row(label).transpose();
            mass.row(label) = spread(corrected(label, ofNodes(prior)), prior).transpose();
        }
        return mass;
    }

    NameStrengths strengths(const LabelNames &names) const
    {
        NameStrengths best = publicNameStrengths(names);
        double likelihood = logLikelihood(names, best);
        for (int round = 0; round < 2; ++round) {
            if (names.closeness.size() > 0)
                move(names, &NameStrengths::closeness, closenessStrengths, best, likelihood);
            if (names.named >= leastNamed)
                move(names, &NameStrengths::nearness, nearnessStrengths, best, likelihood);
        }
        return best;
    }

private:
    void move(const LabelNames &names,
              float NameStrengths::*which,
              std::span<const float> grid,
              NameStrengths &best,
              double &likelihood) const
    {
        for (const float each : grid) {
            NameStrengths here = best;
            here.*which = each;
            if (m_control.isCancelled() || here.*which == best.*which)
                continue;
            if (const double found = logLikelihood(names, here); found > likelihood + leastGain) {
                best = here;
                likelihood = found;
            }
        }
    }

    Matrix expectedBy(const Matrix &priors) const
    {
        Matrix expected(m_noisy.rows(), m_noisy.cols());
        for (Index label = 0; label < priors.rows(); ++label)
            expected.row(label) =
                (m_totals[label] * ofNodes(priors.row(label).transpose()).array()).max(leastExpectation);
        return expected;
    }

    // Moves the priors of small labels towards what all labels together have.
    void borrow(Matrix &priors) const
    {
        constexpr float leastBorrowed = 0.01F;
        const Vector parts = borrowedParts(m_totals,
                                           static_cast<std::size_t>(m_noisy.cols()),
                                           static_cast<float>(privacy::standardDeviation(m_noise)));
        if (parts.maxCoeff() < leastBorrowed || m_control.isCancelled())
            return;
        const Eigen::ArrayXf ratios = pooledRatios(m_noisy, expectedBy(priors), m_noise, m_control);
        for (Index phrase = 0; phrase < priors.cols(); ++phrase)
            priors.col(phrase).array() *= 1 - parts.array() + parts.array() * ratios[nodeOf(phrase)];
        for (Index label = 0; label < priors.rows(); ++label)
            if (const float sum = priors.row(label).sum(); sum > 0)
                priors.row(label) /= sum;
    }

    // Towards what the counts of other nodes say, in place of what is expected of all labels alike.
    void lean(Matrix &priors, const Matrix &expected) const
    {
        const NodePlaces places = nodePlaces(m_embedding, m_prior, m_nodeOf, ofNodes(m_prior));
        const NeighbourSmoothing smoothing = neighbourSmoothing(
            m_noisy, expected, places, static_cast<float>(privacy::standardDeviation(m_noise)), m_control);
        if (smoothing.width == 0)
            return;
        Vector row(static_cast<Index>(m_embedding.dimension()));
        for (Index phrase = 0; phrase < m_prior.size(); ++phrase) {
            if (m_prior[phrase] <= 0)
                continue;
            m_embedding.copyRow(static_cast<vocabulary::TermId>(phrase),
                                {row.data(), m_embedding.dimension()});
            const Vector ratio = smoothing.slopes * (row - places.centre);
            priors.col(phrase).array() *= (1 + ratio.array()).max(leastRatio);
        }
        for (Index label = 0; label < priors.rows(); ++label)
            priors.row(label) = scaled(priors.row(label).transpose(),
                                       places.nodes,
                                       (expected.row(label)(places.nodes).array()
                                        * smoothing.ratios.row(label).array().max(leastRatio))
                                               .matrix()
                                               .transpose()
                                           / m_totals[label])
                                    .transpose();
    }

    // A prior under which these nodes hold so much, and the others what they did; sums to 1.
    Vector scaled(const Vector &prior, const std::vector<Index> &nodes, const Vector &shares) const
    {
        const Vector held = ofNodes(prior);
        Vector factors = Vector::Ones(held.size());
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (held[nodes[i]] > 0)
                factors[nodes[i]] = shares[static_cast<Index>(i)] / held[nodes[i]];
        Vector result(prior.size());
        for (Index phrase = 0; phrase < prior.size(); ++phrase)
            result[phrase] = prior[phrase] * factors[nodeOf(phrase)];
        return result / result.sum();
    }

    Index nodeOf(Index phrase) const
    {
        return m_nodeOf.empty() ? phrase : static_cast<Index>(m_nodeOf[static_cast<std::size_t>(phrase)]);
    }

    Vector ofNodes(const Vector &phrases) const
    {
        Vector nodes = Vector::Zero(m_noisy.cols());
        for (Index phrase = 0; phrase < phrases.size(); ++phrase)
            nodes[nodeOf(phrase)] += phrases[phrase];
        return nodes;
    }

    // Returns the log-likelihood of the released counts if every node had the expected weight, up to a
    // constant.
    double logLikelihood(const LabelNames &names, const NameStrengths &strengths) const
    {
        const Matrix priors = namedPriors(m_prior, names, strengths);
        double sum = 0;
        for (Index label = 0; label < m_noisy.rows(); ++label) {
            const Vector expected = m_totals[label] * ofNodes(priors.row(label).transpose());
            const Eigen::ArrayXd misses = (m_noisy.row(label).transpose() - expected).array().cast<double>();
            if (const auto *gaussian = std::get_if<privacy::GaussianVariance>(&m_noise))
                sum -= misses.square().sum() / (2.0 * static_cast<double>(gaussian->sigmaSquared));
            else
                sum -= misses.abs().sum() / std::get<privacy::LaplaceScale>(m_noise).value();
        }
        return sum;
    }

    Vector corrected(Index label, const Vector &prior) const
    {
        const Eigen::ArrayXf expected = (m_totals[label] * prior).array().max(leastExpectation);
        return deconvolved(m_noisy.row(label).transpose().array(), expected, m_noise, m_control).matrix();
    }

    Vector spread(const Vector &nodes, const Vector &prior) const
    {
        const Vector known = ofNodes(prior);
        Vector mass = Vector::Zero(prior.size());
        for (Index phrase = 0; phrase < prior.size(); ++phrase)
            if (const Index node = nodeOf(phrase); prior[phrase] > 0)
                mass[phrase] = nodes[node] * (prior[phrase] / known[node]);
        const float sum = mass.sum();
        return sum > 0 ? Vector(mass / sum) : prior;
    }

    const std::vector<std::uint32_t> &m_nodeOf;
    const privacy::Noise &m_noise;
    Vector m_prior;
    Matrix m_noisy;
    Vector m_totals;
    const JobControl &m_control;
    const embedding::Embedding &m_embedding;
};

} // namespace

NameStrengths publicNameStrengths(const LabelNames &names)
{
    return {.closeness = names.closeness.size() > 0 ? publicCloseness : 0};
}

Eigen::MatrixXf
namedPriors(const Eigen::VectorXf &prior, const LabelNames &names, const NameStrengths &strengths)
{
    Matrix priors(names.nearness.rows(), prior.size());
    for (Index label = 0; label < priors.rows(); ++label) {
        Eigen::ArrayXf pull = Eigen::ArrayXf::Zero(prior.size());
        if (strengths.nearness > 0)
            pull += strengths.nearness * names.nearness.row(label).transpose().array();
        if (strengths.closeness > 0)
            pull += strengths.closeness * names.closeness.row(label).transpose().array();
        const Vector shifted = prior.array() * pull.exp();
        priors.row(label) = (shifted / shifted.sum()).transpose();
    }
    return priors;
}

NameStrengths fittedNameStrengths(const ReleasedModel &model,
                                  const PublicInputs &inputs,
                                  const LabelNames &names,
                                  const JobControl &control)
{
    return Estimate(model, inputs, control).strengths(names);
}

Eigen::MatrixXf phraseShares(const ReleasedModel &model,
                             const PublicInputs &inputs,
                             const LabelNames &names,
                             const JobControl &control)
{
    return Estimate(model, inputs, control).shares(names);
}

namespace {

// Keeps all equals at the border.
void keepLikeliest(Eigen::MatrixXf &shares, Eigen::Index label)
{
    if (shares.cols() <= mostDrawnPhrases)
        return;
    std::vector<float> sorted(static_cast<std::size_t>(shares.cols()));
    Eigen::Map<Eigen::RowVectorXf>(sorted.data(), shares.cols()) = shares.row(label);
    const auto last = sorted.begin() + mostDrawnPhrases - 1;
    std::nth_element(sorted.begin(), last, sorted.end(), std::greater<>());
    shares.row(label) = (shares.row(label).array() >= *last).select(shares.row(label), 0.0F);
}

constexpr double wantedOfSeveral = 0.28; // of the drawn phrases; without repeats a little less is drawn
constexpr double usualSharpness = 1.5;
constexpr double mostRaised = 5;
constexpr float supportingDeviations = 3; // of the noise: a count above it is hardly noise alone
constexpr float exactlyCounted = 0.8F;    // supported phrases with so much of a label are enough for it

// The phrases of several words; empty unless the vocabulary was learnt.
std::vector<Eigen::Index> severalWords(const vocabulary::Vocabulary &phrases)
{
    std::vector<Eigen::Index> several;
    for (vocabulary::TermId id = 0; id < phrases.size(); ++id)
        if (phrases.contribution(id) && phrases.term(id).find(' ') != std::string_view::npos)
            several.push_back(static_cast<Eigen::Index>(id));
    return several;
}

// Leaves the supported phrases alone where they hold nearly all of the label: the others are noise.
void dropUnsupported(Eigen::MatrixXf &shares, Eigen::Index label, const PhraseSupport &support)
{
    const Eigen::ArrayXf kept =
        support.row(label).transpose().select(shares.row(label).transpose().array(), 0.0F);
    if (kept.sum() >= exactlyCounted * shares.row(label).sum())
        shares.row(label) = kept.matrix().transpose();
}

std::vector<Eigen::Index>
supportedOf(const std::vector<Eigen::Index> &phrases, Eigen::Index label, const PhraseSupport &support)
{
    std::vector<Eigen::Index> supported = phrases;
    if (support.size() > 0)
        std::erase_if(supported, [&](Eigen::Index phrase) { return !support(label, phrase); });
    return supported;
}

void raiseSeveral(Eigen::MatrixXf &shares, Eigen::Index label, const std::vector<Eigen::Index> &several)
{
    const auto drawn = [](const auto &row) {
        return row.array().template cast<double>().pow(usualSharpness).sum();
    };
    const double ofSeveral = drawn(shares(label, several));
    const double ofWords = drawn(shares.row(label)) - ofSeveral;
    if (ofSeveral <= 0 || ofWords <= 0)
        return;
    const double wanted = wantedOfSeveral / (1 - wantedOfSeveral) * ofWords / ofSeveral;
    const double factor = std::clamp(std::pow(wanted, 1 / usualSharpness), 1.0, mostRaised);
    for (const Eigen::Index phrase : several)
        shares(label, phrase) *= static_cast<float>(factor);
}

} // namespace

PhraseSupport supportedPhrases(const ReleasedModel &model)
{
    const NoisyTable *counts = model.table(phraseTableName);
    if (!counts)
        return {};
    const auto deviation = static_cast<float>(privacy::standardDeviation(counts->counts.noise));
    return countedCells(*counts, model.labels.size()).array() >= supportingDeviations * deviation;
}

Eigen::MatrixXf
drawnShares(Eigen::MatrixXf shares, const vocabulary::Vocabulary &phrases, const PhraseSupport &support)
{
    const std::vector<Eigen::Index> several = severalWords(phrases);
    for (Eigen::Index phrase = 0; phrase < shares.cols(); ++phrase)
        if (const auto counts = phrases.contribution(static_cast<vocabulary::TermId>(phrase)))
            shares.col(phrase) /= std::sqrt(static_cast<float>(*counts));
    for (Eigen::Index label = 0; label < shares.rows(); ++label) {
        if (support.size() > 0)
            dropUnsupported(shares, label, support);
        raiseSeveral(shares, label, supportedOf(several, label, support));
        keepLikeliest(shares, label);
        if (const float sum = shares.row(label).sum(); sum > 0)
            shares.row(label) /= sum;
    }
    return shares;
}

} // namespace core::synthesis
