#include "tests/bench/LogisticRegression.h"

#include <cmath>

namespace bench {

namespace {

struct Adam
{
    Eigen::MatrixXf mean;
    Eigen::MatrixXf square;

    Eigen::MatrixXf step(const Eigen::MatrixXf &gradient, int number)
    {
        if (mean.size() == 0)
            mean = square = Eigen::MatrixXf::Zero(gradient.rows(), gradient.cols());
        mean = 0.9F * mean + 0.1F * gradient;
        square = 0.999F * square + 0.001F * gradient.cwiseAbs2();
        const float first = 1 - std::pow(0.9F, static_cast<float>(number));
        const float second = 1 - std::pow(0.999F, static_cast<float>(number));
        return 0.05F * ((mean / first).array() / ((square / second).array().sqrt() + 1e-8F)).matrix();
    }
};

Eigen::MatrixXf softmaxRows(Eigen::MatrixXf scores)
{
    scores.colwise() -= scores.rowwise().maxCoeff().eval();
    scores = scores.array().exp().matrix();
    const Eigen::VectorXf sums = scores.rowwise().sum();
    return sums.cwiseInverse().asDiagonal() * scores;
}

} // namespace

LogisticRegression::LogisticRegression(
    const SparseRows &features, const std::vector<int> &labels, int classes, float penalty, int steps)
    : m_weights(Eigen::MatrixXf::Zero(features.cols(), classes))
    , m_bias(Eigen::RowVectorXf::Zero(classes))
{
    Eigen::MatrixXf truth = Eigen::MatrixXf::Zero(features.rows(), classes);
    for (std::size_t example = 0; example < labels.size(); ++example)
        truth(static_cast<Eigen::Index>(example), labels[example]) = 1;
    const SparseRows transposed = features.transpose();
    const float share = 1 / static_cast<float>(features.rows());
    Adam weightAdam;
    Adam biasAdam;
    for (int number = 1; number <= steps; ++number) {
        Eigen::MatrixXf scores = features * m_weights;
        scores.rowwise() += m_bias;
        const Eigen::MatrixXf error = (softmaxRows(std::move(scores)) - truth) * share;
        m_weights -= weightAdam.step(transposed * error + penalty * m_weights, number);
        m_bias -= biasAdam.step(error.colwise().sum(), number);
    }
}

std::vector<int> LogisticRegression::predict(const SparseRows &features) const
{
    Eigen::MatrixXf scores = features * m_weights;
    scores.rowwise() += m_bias;
    std::vector<int> classes(static_cast<std::size_t>(features.rows()));
    for (Eigen::Index example = 0; example < features.rows(); ++example) {
        Eigen::Index best = 0;
        scores.row(example).maxCoeff(&best);
        classes[static_cast<std::size_t>(example)] = static_cast<int>(best);
    }
    return classes;
}

} // namespace bench
