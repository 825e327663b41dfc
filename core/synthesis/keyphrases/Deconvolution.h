#pragma once

#include "core/base/JobControl.h"
#include "core/privacy/Noise.h"

#include <Eigen/Core>

namespace core::synthesis {

/// Estimates the true counts from noisy ones: the posterior mean of each true count given its noisy value,
/// when true counts are `expected` times an unknown ratio. Post-processing of released values and public
/// ones.
///
/// Empirical Bayes (Robbins 1956): the distribution of the ratios is itself estimated from all cells, by
/// maximum likelihood on a grid (Kiefer & Wolfowitz 1956; EM as in Efron, "Empirical Bayes deconvolution
/// estimates", Biometrika 2016), separately for cells of small and of large expectation, under the condition
/// that the mean ratio is 1. That condition is the consistency of a top-down estimate: the knowledge of the
/// coarse resolution, with less noise, is kept and only redistributed.
///
/// `noisy` and `expected` have one entry per cell, expected > 0; the result is >= 0 and has the same length.
/// Defined for any noise. A cancelled `control` ends it soon, with a result that must not be used.
Eigen::ArrayXf deconvolved(const Eigen::ArrayXf &noisy,
                           const Eigen::ArrayXf &expected,
                           const privacy::Noise &noise,
                           const JobControl &control = NoControl());

} // namespace core::synthesis
