#pragma once

#include "core/plan/PlanIssue.h"
#include "core/plan/SourceChecks.h"

#include <string_view>
#include <vector>

namespace core::plan {

/// All keys that any source of vectors reads, those of this one first and in its order.
std::vector<SourceKey> embeddingKeys(std::string_view source);

/// The settings, by the rules of their source.
PlanCheck checkEmbedding(const Plan &plan);

} // namespace core::plan
