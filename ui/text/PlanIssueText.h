#pragma once

#include "core/plan/PlanIssue.h"

#include <QString>

#include <initializer_list>
#include <string_view>

namespace ui {

/// What keeps a plan from running, as a sentence of the wizard: what to do on the page it is shown on. `plan`
/// is the one the issue was found in. For a case that has no sentence yet, the line of core.
QString planIssueText(const core::plan::Plan &plan, const core::plan::PlanIssue &issue);

/// The first issue of some parts; empty when they are in order.
QString planIssueText(const core::plan::Plan &plan, std::initializer_list<std::string_view> parts);
/// The first issue of all.
QString planIssueText(const core::plan::Plan &plan);

} // namespace ui
