#include "core/methods/discrimination/TeacherForecast.h"

#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/DiscriminationSynthesizer.h"
#include "core/privacy/accounting/Accounting.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

int twice(double margin)
{
    return static_cast<int>(std::min(std::ceil(2 * margin), 1e9));
}

} // namespace

int teachersFor(double sigma)
{
    constexpr double deviationsFor95 = 1.645;
    return twice(deviationsFor95 * sigma);
}

int teachersFor(const privacy::Noise &noise)
{
    // Laplace: the chance above t is exp(-t/b)/2.
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return twice(laplace->value() / double{voteWeight} * std::log(10.0));
    return teachersFor(privacy::standardDeviation(noise) / double{voteWeight});
}

bool TeacherForecast::drowns(std::optional<double> unitsPerLabel) const
{
    return std::min<double>(teachers, unitsPerLabel.value_or(teachers)) < teachersNeeded;
}

std::optional<TeacherForecast> teacherForecast(const ReleasePlan &release)
{
    const PlannedTable *table = release.table(teacherTableName);
    if (!table)
        return {};
    const DiscriminationShape shape = discriminationIn(release.parameters);
    return TeacherForecast{.approved = shape.approved,
                           .questions = shape.questions,
                           .teachers = shape.teachers,
                           .texts = DiscriminationSynthesizer().textsBefore(1, release),
                           .deviation = privacy::standardDeviation(table->noise) / double{voteWeight},
                           .teachersNeeded = teachersFor(table->noise)};
}

std::optional<VoteForecast> votesOfTeachers(const ReleasePlan &release)
{
    const auto teachers = teacherForecast(release);
    if (!teachers)
        return {};
    return VoteForecast{.rounds = 1,
                        .textsOfVote = teachers->questions,
                        .texts = teachers->texts,
                        .halfWidth95 = voteHalfWidth95(release.table(teacherTableName)->noise),
                        .standsOutFrom = static_cast<double>(teachers->teachersNeeded),
                        // Teachers are not of one mind: half of them may be.
                        .faintBelow = 2.0 * teachers->teachersNeeded,
                        .mostVoters = static_cast<double>(teachers->teachers)};
}

double publishedCost(int answers)
{
    return privacy::gaussianEpsilon(std::sqrt(2.0 * answers) / publishedSigma, publishedDelta);
}

int answersPaidFor()
{
    int answers = 0;
    while (publishedCost(answers + 1) <= publishedEpsilon)
        ++answers;
    return answers;
}

double sigmaFor(int questions, double epsilon, double delta)
{
    return std::sqrt(static_cast<double>(questions)) / privacy::gaussianMu(epsilon, delta);
}

} // namespace core::synthesis
