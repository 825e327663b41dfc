#pragma once

#include "app/cli/report/Report.h"
#include "core/privacy/ledger/LedgerEntry.h"

#include <filesystem>

namespace cli {

/// Makes the report of a ledger. For people: the spending and the caps of each data source, then every entry
/// in the order of the chain; what is spent holds for all debits together, and sums stand beside it. For
/// programs, `keyseed-ledger/1`, one JSON object:
///
///     schema    "keyseed-ledger/1"
///     ledger    the path as it was given
///     chain     {"verified": bool, "entries": number, "fault": null or one line naming the entry}
///     sources   of each data source
///       source                                its name, as plans declare it
///       microEpsilon, picoRho, picoDelta      sums of the debits: whole numbers, in 1e-6, 1e-12 and 1e-12
///       epsilon, rho, delta                   the same as numbers
///       epsilonFromRho, epsilonFromRhoDelta   the epsilon that follows from rho, and its delta
///       together                              what all debits cost together: account ("sums", "rho",
///                                             "exact"), microEpsilon, picoDelta, epsilon, delta
///       capMicroEpsilon, cap                  null without a cap
///       freeMicroEpsilon, free                the cap less what is spent together; null without
///       capPicoDelta, capDelta                the delta of the cap
///       freePicoDelta, freeDelta              the rest below it
///       capDeltaIsDefault                     true if nobody set it
///     entries   in the order of the chain
///       sequence, time (UTC), kind ("reserve", "commit", "cap", "notice"), source, project, person, detail
///       reserve: microEpsilon, picoRho, picoDelta, epsilon, rho, delta, and
///                state: "committed", "interrupted" (spent, no model was stored) or "running"
///       cap: capMicroEpsilon, cap, capPicoDelta, capDelta; null for a cap that it does not set
///       commit, notice: refers, the sequence of the reserve
Report ledgerReport(const std::filesystem::path &ledger, const core::privacy::LedgerContents &contents);

} // namespace cli
