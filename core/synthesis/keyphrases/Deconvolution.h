#pragma once

#include "core/base/JobControl.h"
#include "core/privacy/Noise.h"

#include <Eigen/Core>

namespace core::synthesis {

/// What the counts probably were, given the noisy ones: the mean of each true count given its noisy value,
/// when true counts are `expected` times an unknown ratio. Post-processing of released values and public
/// ones.
///
/// Empirical Bayes (Robbins 1956): the distribution of the ratios is itself estimated from all cells, by
/// maximum likelihood on a grid (Kiefer & Wolfowitz 1956; EM as in Efron, "Empirical Bayes deconvolution
/// estimates", Biometrika 2016), separately for cells of small and of large expectation, under the condition
/// that the mean ratio is 1. That condition is the consistency of a top-down estimate: what the coarse
/// resolution knows, with less noise, is kept and only distributed anew.
///
/// `noisy` and `expected` have one entry a cell, expected > 0; the answer is >= 0 and as long. Total for
/// whatever the noise made. A cancelled `control` ends it soon, with an answer that must not be used.
Eigen::ArrayXf deconvolved(const Eigen::ArrayXf &noisy,
                           const Eigen::ArrayXf &expected,
                           const privacy::Noise &noise,
                           const JobControl &control = NoControl());

} // namespace core::synthesis
