#pragma once

#include "core/print/Flow.h"

#include <string>
#include <vector>

namespace core::print {

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
