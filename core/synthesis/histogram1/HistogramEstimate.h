#pragma once

#include "core/base/JobControl.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

namespace core::synthesis {

/// What a released `histogram-1` model says of every phrase under every label: [labels x V], each row sums to
/// 1, entries >= 0. Post-processing: free.
///
/// Top-down. The clusters of phrases come first: few cells, so the noise is small against what they hold.
/// Within a cluster the public prior distributes; where phrases were counted too, over all labels together
/// and then label by label, their noisy counts correct it as far as they stand out of the noise
/// (Deconvolution.h). Total: whatever the noise made, and for a label that no record had.
/// A cancelled `control` ends it soon, with shares that must not be used.
Eigen::MatrixXf estimateShares(const ReleasedModel &model,
                               const vocabulary::Vocabulary &phrases,
                               const JobControl &control = NoControl());

} // namespace core::synthesis
