#pragma once

#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ui {

/// The part of the ledger that the window shows.
struct LedgerState
{
    core::privacy::SourceAccount account; ///< of the data source of the plan
    std::vector<std::string> otherNames;  ///< under which its records were used before: advice for the screen
    std::vector<core::privacy::SourceAccount> sources; ///< all accounts, in the order of their first events
    std::vector<core::privacy::LedgerEntry> entries;
    bool chainVerified = false;
    bool isKnown = false; ///< the ledger was read
};

/// Reads the ledger for a data source and its records file (empty path: no advice). A ledger that does not
/// exist yet is empty; looking does not make one. Slow for a large file, whose content is compared: for a
/// worker.
/// Errors: Database.
core::Result<LedgerState> readLedger(const std::filesystem::path &ledger,
                                     const std::string &source,
                                     const std::filesystem::path &records);

} // namespace ui
