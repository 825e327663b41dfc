#pragma once

#include "core/plan/PlanProblem.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace core::plan {

/// Schema 1, of release 0.1, is read for ever.
inline constexpr std::string_view schemaOfPlan1 = "keyseed-plan/1";

/// The same plan by the keys of schema 2. What cannot be moved, such as an unknown key, is named to the
/// problem; the types of what was moved are checked where schema 2 is read.
nlohmann::json fromPlan1(nlohmann::json plan, PlanProblem &problem);

/// A message about a plan of schema 2 with the fields as schema 1 calls them.
std::string inTermsOfPlan1(std::string message);

/// The public name of a vocabulary that schema 1 called "builtin:medical" or "file:PATH", as models of
/// release 0.1 have it; other names stay as they are.
std::string vocabularyNameFrom1(const std::string &source);

} // namespace core::plan
