#pragma once

#include "core/privacy/Noise.h"
#include "core/privacy/Sensitivity.h"

#include <cstddef>
#include <string>

namespace core::seeding {

/// A table that a commit will release, known from public choices alone before any record is read.
struct PlannedTable
{
    std::string name;
    std::size_t cells = 0;
    privacy::Sensitivity sensitivity;
    privacy::Noise noise;
};

} // namespace core::seeding
