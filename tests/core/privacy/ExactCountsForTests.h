#pragma once

#include "core/privacy/ExactCounts.h"

namespace core::privacy {

/// Lets a test look at exact sums; exists in the tests only.
struct ExactCountsForTests
{
    static const std::vector<std::int64_t> &cells(const ExactCounts &counts) { return counts.m_cells; }
};

} // namespace core::privacy
