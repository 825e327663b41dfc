#include "core/methods/evolution/VoteForecast.h"

#include "core/base/ForTranslators.h"
#include "core/methods/evolution/EvolutionSettings.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

// Laplace: the chance beyond t is exp(-t/b).
double halfWidth(const privacy::Noise &noise, double chance)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return laplace->value() * std::log(1 / chance);
    constexpr double deviationsFor95 = 1.96;
    return deviationsFor95 * privacy::standardDeviation(noise);
}

// The median of the largest of `count`, about: one side of the noise.
double largestOf(int count, const privacy::Noise &noise)
{
    const double n = std::max(2, count);
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return laplace->value() * std::log(n / 2);
    return privacy::standardDeviation(noise) * std::sqrt(2 * std::log(n));
}

ForecastText writtenTexts(const VoteForecast &votes)
{
    const auto texts = static_cast<double>(votes.texts);
    if (votes.rounds == 1)
        return {QT_TRANSLATE_NOOP("MethodText",
                                  "%1 texts are written before the only round of votes; with a language "
                                  "model each is a request."),
                {{texts}}};
    return {QT_TRANSLATE_NOOP("MethodText",
                              "%1 texts are written in all before the last of %2 rounds of votes; with a "
                              "language model each is a request."),
            {{texts}, {static_cast<double>(votes.rounds)}}};
}

} // namespace

std::vector<ForecastLine> linesOf(const VoteForecast &votes, const ForecastFacts &facts)
{
    std::vector<ForecastLine> lines = {
        {.what = QT_TRANSLATE_NOOP("MethodText", "Noise on the votes for a text (95 %)"),
         .value = {QT_TRANSLATE_NOOP("MethodText", "± %1 votes"),
                   {{votes.halfWidth95, ForecastText::Form::Decimal}}},
         .advice = writtenTexts(votes)},
        {.what = QT_TRANSLATE_NOOP("MethodText", "Votes from which a text stands out"),
         .value = {"%1", {{std::ceil(votes.standsOutFrom)}}}},
        {.what = QT_TRANSLATE_NOOP("MethodText", "Texts that a vote chooses among"),
         .value = {"%1", {{static_cast<double>(votes.textsOfVote)}}}}};
    if (facts.records && votes.isFaint(*facts.records / static_cast<double>(facts.labels)))
        lines[1].advice = {QT_TRANSLATE_NOOP("MethodText",
                                             "With so few records a text needs most of the votes to stand "
                                             "out: take a larger epsilon, or another method.")};
    return lines;
}

CommitWords votesInWords()
{
    return {.button = QT_TRANSLATE_NOOP("MethodText", "&Spend %1 and begin the votes"),
            .progress = QT_TRANSLATE_NOOP("MethodText", "Voting on the texts"),
            .released = QT_TRANSLATE_NOOP("MethodText",
                                          "The noisy votes: drawn once, yours to keep and use as often as "
                                          "you like.")};
}

double voteHalfWidth95(const privacy::Noise &noise)
{
    return halfWidth(noise, 0.05) / double{voteWeight};
}

double voteStandsOutFrom(int texts, const privacy::Noise &noise)
{
    return largestOf(texts, noise) / double{voteWeight};
}

} // namespace core::synthesis
