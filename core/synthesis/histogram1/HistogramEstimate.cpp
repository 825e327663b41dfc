#include "core/synthesis/histogram1/HistogramEstimate.h"

#include "core/synthesis/keyphrases/Deconvolution.h"
#include "core/synthesis/keyphrases/PublicPrior.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

using Matrix = Eigen::MatrixXf;
using Eigen::Index;
using Vector = Eigen::VectorXf;

constexpr float leastExpectation = 1e-3F; // of a unit: keeps every ratio defined

class Estimate final
{
public:
    Estimate(const ReleasedModel &model, const vocabulary::Vocabulary &phrases, const JobControl &control)
        : m_model(model)
        , m_prior(publicPrior(phrases))
        , m_labels(static_cast<Index>(model.labels.size()))
        , m_control(control)
    {}

    Matrix shares() const
    {
        const NoisyTable *clusters = m_model.table(clusterTableName);
        const NoisyTable *phrases = m_model.table(phraseTableName);
        Matrix mass = Matrix::Zero(m_labels, m_prior.size());
        if (clusters)
            mass = spread(clusterMass(*clusters));
        else if (phrases)
            mass = byLabelAlone(*phrases);
        if (phrases)
            mass = corrected(*phrases, mass);
        for (Index label = 0; label < m_labels; ++label) {
            if (!(mass.row(label).sum() > 0))
                mass.row(label) = m_prior.transpose();
            mass.row(label) /= mass.row(label).sum();
        }
        return mass;
    }

private:
    Matrix cellsOf(const NoisyTable &table) const
    {
        using Cells = Eigen::Matrix<std::int64_t, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
        const Index columns = static_cast<Index>(table.counts.cells.size()) / m_labels;
        return Eigen::Map<const Cells>(table.counts.cells.data(), m_labels, columns).cast<float>();
    }

    static float leastOf(const NoisyTable &table)
    {
        return leastExpectation * std::sqrt(static_cast<float>(table.counts.sensitivity.l2Squared));
    }

    Matrix shrunken(const NoisyTable &table, const Matrix &noisy, const Matrix &expected) const
    {
        const Eigen::ArrayXf flat = deconvolved(noisy.reshaped().array(),
                                                expected.reshaped().array().max(leastOf(table)),
                                                table.counts.noise,
                                                m_control);
        return flat.matrix().reshaped(noisy.rows(), noisy.cols());
    }

    // Of every label. A sum below the noise of one cell says no more than that the label is a small one; less
    // than that, and the least expectation would make all its cells alike.
    static Vector labelMass(const NoisyTable &table, const Matrix &noisy)
    {
        const auto least = static_cast<float>(privacy::standardDeviation(table.counts.noise));
        return noisy.rowwise().sum().array().max(least);
    }

    // A cluster is expected under a label as often as it is over all labels; the noisy counts correct that.
    Matrix clusterMass(const NoisyTable &table) const
    {
        const Matrix noisy = cellsOf(table);
        const Vector ofLabel = labelMass(table, noisy);
        const auto deviation = static_cast<float>(privacy::standardDeviation(table.counts.noise));
        const Vector ofCluster = noisy.colwise().sum().transpose().array().max(0.35F * deviation);
        const Matrix expected = ofLabel * ofCluster.transpose() / ofCluster.sum();
        return shrunken(table, noisy, expected);
    }

    Matrix spread(const Matrix &clusters) const
    {
        Vector ofCluster = Vector::Zero(clusters.cols());
        for (Index phrase = 0; phrase < m_prior.size(); ++phrase)
            ofCluster[clusterOf(phrase)] += m_prior[phrase];
        Matrix mass(m_labels, m_prior.size());
        for (Index phrase = 0; phrase < m_prior.size(); ++phrase) {
            const Index cluster = clusterOf(phrase);
            mass.col(phrase) = clusters.col(cluster) * (m_prior[phrase] / ofCluster[cluster]);
        }
        return mass;
    }

    Matrix byLabelAlone(const NoisyTable &phrases) const
    {
        return labelMass(phrases, cellsOf(phrases)) * m_prior.transpose();
    }

    Matrix corrected(const NoisyTable &table, const Matrix &mass) const
    {
        const Matrix noisy = cellsOf(table);
        return shrunken(
            table, noisy, m_model.clusterOf.empty() ? mass : withPooledPhrases(table, noisy, mass));
    }

    // What all labels together say of the phrases of a cluster takes the place of the public prior. The sum
    // of as many independent noises as there are labels is near to a Gaussian one.
    Matrix withPooledPhrases(const NoisyTable &table, const Matrix &noisy, const Matrix &mass) const
    {
        const double deviation = privacy::standardDeviation(table.counts.noise);
        constexpr double largest = 4e18; // a variance has to fit, even that of a vanishing epsilon
        const auto variance = static_cast<std::int64_t>(
            std::clamp(static_cast<double>(m_labels) * deviation * deviation, 1.0, largest));
        const Vector expected = mass.colwise().sum().transpose().array().max(leastOf(table));
        const Vector pooled = deconvolved(noisy.colwise().sum().transpose().array(),
                                          expected.array(),
                                          privacy::GaussianVariance{variance},
                                          m_control);
        Vector before = Vector::Zero(static_cast<Index>(m_model.parameters.clusters));
        Vector after = before;
        for (Index phrase = 0; phrase < expected.size(); ++phrase) {
            before[clusterOf(phrase)] += expected[phrase];
            after[clusterOf(phrase)] += pooled[phrase];
        }
        Matrix answer = mass;
        for (Index phrase = 0; phrase < expected.size(); ++phrase) {
            const Index cluster = clusterOf(phrase);
            // Where hardly any of its phrases seem to be there at all, the cluster keeps the public prior.
            if (after[cluster] > 1e-6F * before[cluster])
                answer.col(phrase) *= pooled[phrase] / expected[phrase] * before[cluster] / after[cluster];
        }
        return answer;
    }

    Index clusterOf(Index phrase) const
    {
        return static_cast<Index>(m_model.clusterOf[static_cast<std::size_t>(phrase)]);
    }

    const ReleasedModel &m_model;
    Vector m_prior;
    Index m_labels;
    const JobControl &m_control;
};

} // namespace

Eigen::MatrixXf
estimateShares(const ReleasedModel &model, const vocabulary::Vocabulary &phrases, const JobControl &control)
{
    return Estimate(model, phrases, control).shares();
}

} // namespace core::synthesis
