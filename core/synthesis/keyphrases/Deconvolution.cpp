#include "core/synthesis/keyphrases/Deconvolution.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <vector>

namespace core::synthesis {

namespace {

using Array = Eigen::ArrayXf;
using Cells = std::span<const Eigen::Index>;
using Likelihoods = Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr int strata = 8;
constexpr std::size_t fittedCells = 20'000; // of one stratum: enough for 14 unknowns
constexpr std::size_t blockCells = 16'384;
constexpr int rounds = 40;
constexpr float leastCells = 0.05F;   // behind every ratio, so that none is ruled out for good
constexpr float leastChance = 1e-12F; // nor by the condition on the mean

// 0 and the powers of two from a quarter to 1,024.
Array ratioGrid()
{
    constexpr int powers = 13;
    Array grid(powers + 1);
    grid[0] = 0;
    for (int power = 0; power < powers; ++power)
        grid[power + 1] = std::ldexp(0.25F, power);
    return grid;
}

class Deconvolution final
{
public:
    Deconvolution(const Array &noisy,
                  const Array &expected,
                  const privacy::Noise &noise,
                  const JobControl &control)
        : m_noisy(noisy)
        , m_expected(expected)
        , m_isGaussian(std::holds_alternative<privacy::GaussianVariance>(noise))
        , m_deviation(static_cast<float>(privacy::standardDeviation(noise)))
        , m_grid(ratioGrid())
        , m_control(control)
    {}

    void shrink(Cells stratum, Array &answer) const
    {
        const Array chances = fit(stratum);
        for (std::size_t first = 0; first < stratum.size() && !m_control.isCancelled(); first += blockCells) {
            const Cells block = stratum.subspan(first, std::min(blockCells, stratum.size() - first));
            Likelihoods weights = likelihoods(block);
            weights.rowwise() *= chances.transpose();
            for (std::size_t cell = 0; cell < block.size(); ++cell)
                answer[block[cell]] = mean(block[cell], weights.row(static_cast<Eigen::Index>(cell)));
        }
    }

private:
    // A ratio of the grid stands for all that are near it. Where the noise is smaller than the gap to the
    // next ratio, the noisy value says more of the place in the gap than the grid does: the two are weighted
    // by their variances.
    template<typename Weights>
    float mean(Eigen::Index cell, const Weights &weights) const
    {
        const float expected = m_expected[cell];
        float sum = 0;
        for (Eigen::Index place = 0; place < m_grid.size(); ++place) {
            const float centre = expected * m_grid[place];
            const float gap = expected * std::max(m_grid[place] / 4, m_grid[1] / 4);
            const float trust = 1 / (1 + (m_deviation / gap) * (m_deviation / gap));
            sum += weights[place] * std::max(0.0F, centre + trust * (m_noisy[cell] - centre));
        }
        return sum / weights.sum();
    }

    // [cells x grid], each row up to a factor, its largest entry 1.
    Likelihoods likelihoods(Cells cells) const
    {
        Likelihoods logs(static_cast<Eigen::Index>(cells.size()), m_grid.size());
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            constexpr float farthest = 1e18F; // its square is a float still
            const Array distance = ((m_noisy[cells[cell]] - m_expected[cells[cell]] * m_grid) / m_deviation)
                                       .max(-farthest)
                                       .min(farthest);
            const Array log =
                m_isGaussian ? Array(-0.5F * distance.square()) : Array(-std::sqrt(2.0F) * distance.abs());
            logs.row(static_cast<Eigen::Index>(cell)) = (log - log.maxCoeff()).transpose();
        }
        return logs.exp();
    }

    Array fit(Cells stratum) const
    {
        std::vector<Eigen::Index> some;
        const std::size_t step = std::max<std::size_t>(1, stratum.size() / fittedCells);
        for (std::size_t index = 0; index < stratum.size(); index += step)
            some.push_back(stratum[index]);
        const Likelihoods likelihood = likelihoods(some);
        Array chances = Array::Constant(m_grid.size(), 1e-3F);
        chances[0] = 0.5F; // most phrases do not occur under most labels
        chances /= chances.sum();
        for (int round = 0; round < rounds && !m_control.isCancelled(); ++round) {
            const Array evidence = (likelihood.matrix() * chances.matrix()).array();
            const Array share =
                (likelihood.matrix().transpose() * evidence.inverse().matrix()).array() * chances;
            chances = withMeanOne(share + leastCells);
        }
        return chances;
    }

    // The nearest distribution, in relative entropy, whose mean is 1: exponential tilting (Csiszar 1975).
    Array withMeanOne(const Array &weights) const
    {
        float low = -1;
        float high = 50;
        Array tilted;
        for (int step = 0; step < 40; ++step) {
            const float tilt = (low + high) / 2;
            const Array logs = weights.log() - tilt * m_grid;
            tilted = (logs - logs.maxCoeff()).exp();
            tilted /= tilted.sum();
            ((tilted * m_grid).sum() > 1 ? low : high) = tilt;
        }
        return tilted.max(leastChance);
    }

    const Array &m_noisy;
    const Array &m_expected;
    bool m_isGaussian;
    float m_deviation;
    Array m_grid;
    const JobControl &m_control;
};

} // namespace

Eigen::ArrayXf deconvolved(const Eigen::ArrayXf &noisy,
                           const Eigen::ArrayXf &expected,
                           const privacy::Noise &noise,
                           const JobControl &control)
{
    std::vector<Eigen::Index> order(static_cast<std::size_t>(noisy.size()));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    std::sort(order.begin(), order.end(), [&](Eigen::Index a, Eigen::Index b) {
        return expected[a] != expected[b] ? expected[a] < expected[b] : a < b;
    });
    Eigen::ArrayXf answer = Eigen::ArrayXf::Zero(noisy.size());
    const Deconvolution deconvolution(noisy, expected, noise, control);
    // Strata of equal expectation in all: many small cells in one, few large ones in another.
    const double total = expected.cast<double>().sum();
    double passed = 0;
    std::size_t first = 0;
    for (int stratum = 1; stratum <= strata && !control.isCancelled(); ++stratum) {
        std::size_t last = first;
        for (; last < order.size() && (stratum == strata || passed < total * stratum / strata); ++last)
            passed += static_cast<double>(expected[order[last]]);
        if (last > first)
            deconvolution.shrink(Cells(order).subspan(first, last - first), answer);
        first = last;
    }
    return answer;
}

} // namespace core::synthesis
