#pragma once

#include "core/base/Result.h"
#include "core/fields/FieldSums.h"
#include "core/fields/Marginals.h"
#include "core/privacy/Drawing.h"

#include <span>
#include <vector>

namespace core::fields {

/// Everything that was released about the fields.
struct FieldMarginals
{
    std::vector<ReleasedTable> tables; ///< fieldTables of them
};

/// Draws the tables of the fields one after the other, each with the noise of its plan. What a table holds
/// is chosen from what the tables before it released; its sensitivity and its noise are not. Errors: those
/// of privacy::Drawing; Internal if the tables are not those of fieldTablesFor().
Result<privacy::Released<FieldMarginals>>
drawFields(const FieldSums &sums, std::span<const FieldTable> tables, privacy::Drawing &drawing);

/// Returns the exact content of the next table: PRIVATE, and nothing but drawFields() uses it.
///
/// Sensitivity, for any weights w_1 ... w_m that areWithin() accepts, with U = unitWeight: a unit changes
/// each marginal by at most U in L1 norm, hence also its L1 distance from a fixed marginal (triangle
/// inequality), and the m parts of the table by at most U w_1 ... U w_m in L1 norm. Together that is at most
/// U times the sum of the weights in L1 norm and, as the L2 norm of a part is at most its L1 norm, U times
/// the root of the sum of their squares in L2 norm.
std::vector<std::int64_t>
exactFieldTable(const FieldSums &sums, Released before, std::span<const std::int64_t> weights);

} // namespace core::fields
