#include "core/methods/histogram/LabelSizes.h"

#include "core/privacy/Noise.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/Deconvolution.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr float deviationsOfHalf = 2; // a total of so many deviations of its noise stands out of it
constexpr float mostRatio = 10;       // above it a node of hardly any expectation would rule a label

} // namespace

const NoisyTable *countsOf(const ReleasedModel &model)
{
    const NoisyTable *phrases = model.table(phraseTableName);
    return phrases ? phrases : model.table(clusterTableName);
}

Eigen::MatrixXf countedCells(const NoisyTable &counts, std::size_t labels)
{
    using Cells = Eigen::Matrix<std::int64_t, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto rows = static_cast<Eigen::Index>(labels);
    const std::vector<std::int64_t> &cells = counts.counts.cells;
    return Eigen::Map<const Cells>(cells.data(), rows, static_cast<Eigen::Index>(cells.size()) / rows)
        .cast<float>();
}

Eigen::VectorXf labelTotals(const Eigen::MatrixXf &noisy, float units, float deviation)
{
    const auto labels = static_cast<float>(noisy.rows());
    const float equal = std::max(units, 0.0F) / labels;
    const Eigen::VectorXf sums = noisy.rowwise().sum();
    const float noise = static_cast<float>(noisy.cols()) * deviation * deviation;
    const float spread = (sums.array() - sums.mean()).square().sum() / labels;
    const float between = std::max(0.0F, spread - noise);
    const float trust = between / (between + noise);
    const Eigen::VectorXf shrunk = equal + trust * (sums.array() - equal);
    return shrunk.array().max(std::max(0.1F * equal, deviation));
}

Eigen::VectorXf borrowedParts(const Eigen::VectorXf &totals, std::size_t nodes, float deviation)
{
    const float noise = deviationsOfHalf * std::sqrt(static_cast<float>(nodes)) * deviation;
    const Eigen::ArrayXf ofNoise = (1 + (totals.array() / noise).square()).inverse();
    const Eigen::ArrayXf belowMean = (1 - totals.array() / totals.mean()).max(0.0F);
    return (ofNoise * belowMean).matrix();
}

Eigen::ArrayXf pooledRatios(const Eigen::MatrixXf &noisy,
                            const Eigen::MatrixXf &expected,
                            const privacy::Noise &noise,
                            const JobControl &control)
{
    constexpr double mostVariance = 0x1p61;
    const double deviation = privacy::standardDeviation(noise);
    const double variance = deviation * deviation * static_cast<double>(noisy.rows());
    // The sum of the noise of several labels is nearly Gaussian.
    const privacy::Noise ofSums =
        privacy::GaussianVariance{std::llround(std::clamp(variance, 1.0, mostVariance))};
    const Eigen::ArrayXf sums = noisy.colwise().sum().transpose().array();
    const Eigen::ArrayXf expectedSums = expected.colwise().sum().transpose().array();
    return (deconvolved(sums, expectedSums, ofSums, control) / expectedSums).min(mostRatio);
}

namespace {

// Returns whether the sums of the labels spread by more than noise usually makes them.
bool differBeyondNoise(const Eigen::MatrixXf &noisy, float deviation)
{
    const auto labels = static_cast<float>(noisy.rows());
    const Eigen::VectorXf sums = noisy.rowwise().sum();
    const float noise = static_cast<float>(noisy.cols()) * deviation * deviation;
    const float spread = (sums.array() - sums.mean()).square().sum() / labels;
    return spread > noise * (1 + 2 * std::sqrt(2 / labels)); // two standard deviations of such a spread
}

} // namespace

std::vector<LabelSize> labelSizesIn(const ReleasedModel &model)
{
    const NoisyTable *counts = countsOf(model);
    const NoisyTable *units = model.table(unitTableName);
    const std::size_t labels = model.labels.size();
    if (!counts || !units || units->counts.cells.empty() || labels == 0
        || counts->counts.cells.size() % labels != 0)
        return {};
    const Eigen::MatrixXf noisy = countedCells(*counts, labels);
    const auto deviation = static_cast<float>(privacy::standardDeviation(counts->counts.noise));
    const Eigen::VectorXf totals =
        labelTotals(noisy, static_cast<float>(units->counts.cells.front()), deviation);
    const Eigen::VectorXf borrowed = borrowedParts(totals, static_cast<std::size_t>(noisy.cols()), deviation);
    const bool areEqual = !differBeyondNoise(noisy, deviation);
    std::vector<LabelSize> sizes;
    for (Eigen::Index label = 0; label < totals.size(); ++label)
        sizes.push_back({.units = static_cast<double>(areEqual ? totals.mean() : totals[label])
                                  / static_cast<double>(unitWeight),
                         .isMostlyShared = borrowed[label] > 0.5F});
    return sizes;
}

} // namespace core::synthesis
