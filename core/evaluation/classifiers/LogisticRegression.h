#pragma once

#include "core/base/Result.h"
#include "core/evaluation/classifiers/Classifier.h"

#include <Eigen/Core>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace core::evaluation {

/// A differentiable function: its value at `point`, its gradient there into `gradient`. Errors: Cancelled.
using Objective = std::function<Result<double>(const Eigen::VectorXd &point, Eigen::VectorXd &gradient)>;

struct LbfgsOptions
{
    int memory = 10;
    int iterations = 500;
    /// Done when the Euclidean norm of the gradient is below it.
    double gradientNorm = 1e-6;
};

struct Minimum
{
    Eigen::VectorXd point;
    double gradientNorm = 0.0;
    int iterations = 0;
};

/// L-BFGS with backtracking (Liu & Nocedal 1989; Nocedal & Wright 2006, algorithms 7.4 and 3.1), for convex
/// functions. `onStep` receives the norm of the gradient after each step. Errors: those of the objective.
Result<Minimum> minimise(Eigen::VectorXd start,
                         const Objective &objective,
                         const LbfgsOptions &options,
                         const std::function<void(double gradientNorm)> &onStep);

/// Multinomial logistic regression with an L2 penalty: the mean over the texts of -ln p(label), and half of
/// `penalty` times the squared norm of all weights, so that there is exactly one minimum. It is found in
/// double precision, to `gradientNorm`: two results are then at most 2 gradientNorm / penalty apart, wherever
/// they started.
///
/// There is no intercept. How often each label is written about, and how long the texts are, are choices of
/// the package's author; an intercept would learn these and apply them to the records. A text without any
/// feature gets the first label.
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
