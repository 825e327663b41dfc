#pragma once

#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/plan/CheckedPlan.h"
#include "core/privacy/ledger/LedgerEntry.h"
#include "core/synthesis/ReleasePlan.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace core::pipeline {

using plan::CheckedPlan;
using plan::Plan;
using synthesis::ReleasePlan;

/// Returns the caps that the plan sets for a data source that has none yet.
privacy::Caps capsOf(const Plan &plan);

/// Returns the choices that the plan leaves to its method.
synthesis::Choices choicesOf(const Plan &plan, std::size_t vocabularySize);

/// Returns the folder of the rewriting model; empty if none is chosen.
std::filesystem::path rewriterFolder(const Plan &plan);

/// Plans the release and cost of a commit. For a method that rewrites texts, the description of its model is
/// read from its folder. Errors: InvalidPlan if the budget or method of the plan is not valid, or the model
/// cannot be read.
Result<ReleasePlan> planRelease(const CheckedPlan &plan, std::size_t vocabularySize);
/// The same for a plan of which privacy, synthesis and sampling alone need to be complete.
Result<ReleasePlan> planRelease(const Plan &plan, std::size_t vocabularySize);

/// Returns the noisy sizes of the labels by which the plan divides its sequences: those of the method, if
/// they differ clearly. Empty if the plan wants equal numbers or the method estimates no sizes.
std::vector<double> noisySizesOf(const Plan &plan, const synthesis::ReleasedModel &model);

/// Returns how many sequences each label gets, by the plan's shares, the model's released counts of labels or
/// of fields, noisySizesOf(), or the same for all.
std::vector<int> sequencesPerLabel(const Plan &plan, const synthesis::ReleasedModel &model);

/// The sharpness that a method draws with where a plan says nothing of it. 1 where there is no such method.
double defaultSharpness(std::string_view method);
/// The plan's, else the default of its method.
double sharpnessOf(const Plan &plan);

} // namespace core::pipeline
