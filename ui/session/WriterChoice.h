#pragma once

#include "core/plan/Plan.h"

namespace ui {

/// Returns whether two settings ask for the same documents. Where and how fast a model is asked, what it may
/// cost and what becomes of a flaw makes no other documents; neither does what the chosen kind of writer does
/// not use.
bool writesTheSame(const core::plan::Plan::Writer &one, const core::plan::Plan::Writer &other);

} // namespace ui
