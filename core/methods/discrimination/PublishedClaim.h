#pragma once

/// The claim of DP-DA as published, and its real cost (Song et al. 2024, arXiv 2402.16515). Shown, never
/// spent.
namespace core::synthesis {

/// The published noise and claim: Gaussian noise of deviation 6 on the two sums of probabilities of every
/// answer, of which a record changes each by 1 at most; epsilon 4 for all answers together at delta 1e-6.
inline constexpr double publishedSigma = 6;
inline constexpr double publishedEpsilon = 4;
inline constexpr double publishedDelta = 1e-6;
/// The number of texts that the student learned from, of the smaller of the two published corpora.
inline constexpr int publishedAnswers = 3750;

/// Returns the real cost of this many answers under the published noise, at the published delta.
double publishedCost(int answers);
/// Returns how many answers the published epsilon pays for.
int answersPaidFor();
/// Returns the noise that this many questions of one vote each need together: sqrt(questions)/mu.
double sigmaFor(int questions, double epsilon, double delta);

} // namespace core::synthesis
