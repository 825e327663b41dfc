#include "core/methods/histogram/Resolution.h"

#include "core/synthesis/keyphrases/Contribution.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace core::synthesis {

namespace {

struct Step
{
    double below; ///< powers below this
    std::uint32_t clusters;
};
constexpr std::array<Step, 4> steps{{{std::numbers::sqrt2, 200},
                                     {2 * std::numbers::sqrt2, 400},
                                     {4 * std::numbers::sqrt2, 800},
                                     {25, 1'600}}};
constexpr double ownPhrasesFrom = 8;
constexpr std::uint32_t ownPhrases = 3'000;
constexpr double phrasesOfOnePower = 1'000; // as many phrases can be counted by themselves

Resolution resolutionBySteps(double power, std::size_t vocabularySize)
{
    const auto *step = std::ranges::find_if(steps, [power](const Step &each) { return power < each.below; });
    if (step == steps.end())
        return {};
    const std::uint32_t clusters = clusterCount(vocabularySize, step->clusters);
    // The phrases of a small vocabulary are few enough by themselves.
    const bool hasOwn = power >= ownPhrasesFrom && vocabularySize > 2 * (ownPhrases + clusters);
    return {clusters, clusters > 0 && hasOwn ? ownPhrases : 0};
}

} // namespace

double unitsIn(const NoisyTable &units)
{
    return static_cast<double>(units.counts.cells.at(0)) / static_cast<double>(unitWeight);
}

double resolvingPower(const privacy::Noise &noiseOfCounts, double units, std::size_t labels)
{
    const double deviationInUnits =
        privacy::standardDeviation(noiseOfCounts) / static_cast<double>(unitWeight);
    constexpr double share = percentForCounts / 100.0;
    return std::numbers::sqrt2 / (deviationInUnits * share) * std::max(units, 0.0)
           / (100.0 * static_cast<double>(labels));
}

Resolution resolutionFor(double power, std::size_t vocabularySize)
{
    if (static_cast<double>(vocabularySize) <= power * phrasesOfOnePower)
        return {};
    return resolutionBySteps(power, vocabularySize);
}

bool isResolutionFor(const Resolution &resolution, double power, std::size_t vocabularySize)
{
    return resolution == resolutionFor(power, vocabularySize)
           || resolution == resolutionBySteps(power, vocabularySize);
}

std::size_t nodeCount(const Resolution &resolution, std::size_t vocabularySize)
{
    return resolution.clusters == 0 ? vocabularySize : resolution.clusters + resolution.ownPhrases;
}

std::vector<std::uint32_t>
nodesOf(const Resolution &resolution, const PhraseClusters &clusters, const Eigen::VectorXf &prior)
{
    if (resolution.clusters == 0)
        return {};
    std::vector<std::uint32_t> likeliest(static_cast<std::size_t>(prior.size()));
    std::iota(likeliest.begin(), likeliest.end(), 0U);
    std::ranges::stable_sort(likeliest, [&prior](std::uint32_t one, std::uint32_t other) {
        return prior[static_cast<Eigen::Index>(one)] > prior[static_cast<Eigen::Index>(other)];
    });
    likeliest.resize(resolution.ownPhrases);
    std::ranges::sort(likeliest);
    std::vector<std::uint32_t> nodes(clusters.clusterOf);
    for (std::uint32_t &node : nodes)
        node += resolution.ownPhrases;
    for (std::uint32_t own = 0; own < likeliest.size(); ++own)
        nodes[likeliest[own]] = own;
    return nodes;
}

namespace {

constexpr std::uint32_t mostClusters = 200;

} // namespace

std::size_t nodesOfPairs(std::size_t vocabularySize)
{
    const std::uint32_t clusters = clusterCount(vocabularySize, mostClusters);
    return clusters == 0 ? vocabularySize : clusters;
}

PhraseClusters clustersForPairs(const PublicInputs &inputs, JobControl &control)
{
    const auto nodes = static_cast<std::uint32_t>(nodesOfPairs(inputs.vocabulary.size()));
    if (nodes == inputs.vocabulary.size())
        return {nodes, {}};
    control.report(0.0, "clusters");
    return clusterPhrases(inputs.vocabulary, inputs.embedding, nodes, control);
}

} // namespace core::synthesis
