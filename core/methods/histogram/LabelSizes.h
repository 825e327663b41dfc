#pragma once

#include "core/base/JobControl.h"
#include "core/privacy/Noise.h"
#include "core/synthesis/Synthesizer.h"

#include <Eigen/Core>

#include <vector>

/// The sizes of labels by a released model of the method `histogram`. All of it is post-processing.
namespace core::synthesis {

/// Returns the table of counts of a released model: of phrases or of clusters. Null if it has neither.
const NoisyTable *countsOf(const ReleasedModel &model);

/// Returns the cells of a table as [labels x nodes].
Eigen::MatrixXf countedCells(const NoisyTable &counts, std::size_t labels);

/// The weight of each label in cell units, by shrinkage of its noisy sum towards an equal part of all units.
/// `noisy` is [labels x nodes], `units` the noisy number of units in cell units, `deviation` that of the
/// noise.
Eigen::VectorXf labelTotals(const Eigen::MatrixXf &noisy, float units, float deviation);

/// Returns how much each label borrows from all labels, 0 to 1, by its total: the more, the smaller it is
/// beside the mean and beside twice the deviation of the noise in the sum over all `nodes` of a label. 0 for
/// labels of at least the mean.
Eigen::VectorXf borrowedParts(const Eigen::VectorXf &totals, std::size_t nodes, float deviation);

/// Returns for each node how many times more all labels together have of it than expected, by their noisy
/// counts as far as these exceed the noise. `noisy` and `expected` are [labels x nodes], in cell units.
Eigen::ArrayXf pooledRatios(const Eigen::MatrixXf &noisy,
                            const Eigen::MatrixXf &expected,
                            const privacy::Noise &noise,
                            const JobControl &control);

/// Returns the sizes of the labels by a released model, in units: the same for all where the noise alone may
/// make them differ. A label is mostly shared where it borrows more than half. Empty for a model without
/// counts.
std::vector<LabelSize> labelSizesIn(const ReleasedModel &model);

} // namespace core::synthesis
