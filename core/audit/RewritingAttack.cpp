#include "core/audit/RewritingAttack.h"

#include "core/methods/rewriting/RewritingSettings.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace core::audit {

namespace {

using privacy::ScoredTrials;
using Released = RewrittenUnits::Released;

constexpr double scoreSteps = 1e6;    ///< of a nat
constexpr int simulatedReleases = 10; ///< of which chances are taken

double evidence(double cell, double low, double high, const privacy::Noise &noise)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return (std::abs(cell - low) - std::abs(cell - high)) / laplace->value();
    const auto variance = static_cast<double>(std::get<privacy::GaussianVariance>(noise).sigmaSquared);
    return ((cell - low) * (cell - low) - (cell - high) * (cell - high)) / (2 * variance);
}

// The logarithm of the likelihood ratio of each trial of `rows` rows.
void addScores(const Part &part, const Released &released, std::size_t rows, std::vector<double> &scores)
{
    const privacy::Cells &cells = released.*part.cells;
    const std::size_t row = part.low.size();
    scores.resize(cells.size() / row / rows);
    for (std::size_t at = 0; at < scores.size() * rows * row; ++at)
        scores[at / row / rows] += evidence(static_cast<double>(cells[at]),
                                            static_cast<double>(part.low[at % row]),
                                            static_cast<double>(part.high[at % row]),
                                            part.noise);
}

std::vector<std::int64_t> scoresOf(const Attack &attack, const Released &released)
{
    std::vector<double> scores;
    for (const Part *part : attack.parts)
        addScores(*part, released, attack.rows, scores);
    std::vector<std::int64_t> whole;
    for (const double score : scores)
        whole.push_back(std::llround(score * scoreSteps));
    return whole;
}

// Simulates the definition of the mechanism with floating-point noise, without any code of the program.
Pair simulated(const std::vector<Part> &parts, std::size_t rows, std::mt19937_64 &random)
{
    std::exponential_distribution<double> exponential;
    std::normal_distribution<double> normal;
    Pair pair;
    for (std::size_t end = 0; end < pair.size(); ++end)
        for (const Part &part : parts) {
            const privacy::Cells &row = end == 0 ? part.low : part.high;
            const double deviation = privacy::standardDeviation(part.noise);
            const bool isLaplace = std::holds_alternative<privacy::LaplaceScale>(part.noise);
            for (std::size_t at = 0; at < rows * row.size(); ++at) {
                const double noise =
                    isLaplace ? (exponential(random) - exponential(random)) / std::sqrt(2.0) : normal(random);
                (pair[end].*part.cells).push_back(row[at % row.size()] + std::llround(noise * deviation));
            }
        }
    return pair;
}

ScoredTrials trialsOf(const Attack &attack, const Pair &pair)
{
    return {.without = scoresOf(attack, pair[0]), .with = scoresOf(attack, pair[1])};
}

// `seen` in several simulated releases; the bound of one.
double boundOnAverage(const privacy::EventCounts &seen, double delta)
{
    return privacy::epsilonLowerBound({.hits = seen.hits / simulatedReleases,
                                       .hitsOfNeighbour = seen.hitsOfNeighbour / simulatedReleases,
                                       .trials = seen.trials / simulatedReleases},
                                      delta,
                                      privacy::auditAlpha);
}

// The simulated counts bound the two chances of the event; these bound how often it is seen in as many trials
// as a release has, as trials are independent. Each of the four is wrong with a chance of 1e-9.
double leastBound(const privacy::EventCounts &seen, double delta)
{
    constexpr double alpha = 1e-9;
    const long trials = seen.trials / simulatedReleases;
    const double chance = privacy::lowerBound(seen.hits, seen.trials, alpha);
    const double ofNeighbour = privacy::upperBound(seen.hitsOfNeighbour, seen.trials, alpha);
    const auto times = static_cast<double>(trials);
    const double least = std::floor(times * privacy::leastFrequency(chance, trials, alpha));
    const double most = std::ceil(times * privacy::mostFrequency(ofNeighbour, trials, alpha));
    return privacy::epsilonLowerBound(
        {.hits = static_cast<long>(least), .hitsOfNeighbour = static_cast<long>(most), .trials = trials},
        delta,
        privacy::auditAlpha);
}

double claimOf(const RewrittenUnits &tried, const Part &part, int rows)
{
    const privacy::Sensitivity whole = tried.plan().table(part.name)->sensitivity;
    const privacy::Sensitivity of{whole.l1 / RewrittenUnits::rowsPerUnit * rows,
                                  whole.l2Squared / RewrittenUnits::rowsPerUnit * rows};
    const privacy::MechanismCost cost = privacy::costOf(of, part.noise);
    return privacy::composed({&cost, 1}, tried.plan().spend.picoDelta).epsilon();
}

} // namespace

std::vector<Part> partsOf(const RewrittenUnits &tried)
{
    const synthesis::ReleasePlan &plan = tried.plan();
    return {{.name = synthesis::rowTableName,
             .cells = &Released::rows,
             .low = tried.rowAt(End::Low),
             .high = tried.rowAt(End::High),
             .noise = plan.table(synthesis::rowTableName)->noise},
            {.name = synthesis::rowLabelTableName,
             .cells = &Released::labels,
             .low = RewrittenUnits::labelAt(End::Low),
             .high = RewrittenUnits::labelAt(End::High),
             .noise = plan.table(synthesis::rowLabelTableName)->noise}};
}

std::vector<Attack> attacksOf(const RewrittenUnits &tried, const std::vector<Part> &parts)
{
    constexpr int all = RewrittenUnits::rowsPerUnit;
    const std::string one = "rows, 1 of " + std::to_string(all);
    return {{one, {&parts[0]}, 1, claimOf(tried, parts[0], 1)},
            {"rows", {&parts[0]}, all, claimOf(tried, parts[0], all)},
            {"row-labels", {&parts[1]}, all, claimOf(tried, parts[1], all)},
            {"all tables", {&parts[0], &parts[1]}, all, tried.plan().spend.epsilon()}};
}

double toldBy(const Attack &attack, const Theory &theory, const Pair &first, const Pair &fresh, double delta)
{
    const ScoredTrials counted = trialsOf(attack, fresh);
    return std::max(privacy::toldApart(trialsOf(attack, first), counted, delta),
                    privacy::toldApart(trialsOf(attack, theory.chosenFrom), counted, delta));
}

std::vector<Theory>
theoriesOf(const std::vector<Attack> &attacks, const std::vector<Part> &parts, std::size_t rows, double delta)
{
    std::mt19937_64 random(1); // decides nothing that is private
    const Pair chosenFrom = simulated(parts, rows, random);
    const Pair fresh = simulated(parts, simulatedReleases * rows, random);
    std::vector<Theory> theories;
    for (const Attack &attack : attacks) {
        const privacy::EventCounts seen =
            privacy::countedEvent(trialsOf(attack, chosenFrom), trialsOf(attack, fresh), delta);
        theories.push_back({.chosenFrom = chosenFrom,
                            .expectedBound = boundOnAverage(seen, delta),
                            .leastPlausible = leastBound(seen, delta)});
    }
    return theories;
}

} // namespace core::audit
