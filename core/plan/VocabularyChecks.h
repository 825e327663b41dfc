#pragma once

#include "core/plan/PlanIssue.h"
#include "core/plan/SourceChecks.h"

#include <string_view>
#include <vector>

namespace core::plan {

/// All keys that any source of a vocabulary reads, those of this one first and in its order.
std::vector<SourceKey> vocabularyKeys(std::string_view source);

/// The settings, by the rules of their source.
PlanCheck checkVocabulary(const Plan &plan);

} // namespace core::plan
