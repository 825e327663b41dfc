#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::privacy {

/// The distribution of the privacy loss of a mechanism on a grid of losses, rounded so that no set of
/// outcomes becomes less distinguishable: what is computed from it is never below the truth. Neighbouring
/// data sets: one privacy unit added or removed; both orders are covered, because all noise here is
/// symmetric.
///
/// Representation ("connect the dots", Doroshenko, Ghazi, Kamath, Kumar, Manurangsi 2022, "Connect the Dots:
/// Tighter Discrete Approximations of Privacy Loss Distributions", Section 4): the hockey-stick divergence
/// delta(epsilon) of a mechanism is convex in e^epsilon, so that the chords between grid points lie above it,
/// and are the divergence of the distribution whose masses are the changes of slope.
class LossDistribution
{
public:
    /// No loss at all: the neutral element of composition.
    explicit LossDistribution(double step);

    /// Laplace noise (continuous) whose scale is the L1 sensitivity divided by `epsilon`.
    static LossDistribution laplace(double epsilon, double step);
    /// Discrete Laplace noise P(x) ~ exp(-a |x|) on whole numbers, `l1` the sensitivity in them.
    ///
    /// It covers vectors as well: for a log-concave noise the trade-off of a shift by a + b is that of a
    /// shift by a followed by one by b, and the composition of both is at least as private (Dong, Roth, Su
    /// 2022, Lemma A.5; Awan & Dong 2022), so that no vector of this L1 norm is easier to tell apart than one
    /// shifted coordinate.
    static LossDistribution discreteLaplace(double a, std::int64_t l1, double step);
    /// Discrete Gaussian noise of one coordinate, sensitivity `shift`. For coarse noise; vectors of fine
    /// noise are accounted by their mu (Accounting.h).
    static LossDistribution discreteGaussian(double sigma, std::int64_t shift, double step);

    double step() const { return m_step; }
    /// Composes with an independent mechanism on the same grid.
    LossDistribution composedWith(const LossDistribution &other) const;
    /// Composes `times` copies.
    LossDistribution repeated(std::int64_t times) const;

    /// The hockey-stick divergence: the least delta for this epsilon, at most.
    double delta(double epsilon) const;

    /// Calls `visit(loss, mass)` for each grid point with mass. The mass that is left is of unlimited loss.
    template<typename Visit>
    void forEach(Visit visit) const
    {
        for (std::size_t i = 0; i < m_mass.size(); ++i)
            if (m_mass[i] > 0)
                visit(static_cast<double>(m_first + static_cast<std::int64_t>(i)) * m_step, m_mass[i]);
    }
    /// Mass of outcomes that only one of the data sets can give.
    double infiniteMass() const { return m_infinite; }

private:
    template<typename Divergence>
    static LossDistribution fromDivergence(double low, double high, double step, Divergence delta);
    void trim();

    double m_step;
    std::int64_t m_first = 0; ///< index of the first grid point: its loss is m_first * m_step
    std::vector<double> m_mass;
    double m_infinite = 0;
};

} // namespace core::privacy
