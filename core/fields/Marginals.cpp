#include "core/fields/Marginals.h"

#include "core/fields/Denoising.h"
#include "core/fields/FieldSums.h"
#include "core/fields/JunctionTree.h"
#include "core/privacy/accounting/Accounting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace core::fields {

namespace {

// Shares of the budget of the three tables, in hundredths.
constexpr std::array<std::int64_t, fieldTables> tableShares = {35, 10, 55};
// The cells of all cliques together that a model may have.
constexpr std::size_t mostModelCells = std::size_t{1} << 16;
// A typical total variation between a pair and independence, by which the dependence is worth asking for.
constexpr double typicalVariation = 0.12;
// The mean absolute value of noise, in deviations, halved: of total variation for each cell.
constexpr double noisePerCell = 0.4;

std::int64_t weightBudget(bool isGaussian)
{
    return isGaussian ? gaussianWeights : laplaceWeights;
}

// The deviation of a cell in units under a weight.
double deviationOf(const privacy::Noise &noise, double weight)
{
    return privacy::standardDeviation(noise) / (static_cast<double>(unitWeight) * weight);
}

std::size_t marginalsOf(const Domain &domain, std::size_t table)
{
    const std::size_t pairs = domain.count() * (domain.count() - 1) / 2;
    return table == 0 ? domain.count() : domain.count() + pairs;
}

privacy::Sensitivity sensitivityOf(bool isGaussian, std::size_t marginals)
{
    const std::int64_t budget = weightBudget(isGaussian);
    if (!isGaussian)
        return {.l1 = unitWeight * budget, .l2Squared = unitWeight * budget * unitWeight * budget};
    // The sum of m weights is at most sqrt(m) times the root of the sum of their squares.
    const auto root = static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<double>(marginals))));
    return {.l1 = unitWeight * budget * root, .l2Squared = unitWeight * budget * unitWeight * budget};
}

// The relative weights that make the sum of size times deviation least.
double relativeWeight(double size, bool isGaussian)
{
    return isGaussian ? std::cbrt(size) : std::sqrt(size);
}

std::vector<std::int64_t> wholeWeights(const std::vector<double> &relative, bool isGaussian)
{
    double norm = 0;
    for (const double each : relative)
        norm += isGaussian ? each * each : each;
    if (isGaussian)
        norm = std::sqrt(norm);
    std::vector<std::int64_t> weights;
    for (const double each : relative)
        weights.push_back(norm > 0 ? static_cast<std::int64_t>(
                              std::floor(static_cast<double>(weightBudget(isGaussian)) * each / norm))
                                   : 0);
    return weights;
}

std::vector<double> oneWaySizes(const Domain &domain)
{
    return {domain.sizes.begin(), domain.sizes.end()};
}

std::vector<double> relativeOneWay(const Domain &domain, bool isGaussian, std::size_t pairs)
{
    std::vector<double> relative;
    for (const double size : oneWaySizes(domain))
        relative.push_back(relativeWeight(size, isGaussian));
    relative.resize(domain.count() + pairs, 0.0);
    return relative;
}

} // namespace

std::vector<FieldTable> fieldTablesFor(const Domain &domain, const privacy::NoiseBudget &budget)
{
    constexpr std::array<const char *, fieldTables> names = {oneWayTable, dependenceTable, pairTable};
    std::vector<FieldTable> tables;
    for (std::size_t table = 0; table < fieldTables; ++table) {
        const privacy::Sensitivity sensitivity =
            sensitivityOf(budget.isGaussian(), marginalsOf(domain, table));
        tables.push_back({.name = names[table],
                          .cells = *cellsOf(domain, names[table]),
                          .sensitivity = sensitivity,
                          .noise = budget.share(tableShares[table], 100).noiseFor(sensitivity)});
    }
    return tables;
}

std::optional<std::size_t> cellsOf(const Domain &domain, std::string_view table)
{
    if (domain.isEmpty())
        return std::nullopt;
    const std::size_t pairs = domain.count() * (domain.count() - 1) / 2;
    if (table == oneWayTable)
        return domain.oneWayCells();
    if (table == dependenceTable)
        return domain.oneWayCells() + pairs;
    if (table == pairTable)
        return domain.oneWayCells() + domain.pairCells();
    return std::nullopt;
}

bool areWithin(std::span<const std::int64_t> weights, bool isGaussian)
{
    std::int64_t sum = 0;
    for (const std::int64_t weight : weights) {
        if (weight < 0 || weight > weightBudget(isGaussian))
            return false;
        sum += isGaussian ? weight * weight : weight;
    }
    return sum <= (isGaussian ? gaussianWeights * gaussianWeights : laplaceWeights);
}

