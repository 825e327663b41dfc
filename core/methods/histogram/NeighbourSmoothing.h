#pragma once

#include "core/base/JobControl.h"
#include "core/embedding/Embedding.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace core::synthesis {

/// The places of some nodes of a table among the public vectors.
struct NodePlaces
{
    std::vector<Eigen::Index> nodes; ///< which, ascending
    Eigen::MatrixXf vectors;         ///< [nodes x dimension], minus the mean of all
    Eigen::VectorXf centre;          ///< the mean of all
};

/// The mean vector of each node, its phrases weighted by the prior: of all nodes, or of the 8,192 of largest
/// prior. `nodeOf`: of each phrase; empty if phrases are nodes. `priorOfNodes`: [nodes].
NodePlaces nodePlaces(const embedding::Embedding &embedding,
                      const Eigen::VectorXf &prior,
                      const std::vector<std::uint32_t> &nodeOf,
                      const Eigen::VectorXf &priorOfNodes);

/// The information of the noisy counts of other nodes about each, because near nodes belong to one field.
struct NeighbourSmoothing
{
    float width = 0;        ///< prior deviation of the slopes; 0: the vectors say nothing, take no notice
    Eigen::MatrixXf ratios; ///< [labels x placed nodes] of count to expectation, without a node's own count
    Eigen::MatrixXf slopes; ///< [labels x dimension]: a phrase at x has the ratio 1 + slope . (x - centre)
};

/// The ratio of count to expectation regressed on the vectors of the nodes, label by label: ridge regression,
/// each node weighted by its noise and its own variation. The width of the slopes is chosen by how well
/// omitted nodes are predicted (PRESS: Allen, Technometrics 1974), for all labels together; each node is
/// smoothed by the others alone, so that its own noise is not treated as information. `noisy` and `expected`
/// are [labels x nodes], `deviation` is that of the noise. Post-processing: free.
NeighbourSmoothing neighbourSmoothing(const Eigen::MatrixXf &noisy,
                                      const Eigen::MatrixXf &expected,
                                      const NodePlaces &places,
                                      float deviation,
                                      const JobControl &control);

} // namespace core::synthesis
