#include "core/fields/FieldRelease.h"

#include <cstdlib>

namespace core::fields {

namespace {

/// Appends the cells of marginals, each times its weight.
void appendWeighted(std::span<const std::int64_t> cells,
                    std::span<const std::size_t> sizes,
                    std::span<const std::int64_t> weights,
                    std::vector<std::int64_t> &table)
{
    std::size_t start = 0;
    for (std::size_t m = 0; m < sizes.size(); ++m)
        for (const std::size_t end = start + sizes[m]; start < end; ++start)
            table.push_back(cells[start] * weights[m]);
}

std::vector<std::size_t> pairSizes(const Domain &domain)
{
    std::vector<std::size_t> sizes;
    for (const auto &[i, j] : pairsOf(domain))
        sizes.push_back(static_cast<std::size_t>(domain.sizes[i])
                        * static_cast<std::size_t>(domain.sizes[j]));
    return sizes;
}

// The L1 distance of each pair from the product of its released one-way marginals.
std::vector<std::int64_t> distances(const FieldSums &sums, Released before)
{
    const Domain &domain = sums.domain();
    const std::vector<std::int64_t> exact = sums.pairs();
    const std::vector<std::int64_t> expected = independentPairs(domain, oneWayFrom(domain, before));
    std::vector<std::int64_t> found;
    std::size_t cell = 0;
    for (const std::size_t size : pairSizes(domain)) {
        std::int64_t &distance = found.emplace_back(0);
        for (const std::size_t end = cell + size; cell < end; ++cell)
            distance += std::abs(exact[cell] - expected[cell]);
    }
    return found;
}

} // namespace

std::vector<std::int64_t>
exactFieldTable(const FieldSums &sums, Released before, std::span<const std::int64_t> weights)
{
    const Domain &domain = sums.domain();
    const std::vector<std::size_t> sizes(domain.sizes.begin(), domain.sizes.end());
    std::vector<std::int64_t> table;
    appendWeighted(sums.oneWay(), sizes, weights.first(sizes.size()), table);
    const std::span<const std::int64_t> ofPairs = weights.subspan(sizes.size());
    if (before.size() == 1)
        appendWeighted(distances(sums, before), std::vector<std::size_t>(ofPairs.size(), 1), ofPairs, table);
    if (before.size() == 2)
        appendWeighted(sums.pairs(), pairSizes(domain), ofPairs, table);
    return table;
}

namespace {

bool isGaussianNoise(const privacy::Noise &noise)
{
    return std::holds_alternative<privacy::GaussianVariance>(noise);
}

// Computes the weights of tables again: they follow from public choices and from the tables before.
FieldMarginals withWeights(const std::vector<privacy::NoisyCounts> &counts, const Domain &domain)
{
    FieldMarginals all;
    for (const privacy::NoisyCounts &each : counts)
        all.tables.push_back({each, weightsOf(domain, isGaussianNoise(each.noise), all.tables)});
    return all;
}

} // namespace

Result<privacy::Released<FieldMarginals>>
drawFields(const FieldSums &sums, std::span<const FieldTable> tables, privacy::Drawing &drawing)
{
    const Domain &domain = sums.domain();
    std::vector<privacy::Released<privacy::NoisyCounts>> drawn;
    FieldMarginals before;
    for (const FieldTable &table : tables) {
        const bool isGaussian = isGaussianNoise(table.noise);
        const std::vector<std::int64_t> weights = weightsOf(domain, isGaussian, before.tables);
        if (!areWithin(weights, isGaussian) || drawn.size() == fieldTables)
            return fail(ErrorCode::Internal, "fields: the weights of a table are out of their bounds");
        privacy::ExactCounts exact(exactFieldTable(sums, before.tables, weights), table.sensitivity);
        KEYSEED_ASSIGN(auto noisy, drawing.draw(std::move(exact), table.noise));
        before.tables.push_back({*noisy, weights});
        drawn.push_back(std::move(noisy));
    }
    if (drawn.size() != fieldTables)
        return fail(ErrorCode::Internal, "fields: three tables were expected");
    return privacy::Released<privacy::NoisyCounts>::gather(drawn).derive(withWeights, domain);
}

} // namespace core::fields
