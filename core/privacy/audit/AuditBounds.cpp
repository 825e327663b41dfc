#include "core/privacy/audit/AuditBounds.h"

#include <algorithm>
#include <cmath>

namespace core::privacy {

namespace {

double relativeEntropy(double p, double q)
{
    const auto term = [](double a, double b) { return a > 0 ? a * std::log(a / b) : 0.0; };
    return term(p, q) + term(1 - p, 1 - q);
}

// The outermost q on one side of the measured frequency that the data do not rule out.
double entropyBound(long hits, long trials, double alpha, double extreme)
{
    const double frequency = static_cast<double>(hits) / static_cast<double>(trials);
    const double allowed = std::log(1 / alpha) / static_cast<double>(trials);
    double inside = frequency;
    double outside = extreme;
    for (int step = 0; step < 100; ++step) {
        const double middle = (inside + outside) / 2;
        (relativeEntropy(frequency, middle) <= allowed ? inside : outside) = middle;
    }
    return outside;
}

// The outermost frequency on one side of the chance that is no rarer than `alpha`.
double frequencyBound(double chance, long trials, double alpha, double extreme)
{
    const double allowed = std::log(1 / alpha) / static_cast<double>(trials);
    double inside = chance;
    double outside = extreme;
    for (int step = 0; step < 100; ++step) {
        const double middle = (inside + outside) / 2;
        (relativeEntropy(middle, chance) <= allowed ? inside : outside) = middle;
    }
    return outside;
}

} // namespace

double leastFrequency(double chance, long trials, double alpha)
{
    return chance <= 0 ? 0.0 : frequencyBound(chance, trials, alpha, 0.0);
}

double mostFrequency(double chance, long trials, double alpha)
{
    return chance >= 1 ? 1.0 : frequencyBound(chance, trials, alpha, 1.0);
}

double lowerBound(long hits, long trials, double alpha)
{
    return hits == 0 ? 0.0 : entropyBound(hits, trials, alpha, 0.0);
}

double upperBound(long hits, long trials, double alpha)
{
    return hits == trials ? 1.0 : entropyBound(hits, trials, alpha, 1.0);
}

double epsilonLowerBound(const EventCounts &counts, double delta, double alpha)
{
    const double atLeast = lowerBound(counts.hits, counts.trials, alpha) - delta;
    const double atMost = upperBound(counts.hitsOfNeighbour, counts.trials, alpha);
    return atLeast > atMost ? std::log(atLeast / atMost) : 0.0;
}

double binomialTail(long trials, double p, long hits)
{
    if (hits <= 0)
        return 1.0;
    const auto n = static_cast<double>(trials);
    const double logOdds = std::log(p) - std::log1p(-p);
    // ln P(k), from k = 0 up: logarithms, as most of the probabilities are too small for a double.
    double logTerm = n * std::log1p(-p);
    double tail = 0;
    for (long k = 0; k <= trials; ++k) {
        if (k >= hits)
            tail += std::exp(logTerm);
        logTerm += std::log((n - static_cast<double>(k)) / static_cast<double>(k + 1)) + logOdds;
    }
    return std::min(1.0, tail);
}

double oneRunLowerBound(long correct, long guesses, double alpha)
{
    const auto isRuledOut = [&](double epsilon) {
        return binomialTail(guesses, 1 / (1 + std::exp(-epsilon)), correct) <= alpha;
    };
    if (!isRuledOut(0))
        return 0;
    double ruledOut = 0;
    double possible = 30; // more than any epsilon that a few million guesses can refute
    for (int step = 0; step < 50; ++step) {
        const double middle = (ruledOut + possible) / 2;
        (isRuledOut(middle) ? ruledOut : possible) = middle;
    }
    return ruledOut;
}

} // namespace core::privacy
