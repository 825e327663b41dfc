#pragma once

#include "core/vocabulary/ResourceFile.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>

namespace core::embedding {

inline constexpr vocabulary::ResourceMagic vectorMagic = {'K', 'E', 'Y', 'S', 'V', 'E', 'C', '1'};

/// Bounds that keep rows x dimension x 2 far from overflowing 64 bits.
inline constexpr std::uint64_t largestRows = 0xffffffffu;
inline constexpr std::uint64_t largestDimension = 1u << 16;

inline std::size_t vectorRowBytes(std::uint64_t dimension)
{
    return static_cast<std::size_t>(dimension) * sizeof(Eigen::half);
}

} // namespace core::embedding
