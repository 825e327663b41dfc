#pragma once

#include "core/privacy/LedgerEntry.h"

#include <filesystem>
#include <string>

namespace cli {

/// For a program, `keyseed-ledger/1`, one JSON object:
///
///     schema    "keyseed-ledger/1"
///     ledger    the path as it was given
///     chain     {"verified": bool, "entries": number, "fault": null or one line naming the entry}
///     sources   of each data source
///       source                                its name, as plans declare it
///       microEpsilon, picoRho, picoDelta      spent: whole numbers, in 1e-6, 1e-12 and 1e-12
///       epsilon, rho, delta                   the same as numbers
///       epsilonFromRho, epsilonFromRhoDelta   what rho says as an epsilon, and at which delta
///       capMicroEpsilon, cap                  null without a cap
///       freeMicroEpsilon, free                what the cap leaves; null without a cap
///       capPicoDelta, capDelta                cap of the sum of deltas
///       freePicoDelta, freeDelta              what it leaves
///       capDeltaIsDefault                     true where nobody set it
///     entries   in the order of the chain
///       sequence, time (UTC), kind ("reserve", "commit", "cap", "notice"), source, project, person, detail
///       reserve: microEpsilon, picoRho, picoDelta, epsilon, rho, delta, and
///                state: "committed", "interrupted" (spent, no model was stored) or "running"
///       cap: capMicroEpsilon, cap, capPicoDelta, capDelta; null for what it does not set
///       commit, notice: refers, the sequence of the reserve
std::string ledgerJson(const std::filesystem::path &ledger, const core::privacy::LedgerContents &contents);

} // namespace cli
