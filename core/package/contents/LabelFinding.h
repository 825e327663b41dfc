#pragma once

#include "core/privacy/NameThreshold.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <string>

namespace core::package {

/// Labels that were found in the records by a noisy threshold, and what that cost. Public once it stands in a
/// privacy::Released, which is the only way it is handed on.
///
/// A package of the project states the finding among what was spent, whether its labels were declared by it
/// or not; the names that were found stand in it only as far as the plan declares them.
struct LabelFinding
{
    privacy::FoundNames found;
    std::string committedAt;      ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0; ///< the sequence of that reservation in the ledger
    privacy::Spend spend;
    bool unitIsPerson = false;
};

} // namespace core::package
