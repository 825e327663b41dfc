#pragma once

#include "core/privacy/LedgerEntry.h"

namespace cli {

/// For a person, on stdout: what each data source spent and may still spend, then every entry in the order of
/// the chain. Epsilons are exact; the epsilon that follows from rho is rounded up.
void printTable(const core::privacy::LedgerContents &contents);

} // namespace cli
