#include "core/methods/kernel/FeatureMap.h"

#include "core/methods/kernel/FeatureFrequencies.h"
#include "core/methods/kernel/FeatureProduct.h"

#include <cmath>
#include <numbers>

namespace core::synthesis {

FeatureMap::FeatureMap(const Eigen::MatrixXf &vectors, const Digest &seed, int size, int pairs)
    : m_size(size)
    , m_pairs(pairs)
    , m_terms(static_cast<std::size_t>(vectors.cols()))
    , m_angles(static_cast<std::size_t>(size) * m_terms * static_cast<std::size_t>(pairs))
{
    for (int slot = 0; slot < size; ++slot)
        fillSlot(vectors, seed, slot);
}

void FeatureMap::fillSlot(const Eigen::MatrixXf &vectors, const Digest &seed, int slot)
{
    const Eigen::MatrixXf frequencies = featureFrequencies(seed, m_size, slot, vectors.rows(), m_pairs);
    Eigen::MatrixXf products; // [pairs x terms]
    transposedProduct(frequencies, vectors, products);

    const double stepsPerUnit = std::sqrt(2.0 * squaredBlockNorm()) / (2.0 * std::numbers::pi) * 0x1p32;
    const auto count = static_cast<std::size_t>(products.size());
    const std::span<std::uint32_t> angles =
        std::span(m_angles).subspan(static_cast<std::size_t>(slot) * count, count);
    for (std::size_t index = 0; index < count; ++index) {
        // Leaving out the upper 32 bits leaves out whole turns.
        const double steps = static_cast<double>(products.data()[index]) * stepsPerUnit;
        angles[index] = static_cast<std::uint32_t>(static_cast<std::int64_t>(steps));
    }
}

} // namespace core::synthesis
