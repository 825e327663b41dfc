#include "core/audit/RewritingAttack.h"

#include "core/synthesis/rewriting/RewritingSettings.h"

#include <cmath>
#include <random>

namespace core::audit {

namespace {

using privacy::ScoredTrials;
using Released = RewrittenUnits::Released;

constexpr double scoreSteps = 1e6; ///< of a nat
constexpr int theories = 3;        ///< simulated, for their mean

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

// As the definition of the mechanism has it, with noise of floating point: nothing of it is the program's.
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

double toldBy(const Attack &attack, const Pair &first, const Pair &fresh, double delta)
{
    const auto trials = [&](const Pair &pair) {
        return ScoredTrials{.without = scoresOf(attack, pair[0]), .with = scoresOf(attack, pair[1])};
    };
    return privacy::toldApart(trials(first), trials(fresh), delta);
}

std::vector<double>
expectedBy(const std::vector<Attack> &attacks, const std::vector<Part> &parts, std::size_t rows, double delta)
{
    std::mt19937_64 random(1); // decides nothing that is private
    std::vector<double> means(attacks.size());
    for (int theory = 0; theory < theories; ++theory) {
        const Pair first = simulated(parts, rows, random);
        const Pair fresh = simulated(parts, rows, random);
        for (std::size_t attack = 0; attack < attacks.size(); ++attack)
            means[attack] += toldBy(attacks[attack], first, fresh, delta) / theories;
    }
    return means;
}

} // namespace core::audit
