#pragma once

#include "core/print/Flow.h"

#include <optional>
#include <string>
#include <vector>

namespace core::print {

struct Step
{
    std::string name; ///< below the axis, as far as there is room
    double amount = 0.0;
    bool isMarked = false;
};

/// Amounts that add up, in their order: each a bar that begins where the one before it ended.
struct StepChart
{
    std::vector<Step> steps = {};
    std::string markedText; ///< beside the marked bars
    std::optional<double> cap = {};
    std::string capText = {};
    std::string axisText;
};

void addSteps(Flow &flow, const StepChart &chart);

} // namespace core::print
