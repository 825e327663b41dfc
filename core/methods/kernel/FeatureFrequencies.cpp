#include "core/methods/kernel/FeatureFrequencies.h"

#include <cmath>
#include <cstring>
#include <numbers>

namespace core::synthesis {

namespace {

// Uniform in (0, 1]: never 0, of which there is no logarithm.
double unit(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11) + 1.0) * 0x1p-53;
}

} // namespace

std::uint64_t publicKey(const Digest &seed, std::uint64_t size, std::uint64_t slot)
{
    std::uint64_t key = 0;
    static_assert(sizeof key <= sizeof(Digest));
    std::memcpy(&key, seed.data(), sizeof key);
    return publicRandom(publicRandom(key, size), slot);
}

Eigen::MatrixXf
featureFrequencies(const Digest &seed, int size, int slot, Eigen::Index dimension, Eigen::Index pairs)
{
    const std::uint64_t key =
        publicKey(seed, static_cast<std::uint64_t>(size), static_cast<std::uint64_t>(slot));
    Eigen::MatrixXf normal(dimension, pairs);
    for (Eigen::Index index = 0; index < normal.size(); index += 2) {
        const auto at = static_cast<std::uint64_t>(index);
        const double radius = std::sqrt(-2.0 * std::log(unit(publicRandom(key, at))));
        const double angle = 2.0 * std::numbers::pi * unit(publicRandom(key, at + 1));
        normal.data()[index] = static_cast<float>(radius * std::cos(angle));
        if (index + 1 < normal.size())
            normal.data()[index + 1] = static_cast<float>(radius * std::sin(angle));
    }
    return normal;
}

} // namespace core::synthesis
