#pragma once

#include "core/privacy/Noise.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core::audit {

/// How much the persons weigh in the released numbers of a table, against what is claimed: the linear score
/// <noisy, exact> / <exact, exact>, which is 1 and noise where every person who is there adds what the
/// definition of the table says and nobody else adds anything.
///
/// Its distribution under the claim has an exponential bound: of independent noise of scale b or deviation
/// sigma, sum(exact_j noise_j) exceeds z with a chance of at most
/// Laplace: min over t of exp(-t z) product 1 / (1 - (t b exact_j)^2), 0 <= t < 1 / (b max exact_j)
/// (Chernoff; the moments of the discrete Laplace are at most those of the continuous one);
/// Gaussian: exp(-z^2 / (2 sigma^2 sum exact_j^2)) (discrete: Canonne, Kamath, Steinke 2020, Corollary 17).
class WeightCheck final
{
public:
    explicit WeightCheck(const privacy::Noise &noise)
        : m_noise(noise)
    {}

    /// One release; both have one entry a cell.
    void add(std::span<const std::int64_t> exact, std::span<const std::int64_t> noisy);

    /// 1: as claimed. 1 also where nobody adds anything.
    double weight() const;
    /// The chance of being so far from 1 on either side, under the claim, is below `alpha`.
    bool isOff(double alpha) const;

private:
    double logChance(double excess) const;

    privacy::Noise m_noise;
    double m_excess = 0; ///< sum of exact (noisy - exact)
    double m_square = 0; ///< sum of exact^2
    std::vector<double> m_exact;
};

} // namespace core::audit
