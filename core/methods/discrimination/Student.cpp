#include "core/methods/discrimination/Student.h"

#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/TeacherQuestions.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <functional>

namespace core::synthesis {

namespace {

// [labels x questions], in votes: how far each count is above what the label has on average, and the text at
// the other labels. What all labels like alike tells nothing of any.
Eigen::MatrixXd votesAbove(const privacy::NoisyCounts &votes, Eigen::Index labels)
{
    const Eigen::Index questions = static_cast<Eigen::Index>(votes.cells.size()) / labels;
    Eigen::MatrixXd above(labels, questions);
    for (Eigen::Index label = 0; label < labels; ++label)
        for (Eigen::Index at = 0; at < questions; ++at)
            above(label, at) =
                static_cast<double>(votes.cells[static_cast<std::size_t>(label * questions + at)])
                / double{voteWeight};
    if (labels > 1) {
        const Eigen::RowVectorXd ofText = above.colwise().mean();
        above.rowwise() -= ofText;
    }
    const Eigen::VectorXd ofLabel = above.rowwise().mean();
    above.colwise() -= ofLabel;
    return above;
}

// Returns the rows of the asked texts, centred.
Eigen::MatrixXd askedRows(const ReleasedModel &model, const TextDirections &directions)
{
    const auto questions = static_cast<std::size_t>(discriminationIn(model.parameters).questions);
    const auto asked = askedTexts(model.pool, model.labels.size(), questions);
    Eigen::MatrixXd rows = directionsOf(model.pool, directions)(asked, Eigen::all);
    const Eigen::RowVectorXd centre = rows.colwise().mean();
    rows.rowwise() -= centre;
    return rows;
}

// Weighs the best by how much they are better than the best of the others; as far as that is not reliable,
// all count the same.
void weigh(std::span<double> scores, std::size_t count, double reliability)
{
    std::vector<double> sorted(scores.begin(), scores.end());
    std::ranges::sort(sorted, std::greater<>());
    const double from = count < sorted.size() ? sorted[count] : sorted.back();
    double sum = 0;
    for (double &each : scores)
        sum += each = std::max(0.0, each - from);
    const double even = 1.0 / static_cast<double>(scores.size());
    for (double &each : scores)
        each = sum > 0 ? reliability * each / sum + (1 - reliability) * even : even;
}

} // namespace

Student::Student(const ReleasedModel &model, const PublicInputs &inputs)
    : m_directions(inputs)
{
    const privacy::NoisyCounts &votes = model.table(teacherTableName)->counts;
    const double deviation = privacy::standardDeviation(votes.noise) / double{voteWeight};
    const double noise = std::max(deviation * deviation, 1e-6);
    const Eigen::MatrixXd rows = askedRows(model, m_directions);
    const Eigen::MatrixXd above = votesAbove(votes, static_cast<Eigen::Index>(model.labels.size()));
    const Eigen::MatrixXd products = rows.transpose() * rows;
    // The variation of the votes beyond their noise, part of which the comparison with the other labels took.
    const auto labels = static_cast<double>(above.rows());
    const double left = labels > 1 ? noise * (1 - 1 / labels) : noise;
    const double variance = above.squaredNorm() / static_cast<double>(above.size());
    const double signal = std::max(variance - left, left / 1000);
    Eigen::MatrixXd penalised = products;
    const double spread = std::max(products.trace() / static_cast<double>(rows.rows()), 1e-6);
    const double penalty = spread * left / signal;
    penalised.diagonal().array() += penalty;
    const Eigen::LLT<Eigen::MatrixXd> solver(penalised);
    m_lines = solver.solve(rows.transpose() * above.transpose()).transpose();
    // The posterior variance of a score over its prior variance, on average over the texts.
    m_reliability = 1 - penalty * solver.solve(products).trace() / std::max(products.trace(), 1e-6);
}

double Student::scoreOf(std::uint32_t label, const Direction &direction) const
{
    // No columns where no text that was asked says anything.
    const std::size_t width = std::min(direction.size(), static_cast<std::size_t>(m_lines.cols()));
    double score = 0;
    for (std::size_t at = 0; at < width; ++at)
        score += direction[at] * m_lines(static_cast<Eigen::Index>(label), static_cast<Eigen::Index>(at));
    return score;
}

double Student::scoreOf(const Wish &wish) const
{
    std::vector<LabelledCount> uses;
    for (const vocabulary::TermId phrase : wish.phrases)
        uses.push_back({wish.label, phrase, 1});
    return scoreOf(wish.label, m_directions.of(uses));
}

std::vector<double> Student::weightsOf(const ReleasedModel &model) const
{
    const DiscriminationShape shape = discriminationIn(model.parameters);
    const auto perLabel = static_cast<std::size_t>(shape.candidates);
    std::vector<double> weights;
    for (const Candidate &each : model.pool)
        weights.push_back(scoreOf(each.label, m_directions.of(each.text)));
    for (std::size_t first = 0; first < weights.size(); first += perLabel)
        weigh(std::span(weights).subspan(first, perLabel),
              static_cast<std::size_t>(shape.chosen),
              m_reliability);
    return weights;
}

} // namespace core::synthesis
