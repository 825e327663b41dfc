#pragma once

#include "core/privacy/Noise.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::audit {

/// The noise of one table in one release: what is left when the exact sums, which the auditor knows, are
/// taken from the released numbers.
struct Residuals
{
    std::string name; ///< "kernel-2 of release 1"
    privacy::Noise noise;
    std::size_t row = 0; ///< cells of one label, where the table has labels; else 0
    std::vector<std::int64_t> cells;
};

/// What shows that the noise is not fresh and independent in every cell, or not as wide as claimed; empty:
/// nothing. For each pair of tables, also of different releases, cell by cell, and for each label and the
/// next one within a table:
///
/// - the signs agree in half of the cells: exactly Binomial(n, 1/2) for independent symmetric noise, of
///   whatever scale (cells with a zero left out);
/// - under the same noise, equal values are rare: at most Binomial(n, p), p the chance of zero, which is the
///   largest of any value.
///
/// And for each table: half of the noise lies within the claimed median, exactly Binomial(n, p).
/// Each of the comparisons is wrong with a chance of at most `alpha`. Noise that is reused in n >= 64 cells
/// is always found at an alpha of 1e-12.
std::vector<std::string> noiseFaults(const std::vector<Residuals> &tables, double alpha);

} // namespace core::audit
