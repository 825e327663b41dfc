#pragma once

#include "core/plan/PlanIssue.h"

#include <string>
#include <vector>

namespace core::plan {

/// The checks of what a record counts for, see core/preparation: rules of rows, see core/base/Fields.h.

/// Known names, each once.
PlanCheck checkSections(const std::string &field, const std::vector<std::string> &names);
/// One of preparation::languages(), or nothing.
PlanCheck checkNegation(const std::string &field, const std::string &language);
/// "once", where persons are the unit, or nothing.
PlanCheck checkCopies(const std::string &field, const std::string &rule, const Plan::Records &records);

} // namespace core::plan
