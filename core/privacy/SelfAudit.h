#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <string>
#include <vector>

namespace core::privacy {

/// One mechanism attacked on two neighbouring inputs on this machine.
struct AuditRow
{
    std::string mechanism;
    double claimedEpsilon = 0;
    double measuredLowerBound = 0; ///< the privacy loss is at least this, with an error chance below 1e-6
    long trials = 0;               ///< on each of the two inputs

    /// A measured bound above the claim refutes the claim.
    bool holds() const { return measuredLowerBound <= claimedEpsilon; }
};

/// Runs the mechanisms with the randomness of this machine on neighbouring counts and bounds the privacy
/// loss from below by the frequency of the most telling event. A few seconds. Errors: Cancelled.
Result<std::vector<AuditRow>> runSelfAudit(JobControl &control);

/// Bounds on a probability after `hits` in `trials`, each wrong with a chance of at most `alpha`
/// (Chernoff's bound in its relative-entropy form, which is wider than Clopper-Pearson and simple).
double lowerBound(long hits, long trials, double alpha);
double upperBound(long hits, long trials, double alpha);

} // namespace core::privacy
