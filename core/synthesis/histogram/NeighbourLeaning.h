#pragma once

#include "core/synthesis/PublicInputs.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace core::synthesis {

/// Where the nodes of a table lie among the public vectors.
struct NodePlaces
{
    Eigen::MatrixXf vectors; ///< [nodes x dimension], the mean of all taken off
    Eigen::VectorXf centre;  ///< what was taken off
};

/// The mean vector of each node, its phrases weighted by the prior. `nodeOf`: of each phrase; empty where
/// phrases are nodes.
NodePlaces nodePlaces(const embedding::Embedding &embedding,
                      const Eigen::VectorXf &prior,
                      const std::vector<std::uint32_t> &nodeOf,
                      Eigen::Index nodes);

/// What the noisy counts of other nodes say of each, because what lies near to each other has a field in common.
struct NeighbourLeaning
{
    Eigen::MatrixXf ratios;  ///< [labels x nodes], to the expectation, without a node's own count; >= 0
    Eigen::MatrixXf slopes;  ///< [labels x dimension]: a phrase at x has the ratio 1 + slope . (x - centre)
    float width = 0;         ///< prior deviation of the slopes; 0: nothing was found, all ratios are 1
};

/// Ridge regression of the ratio of noisy to expected counts on the vectors of the nodes, label by label, the
/// width the one that predicts best what was left out (PRESS, Allen 1974). `noisy` and `expected` are [labels x
/// nodes], `deviation` that of the noise.
NeighbourLeaning neighbourLeaning(const Eigen::MatrixXf &noisy,
                                  const Eigen::MatrixXf &expected,
                                  const NodePlaces &places,
                                  float deviation);

} // namespace core::synthesis
