#pragma once

#include "core/plan/LabelMap.h"
#include "core/records/Preview.h"

#include <cstdint>
#include <vector>

namespace core::plan {

/// How many records of a scan fall under each declared label. PRIVATE: for the steward's screen only.
struct LabelTotals
{
    std::vector<std::int64_t> records; ///< by label
    std::int64_t none = 0;             ///< records that fall under none
    /// False: the records have more combinations of labels than a scan holds. Then a record may count for a
    /// label that it does not fall under, and `none` says nothing.
    bool areExact = true;
};

LabelTotals labelTotals(const records::Scan &scan, const LabelMap &labels, std::size_t count);

} // namespace core::plan
