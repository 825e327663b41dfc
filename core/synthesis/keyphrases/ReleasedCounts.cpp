#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/Informativeness.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

// The x that a standard Gaussian variable exceeds with chance `tail`, by bisection.
double gaussianQuantile(double tail)
{
    double low = 0;
    double high = 40;
    for (int step = 0; step < 80; ++step) {
        const double middle = (low + high) / 2;
        (0.5 * std::erfc(middle / std::sqrt(2.0)) > tail ? low : high) = middle;
    }
    return high;
}

} // namespace

double noiseHalfWidth95(const privacy::Noise &noise)
{
    if (const auto *gaussian = std::get_if<privacy::GaussianVariance>(&noise))
        return std::ceil(gaussianQuantile(0.025) * std::sqrt(static_cast<double>(gaussian->sigmaSquared)));
    // P(|X| > k) = 2 q^(k+1) / (1 + q) with q = exp(-1/b); about b ln 20 for large b.
    const double step = 1.0 / std::get<privacy::LaplaceScale>(noise).value();
    return std::max(0.0, std::ceil(-std::log(0.025 * (1.0 + std::exp(-step))) / step - 1.0));
}

double noiseThreshold(const privacy::Noise &noise, std::size_t cells, double falseCells)
{
    const double tail = falseCells / static_cast<double>(std::max<std::size_t>(cells, 1));
    if (tail >= 0.5)
        return 0.0;
    if (const auto *gaussian = std::get_if<privacy::GaussianVariance>(&noise))
        return gaussianQuantile(tail) * std::sqrt(static_cast<double>(gaussian->sigmaSquared));
    // Upper tail of Laplace noise: exp(-T/b) / 2.
    return -std::get<privacy::LaplaceScale>(noise).value() * std::log(2.0 * tail);
}

namespace {

CountNoise countNoise(const Synthesizer &method,
                      const CountTable &table,
                      const MethodParameters &parameters,
                      std::size_t vocabularySize,
                      const privacy::Sensitivity &sensitivity,
                      const privacy::Noise &noise)
{
    CountNoise result;
    result.areClusters = table.areClusters;
    result.isJoint = table.isJoint;
    result.items = result.areClusters ? static_cast<std::size_t>(parameters.clusters) : vocabularySize;
    result.itemsPerUnit = std::max(1, method.itemsPerUnit(table, parameters, noise));
    // A unit spreads W over so many items; Gaussian weights are W / sqrt(S) each.
    const auto weight = std::sqrt(static_cast<double>(sensitivity.l2Squared));
    const double nodes = result.itemsPerUnit;
    result.oneUnit = weight / (normFor(noise) == ContributionNorm::L2 ? std::sqrt(nodes) : nodes);
    result.halfWidth95 = noiseHalfWidth95(noise) / result.oneUnit;
    result.standardDeviation = privacy::standardDeviation(noise) / result.oneUnit;
    result.threshold = noiseThreshold(noise, result.items) / result.oneUnit;
    return result;
}

} // namespace

std::optional<CountNoise> plannedCountNoise(const Synthesizer &method,
                                            const MethodParameters &parameters,
                                            std::size_t vocabularySize,
                                            std::span<const PlannedTable> tables)
{
    for (const CountTable &counts : method.countTables())
        for (const PlannedTable &table : tables)
            if (table.name == counts.name)
                return countNoise(method, counts, parameters, vocabularySize, table.sensitivity, table.noise);
    return {};
}

std::optional<ReleasedCounts> ReleasedCounts::of(const Synthesizer &method,
                                                 const ReleasedModel &model,
                                                 const vocabulary::Vocabulary &phrases)
{
    for (const CountTable &counts : method.countTables())
        if (const NoisyTable *table = model.table(counts.name)) {
            const auto &[cells, sensitivity, noise] = table->counts;
            return ReleasedCounts(
                model,
                *table,
                phrases,
                countNoise(method, counts, model.parameters, model.vocabularySize, sensitivity, noise));
        }
    return {};
}

ReleasedCounts::ReleasedCounts(const ReleasedModel &model,
                               const NoisyTable &table,
                               const vocabulary::Vocabulary &phrases,
                               const CountNoise &noise)
    : m_phrases(&phrases)
    , m_table(&table)
    , m_noise(noise)
{
    if (areClusters())
        nameClusters(model);
}

void ReleasedCounts::nameClusters(const ReleasedModel &model)
{
    constexpr std::size_t shown = 3;
    const Eigen::VectorXf prior = publicPrior(*m_phrases);
    std::vector<std::vector<vocabulary::TermId>> members(items());
    for (vocabulary::TermId id = 0; id < model.vocabularySize; ++id)
        members[model.clusterOf[id]].push_back(id);
    for (auto &ids : members) {
        const auto kept = static_cast<std::ptrdiff_t>(std::min(shown, ids.size()));
        std::partial_sort(ids.begin(), ids.begin() + kept, ids.end(), [&](auto a, auto b) {
            const auto left = prior[static_cast<Eigen::Index>(a)];
            const auto right = prior[static_cast<Eigen::Index>(b)];
            return left != right ? left > right : a < b;
        });
        std::string name;
        for (std::ptrdiff_t index = 0; index < kept; ++index)
            name +=
                (index == 0 ? "" : "; ") + std::string(m_phrases->term(ids[static_cast<std::size_t>(index)]));
        m_clusterNames.push_back(std::move(name));
    }
}

std::string ReleasedCounts::name(std::size_t item) const
{
    return areClusters() ? m_clusterNames[item]
                         : std::string(m_phrases->term(static_cast<vocabulary::TermId>(item)));
}

double ReleasedCounts::count(std::size_t label, std::size_t item) const
{
    const std::size_t row = isJoint() ? 0 : label;
    return static_cast<double>(m_table->counts.cells[row * items() + item]) / m_noise.oneUnit;
}

std::vector<std::size_t> ReleasedCounts::standingOut(std::size_t label) const
{
    std::vector<std::size_t> found;
    for (std::size_t item = 0; item < items(); ++item)
        if (standsOut(label, item))
            found.push_back(item);
    std::sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
        const double left = count(label, a);
        const double right = count(label, b);
        return left != right ? left > right : name(a) < name(b);
    });
    return found;
}

} // namespace core::synthesis
