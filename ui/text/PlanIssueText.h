#pragma once

#include "core/plan/PlanIssue.h"

#include <QString>

#include <initializer_list>
#include <string_view>

namespace ui {

/// Returns why a plan cannot run, as a sentence of the window: what to do on the page where it is shown.
/// `plan` is the one with the issue. For a case without a sentence, the line of core.
QString planIssueText(const core::plan::Plan &plan, const core::plan::PlanIssue &issue);

/// The first issue of some parts; empty when they are in order.
QString planIssueText(const core::plan::Plan &plan, std::initializer_list<std::string_view> parts);
/// The first issue of all.
QString planIssueText(const core::plan::Plan &plan);

} // namespace ui
