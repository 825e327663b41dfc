#pragma once

#include "core/audit/EndToEndRow.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/synthesis/Synthesizer.h"

namespace core::audit {

/// Audits a method that rewrites texts, under one noise, from its rows of text to the noisy numbers: what an
/// attacker who knows that all units are one of two can learn from one row, from all rows of a unit, from the
/// cells of its labels, and from all of it. Because every row has its own noise, each of thousands of units
/// in one release is a trial; the most informative event is chosen in one pair of releases and counted in
/// another (core/privacy/audit/AuditAttacks.h). The row is
/// - refuted if that shows more than the claim, if the numbers of the two are farther apart than defined, or
///   the noise is smaller;
/// - suspiciously low if it shows less than the same attack gets from floating-point noise of the definition,
///   if the numbers are less far apart, or the noise is larger.
/// It does not cover the records' reader, the model (fixed numbers replace it), and the number of rows taken
/// of a unit, because a release always has the same number of rows (tst_rewriting covers that). Distance and
/// noise are checked to six standard deviations. An attack shows too little if its bound is below what the
/// counts of its event allow at a chance of 4e-9 (Theory::leastPlausible). Errors: those of RewrittenUnits;
/// Cancelled.
Result<EndToEndRow>
auditRewriting(const synthesis::Synthesizer &method, bool isGaussian, JobControl &control);

} // namespace core::audit
