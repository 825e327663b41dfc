#pragma once

#include "core/privacy/LedgerEntry.h"

#include <string>
#include <string_view>

namespace cli {

/// At which delta the ledger shows what rho says as an epsilon.
inline constexpr double deltaOfRho = 1e-6;

/// Of a reserve: "committed", "interrupted" or "running".
inline std::string_view stateOf(const core::privacy::LedgerEntry &entry)
{
    if (entry.committed)
        return "committed";
    return entry.interrupted ? "interrupted" : "running";
}

} // namespace cli
