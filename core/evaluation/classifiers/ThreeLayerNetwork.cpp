#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include "core/base/Result.h"
#include "core/evaluation/classifiers/Classifier.h"
#include "core/evaluation/classifiers/NetworkTraining.h"

#include <cassert>
#include <cmath>
#include <utility>

namespace core::evaluation {

namespace {

RowMatrix<double> covariance(const RowMatrix<double> &centred)
{
    RowMatrix<double> sums = RowMatrix<double>::Zero(centred.cols(), centred.cols());
    addTransposedProduct(centred, centred, sums);
    return sums / static_cast<double>(centred.rows() - 1);
}

} // namespace

CoralLoss coralLoss(const RowMatrix<double> &first, const RowMatrix<double> &second)
{
    assert(first.cols() == second.cols() && first.rows() > 1 && second.rows() > 1);
    const RowMatrix<double> ofFirst = first.rowwise() - first.colwise().mean();
    const RowMatrix<double> ofSecond = second.rowwise() - second.colwise().mean();
    const RowMatrix<double> difference = covariance(ofFirst) - covariance(ofSecond);
    const double square = static_cast<double>(first.cols()) * static_cast<double>(first.cols());
    return {.value = difference.squaredNorm() / (4.0 * square),
            .ofFirst = product(ofFirst, difference) / (square * static_cast<double>(first.rows() - 1)),
            .ofSecond = product(ofSecond, difference) / (-square * static_cast<double>(second.rows() - 1))};
}

AdamMatrix::AdamMatrix(Eigen::Index rows, Eigen::Index columns)
    : values(RowMatrix<float>::Zero(rows, columns))
    , gradient(RowMatrix<float>::Zero(rows, columns))
    , m_mean(RowMatrix<float>::Zero(rows, columns))
    , m_square(RowMatrix<float>::Zero(rows, columns))
{}

void AdamMatrix::moveRow(Eigen::Index row, int step, float rate)
{
    constexpr float keepMean = 0.9F;
    constexpr float keepSquare = 0.999F;
    constexpr float least = 1e-8F;
    const auto count = static_cast<float>(step);
    const float correction =
        std::sqrt(1.0F - std::pow(keepSquare, count)) / (1.0F - std::pow(keepMean, count));
    auto slope = gradient.row(row).array();
    m_mean.row(row).array() = keepMean * m_mean.row(row).array() + (1.0F - keepMean) * slope;
    m_square.row(row).array() = keepSquare * m_square.row(row).array() + (1.0F - keepSquare) * slope.square();
    values.row(row).array() -=
        rate * correction * m_mean.row(row).array() / (m_square.row(row).array().sqrt() + least);
    slope.setZero();
}

void AdamMatrix::move(int step, float rate)
{
    for (Eigen::Index row = 0; row < values.rows(); ++row)
        moveRow(row, step, rate);
}

NetworkLayer::NetworkLayer(std::size_t inputs, std::size_t outputs, std::mt19937_64 &random)
    : weights(static_cast<Eigen::Index>(inputs), static_cast<Eigen::Index>(outputs))
    , bias(1, static_cast<Eigen::Index>(outputs))
{
    const double range = std::sqrt(6.0 / static_cast<double>(inputs));
    for (float &weight : weights.values.reshaped())
        weight = static_cast<float>(range * (2.0 * static_cast<double>(random() >> 11) * 0x1p-53 - 1.0));
}

namespace {

constexpr int trialsOfWeight = 2;

// With it both losses count alike.
double weightAfter(const ThreeLayerNetwork::PassLoss &end)
{
    constexpr double least = 1e-12; // where there is no difference, there is nothing to adapt
    return end.coral > least ? end.classification / end.coral : 0.0;
}

} // namespace

Result<ThreeLayerNetwork> ThreeLayerNetwork::train(const TrainingSet &set,
                                                   const Options &options,
                                                   const package::Progress &progress,
                                                   const FeatureRows *adaptTo,
                                                   const OnPass &onPass)
{
    double weight = 0.0;
    const int trials = adaptTo ? trialsOfWeight : 0;
    const auto part = [&](int number) {
        const auto all = static_cast<double>(trials + 1);
        return progress.part(number / all, (number + 1) / all);
    };
    for (int trial = 0; trial < trials; ++trial) {
        NetworkTraining training(set, options, adaptTo, weight);
        KEYSEED_TRY(training.run(part(trial), {}));
        weight = weightAfter(training.lastPass());
    }
    NetworkTraining training(set, options, adaptTo, weight);
    KEYSEED_TRY(training.run(part(trials), onPass));
    return ThreeLayerNetwork(std::move(training).trained());
}

std::vector<double> ThreeLayerNetwork::scores(const FeatureRow &row) const
{
    Eigen::RowVectorXf values = m_layers[0].bias;
    for (std::size_t i = 0; i < row.columns.size(); ++i)
        values += row.values[i] * m_layers[0].weights.row(row.columns[i]);
    for (std::size_t layer = 1; layer < m_layers.size(); ++layer) {
        const Eigen::RowVectorXf active = values.cwiseMax(0.0F);
        values = m_layers[layer].bias;
        values.noalias() += active * m_layers[layer].weights;
    }
    return {values.begin(), values.end()};
}

} // namespace core::evaluation
