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

/// For a terminal: a name in the ledger must not move the cursor or begin another line.
inline std::string onOneLine(std::string text)
{
    for (char &letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (code < 0x20 || code == 0x7f)
            letter = '?';
    }
    return text;
}

} // namespace cli
