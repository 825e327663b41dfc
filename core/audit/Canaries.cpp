#include "core/audit/Canaries.h"

#include "core/base/IntegerSqrt.h"

#include <set>

namespace core::audit {

std::int64_t unitWeightOf(const TableClaim &table)
{
    return static_cast<std::int64_t>(integerSqrt(static_cast<std::uint64_t>(table.sensitivity.l2Squared)));
}

std::int64_t evenShare(const TableClaim &table, std::size_t parts)
{
    const auto count = static_cast<std::int64_t>(parts);
    if (std::holds_alternative<privacy::LaplaceScale>(table.noise))
        return unitWeightOf(table) / count;
    return static_cast<std::int64_t>(
        integerSqrt(static_cast<std::uint64_t>(table.sensitivity.l2Squared / count)));
}

Shares labelShares(const TableClaim &table, const std::vector<std::size_t> &labels)
{
    const std::set<std::size_t> each(labels.begin(), labels.end());
    Shares shares;
    for (const std::size_t label : each)
        shares[label] = evenShare(table, each.size());
    return shares;
}

} // namespace core::audit
