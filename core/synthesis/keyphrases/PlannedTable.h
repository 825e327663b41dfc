#pragma once

#include "core/base/Public.h"
#include "core/privacy/Noise.h"
#include "core/privacy/Sensitivity.h"

#include <cstddef>
#include <string>

namespace core::synthesis {

/// A table that a commit will release, known from public choices alone before any record is read.
struct PlannedTable
{
    std::string name;
    std::size_t cells = 0;
    privacy::Sensitivity sensitivity;
    privacy::Noise noise;
    int round = 1; ///< of a method that draws in several, in ascending order
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::PlannedTable> = true;
