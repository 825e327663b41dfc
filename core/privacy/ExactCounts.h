#pragma once

#include "core/privacy/Noise.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace core::privacy {

/// Exact integer sums over the privacy units. PRIVATE: has no way to a file, a stream or a Released value
/// but through NoiseMechanism.
///
/// Invariant of whoever fills it: adding or removing one unit changes the cells by at most `sensitivity`.
class ExactCounts final
{
public:
    ExactCounts(std::vector<std::int64_t> cells, Sensitivity sensitivity)
        : m_cells(std::move(cells))
        , m_sensitivity(sensitivity)
    {}

    const Sensitivity &sensitivity() const { return m_sensitivity; }

private:
    friend class NoiseMechanism;
    friend struct ExactCountsForTests; ///< defined in the tests only

    std::vector<std::int64_t> m_cells;
    Sensitivity m_sensitivity;
};

} // namespace core::privacy
