#include "core/evaluation/NetworkLayer.h"

#include <cmath>

namespace core::evaluation {

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

} // namespace core::evaluation
