#include "core/methods/evolution/VoteSums.h"

#include "core/base/ForTranslators.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace core::synthesis {

namespace {

std::optional<std::size_t> nearestOf(std::span<const Direction> candidates, const Direction &voter)
{
    std::optional<std::size_t> nearest;
    std::int64_t best = 0;
    for (std::size_t each = 0; each < candidates.size(); ++each) {
        if (candidates[each].empty())
            continue;
        const std::int64_t here = nearness(candidates[each], voter);
        if (!nearest || here > best) {
            nearest = each;
            best = here;
        }
    }
    return nearest;
}

} // namespace

VoteSums::VoteSums(const TextDirections &directions, std::size_t labels)
    : m_directions(directions)
    , m_voters(labels)
{}

void VoteSums::add(std::span<const UnitDocument> unit)
{
    if (unit.empty())
        return;
    Direction direction = m_directions.of(usesOf(unit));
    if (direction.empty())
        return;
    const std::scoped_lock lock(m_mutex);
    m_voters[homeLabelOf(unit)].push_back(std::move(direction));
}

privacy::ExactCounts VoteSums::votesFor(const std::vector<Candidate> &pool) const
{
    std::vector<Direction> candidates;
    for (const Candidate &each : pool)
        candidates.push_back(m_directions.of(each.text));
    std::vector<std::int64_t> votes(pool.size(), 0);
    const std::size_t perLabel = pool.size() / m_voters.size();
    for (std::size_t label = 0; label < m_voters.size(); ++label) {
        const std::span own(candidates.data() + label * perLabel, perLabel);
        for (const Direction &voter : m_voters[label])
            if (const auto nearest = nearestOf(own, voter))
                votes[label * perLabel + *nearest] += voteWeight;
    }
    return {std::move(votes), voteSensitivity};
}

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
