#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/privacy/Noise.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/PhraseClusters.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::synthesis {

/// How the budget of the phrases is shared: a noisy number of units first, by which the resolution is chosen,
/// and the counts at that resolution with all the rest.
inline constexpr int percentForUnits = 2;
inline constexpr int percentForCounts = 100 - percentForUnits;

/// The key in MethodParameters::further for the number of phrases that are nodes by themselves beside the
/// clusters.
inline constexpr const char *ownPhrasesKey = "ownPhrases";

/// The cells under each label: clusters of near phrases, with some of the likeliest phrases by themselves
/// beside them, or all phrases by themselves.
struct Resolution
{
    std::uint32_t clusters = 0;   ///< 0: all phrases by themselves
    std::uint32_t ownPhrases = 0; ///< the likeliest phrases, which are in no cluster

    friend bool operator==(const Resolution &, const Resolution &) = default;
};

/// The released number of units; below 0 where the noise made it so.
double unitsIn(const NoisyTable &units);

/// Returns how well the counts of a label can be distinguished from their noise: sqrt(2) units over the
/// deviation of the noise, were the whole budget spent on it, for every hundred units of a label. Under pure
/// noise this is epsilon x units / (100 x labels). `units` may be a noisy number, also below 0.
double resolvingPower(const privacy::Noise &noiseOfCounts, double units, std::size_t labels);

/// Returns the finest resolution whose counts exceed the noise at that power: phrases by themselves if a
/// thousandth of them is at most the power, or from a power of 25 on. A public rule of a released number.
Resolution resolutionFor(double power, std::size_t vocabularySize);
/// Returns whether a released model may have that resolution: by resolutionFor(), or by the rule of release
/// 0.2, which counted the phrases of a small vocabulary as clusters up to a power of 25.
bool isResolutionFor(const Resolution &resolution, double power, std::size_t vocabularySize);

/// The node of each phrase: first the phrases by themselves, in their order, then the clusters. Empty if all
/// phrases are nodes.
std::vector<std::uint32_t>
nodesOf(const Resolution &resolution, const PhraseClusters &clusters, const Eigen::VectorXf &prior);
std::size_t nodeCount(const Resolution &resolution, std::size_t vocabularySize);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::Resolution> = true;

namespace core::synthesis {

/// Returns how many nodes the table of pairs has, regardless of the resolution of the counts: clusters of
/// phrases, or the phrases of a small vocabulary.
std::size_t nodesOfPairs(std::size_t vocabularySize);

/// Returns these nodes, by the public vectors: always the same. A cancelled `control` ends it soon, with
/// nodes that must not be used. Stage: "clusters".
PhraseClusters clustersForPairs(const PublicInputs &inputs, JobControl &control);

} // namespace core::synthesis
