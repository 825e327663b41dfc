#pragma once

#include "core/privacy/LedgerEntry.h"

#include <cstdint>
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

/// "4", "0.25": exact, whatever the number of digits.
std::string epsilonText(std::int64_t micro);
/// Six significant digits.
std::string numberText(double value);
std::string deltaText(std::int64_t pico);

} // namespace cli
