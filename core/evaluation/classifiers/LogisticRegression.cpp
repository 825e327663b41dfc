#include "core/evaluation/classifiers/LogisticRegression.h"

#include "core/base/Result.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <numeric>
#include <random>
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

namespace {

using Weights = RowMatrix<double>;

constexpr std::size_t blockRows = 256; // between two looks at whether one is cancelled

/// The penalised mean loss of a training set as a function of all weights.
class Loss final
{
public:
    Loss(const TrainingSet &set, double penalty, const package::Progress &progress)
        : m_set(set)
        , m_penalty(penalty)
        , m_progress(progress)
        , m_columns(static_cast<Eigen::Index>(set.rows.columns()))
        , m_labels(static_cast<Eigen::Index>(set.labels))
        , m_rows(set.rows.size())
    {
        std::iota(m_rows.begin(), m_rows.end(), 0U);
    }

    Eigen::Index size() const { return m_columns * m_labels; }

    Result<double> operator()(const Eigen::VectorXd &point, Eigen::VectorXd &gradient) const
    {
        const Weights weights = Eigen::Map<const Weights>(point.data(), m_columns, m_labels);
        Weights sums = Weights::Zero(m_columns, m_labels);
        double loss = 0.0;
        for (std::size_t first = 0; first < m_rows.size(); first += blockRows) {
            KEYSEED_TRY(m_progress.checkCancel());
            const auto block = std::span(m_rows).subspan(first, std::min(blockRows, m_rows.size() - first));
            Weights scores = m_set.rows.times(block, weights);
            loss += toResiduals(block, scores);
            m_set.rows.addTransposedTimes(block, scores, sums);
        }
        const double share = 1.0 / static_cast<double>(m_rows.size());
        gradient = m_penalty * point;
        Eigen::Map<Weights>(gradient.data(), m_columns, m_labels) += share * sums;
        return share * loss + 0.5 * m_penalty * point.squaredNorm();
    }

private:
    // Turns scores into probabilities less the truth, and gives the loss.
    double toResiduals(std::span<const std::uint32_t> block, Weights &scores) const
    {
        double loss = 0.0;
        for (Eigen::Index row = 0; row < scores.rows(); ++row) {
            const auto label = static_cast<Eigen::Index>(m_set.labelOf[block[static_cast<std::size_t>(row)]]);
            scores.row(row).array() -= scores.row(row).maxCoeff();
            const double ofLabel = scores(row, label);
            scores.row(row) = scores.row(row).array().exp();
            const double sum = scores.row(row).sum();
            scores.row(row) /= sum;
            scores(row, label) -= 1.0;
            loss += std::log(sum) - ofLabel;
        }
        return loss;
    }

    const TrainingSet &m_set;
    double m_penalty;
    const package::Progress &m_progress;
    Eigen::Index m_columns;
    Eigen::Index m_labels;
    std::vector<std::uint32_t> m_rows;
};

Eigen::VectorXd startingPoint(Eigen::Index size, std::uint64_t seed)
{
    Eigen::VectorXd start = Eigen::VectorXd::Zero(size);
    if (seed == 0)
        return start;
    std::mt19937_64 random(seed);
    for (double &weight : start)
        weight = static_cast<double>(random() >> 11) * 0x1p-53 - 0.5;
    return start;
}

} // namespace

Result<LogisticRegression>
LogisticRegression::train(const TrainingSet &set, const Options &options, const package::Progress &progress)
{
    const Loss loss(set, options.penalty, progress);
    // Convergence is about linear in the logarithm of the gradient; nobody knows how many steps it takes.
    const auto onStep = [&](double norm) {
        const double byNorm =
            std::log10(std::max(norm, options.gradientNorm)) / std::log10(options.gradientNorm);
        (void)progress.at(std::clamp(byNorm, 0.0, 1.0));
    };
    const auto least = minimise(
        startingPoint(loss.size(), options.seed),
        [&](const Eigen::VectorXd &point, Eigen::VectorXd &gradient) { return loss(point, gradient); },
        {.iterations = options.iterations, .gradientNorm = options.gradientNorm},
        onStep);
    KEYSEED_TRY(least);
    LogisticRegression trained(Eigen::Map<const Weights>(least->point.data(),
                                                         static_cast<Eigen::Index>(set.rows.columns()),
                                                         static_cast<Eigen::Index>(set.labels)));
    trained.m_gradientNorm = least->gradientNorm;
    return trained;
}

std::vector<double> LogisticRegression::scores(const FeatureRow &row) const
{
    Eigen::RowVectorXd scores = Eigen::RowVectorXd::Zero(m_weights.cols());
    for (std::size_t i = 0; i < row.columns.size(); ++i)
        scores += static_cast<double>(row.values[i]) * m_weights.row(row.columns[i]);
    return {scores.begin(), scores.end()};
}

} // namespace core::evaluation