namespace {

/// A noisy marginal and the deviation of its cells, in units.
struct Measured
{
    std::vector<double> cells;
    double deviation = 0;
};

// The marginals of a released table that have a weight; the others are empty.
std::vector<Measured> measuredIn(const privacy::NoisyCounts &table,
                                 const std::vector<std::int64_t> &weights,
                                 const std::vector<std::size_t> &sizes)
{
    std::vector<Measured> marginals(sizes.size());
    std::size_t start = 0;
    for (std::size_t m = 0; m < sizes.size(); ++m) {
        if (weights[m] > 0) {
            const double scale = static_cast<double>(unitWeight) * static_cast<double>(weights[m]);
            marginals[m].deviation = deviationOf(table.noise, static_cast<double>(weights[m]));
            for (std::size_t cell = 0; cell < sizes[m]; ++cell)
                marginals[m].cells.push_back(static_cast<double>(table.cells[start + cell]) / scale);
        }
        start += sizes[m];
    }
    return marginals;
}

std::vector<std::size_t> sizesOfTable(const Domain &domain, std::size_t table)
{
    std::vector<std::size_t> sizes(domain.sizes.begin(), domain.sizes.end());
    if (table == 1)
        sizes.resize(sizes.size() + pairsOf(domain).size(), 1);
    if (table == 2)
        for (const auto &[i, j] : pairsOf(domain))
            sizes.push_back(static_cast<std::size_t>(domain.sizes[i])
                            * static_cast<std::size_t>(domain.sizes[j]));
    return sizes;
}

std::vector<Measured> measuredIn(const Domain &domain, Released released, std::size_t table)
{
    return measuredIn(released[table].counts, released[table].weights, sizesOfTable(domain, table));
}

void combine(Measured &held, const Measured &other)
{
    if (other.cells.empty())
        return;
    if (held.cells.empty()) {
        held = other;
        return;
    }
    const double a = 1 / (held.deviation * held.deviation);
    const double b = 1 / (other.deviation * other.deviation);
    for (std::size_t cell = 0; cell < held.cells.size(); ++cell)
        held.cells[cell] = (a * held.cells[cell] + b * other.cells[cell]) / (a + b);
    held.deviation = 1 / std::sqrt(a + b);
}

} // namespace

OneWay oneWayFrom(const Domain &domain, Released released)
{
    std::vector<Measured> all(domain.count());
    for (std::size_t table = 0; table < released.size(); ++table) {
        const std::vector<Measured> some = measuredIn(domain, released, table);
        for (std::size_t i = 0; i < domain.count(); ++i)
            combine(all[i], some[i]);
    }
    OneWay estimate;
    double sum = 0;
    double weight = 0;
    for (const Measured &each : all) {
        const double precision =
            1 / (each.deviation * each.deviation * static_cast<double>(each.cells.size()));
        sum += precision * std::accumulate(each.cells.begin(), each.cells.end(), 0.0);
        weight += precision;
    }
    estimate.units = std::max(1.0, sum / weight);
    for (Measured &each : all) {
        const double own = std::accumulate(each.cells.begin(), each.cells.end(), 0.0);
        for (double &cell : each.cells)
            cell += (estimate.units - own) / static_cast<double>(each.cells.size());
        shrinkToEqual(estimate.units, each.deviation, each.cells);
        projectOnto(estimate.units, each.cells);
        for (double &cell : each.cells)
            cell /= estimate.units;
        estimate.shares.push_back(std::move(each.cells));
        estimate.deviations.push_back(each.deviation);
    }
    return estimate;
}

std::vector<std::int64_t> independentPairs(const Domain &domain, const OneWay &oneWay)
{
    std::vector<std::int64_t> cells;
    const double whole = oneWay.units * static_cast<double>(unitWeight);
    for (const auto &[i, j] : pairsOf(domain))
        for (const double a : oneWay.shares[i])
            for (const double b : oneWay.shares[j])
                cells.push_back(std::llround(whole * a * b));
    return cells;
}

std::optional<Dependence> dependenceFrom(const Domain &domain, const OneWay &oneWay, Released released)
{
    if (released.size() < 2)
        return std::nullopt;
    const std::vector<Measured> measured = measuredIn(domain, released, 1);
    Dependence found;
    for (std::size_t p = domain.count(); p < measured.size(); ++p) {
        if (measured[p].cells.empty())
            return std::nullopt;
        found.deviation = measured[p].deviation / (2 * oneWay.units);
        found.variations.push_back(measured[p].cells[0] / (2 * oneWay.units));
    }
    return found.variations.empty() ? std::nullopt : std::optional(found);
}

