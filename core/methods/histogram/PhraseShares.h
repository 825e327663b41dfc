#pragma once

#include "core/base/JobControl.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <Eigen/Core>

namespace core::synthesis {

/// Estimates the share of every phrase under every label from a released `histogram` model: [labels x V],
/// each row sums to 1, entries >= 0. Post-processing: free.
///
/// Every label stands for itself, so that none is dominated by a larger one. Its total is estimated from the
/// number of units and its noisy counts together; the distribution over the nodes is expected by the public
/// prior and corrected by the noisy counts as far as they exceed the noise (Deconvolution.h); within a node
/// the prior distributes. The prior of a label is shifted towards phrases near its public name, as far as the
/// released counts support it (LabelNames.h), and then towards the counts of neighbouring nodes
/// (NeighbourSmoothing.h). Defined for any noise, and for a label without records. A cancelled `control` ends
/// it soon, with shares that must not be used.
Eigen::MatrixXf
phraseShares(const ReleasedModel &model, const PublicInputs &inputs, const JobControl &control = NoControl());

/// The weight of each label in cell units, by shrinkage of its noisy sum towards an equal part of all units.
/// `noisy` is [labels x nodes], `units` the noisy number of units in cell units, `deviation` that of the
/// noise.
Eigen::VectorXf labelTotals(const Eigen::MatrixXf &noisy, float units, float deviation);

} // namespace core::synthesis
