#include "core/privacy/AnalyticGaussian.h"

#include <cmath>

namespace core::privacy {

namespace {

double normalBelow(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

} // namespace

double gaussianDelta(double mu, double epsilon)
{
    return normalBelow(mu / 2 - epsilon / mu) - std::exp(epsilon) * normalBelow(-mu / 2 - epsilon / mu);
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
    constexpr double largest = 600; // above it e^epsilon is no number
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
