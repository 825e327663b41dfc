#include "core/evaluation/ThreeLayerNetwork.h"

#include "core/base/Result.h"
#include "core/evaluation/NetworkTraining.h"

#include <utility>

namespace core::evaluation {

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
