#pragma once

#include "core/audit/CanaryJourney.h"
#include "core/audit/EndToEndRow.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core::audit {

/// How much an audit of one method takes. The defaults find a table of twice the weight for certain, and
/// take two or three seconds.
struct EndToEndSize
{
    std::size_t canaries = 300; ///< in one run
    int runs = 5;               ///< with coins of their own
};

/// Audits one method under one noise from end to end. Each run reads another form of records, from
/// `Journey::form` on. In each run every canary person is there by a fair
/// coin; an attacker who knows everything but the coins guesses them from the released numbers (auditing with
/// one run: Steinke, Nasr, Jagielski 2023), table by table and from all tables together. The row is
/// - refuted where more guesses are right than the claim allows, or where persons weigh more than defined;
/// - not fresh where residuals of the noise are like those of another table (NoiseChecks.h);
/// - suspiciously low where fewer guesses are right than such an attack must get from a right program
///   (CanaryTheory.h), or persons weigh less than defined.
/// A right program fails with a chance below 1e-7. Errors: those of the journey; Cancelled; Internal where no
/// canaries are known for the method.
Result<EndToEndRow> auditEndToEnd(const Journey &journey, const EndToEndSize &size, JobControl &control);

/// Each of the methods, such as those of core/methods/Methods.h, under either noise; those that
/// rewrite texts by auditRewriting(). Some three seconds for each. Stage: "audit".
Result<std::vector<EndToEndRow>> auditEndToEnd(std::span<const synthesis::Synthesizer *const> methods,
                                               JobControl &control);

} // namespace core::audit
