#pragma once

#include "core/evaluation/Scores.h"

#include <cstdint>
#include <vector>

namespace core::evaluation {

/// One threshold of an attack: "member" is what scores at least as high.
struct RocPoint
{
    double falsePositives = 0.0; ///< share of the others that are classified as members
    double truePositives = 0.0;  ///< share of the members that are
};

/// How well scores separate members from others. PRIVATE if the members are records.
struct RocCurve
{
    std::vector<RocPoint> points; ///< rising, from (0, 0) to (1, 1); equal scores are one step
    double auc = 0.5;             ///< area under the curve: 0.5 is guessing
    std::int64_t members = 0;
    std::int64_t others = 0;

    /// Returns the highest share of members found while at most this share of the others is classified as
    /// members.
    double truePositivesAt(double falsePositives) const;
};

/// A higher score says "member". Neither may be empty, no score is NaN.
RocCurve rocCurve(std::vector<double> members, std::vector<double> others);

/// The most true positives that (epsilon, delta)-differential privacy allows any attack on one unit at this
/// share of false positives: min(1, e^epsilon f + delta, 1 - e^-epsilon (1 - delta - f)). Kairouz, Oh,
/// Viswanath 2015, "The composition theorem for differential privacy", theorem 2.1: both tests, for and
/// against. Of rates over releases; a single release may by chance lie above.
double mostTruePositives(double epsilon, double delta, double falsePositives);

/// Clopper and Pearson (1934): misses the rate with a chance of at most `alpha`. 0 to 1 where `trials` is 0.
Interval clopperPearson(std::int64_t hits, std::int64_t trials, double alpha);

/// Returns a lower bound of the height of the curve above the privacy bound: the maximum over all thresholds
/// of true positives minus their band, minus what is allowed at false positives plus theirs. It is above 0
/// for a build that keeps its promise with a probability of at most `alpha`, if all scores are independent
/// (releases). The bands are those of Dvoretzky, Kiefer, Wolfowitz with Massart's constant (1990), alpha / 2
/// for each side.
double excessOverBound(const RocCurve &curve, double epsilon, double delta, double alpha);

} // namespace core::evaluation
