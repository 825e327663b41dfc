#pragma once

#include "core/methods/evolution/TextDirections.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::synthesis {

/// The texts that teachers are asked about, in the order of their cells: of `pool`, which has as many of each
/// label, label by label, the first of every label, then the second of every label, and so on, `questions` in
/// all. Every teacher is asked about the same texts, so that labels can be compared. Public.
std::vector<std::size_t>
askedTexts(const std::vector<Candidate> &pool, std::size_t labels, std::size_t questions);

/// The directions of texts, [texts x width]; 0 of one that says nothing.
Eigen::MatrixXd directionsOf(const std::vector<Candidate> &pool, const TextDirections &directions);

/// The weights, in whole numbers, by which a teacher of linear discriminant analysis multiplies the
/// directions of its records to answer a question: the text's direction over the covariance of what was
/// written, label by label, so that features common to all texts count little. Empty: the text has no
/// information. Public: made of written texts alone.
using TeacherQuestion = std::vector<std::int32_t>;

/// Returns the questions of askedTexts(), in their order.
std::vector<TeacherQuestion> teacherQuestions(const std::vector<Candidate> &pool,
                                              const TextDirections &directions,
                                              std::size_t labels,
                                              std::size_t questions);

} // namespace core::synthesis
