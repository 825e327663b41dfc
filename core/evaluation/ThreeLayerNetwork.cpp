#include "core/evaluation/ThreeLayerNetwork.h"

#include "core/evaluation/NetworkTraining.h"

#include <utility>

namespace core::evaluation {

Result<ThreeLayerNetwork> ThreeLayerNetwork::train(const TrainingSet &set,
                                                   const Options &options,
                                                   const package::Progress &progress,
                                                   const FeatureRows *adaptTo,
                                                   const OnPass &onPass)
{
    NetworkTraining training(set, options, adaptTo);
    if (auto done = training.run(progress, onPass); !done)
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
