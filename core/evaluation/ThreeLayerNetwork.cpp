#include "core/evaluation/ThreeLayerNetwork.h"

#include "core/evaluation/NetworkTraining.h"

#include <utility>

namespace core::evaluation {

namespace {

constexpr int mostTrials = 5; // of weights, of which the first is 0

// With it both losses would count alike, were nothing else to change.
double weightAfter(const ThreeLayerNetwork::PassLoss &end)
{
    constexpr double least = 1e-12; // where there is no difference, there is nothing to adapt
    return end.coral > least ? end.classification / end.coral : 0.0;
}

bool isOnPar(const ThreeLayerNetwork::PassLoss &end)
{
    const double ratio = end.weight * end.coral / end.classification;
    return ratio >= 0.75 && ratio <= 1.0 / 0.75;
}

} // namespace

Result<ThreeLayerNetwork> ThreeLayerNetwork::train(const TrainingSet &set,
                                                   const Options &options,
                                                   const package::Progress &progress,
                                                   const FeatureRows *adaptTo,
                                                   const OnPass &onPass)
{
    const int trials = adaptTo ? mostTrials : 0;
    const auto part = [&](int number) {
        const auto all = static_cast<double>(trials + 1);
        return progress.part(number / all, (number + 1) / all);
    };
    double weight = 0.0;
    for (int trial = 0; trial < trials; ++trial) {
        constexpr double further = 10.0;
        const double tried = trial == 0 ? 0.0 : further * weight;
        NetworkTraining training(set, options, adaptTo, tried);
        if (auto done = training.run(part(trial), {}); !done)
            return fail(done.error());
        if (trial > 0 && !isOnPar(training.lastPass()))
            break;
        weight = trial == 0 ? weightAfter(training.lastPass()) : tried;
    }
    NetworkTraining training(set, options, adaptTo, weight);
    if (auto done = training.run(part(trials), onPass); !done)
        return fail(done.error());
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
