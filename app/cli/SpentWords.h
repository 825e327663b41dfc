#pragma once

#include "core/base/Result.h"
#include "core/privacy/LedgerEntry.h"

#include <cstdint>
#include <filesystem>
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

/// Errors: Database (also where there is no reservation of this number).
core::Result<Spent> spentBy(const std::filesystem::path &ledger, std::int64_t sequence);

} // namespace cli
