#pragma once

#include "core/print/Flow.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core::print {

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

} // namespace core::print
