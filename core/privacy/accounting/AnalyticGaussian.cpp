#include "core/privacy/accounting/AnalyticGaussian.h"

#include <cmath>

namespace core::privacy {

namespace {

double normalBelow(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

constexpr double largestExponent = 500; // well below where e^epsilon is no number

// exp(epsilon) Phi(-b) with b = mu/2 + epsilon/mu is exp(-a^2/2) times exp(b^2/2) Phi(-b), a = mu/2 -
// epsilon/mu. Of the latter the asymptotic series (Abramowitz & Stegun 1964, 26.2.12): b is at least sqrt(2
// epsilon), above 31, and what is left out below 15/b^6 of it.
double secondTermOfLarge(double mu, double epsilon)
{
    const double a = mu / 2 - epsilon / mu;
    const double b = mu / 2 + epsilon / mu;
    const double series = (1 - 1 / (b * b) + 3 / (b * b * b * b)) / (b * std::sqrt(2 * std::acos(-1.0)));
    return std::exp(-a * a / 2) * series;
}

} // namespace

double gaussianDelta(double mu, double epsilon)
{
    const double second = epsilon <= largestExponent ? std::exp(epsilon) * normalBelow(-mu / 2 - epsilon / mu)
                                                     : secondTermOfLarge(mu, epsilon);
    return normalBelow(mu / 2 - epsilon / mu) - second;
}

// delta grows with mu.
double gaussianMu(double epsilon, double delta)
{
    double low = 0;
    double high = 1;
    while (gaussianDelta(high, epsilon) < delta)
        high *= 2;
    while (high - low > 1e-12 * high) {
        const double middle = (low + high) / 2;
        (gaussianDelta(middle, epsilon) < delta ? low : high) = middle;
    }
    return low;
}

// delta falls with epsilon.
double gaussianEpsilon(double mu, double delta)
{
    constexpr double largest = 600;
    constexpr int halvings = 60;
    double low = 0;
    double high = largest;
    for (int step = 0; step < halvings; ++step) {
        const double middle = (low + high) / 2;
        (gaussianDelta(mu, middle) > delta ? low : high) = middle;
    }
    return high;
}

} // namespace core::privacy
