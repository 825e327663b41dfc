#include "core/methods/discrimination/TeacherQuestions.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

// Within labels, with a part of the mean variance beside it: there may be fewer texts than dimensions.
Eigen::MatrixXd covarianceOf(Eigen::MatrixXd rows, Eigen::Index labels)
{
    constexpr double beside = 0.3;
    const Eigen::Index perLabel = rows.rows() / labels;
    for (Eigen::Index label = 0; label < labels; ++label) {
        auto own = rows.middleRows(label * perLabel, perLabel);
        const Eigen::RowVectorXd mean = own.colwise().mean();
        own.rowwise() -= mean;
    }
    Eigen::MatrixXd covariance = rows.transpose() * rows / static_cast<double>(rows.rows());
    const double mean = covariance.trace() / static_cast<double>(std::max<Eigen::Index>(rows.cols(), 1));
    covariance.diagonal().array() += mean > 0 ? beside * mean : 1.0;
    return covariance;
}

} // namespace

Eigen::MatrixXd directionsOf(const std::vector<Candidate> &pool, const TextDirections &directions)
{
    std::vector<Direction> all;
    std::size_t width = 0;
    for (const Candidate &each : pool) {
        all.push_back(directions.of(each.text));
        width = std::max(width, all.back().size());
    }
    Eigen::MatrixXd rows =
        Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(all.size()), static_cast<Eigen::Index>(width));
    for (std::size_t text = 0; text < all.size(); ++text)
        for (std::size_t at = 0; at < all[text].size(); ++at)
            rows(static_cast<Eigen::Index>(text), static_cast<Eigen::Index>(at)) = all[text][at];
    return rows;
}

std::vector<std::size_t>
askedTexts(const std::vector<Candidate> &pool, std::size_t labels, std::size_t questions)
{
    const std::size_t perLabel = pool.size() / labels;
    std::vector<std::size_t> asked;
    for (std::size_t question = 0; question < questions; ++question)
        asked.push_back(question % labels * perLabel + question / labels);
    return asked;
}

std::vector<TeacherQuestion> teacherQuestions(const std::vector<Candidate> &pool,
                                              const TextDirections &directions,
                                              std::size_t labels,
                                              std::size_t questions)
{
    constexpr double largest = 32'767;
    const Eigen::MatrixXd rows = directionsOf(pool, directions);
    const Eigen::MatrixXd weights =
        covarianceOf(rows, static_cast<Eigen::Index>(labels)).llt().solve(rows.transpose()).transpose();
    const double most = weights.size() > 0 ? weights.cwiseAbs().maxCoeff() : 0;
    std::vector<TeacherQuestion> asked;
    for (const std::size_t text : askedTexts(pool, labels, questions)) {
        TeacherQuestion &question = asked.emplace_back();
        const auto row = static_cast<Eigen::Index>(text);
        if (most <= 0 || rows.row(row).squaredNorm() <= 0)
            continue;
        for (Eigen::Index at = 0; at < weights.cols(); ++at)
            question.push_back(static_cast<std::int32_t>(std::lround(weights(row, at) / most * largest)));
    }
    return asked;
}

} // namespace core::synthesis
