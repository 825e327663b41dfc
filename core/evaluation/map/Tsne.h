#pragma once

#include "core/evaluation/map/Affinities.h"

#include <cstdint>

/// A map of documents: points that are near in many dimensions are near in two (t-SNE). Of records it is
/// PRIVATE: no epsilon covers where a point lies.
namespace core::evaluation {

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
