#pragma once

#include "core/methods/evolution/VoteForecast.h"
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
