#pragma once

#include "core/base/Result.h"
#include "core/evaluation/classifiers/Classifier.h"

#include <array>
#include <cstdint>
#include <functional>
#include <random>
#include <span>
#include <utility>
#include <vector>

namespace core::evaluation {

/// How differently two sets of rows are correlated: ||C_A - C_B||_F^2 / (4 d^2), C the covariance matrices of
/// the d columns, with n - 1 below (Sun & Saenko 2016, "Deep CORAL", equations 1 to 3), and how it changes
/// with each value.
struct CoralLoss
{
    double value = 0.0;
    RowMatrix<double> ofFirst;  ///< its gradient, shaped like the rows
    RowMatrix<double> ofSecond; ///< the same
};

/// Both of d columns and at least two rows.
CoralLoss coralLoss(const RowMatrix<double> &first, const RowMatrix<double> &second);

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

    /// Makes a trained network; each layer has as many inputs as the one before it has outputs.
    explicit ThreeLayerNetwork(std::array<TrainedLayer, 3> layers)
        : m_layers(std::move(layers))
    {}

    /// The losses of a pass over the training texts, means over its steps.
    struct PassLoss
    {
        double classification = 0.0; ///< cross-entropy, in nats
        double coral = 0.0;  ///< coralLoss() of the second hidden layer; 0 where nothing is adapted to
        double weight = 0.0; ///< what that is multiplied by
    };
    /// Called after each pass.
    using OnPass = std::function<void(const PassLoss &loss)>;

    /// Trains a network. With `adaptTo`, unlabelled rows of other texts with the same columns (at least two),
    /// it is adapted to these: Deep CORAL (Sun & Saenko 2016). Each step then also lowers coralLoss() between
    /// the second hidden layers of a batch of each, times a weight with which both losses end at about the
    /// same value, as the paper asks. That weight is found by a training without adaptation and one with the
    /// weight that this suggests. It stays constant: a weight that followed the losses would let the layer
    /// shrink to nothing, where its covariances are equal. The order of the training texts is the same with
    /// and without adaptation. Errors: Cancelled.
    static Result<ThreeLayerNetwork> train(const TrainingSet &set,
                                           const Options &options,
                                           const package::Progress &progress,
                                           const FeatureRows *adaptTo = nullptr,
                                           const OnPass &onPass = {});

    std::vector<double> scores(const FeatureRow &row) const override;

    const std::array<TrainedLayer, 3> &layers() const { return m_layers; }

private:
    std::array<TrainedLayer, 3> m_layers;
};

} // namespace core::evaluation
