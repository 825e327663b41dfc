#pragma once

#include "core/base/Result.h"
#include "core/privacy/Spend.h"
#include "core/project/Plan.h"
#include "core/seeding/PlannedTable.h"
#include "core/seeding/SeedModel.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace core::project {

/// What a commit of a plan would release and cost: known from public choices alone, before a record is read.
struct ReleasePlan
{
    seeding::MethodParameters parameters;
    std::vector<seeding::PlannedTable> tables; ///< in the order of the draws
    privacy::Spend spend;                      ///< all tables together
};

/// Under delta 0 each part of the budget pays for its tables by pure epsilon. Under delta above 0 the two
/// parts of the sequences and the vocabulary are one sum (epsilon, delta), turned into rho and shared in the
/// proportion of the two; the counts of the labels stay pure.
/// Errors: InvalidPlan where the plan's budget or method is not valid.
Result<ReleasePlan> planRelease(const Plan &plan, std::size_t vocabularySize);

/// How many sequences each label gets, by the plan's shares, the model's released counts of labels, or the
/// same for all.
std::vector<int> sequencesPerLabel(const Plan &plan, const seeding::SeedModel &model);

/// The sharpness that a method draws with where a plan says nothing of it.
double defaultSharpness(std::string_view method);
/// The plan's, else the default of its method.
double sharpnessOf(const Plan::Sequences &sequences);

} // namespace core::project
