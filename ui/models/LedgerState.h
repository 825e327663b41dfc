#pragma once

#include "core/base/Result.h"
#include "core/privacy/Ledger.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace ui {

/// What the window shows of the ledger.
struct LedgerState
{
    core::privacy::SourceAccount account; ///< of the records file of the plan
    std::vector<core::privacy::LedgerEntry> entries;
    bool chainVerified = false;
};

/// Reads the ledger for a records file (empty path: no account). A ledger that does not exist yet is
/// empty; looking does not make one. Slow for a large file, whose content identifies it: for a worker.
/// Errors: Database.
core::Result<LedgerState> readLedger(const std::filesystem::path &ledger,
                                     const std::filesystem::path &records);

} // namespace ui
