#pragma once

#include "core/base/Result.h"
#include "core/evaluation/Classifier.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace core::evaluation {

/// Multinomial logistic regression with an L2 penalty: the mean over the texts of -ln p(label), and half of
/// `penalty` times the squared norm of all weights, so that there is exactly one minimum. It is found in
/// double precision, to `gradientNorm`: two results are then at most 2 gradientNorm / penalty apart, wherever
/// they started.
///
/// There is no intercept. How often each label is written about, and how long the texts are, are choices of
/// whoever makes the package; an intercept would learn those and carry them over to the records. A text
/// without any feature is taken for the first label.
class LogisticRegression final : public Classifier
{
public:
    static constexpr const char *name = "multinomial logistic regression";

    /// Makes a trained classifier from its weights: [columns x labels].
    explicit LogisticRegression(RowMatrix<double> weights)
        : m_weights(std::move(weights))
    {}

    struct Options
    {
        double penalty = 1e-4;
        double gradientNorm = 1e-6;
        int iterations = 500;
        /// The start of the search, which changes rounding only; 0 starts at the origin.
        std::uint64_t seed = 0;
    };

    /// Errors: Cancelled.
    static Result<LogisticRegression>
    train(const TrainingSet &set, const Options &options, const package::Progress &progress);

    std::vector<double> scores(const FeatureRow &row) const override;

    /// [columns x labels]
    const RowMatrix<double> &weights() const { return m_weights; }
    /// Returns the norm of the gradient at the weights; 0 for a classifier made from weights.
    double gradientNorm() const { return m_gradientNorm; }

private:
    RowMatrix<double> m_weights;
    double m_gradientNorm = 0.0;
};

} // namespace core::evaluation
