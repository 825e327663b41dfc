#pragma once

#include "core/base/Result.h"

#include <Eigen/Core>

#include <functional>

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
/// functions. `onStep` is told the norm of the gradient after each step. Errors: those of the objective.
Result<Minimum> minimise(Eigen::VectorXd start,
                         const Objective &objective,
                         const LbfgsOptions &options,
                         const std::function<void(double gradientNorm)> &onStep);

} // namespace core::evaluation
