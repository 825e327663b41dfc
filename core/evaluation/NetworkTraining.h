#pragma once

#include "core/evaluation/ThreeLayerNetwork.h"

#include <random>
#include <span>
#include <vector>

namespace core::evaluation {

/// A mean that forgets: what was lately.
class RunningMean final
{
public:
    void add(double value)
    {
        m_weight = keeps * m_weight + (1.0 - keeps);
        m_sum = keeps * m_sum + (1.0 - keeps) * value;
    }
    /// 0 before the first.
    double value() const { return m_weight > 0.0 ? m_sum / m_weight : 0.0; }

private:
    static constexpr double keeps = 0.9;
    double m_sum = 0.0;
    double m_weight = 0.0;
};

/// The steps that train a ThreeLayerNetwork.
class NetworkTraining final
{
public:
    /// `adaptTo`: null, or as ThreeLayerNetwork::train() has it.
    NetworkTraining(const TrainingSet &set,
                    const ThreeLayerNetwork::Options &options,
                    const FeatureRows *adaptTo);

    /// Errors: Cancelled.
    Result<void> run(const package::Progress &progress, const ThreeLayerNetwork::OnPass &onPass);
    std::array<TrainedLayer, 3> trained() &&;

private:
    using Matrix = RowMatrix<float>;
    /// Some rows of one set.
    struct Batch
    {
        const FeatureRows &rows;
        std::span<const std::uint32_t> chosen;
    };
    /// What the hidden layers made of a batch.
    struct Hidden
    {
        Matrix first;
        Matrix second;
    };

    void step(std::span<const std::uint32_t> batch, int number, double done);
    Hidden forward(const Batch &batch) const;
    void backward(const Batch &batch, const Hidden &hidden, Matrix ofSecond);
    Matrix residuals(std::span<const std::uint32_t> batch, const Matrix &hidden);
    Batch adapt(const Matrix &second, double done, Matrix &ofSecond);
    std::span<const std::uint32_t> nextTargets();
    void endPass(int steps, const ThreeLayerNetwork::OnPass &onPass);
    double weightAt(double done) const;
    void moveFirstLayer(const std::vector<Batch> &batches, int number, float rate);

    const TrainingSet &m_set;
    const ThreeLayerNetwork::Options &m_options;
    const FeatureRows *m_adaptTo;
    std::mt19937_64 m_random;
    NetworkLayer m_first;
    NetworkLayer m_second;
    NetworkLayer m_last;
    std::vector<std::uint32_t> m_order;

    std::mt19937_64 m_targetRandom;
    std::vector<std::uint32_t> m_targetOrder;
    std::size_t m_targetAt = 0;
    RunningMean m_classification;
    RunningMean m_coral;
    ThreeLayerNetwork::PassLoss m_pass; ///< sums of this pass
};

} // namespace core::evaluation
