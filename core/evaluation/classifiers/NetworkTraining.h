#pragma once

#include "core/evaluation/classifiers/Classifier.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <random>
#include <span>
#include <vector>

namespace core::evaluation {

/// The steps that train a ThreeLayerNetwork.
class NetworkTraining final
{
public:
    /// `adaptTo`: null, or as ThreeLayerNetwork::train() has it; the CORAL loss counts so many times.
    NetworkTraining(const TrainingSet &set,
                    const ThreeLayerNetwork::Options &options,
                    const FeatureRows *adaptTo,
                    double coralWeight);

    /// Errors: Cancelled.
    Result<void> run(const package::Progress &progress, const ThreeLayerNetwork::OnPass &onPass);
    const ThreeLayerNetwork::PassLoss &lastPass() const { return m_lastPass; }
    std::array<TrainedLayer, 3> trained() &&;

private:
    using Matrix = RowMatrix<float>;
    /// Some rows of one set.
    struct Batch
    {
        const FeatureRows &rows;
        std::span<const std::uint32_t> chosen;
    };
    /// The outputs of the hidden layers for a batch.
    struct Hidden
    {
        Matrix first;
        Matrix second;
    };

    void step(std::span<const std::uint32_t> batch, int number, double done);
    Hidden forward(const Batch &batch) const;
    void backward(const Batch &batch, const Hidden &hidden, Matrix ofSecond);
    Matrix residuals(std::span<const std::uint32_t> batch, const Matrix &hidden);
    Batch adapt(const Matrix &second, Matrix &ofSecond);
    std::span<const std::uint32_t> nextTargets();
    void endPass(int steps, const ThreeLayerNetwork::OnPass &onPass);
    void moveFirstLayer(const std::vector<Batch> &batches, int number, float rate);

    const TrainingSet &m_set;
    const ThreeLayerNetwork::Options &m_options;
    const FeatureRows *m_adaptTo;
    double m_coralWeight;
    std::mt19937_64 m_random;
    NetworkLayer m_first;
    NetworkLayer m_second;
    NetworkLayer m_last;
    std::vector<std::uint32_t> m_order;

    std::mt19937_64 m_targetRandom;
    std::vector<std::uint32_t> m_targetOrder;
    std::size_t m_targetAt = 0;
    ThreeLayerNetwork::PassLoss m_pass; ///< sums of this pass
    ThreeLayerNetwork::PassLoss m_lastPass;
};

} // namespace core::evaluation