namespace {

/// Chooses the marginals of the last table: as many pairs as lower the predicted error.
class PairChoice final
{
public:
    PairChoice(const Domain &domain, bool isGaussian, Released released)
        : m_domain(domain)
        , m_isGaussian(isGaussian)
        , m_pairs(pairsOf(domain))
        , m_oneWay(oneWayFrom(domain, released))
        , m_dependence(dependenceFrom(domain, m_oneWay, released))
        // All three tables have the same sensitivity, so that the noise of the last follows from the first.
        , m_deviation(deviationOf(released[0].counts.noise, static_cast<double>(weightBudget(isGaussian)))
                      * (isGaussian ? std::sqrt(static_cast<double>(tableShares[0]) / tableShares[2])
                                    : static_cast<double>(tableShares[0]) / tableShares[2]))
    {}

    std::vector<std::int64_t> weights() const;

private:
    struct Choice
    {
        std::vector<std::size_t> pairs;
        double oneWayShare = 1; ///< of the weights, the rest is for the pairs
        double error = 0;
    };
    std::vector<std::size_t> byGain() const;
    double sizeOf(std::size_t pair) const
    {
        return static_cast<double>(m_domain.sizes[m_pairs[pair].first])
               * static_cast<double>(m_domain.sizes[m_pairs[pair].second]);
    }
    std::vector<double> relative(const Choice &choice) const;
    double predictedError(const Choice &choice) const;

    const Domain &m_domain;
    bool m_isGaussian;
    std::vector<Pair> m_pairs;
    OneWay m_oneWay;
    std::optional<Dependence> m_dependence;
    double m_deviation; ///< of a cell under the whole weight, in units
};

std::vector<std::size_t> PairChoice::byGain() const
{
    std::vector<std::size_t> order(m_pairs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto gain = [&](std::size_t pair) {
        const double weight = relativeWeight(sizeOf(pair), m_isGaussian);
        return m_dependence->variations[pair] / (m_isGaussian ? weight * weight : weight);
    };
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return gain(a) > gain(b); });
    // A pair that would make the model too large is left out.
    std::vector<std::size_t> kept;
    std::vector<Pair> edges;
    for (const std::size_t pair : order) {
        if (m_dependence->variations[pair] <= 0)
            continue;
        edges.push_back(m_pairs[pair]);
        if (cliqueTreeOf(m_domain, edges).cells > mostModelCells)
            edges.pop_back();
        else
            kept.push_back(pair);
    }
    return kept;
}

std::vector<double> PairChoice::relative(const Choice &choice) const
{
    const double whole = 1;
    std::vector<double> ones = relativeOneWay(m_domain, m_isGaussian, 0);
    std::vector<double> twos(m_pairs.size(), 0.0);
    for (const std::size_t pair : choice.pairs)
        twos[pair] = relativeWeight(sizeOf(pair), m_isGaussian);
    const auto scale = [&](std::vector<double> &some, double share) {
        double norm = 0;
        for (const double each : some)
            norm += m_isGaussian ? each * each : each;
        const double factor =
            norm > 0 ? (m_isGaussian ? std::sqrt(share * whole / norm) : share * whole / norm) : 0.0;
        for (double &each : some)
            each *= factor;
    };
    scale(ones, choice.pairs.empty() ? 1.0 : choice.oneWayShare);
    scale(twos, 1 - choice.oneWayShare);
    ones.insert(ones.end(), twos.begin(), twos.end());
    return ones;
}

// A pair that is not measured is wrong by its dependence, one that is by the noise that is left of it.
double PairChoice::predictedError(const Choice &choice) const
{
    const std::vector<double> weights = relative(choice);
    std::vector<double> ofField;
    for (std::size_t i = 0; i < m_domain.count(); ++i) {
        double precision = 1 / (m_oneWay.deviations[i] * m_oneWay.deviations[i]);
        if (weights[i] > 0)
            precision += weights[i] * weights[i] / (m_deviation * m_deviation);
        ofField.push_back(noisePerCell * static_cast<double>(m_domain.sizes[i])
                          / (std::sqrt(precision) * m_oneWay.units));
    }
    double error = 0;
    for (std::size_t pair = 0; pair < m_pairs.size(); ++pair) {
        const double variation = std::max(0.0, m_dependence->variations[pair]);
        double left = variation;
        if (const double weight = weights[m_domain.count() + pair]; weight > 0) {
            const double noise = noisePerCell * sizeOf(pair) * m_deviation / (weight * m_oneWay.units);
            left = variation * noise / std::hypot(variation, noise);
        }
        const double margins = std::hypot(ofField[m_pairs[pair].first], ofField[m_pairs[pair].second]);
        error += std::hypot(left, margins);
    }
    return error;
}

