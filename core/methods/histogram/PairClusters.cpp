#include "core/methods/histogram/PairClusters.h"

namespace core::synthesis {

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
