#pragma once

#include "core/fields/Domain.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The release of the marginals of fields: three tables of fixed size, one after the other, whose content
/// depends on the tables before. Everything here is public or computed from released values.
///
/// Each table holds several marginals. A unit adds at most unitWeight to a marginal (FieldSums), and the
/// marginal is multiplied by a whole weight. The weights of a table are chosen from what was released before,
/// and are bounded: their sum by weightBudget under Laplace noise, the sum of their squares by weightBudget^2
/// under Gaussian noise. The sensitivity of a table follows from that bound and not from the choice.
namespace core::fields {

/// The one-way marginals.
inline constexpr const char *oneWayTable = "fields";
/// For each pair, how far its marginal is from independence; and the one-way marginals again. With few units
/// the weights of the pairs are 0, with many those of the one-way marginals.
inline constexpr const char *dependenceTable = "field-dependence";
/// The one-way marginals again, and the marginals of all pairs; the weights of most are 0.
inline constexpr const char *pairTable = "field-pairs";
inline constexpr std::size_t fieldTables = 3;

/// A table of the release.
struct FieldTable
{
    std::string name;
    std::size_t cells = 0;
    privacy::Sensitivity sensitivity;
    privacy::Noise noise;
};

/// Returns the tables, with the noise that the budget of the fields pays for.
std::vector<FieldTable> fieldTablesFor(const Domain &domain, const privacy::NoiseBudget &budget);
/// Returns the number of cells of a table; nothing if it is none of these.
std::optional<std::size_t> cellsOf(const Domain &domain, std::string_view table);

/// The sum of the weights of a table under Laplace noise, the root of the sum of their squares under
/// Gaussian noise: at most these.
inline constexpr std::int64_t laplaceWeights = 1 << 14;
inline constexpr std::int64_t gaussianWeights = 1 << 10;
/// Returns whether weights keep the bound.
bool areWithin(std::span<const std::int64_t> weights, bool isGaussian);

/// A released table and the weights that its marginals had. They are kept with it: computed again on another
/// machine, a weight could differ by its last digit.
struct ReleasedTable
{
    privacy::NoisyCounts counts;
    std::vector<std::int64_t> weights;
};

/// The released tables so far.
using Released = std::span<const ReleasedTable>;

/// Returns the weights of the marginals in table number `released.size()` (from 0), in their order.
std::vector<std::int64_t> weightsOf(const Domain &domain, bool isGaussian, Released released);

/// An estimate of one-way marginals.
struct OneWay
{
    double units = 1; ///< the number of units, at least 1
    std::vector<std::vector<double>> shares;
    std::vector<double> deviations; ///< of the noise in a cell of each field, in units
};
OneWay oneWayFrom(const Domain &domain, Released released);

/// Returns the products of the one-way marginals of each pair, in cell units of FieldSums: with them the
/// dependence of a pair is compared.
std::vector<std::int64_t> independentPairs(const Domain &domain, const OneWay &oneWay);

/// A pair that was measured, and its estimate.
struct MeasuredPair
{
    Pair pair;
    double deviation = 0;       ///< of the noise in a cell, in units
    std::vector<double> shares; ///< denoised, with the one-way marginals as its margins
};
/// Returns the pairs with a weight above 0 in the last table.
std::vector<MeasuredPair> pairsFrom(const Domain &domain, const OneWay &oneWay, Released released);

/// The noise that the tables of a plan have. It depends on the plan alone.
struct NoiseForecast
{
    double halfWidth95 =
        0; ///< of the noise on the number of units with a value, in the field with the most noise
    double unitsForPairs = 0; ///< from which the dependence of pairs of fields is measured
};
NoiseForecast noiseForecast(const Domain &domain, std::span<const FieldTable> tables);

/// Returns the total variation between each pair and independence, as estimated, and the deviation of its
/// noise; empty where dependence was not measured.
struct Dependence
{
    std::vector<double> variations;
    double deviation = 0;
};
std::optional<Dependence> dependenceFrom(const Domain &domain, const OneWay &oneWay, Released released);

} // namespace core::fields
