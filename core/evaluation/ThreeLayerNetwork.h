#pragma once

#include "core/base/Result.h"
#include "core/evaluation/Classifier.h"
#include "core/evaluation/NetworkLayer.h"

#include <array>
#include <cstdint>

namespace core::evaluation {

/// Three fully connected layers: two hidden ones with ReLU, and a softmax over the labels. Trained by Adam
/// on the cross-entropy with a fixed number of passes, in an order that the seed gives: the same result for
/// the same seed, on whatever thread.
class ThreeLayerNetwork final : public Classifier
{
public:
    static constexpr const char *name = "three-layer network";

    struct Options
    {
        std::size_t firstHidden = 256;
        std::size_t secondHidden = 128;
        int passes = 20;        ///< over the training texts
        int mostSteps = 4000;   ///< of a large corpus, which is passed over less often
        std::size_t batch = 64; ///< texts a step
        double rate = 1e-3;     ///< falls to 0 in a straight line
        std::uint64_t seed = 1;
    };

    /// Errors: Cancelled.
    static Result<ThreeLayerNetwork>
    train(const TrainingSet &set, const Options &options, const package::Progress &progress);

    std::uint32_t answer(const FeatureRow &row) const override;

    const std::array<TrainedLayer, 3> &layers() const { return m_layers; }

private:
    std::array<TrainedLayer, 3> m_layers;
};

} // namespace core::evaluation
