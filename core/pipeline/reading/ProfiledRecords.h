#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"
#include "core/records/profiles/Profile.h"

namespace core::pipeline {

/// Fills in what a plan with a `records.profile` leaves open, by what the profile knows and by the columns of
/// the first file: text, label, person, patterns, join and, where it declares none, the labels. A plan
/// without one stays as it is. Errors: those of records::profileNamed and records::preview.
Result<void> completeRecords(plan::Plan &plan);

/// Declares the labels that a profile begins with, behind those of the plan.
void declareLabels(plan::Plan &plan, const records::Profile &profile);

} // namespace core::pipeline
