#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <vector>

/// Whether a sample of integers fits a distribution that is known exactly. All checks are given in standard
/// deviations of what they would be by chance: a right sampler passes 6.5 of them in less than one of 10^10.
namespace samplechecks {

using Sample = std::vector<std::int64_t>;
/// P(X <= x)
using Cumulative = std::function<double(std::int64_t)>;

struct ChiSquare
{
    double standardDeviations = 0; ///< Wilson & Hilferty 1931: nearly normal for any number of bins
    int bins = 0;
};

/// Bins of `width` integers around 0, up to 20 scales to either side, joined until 100 are expected in each;
/// the two tails are bins too.
inline ChiSquare chiSquare(const Sample &sample, const Cumulative &cumulative, double scale)
{
    const auto width = std::max<std::int64_t>(1, static_cast<std::int64_t>(scale / 5));
    Sample sorted = sample;
    std::sort(sorted.begin(), sorted.end());
    const auto n = static_cast<double>(sample.size());
    const auto seenUpTo = [&](std::int64_t x) {
        return static_cast<double>(std::upper_bound(sorted.begin(), sorted.end(), x) - sorted.begin());
    };
    double statistic = 0;
    int bins = 0;
    double seen = 0;
    double expected = 0;
    const auto add = [&](double seenNow, double expectedNow) {
        statistic += (seenNow - seen - (expectedNow - expected)) * (seenNow - seen - (expectedNow - expected))
                     / (expectedNow - expected);
        ++bins;
        seen = seenNow;
        expected = expectedNow;
    };
    const std::int64_t half = width / 2;
    for (std::int64_t step = -100; step <= 100; ++step) {
        const std::int64_t edge = step * width + half;
        const double expectedNow = n * cumulative(edge);
        if (expectedNow - expected >= 100 && n - expectedNow >= 100)
            add(seenUpTo(edge), expectedNow);
    }
    add(n, n);
    const double part = 2.0 / (9 * (bins - 1));
    return {(std::cbrt(statistic / (bins - 1)) - (1 - part)) / std::sqrt(part), bins};
}

/// How unevenly the signs fall.
inline double signImbalance(const Sample &sample)
{
    const auto positive = std::count_if(sample.begin(), sample.end(), [](auto x) { return x > 0; });
    const auto negative = std::count_if(sample.begin(), sample.end(), [](auto x) { return x < 0; });
    return static_cast<double>(positive - negative)
           / std::sqrt(std::max(1.0, static_cast<double>(positive + negative)));
}

/// How far the share of `value` is from its probability.
inline double pointExcess(const Sample &sample, std::int64_t value, double probability)
{
    const auto n = static_cast<double>(sample.size());
    const auto seen = static_cast<double>(std::count(sample.begin(), sample.end(), value));
    return (seen - n * probability) / std::sqrt(n * probability * (1 - probability));
}

/// How far ln(count(value + 1) / count(value)) is from what it should be: the slope that the privacy loss is.
inline double slopeExcess(const Sample &sample, std::int64_t value, double logRatio)
{
    const auto here = static_cast<double>(std::count(sample.begin(), sample.end(), value));
    const auto next = static_cast<double>(std::count(sample.begin(), sample.end(), value + 1));
    return (std::log(next / here) - logRatio) / std::sqrt(1 / here + 1 / next);
}

/// Correlation of two samples about zero, times the root of their size.
template<typename Iterator>
double correlation(Iterator a, Iterator b, std::size_t count)
{
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t index = 0; index < count; ++index, ++a, ++b) {
        const auto x = static_cast<double>(*a);
        const auto y = static_cast<double>(*b);
        ab += x * y;
        aa += x * x;
        bb += y * y;
    }
    return ab / std::sqrt(aa * bb) * std::sqrt(static_cast<double>(count));
}

inline double autocorrelation(const Sample &sample, std::size_t lag)
{
    return correlation(
        sample.begin(), sample.begin() + static_cast<std::ptrdiff_t>(lag), sample.size() - lag);
}

} // namespace samplechecks
