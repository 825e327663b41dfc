#include "core/methods/kernel/FeatureAngles.h"

#include <cmath>
#include <cstdlib>
#include <numbers>
#include <stdexcept>

namespace core::synthesis {

namespace {

std::int16_t rounded(double value)
{
    return static_cast<std::int16_t>(std::lround(value * FeatureAngles::quantum));
}

bool isWithinBounds(FeatureAngles::Pair pair)
{
    const std::int64_t cosine = std::abs(pair.cosine);
    const std::int64_t sine = std::abs(pair.sine);
    return cosine + sine <= FeatureAngles::largestL1
           && cosine * cosine + sine * sine <= FeatureAngles::largestL2Squared;
}

} // namespace

FeatureAngles::FeatureAngles()
{
    for (std::size_t step = 0; step < m_pairs.size(); ++step) {
        // The middle of what is rounded to this step, so that the errors of many angles cancel.
        const double turn = (static_cast<double>(step) + 0.5) / static_cast<double>(m_pairs.size());
        const double angle = 2.0 * std::numbers::pi * turn;
        m_pairs[step] = {rounded(std::cos(angle)), rounded(std::sin(angle))};
        if (!isWithinBounds(m_pairs[step]))
            throw std::logic_error("a cosine and sine exceed the bounds the noise is calibrated to");
    }
}

const FeatureAngles &FeatureAngles::table()
{
    static const FeatureAngles angles;
    return angles;
}

} // namespace core::synthesis
