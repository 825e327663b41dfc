#pragma once

#include <array>
#include <cstdint>

namespace core::synthesis {

/// Whole-number cosines and sines of angles that are 32-bit fractions of a turn, so that adding angles is
/// unsigned addition and the private path of the features is free of floating point. The upper 16 bits of an
/// angle count.
class FeatureAngles final
{
public:
    /// Q: the value that represents 1.
    static constexpr int quantum = 1 << 14;
    /// A1 = max |cos| + |sin| and A2 = max cos^2 + sin^2 over the whole table, rounding included: what one
    /// frequency of one sequence can contribute.
    static constexpr std::int64_t largestL1 = 23'171;
    static constexpr std::int64_t largestL2Squared = 268'458'250;

    struct Pair
    {
        std::int16_t cosine = 0;
        std::int16_t sine = 0;
    };

    /// Makes the table and goes through all of it: throws std::logic_error should any pair exceed the bounds,
    /// since the noise is calibrated to them.
    FeatureAngles();

    Pair at(std::uint32_t angle) const { return m_pairs[angle >> 16]; }

    static const FeatureAngles &table();

private:
    std::array<Pair, 1 << 16> m_pairs;
};

} // namespace core::synthesis
