#pragma once

#include "core/print/Flow.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core::print {

struct Bar
{
    std::string name;
    std::string group; ///< in a column of its own; may be empty for all
    double value = 0.0;
    std::string valueText;
};

/// Horizontal bars from 0, one below the other, each with a whisker; a dashed line across marks a threshold.
/// Bars that do not reach it are hatched and not filled.
struct BarChart
{
    std::vector<Bar> bars = {};
    double whisker = 0.0; ///< the same for all, to both sides; 0: none
    std::optional<double> threshold = {};
    std::string thresholdText = {};
    std::string axisText;
};

/// The room that a chart of so many bars needs.
double barsHeight(std::size_t bars);

/// Goes to the next page where it does not fit. At most 40 bars have room on a page.
void addBars(Flow &flow, const BarChart &chart);

} // namespace core::print
