#pragma once

#include "core/plan/PlanIssue.h"

#include <string>

namespace core::plan {

/// The declared labels and the values they stand for: each name and each value once, short, on one line.
PlanCheck checkLabels(const Plan &plan);

/// The checks of how several labels of a record are read and what becomes of them: rules of rows, see
/// core/base/Fields.h.

/// A few marks, beside a column of labels, or nothing.
PlanCheck
checkLabelSeparator(const std::string &field, const std::string &separator, const Plan::Records &records);
/// A rule of SeveralLabels, or nothing.
PlanCheck checkSeveralLabels(const std::string &field, const std::string &rule);

} // namespace core::plan
