#pragma once

#include "core/methods/evolution/VoteSums.h"
#include "core/synthesis/ReleasePlan.h"

#include <cstdint>
#include <optional>

namespace core::synthesis {

/// A forecast of the teachers' votes: from public numbers alone, before anything is spent.
struct TeacherForecast
{
    int approved = 0;       ///< texts that a teacher says yes to, at most
    int questions = 0;      ///< texts that every teacher is asked about
    int teachers = 0;       ///< of each label
    std::int64_t texts = 0; ///< that are written; each is a request to a model
    double deviation = 0;   ///< of the noise on the votes for a text, in votes
    int teachersNeeded = 0; ///< teachersFor() this noise

    /// Returns whether a question on which all teachers agree would be answered wrongly more than once in
    /// twenty. With this many units there are at most as many teachers with a unit.
    bool drowns(std::optional<double> unitsPerLabel) const;
};

/// Empty if the release has no teachers.
std::optional<TeacherForecast> teacherForecast(const ReleasePlan &release);

/// Returns the same as votes on texts, whose voters are the teachers.
std::optional<VoteForecast> votesOfTeachers(const ReleasePlan &release);

/// Returns how many teachers must agree so that half of them exceed the noise 19 times in 20. For Gaussian
/// noise of deviation sigma 2 x 1.645 sigma, for Laplace noise of scale b 2 ln(10) b.
int teachersFor(const privacy::Noise &noise);
/// The same for Gaussian noise of a deviation in votes.
int teachersFor(double sigma);

} // namespace core::synthesis

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
