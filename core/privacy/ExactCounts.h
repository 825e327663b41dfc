#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace core::privacy {

/// Exact integer sums over the privacy units. PRIVATE: has no way to a file, a stream or a Released value
/// but through NoiseMechanism.
///
/// Invariant of whoever fills it: adding or removing one unit changes the cells by at most `l1` in L1 norm.
class ExactCounts final
{
public:
    ExactCounts(std::vector<std::int64_t> cells, std::int64_t l1)
        : m_cells(std::move(cells))
        , m_l1(l1)
    {}

    std::int64_t l1() const { return m_l1; }

private:
    friend class NoiseMechanism;
    friend struct ExactCountsForTests; ///< defined in the tests only

    std::vector<std::int64_t> m_cells;
    std::int64_t m_l1;
};

} // namespace core::privacy
