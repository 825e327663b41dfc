#pragma once

#include "core/privacy/Spend.h"

#include <cstdint>
#include <string>

namespace core::package {

/// Which of several draws of sequences was kept, chosen by the records and paid for. Public once it stands in
/// a privacy::Released, which is the only way it is handed on.
///
/// A package of the project states the choice among what was spent, whether its texts are of that draw or of
/// a later one.
struct DrawChoice
{
    int draws = 0;                 ///< among how many, at least 2
    std::string sequencesSha256;   ///< hexadecimal, of the sequences that were chosen
    std::string committedAt;       ///< when the budget was reserved, UTC: a date
    std::int64_t reservation = 0;  ///< the sequence of that reservation in the ledger
    std::int64_t microEpsilon = 0; ///< of permute-and-flip
    privacy::Spend spend;
    bool unitIsPerson = false;
};

} // namespace core::package