std::vector<std::int64_t> PairChoice::weights() const
{
    if (!m_dependence)
        return wholeWeights(relativeOneWay(m_domain, m_isGaussian, m_pairs.size()), m_isGaussian);
    const std::vector<std::size_t> order = byGain();
    Choice best;
    best.error = predictedError(best);
    for (const double share : {0.0, 0.1, 0.2, 0.35, 0.5, 0.7}) {
        Choice tried;
        tried.oneWayShare = share;
        for (const std::size_t pair : order) {
            tried.pairs.push_back(pair);
            tried.error = predictedError(tried);
            if (tried.error < best.error)
                best = tried;
        }
    }
    return wholeWeights(relative(best), m_isGaussian);
}

} // namespace

namespace {

// The deviation of the noise in the dependence of a pair, times the number of units, by the noise of the
// first table.
double deviationOfDependence(const privacy::Noise &first, bool isGaussian, std::size_t pairs)
{
    const double ratio = static_cast<double>(tableShares[0]) / tableShares[1];
    const double whole = deviationOf(first, static_cast<double>(weightBudget(isGaussian)))
                         * (isGaussian ? std::sqrt(ratio) : ratio);
    const auto count = static_cast<double>(pairs);
    return whole * (isGaussian ? std::sqrt(count) : count) / 2;
}

} // namespace

NoiseForecast noiseForecast(const Domain &domain, std::span<const FieldTable> tables)
{
    const privacy::Noise &first = tables.front().noise;
    const bool isGaussian = std::holds_alternative<privacy::GaussianVariance>(first);
    const std::vector<std::int64_t> weights = weightsOf(domain, isGaussian, {});
    const std::int64_t least = std::max<std::int64_t>(1, *std::ranges::min_element(weights));
    // The quantiles of the two distributions in deviations.
    const double quantile = isGaussian ? 1.96 : std::log(20.0) / std::sqrt(2.0);
    return {.halfWidth95 = quantile * deviationOf(first, static_cast<double>(least)),
            .unitsForPairs =
                deviationOfDependence(first, isGaussian, pairsOf(domain).size()) / typicalVariation};
}

std::vector<std::int64_t> weightsOf(const Domain &domain, bool isGaussian, Released released)
{
    const std::size_t pairs = pairsOf(domain).size();
    if (released.empty())
        return wholeWeights(relativeOneWay(domain, isGaussian, 0), isGaussian);
    if (released.size() == 1) {
        std::vector<double> relative(domain.count(), 0.0);
        relative.resize(domain.count() + pairs, 1.0);
        const OneWay oneWay = oneWayFrom(domain, released);
        const double deviation =
            deviationOfDependence(released[0].counts.noise, isGaussian, pairs) / oneWay.units;
        if (pairs == 0 || deviation > typicalVariation)
            relative = relativeOneWay(domain, isGaussian, pairs);
        return wholeWeights(relative, isGaussian);
    }
    return PairChoice(domain, isGaussian, released).weights();
}

namespace {

// Keeps of the difference from independence what the noise does not explain: a cell's difference is taken to
// vary with `power` of what independence expects of it, as much as all cells together show (empirical
// Bayes).
void denoise(const OneWay &oneWay, const Pair &pair, double deviation, std::vector<double> &cells)
{
    constexpr double power = 1.0;
    const std::vector<double> &rows = oneWay.shares[pair.first];
    const std::vector<double> &columns = oneWay.shares[pair.second];
    std::vector<double> expected;
    for (const double a : rows)
        for (const double b : columns)
            expected.push_back(oneWay.units * a * b);
    double squares = 0;
    double scale = 0;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        squares += (cells[cell] - expected[cell]) * (cells[cell] - expected[cell]);
        scale += std::pow(expected[cell], power);
    }
    const double noise = static_cast<double>(cells.size()) * deviation * deviation;
    const double strength = scale > 0 ? std::max(0.0, squares - noise) / scale : 0.0;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const double variance = strength * std::pow(expected[cell], power);
        const double kept = variance > 0 ? variance / (variance + deviation * deviation) : 0.0;
        const double estimate = expected[cell] + kept * (cells[cell] - expected[cell]);
        cells[cell] = std::max(estimate, 1e-4 * expected[cell]) / oneWay.units;
    }
    fitMargins(rows, columns, cells);
}

} // namespace

std::vector<MeasuredPair> pairsFrom(const Domain &domain, const OneWay &oneWay, Released released)
{
    std::vector<MeasuredPair> found;
    if (released.size() < fieldTables)
        return found;
    const std::vector<Pair> pairs = pairsOf(domain);
    std::vector<Measured> measured = measuredIn(domain, released, 2);
    for (std::size_t p = 0; p < pairs.size(); ++p) {
        Measured &each = measured[domain.count() + p];
        if (each.cells.empty())
            continue;
        denoise(oneWay, pairs[p], each.deviation, each.cells);
        found.push_back({pairs[p], each.deviation, std::move(each.cells)});
    }
    return found;
}

} // namespace core::fields
