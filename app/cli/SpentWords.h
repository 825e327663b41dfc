#pragma once

#include "core/privacy/Ledger.h"

#include <cstdint>
#include <optional>
#include <string>

namespace cli {

/// What a reservation debited, and what its source has spent since the ledger began.
struct Spent
{
    core::privacy::LedgerEntry debited;
    core::privacy::SourceAccount source;

    /// "epsilon 4 of source \"cardiology notes\", which has spent 4 of 8"
    std::string inWords() const;
    /// For programs: an event of one line.
    std::string asEvent() const;
};

/// Nothing where the ledger cannot be read now or has no such reservation: what was paid for stands all the
/// same.
std::optional<Spent> spentBy(core::privacy::Ledger &ledger, std::int64_t sequence);

} // namespace cli
