#include "core/privacy/accounting/LossDistribution.h"

#include <algorithm>
#include <cmath>

namespace core::privacy {

namespace {

/// Tails below this mass are counted as unlimited losses: far below any delta that a plan can name.
constexpr double negligible = 1e-24;

} // namespace

LossDistribution::LossDistribution(double step)
    : m_step(step)
    , m_mass{1.0}
{}

/// `delta(epsilon)` is 1 - e^epsilon up to `low` (as of every mechanism whose losses begin there). What
/// remains of it at `high` is unlimited loss.
template<typename Divergence>
LossDistribution LossDistribution::fromDivergence(double low, double high, double step, Divergence delta)
{
    LossDistribution made(step);
    made.m_first = static_cast<std::int64_t>(std::floor(low / step));
    const auto last = static_cast<std::int64_t>(std::ceil(high / step));
    const auto loss = [&](std::int64_t i) { return static_cast<double>(i) * step; };
    made.m_mass.assign(static_cast<std::size_t>(last - made.m_first + 1), 0.0);

    // In x = e^loss the divergence has slope -1 before the first point and 0 behind the last. Chord slopes
    // are taken relative to the width e^loss_i, so that masses of the first data set come out without a
    // difference of large numbers.
    const double growth = std::expm1(step);
    double before = -1;
    double here = delta(loss(made.m_first));
    for (std::int64_t i = made.m_first; i <= last; ++i) {
        const double next = i == last ? here : delta(loss(i + 1));
        const double slope = i == last ? 0.0 : std::min(0.0, (next - here) / (std::exp(loss(i)) * growth));
        made.m_mass[static_cast<std::size_t>(i - made.m_first)] =
            std::max(0.0, slope - before) * std::exp(loss(i));
        before = slope;
        here = next;
    }
    made.m_infinite = std::max(0.0, here);
    made.trim();
    return made;
}

LossDistribution LossDistribution::laplace(double epsilon, double step)
{
    return fromDivergence(-epsilon, epsilon, step, [epsilon](double at) {
        if (at >= epsilon)
            return 0.0;
        return at <= -epsilon ? -std::expm1(at) : -std::expm1((at - epsilon) / 2);
    });
}

LossDistribution LossDistribution::discreteLaplace(double a, std::int64_t l1, double step)
{
    const double shift = static_cast<double>(l1);
    const double epsilon = a * shift;
    const double both = 1 + std::exp(-a);
    return fromDivergence(-epsilon, epsilon, step, [=](double at) {
        if (at >= epsilon)
            return 0.0;
        if (at <= -epsilon)
            return -std::expm1(at);
        // The best test is "at least t" for the first whole t whose loss a (2t - l1) is above epsilon.
        const double t = std::clamp(std::floor((at / a + shift) / 2) + 1, 1.0, shift);
        return std::max(0.0, 1 - (std::exp(-a * (shift - t + 1)) + std::exp(at - a * t)) / both);
    });
}

LossDistribution LossDistribution::discreteGaussian(double sigma, std::int64_t shift, double step)
{
    // Tail sums of the unnormalised noise, from the far end, where each is exact to its own last digits.
    const double variance = sigma * sigma;
    const auto reach = static_cast<std::int64_t>(std::ceil(15 * sigma)) + shift;
    std::vector<double> tail(static_cast<std::size_t>(2 * reach + 2), 0.0);
    for (std::int64_t k = reach; k >= -reach; --k) {
        const auto x = static_cast<double>(k);
        tail[static_cast<std::size_t>(k + reach)] =
            tail[static_cast<std::size_t>(k + reach + 1)] + std::exp(-x * x / (2 * variance));
    }
    const double total = tail.front();
    const auto atLeast = [&](std::int64_t k) {
        return tail[static_cast<std::size_t>(std::clamp(k + reach, std::int64_t{0}, 2 * reach + 1))] / total;
    };
    const auto s = static_cast<double>(shift);
    const double most = (2 * 12 * sigma * s + s * s) / (2 * variance);
    return fromDivergence(-most, most, step, [&](double at) {
        // The loss of x is (2 x s - s^2) / (2 sigma^2); the best test is "at least t" for the first x above
        // epsilon.
        const auto t = static_cast<std::int64_t>(std::floor((at * 2 * variance + s * s) / (2 * s))) + 1;
        return std::max(0.0, atLeast(t - shift) - std::exp(at) * atLeast(t));
    });
}

void LossDistribution::trim()
{
    double spilt = 0;
    while (m_mass.size() > 1 && spilt + m_mass.back() < negligible) {
        spilt += m_mass.back();
        m_mass.pop_back();
    }
    m_infinite += spilt;
    // At the low end a mass moves up to the next loss, which makes the data sets easier to tell apart, never
    // harder.
    std::size_t dropped = 0;
    double moved = 0;
    while (dropped + 1 < m_mass.size() && moved + m_mass[dropped] < negligible)
        moved += m_mass[dropped++];
    if (dropped > 0) {
        m_mass.erase(m_mass.begin(), m_mass.begin() + static_cast<std::ptrdiff_t>(dropped));
        m_mass.front() += moved;
        m_first += static_cast<std::int64_t>(dropped);
    }
}

LossDistribution LossDistribution::composedWith(const LossDistribution &other) const
{
    LossDistribution made(m_step);
    made.m_first = m_first + other.m_first;
    made.m_mass.assign(m_mass.size() + other.m_mass.size() - 1, 0.0);
    // Sums of positive numbers alone: every mass is right to its own last digits, which a Fourier transform
    // is not.
    const auto &shorter = m_mass.size() < other.m_mass.size() ? m_mass : other.m_mass;
    const auto &longer = m_mass.size() < other.m_mass.size() ? other.m_mass : m_mass;
    for (std::size_t i = 0; i < shorter.size(); ++i) {
        const double weight = shorter[i];
        if (weight <= 0)
            continue;
        double *const to = made.m_mass.data() + i;
        for (std::size_t j = 0; j < longer.size(); ++j)
            to[j] += weight * longer[j];
    }
    made.m_infinite = m_infinite + other.m_infinite;
    made.trim();
    return made;
}

LossDistribution LossDistribution::repeated(std::int64_t times) const
{
    LossDistribution result(m_step);
    LossDistribution square = *this;
    for (std::int64_t left = times; left > 0; left /= 2) {
        if (left % 2 == 1)
            result = result.composedWith(square);
        if (left > 1)
            square = square.composedWith(square);
    }
    return result;
}

double LossDistribution::delta(double epsilon) const
{
    double sum = m_infinite;
    forEach([&](double loss, double mass) {
        if (loss > epsilon)
            sum += mass * -std::expm1(epsilon - loss);
    });
    return std::min(1.0, sum);
}

} // namespace core::privacy
