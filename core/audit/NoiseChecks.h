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

/// Returns signs that the noise is not fresh and independent in every cell, or narrower than claimed; empty
/// if there are none. It compares each pair of tables, also of different releases, cell by cell, and each
/// label with the next within a table:
///
/// - the signs agree in half of the cells: exactly Binomial(n, 1/2) for independent symmetric noise of any
/// scale (cells with a zero are skipped);
///
/// - under the same noise, equal values are rare: at most Binomial(n, p), p the probability of zero, which is
/// the largest of any value.
///
/// For each table, half of the noise lies within the claimed median, exactly Binomial(n, p). Each comparison
/// is wrong with a probability of at most `alpha`. Noise that is reused in n >= 64 cells is always found at
/// an alpha of 1e-12.
std::vector<std::string> noiseFaults(const std::vector<Residuals> &tables, double alpha);

} // namespace core::audit
