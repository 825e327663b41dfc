#pragma once

#include "core/privacy/ledger/LedgerEntry.h"

#include <string>
#include <vector>

namespace core::privacy {

/// Returns what each data source spent and may spend, added up over all entries of a ledger, in the order of
/// the first entry of each.
std::vector<SourceAccount> accountsIn(const std::vector<LedgerEntry> &entries);

/// The same of one; with nothing spent where no entry is about it.
SourceAccount accountIn(const std::vector<LedgerEntry> &entries, const std::string &source);

} // namespace core::privacy
