#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <string>
#include <vector>

namespace core::privacy {

/// One mechanism attacked on this machine.
struct AuditRow
{
    std::string mechanism;
    double claimedEpsilon = 0;
    double claimedDelta = 0;
    double measuredLowerBound = 0; ///< epsilon is at least this
    long trials = 0;               ///< on each of the two inputs, or canaries in the one run
    double leastPlausible = 0;     ///< what the bound of a right program hardly ever falls below

    /// A measured bound above the claim refutes the claim.
    bool isRefuted() const { return measuredLowerBound > claimedEpsilon; }
    /// The attack saw less than it must: too much noise, or it looked at something else.
    bool isSuspiciouslyLow() const { return measuredLowerBound < leastPlausible; }
    bool holds() const { return !isRefuted() && !isSuspiciouslyLow(); }
};

/// Runs the mechanisms with the randomness of this machine on made-up neighbouring tables, through the same
/// function that every release goes through, and bounds the privacy loss from below by what an attacker who
/// knows both tables gets out of it. A right program is refuted, or suspected of an audit that sees nothing,
/// with a chance below 1e-6 in all.
/// Some seconds. Stage: "audit". Errors: Cancelled.
Result<std::vector<AuditRow>> runSelfAudit(JobControl &control);

} // namespace core::privacy
