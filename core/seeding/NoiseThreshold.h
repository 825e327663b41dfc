#pragma once

#include "core/seeding/HistogramModel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

/// What is public knowledge of the noise in a released histogram: functions of its scale and of the size
/// of the public vocabulary, so that using them costs nothing (post-processing).
namespace core::seeding {

/// How many phrases of one label may, on average, pass the threshold by noise alone.
inline constexpr double toleratedFalseTerms = 10.0;

/// The value, in cell units, that a cell must exceed to count as more than noise: T = b ln(V / (2 eta)).
///
/// A cell that no unit adds to exceeds T with a probability of about exp(-T/b) / 2 = eta / V, the upper tail
/// of Laplace noise with scale b; so of the V phrases of a label about eta pass by mistake. The vocabulary
/// is public, so the threshold is a matter of quality: privacy does not hang on it.
/// Never below 0: a small vocabulary keeps every phrase whose noisy count is positive.
inline double noiseThreshold(const HistogramModel &model, double falseTerms = toleratedFalseTerms)
{
    const double expected = static_cast<double>(model.vocabularySize) / (2.0 * falseTerms);
    return expected > 1.0 ? model.noiseScale() * std::log(expected) : 0.0;
}

/// The smallest k, in cell units, with P(|noise| <= k) >= 95 %: a released cell lies within k of the exact
/// sum that often. From the tail of the discrete Laplace distribution,
/// P(|X| > k) = 2 q^(k+1) / (1 + q) with q = exp(-1/b); about b ln 20 for large b.
inline double noiseHalfWidth95(const HistogramModel &model)
{
    const double step = 1.0 / model.noiseScale();
    const double k = -std::log(0.025 * (1.0 + std::exp(-step))) / step - 1.0;
    return std::max(0.0, std::ceil(k));
}

} // namespace core::seeding
