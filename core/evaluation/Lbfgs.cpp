#include "core/evaluation/Lbfgs.h"

#include "core/base/Result.h"

#include <cmath>
#include <deque>
#include <utility>
#include <vector>

namespace core::evaluation {

namespace {

struct Step
{
    Eigen::VectorXd move;
    Eigen::VectorXd turn; ///< change of the gradient
    double inverse;       ///< 1 / (move . turn)
};

// The two-loop recursion: the inverse Hessian, as the last steps show it, times the gradient.
Eigen::VectorXd direction(const std::deque<Step> &steps, const Eigen::VectorXd &gradient)
{
    Eigen::VectorXd result = -gradient;
    std::vector<double> alphas(steps.size());
    for (std::size_t i = steps.size(); i-- > 0;) {
        alphas[i] = steps[i].inverse * steps[i].move.dot(result);
        result -= alphas[i] * steps[i].turn;
    }
    if (!steps.empty())
        result *= 1.0 / (steps.back().inverse * steps.back().turn.squaredNorm());
    for (std::size_t i = 0; i < steps.size(); ++i)
        result += (alphas[i] - steps[i].inverse * steps[i].turn.dot(result)) * steps[i].move;
    return result;
}

struct Place
{
    Eigen::VectorXd point;
    Eigen::VectorXd gradient;
    double value = 0.0;
};

// Halves the step until the value falls enough; false when it never does, which is the end of what the
// precision of the numbers allows.
Result<bool> lineSearch(
    const Objective &objective, const Place &from, const Eigen::VectorXd &along, double length, Place &to)
{
    constexpr double enough = 1e-4;
    constexpr int tries = 40;
    const double slope = from.gradient.dot(along);
    for (int i = 0; i < tries; ++i, length *= 0.5) {
        to.point = from.point + length * along;
        KEYSEED_ASSIGN(const auto value, objective(to.point, to.gradient));
        to.value = value;
        if (to.value <= from.value + enough * length * slope)
            return true;
    }
    return false;
}

} // namespace

Result<Minimum> minimise(Eigen::VectorXd start,
                         const Objective &objective,
                         const LbfgsOptions &options,
                         const std::function<void(double)> &onStep)
{
    Place here{std::move(start), {}, 0.0};
    KEYSEED_ASSIGN(const auto first, objective(here.point, here.gradient));
    here.value = first;
    std::deque<Step> steps;
    int iteration = 0;
    for (; iteration < options.iterations && here.gradient.norm() > options.gradientNorm; ++iteration) {
        const Eigen::VectorXd along = direction(steps, here.gradient);
        const double length = steps.empty() ? 1.0 / std::max(1.0, here.gradient.norm()) : 1.0;
        Place next;
        KEYSEED_ASSIGN(const auto found, lineSearch(objective, here, along, length, next));
        if (!found)
            break;
        Step step{next.point - here.point, next.gradient - here.gradient, 0.0};
        // For a convex function it is never negative; a value too close to 0 would only add rounding errors.
        if (const double curvature = step.move.dot(step.turn);
            curvature > 1e-12 * step.move.norm() * step.turn.norm()) {
            step.inverse = 1.0 / curvature;
            steps.push_back(std::move(step));
            if (steps.size() > static_cast<std::size_t>(options.memory))
                steps.pop_front();
        }
        here = std::move(next);
        onStep(here.gradient.norm());
    }
    const double norm = here.gradient.norm();
    return Minimum{std::move(here.point), norm, iteration};
}

} // namespace core::evaluation
