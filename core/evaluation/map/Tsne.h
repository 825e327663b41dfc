#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/classifiers/Classifier.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::evaluation {

/// How near points are to each other as t-SNE has it: the joint chances p_ij, which are symmetric and sum
/// to 1. Sparse, row by row. PRIVATE where points are records.
struct Affinities
{
    std::vector<std::size_t> starts = {0}; ///< of each row, and the end of the last
    std::vector<std::uint32_t> columns;
    std::vector<double> values;

    std::size_t points() const { return starts.size() - 1; }
};

/// p_j|i falls with the squared distance as a normal density whose width gives each point's neighbours the
/// `perplexity` (2 to the entropy in bits), and p_ij = (p_j|i + p_i|j) / 2n (van der Maaten, Hinton 2008,
/// equations 1 and 3.1). Of each point as many nearest neighbours count as `neighbours` says, n - 1 at most
/// (van der Maaten 2014, section 4.1: 3 x perplexity); these are found exactly. Errors: Cancelled.
/// Stage: "neighbours".
Result<Affinities>
affinitiesOf(const RowMatrix<float> &points, double perplexity, std::size_t neighbours, JobControl &control);

// A map of documents: points that are near in many dimensions are near in two (t-SNE). Of records it is
// PRIVATE: no epsilon covers where a point lies.

struct MapSettings
{
    double perplexity = 30.0; ///< about how many neighbours count; above 1
    std::uint64_t seed = 1;   ///< of where points start
    int steps = 1000;
    std::size_t exactBelow = 2000; ///< points; from then on Barnes-Hut
    double theta = 0.5;            ///< of Barnes-Hut: 0 is exact, 0.5 what van der Maaten 2014 takes
};

/// The Kullback-Leibler divergence of the map's chances from the affinities, in nats. Exact.
double mapCost(const Affinities &affinities, const RowMatrix<double> &positions);

/// [n x 2]: 4 sum_j (p_ij - q_ij)(y_i - y_j) / (1 + |y_i - y_j|^2) (van der Maaten, Hinton 2008, equation 5),
/// with p multiplied by `exaggeration`.
RowMatrix<double> mapGradient(const Affinities &affinities,
                              const RowMatrix<double> &positions,
                              double theta,
                              double exaggeration = 1.0);

/// [n x 2], the mean at 0, of `points` [n x dimensions]. Deterministic for settings, points and machine.
/// Momentum 0.5, then 0.8, with gains, and early exaggeration by 12 for the first quarter of the steps (van
/// der Maaten 2014), a rate of n / 12, at least 50 (Belkina et al. 2019). The perplexity is at most a third
/// of the other points. Errors: InvalidPlan (settings out of range, a value that is not finite), Cancelled.
/// Stages: "neighbours", "map".
Result<RowMatrix<double>>
mapOf(const RowMatrix<float> &points, const MapSettings &settings, JobControl &control);

} // namespace core::evaluation
