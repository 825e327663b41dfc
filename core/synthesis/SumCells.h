#pragma once

#include <atomic>
#include <cstdint>
#include <span>

namespace core::synthesis {

/// Exact sums where they are counted, of which each is a sum over units: those of two runs of one release,
/// which divided the units between them, are added cell by cell. PRIVATE.
using SumCells = std::span<std::atomic<std::int64_t>>;

} // namespace core::synthesis
