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

/// Adds one bar that is split in proportion. Each part has a number and a pattern; a list below names them.
void addShareBar(Flow &flow, const std::vector<BarShare> &shares);

struct Bar
{
    std::string name;
    std::string group; ///< in a column of its own; may be empty for all
    double value = 0.0;
    std::string valueText;
};

/// A chart of horizontal bars from 0, each with a whisker; a dashed line marks a threshold. Bars that do not
/// reach it are hatched and not filled.
struct BarChart
{
    std::vector<Bar> bars = {};
    double whisker = 0.0; ///< the same for all, to both sides; 0: none
    std::optional<double> threshold = {};
    std::string thresholdText = {};
    std::string axisText;
};

/// Returns the height of a chart with this number of bars.
double barsHeight(std::size_t bars);

/// Adds the chart, on the next page if it does not fit. At most 40 bars fit on a page.
void addBars(Flow &flow, const BarChart &chart);

struct Step
{
    std::string name; ///< below the axis, as far as there is room
    double amount = 0.0;
    bool isMarked = false;
};

/// A chart of amounts that add up: each bar begins where the one before it ended.
struct StepChart
{
    std::vector<Step> steps = {};
    std::string markedText; ///< beside the marked bars
    std::optional<double> cap = {};
    std::string capText = {};
    std::string axisText;
};

void addSteps(Flow &flow, const StepChart &chart);

/// A square table of counts, each cell shaded by its share of its row. Columns have the numbers of the rows.
struct Matrix
{
    std::vector<std::string> names = {};
    std::vector<std::vector<std::int64_t>> counts = {}; ///< as many rows, and as many cells in each, as names
    std::string rowText;                                ///< the meaning of the rows
    std::string columnText;                             ///< the meaning of the columns
};

/// Returns the height of a matrix with this number of rows.
double matrixHeight(std::size_t rows);

/// Adds the matrix, on the next page if it does not fit. At most 15 rows are readable.
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

/// Adds the table over as many pages as it needs. The heading is repeated on each page, and a row is never
/// split.
void addTable(Flow &flow, const Table &table);

} // namespace core::print
