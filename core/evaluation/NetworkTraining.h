#pragma once

#include "core/evaluation/ThreeLayerNetwork.h"

#include <random>
#include <span>
#include <vector>

namespace core::evaluation {

/// The steps that train a ThreeLayerNetwork.
class NetworkTraining final
{
public:
    NetworkTraining(const TrainingSet &set, const ThreeLayerNetwork::Options &options);

    /// Errors: Cancelled.
    Result<void> run(const package::Progress &progress);
    std::array<TrainedLayer, 3> trained() &&;

private:
    void shuffle();
    void step(std::span<const std::uint32_t> batch, int number, float rate);
    RowMatrix<float> residuals(std::span<const std::uint32_t> batch, const RowMatrix<float> &hidden) const;
    void moveFirstLayer(std::span<const std::uint32_t> batch, int number, float rate);

    const TrainingSet &m_set;
    const ThreeLayerNetwork::Options &m_options;
    std::mt19937_64 m_random;
    NetworkLayer m_first;
    NetworkLayer m_second;
    NetworkLayer m_last;
    std::vector<std::uint32_t> m_order;
};

} // namespace core::evaluation
