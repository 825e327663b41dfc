#pragma once

#include "core/audit/EndToEndRow.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/synthesis/Synthesizer.h"

namespace core::audit {

/// Audits a method that rewrites texts, under one noise, from its rows of text to the noisy numbers: what an
/// attacker who knows that all units are one of two can tell from one row, from all rows of a unit, from the
/// cells of its labels, and from all of it. As every row has noise of its own, each of thousands of units in
/// one release is a trial; the most telling event is chosen in one pair of releases and counted in another
/// (core/privacy/AuditAttacks.h). The row is
/// - refuted where that shows more than the claim, where the numbers of the two are farther apart than
///   defined, or the noise is smaller;
/// - suspiciously low where it shows less than the same attack gets from floating-point noise of the
///   definition, where the numbers are less far apart, or the noise is larger.
/// What it does not see: the records' reader and the model, for which fixed numbers stand, and how many rows
/// of a unit are taken, as a release always has the same number of them (tst_rewriting sees that).
/// Distance and noise are held to six standard deviations. An attack shows too little where its bound is
/// below what the counts of its event allow at a chance of 4e-9 (Theory::leastPlausible). Errors: those of
/// RewrittenUnits; Cancelled.
Result<EndToEndRow>
auditRewriting(const synthesis::Synthesizer &method, bool isGaussian, JobControl &control);

} // namespace core::audit
