#pragma once

#include "core/evaluation/FeatureRows.h"

#include <cstdint>
#include <random>
#include <span>

namespace core::evaluation {

/// Weights that Adam moves (Kingma & Ba 2015, algorithm 1): what it remembers of their gradients.
class AdamMatrix final
{
public:
    AdamMatrix(Eigen::Index rows, Eigen::Index columns);

    RowMatrix<float> values;
    RowMatrix<float> gradient;

    /// Moves row `row` by its gradient, which is 0 afterwards. `step` counts from 1.
    void moveRow(Eigen::Index row, int step, float rate);
    void move(int step, float rate);

private:
    RowMatrix<float> m_mean;
    RowMatrix<float> m_square;
};

/// One fully connected layer in training: output = input weights + bias.
struct NetworkLayer
{
    /// Uniform weights of variance 2 / inputs (He et al. 2015), biases 0.
    NetworkLayer(std::size_t inputs, std::size_t outputs, std::mt19937_64 &random);

    AdamMatrix weights; ///< [inputs x outputs]
    AdamMatrix bias;    ///< [1 x outputs]
};

/// A layer after training.
struct TrainedLayer
{
    RowMatrix<float> weights;
    Eigen::RowVectorXf bias;
};

} // namespace core::evaluation
