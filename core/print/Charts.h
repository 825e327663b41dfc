#pragma once

#include "core/print/Flow.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::print {

/// A picture of 100 dots, some of them filled: a probability before and after, side by side.
struct OddsPicture
{
    int before = 50;
    std::string beforeText;
    int after = 100;
    std::string afterText;
};

void addOdds(Flow &flow, const OddsPicture &odds);

struct BarShare
{
    std::string name;
    double amount = 0.0; ///< above 0
    std::string amountText;
};

/// One bar, split in proportion, each part with a number and a pattern; a list below says what they are.
void addShareBar(Flow &flow, const std::vector<BarShare> &shares);

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

/// A square table of counts, each cell shaded by its share of its row. Columns are numbered as the rows are.
struct Matrix
{
    std::vector<std::string> names = {};
    std::vector<std::vector<std::int64_t>> counts = {}; ///< as many rows, and as many cells in each, as names
    std::string rowText;                                ///< what the rows are
    std::string columnText;                             ///< what the columns are
};

/// The room that a matrix of so many rows needs.
double matrixHeight(std::size_t rows);

/// At most 15 rows are readable. Goes to the next page where it does not fit.
void addMatrix(Flow &flow, const Matrix &matrix);

struct Column
{
    std::string name;
    /// The share of the remaining width in proportion to the other columns; 0: as wide as the widest cell.
    double share = 1.0;
    Align align = Align::Start;
};

struct Table
{
    std::vector<Column> columns;
    std::vector<std::vector<std::string>> rows = {}; ///< as many cells as columns
    bool lastIsSum = false;                          ///< the last row is bold
};

/// Goes over as many pages as it needs; its heading is repeated on each, and a row is never cut in two.
void addTable(Flow &flow, const Table &table);

} // namespace core::print
