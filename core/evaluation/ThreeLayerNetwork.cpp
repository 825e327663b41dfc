#include "core/evaluation/ThreeLayerNetwork.h"

#include "core/evaluation/NetworkTraining.h"

#include <utility>

namespace core::evaluation {

Result<ThreeLayerNetwork>
ThreeLayerNetwork::train(const TrainingSet &set, const Options &options, const package::Progress &progress)
{
    NetworkTraining training(set, options);
    if (auto done = training.run(progress); !done)
        return fail(done.error());
    ThreeLayerNetwork network;
    network.m_layers = std::move(training).trained();
    return network;
}

std::uint32_t ThreeLayerNetwork::answer(const FeatureRow &row) const
{
    Eigen::RowVectorXf values = m_layers[0].bias;
    for (std::size_t i = 0; i < row.columns.size(); ++i)
        values += row.values[i] * m_layers[0].weights.row(row.columns[i]);
    for (std::size_t layer = 1; layer < m_layers.size(); ++layer) {
        const Eigen::RowVectorXf active = values.cwiseMax(0.0F);
        values = m_layers[layer].bias;
        values.noalias() += active * m_layers[layer].weights;
    }
    Eigen::Index best = 0;
    values.maxCoeff(&best);
    return static_cast<std::uint32_t>(best);
}

} // namespace core::evaluation
