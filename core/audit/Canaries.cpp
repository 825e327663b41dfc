#include "core/audit/Canaries.h"

#include "core/audit/EvolutionCanaries.h"
#include "core/audit/HistogramCanaries.h"
#include "core/audit/KernelCanaries.h"
#include "core/base/IntegerSqrt.h"

#include <set>
#include <type_traits>

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

namespace {

using synthesis::PublicInputs;

template<typename Design>
std::unique_ptr<Canaries> make(std::string_view method, const PublicInputs &inputs, std::size_t count)
{
    if constexpr (std::is_constructible_v<Design, std::size_t>)
        return std::make_unique<Design>(count);
    else
        return std::make_unique<Design>(method, inputs, count);
}

struct CanaryDesign
{
    std::string_view method;
    std::unique_ptr<Canaries> (*make)(std::string_view, const PublicInputs &, std::size_t);
};

constexpr CanaryDesign designs[] = {
    {"histogram", make<HistogramCanaries>},
    {"independent", make<KernelCanaries>},
    {"iterative-linear", make<KernelCanaries>},
    {"iterative-logarithmic", make<KernelCanaries>},
    {"augpe", make<EvolutionCanaries>},
    {"dp-da", make<DiscriminationCanaries>},
};

} // namespace

std::unique_ptr<Canaries> canariesFor(std::string_view method, const PublicInputs &inputs, std::size_t count)
{
    for (const CanaryDesign &design : designs)
        if (design.method == method)
            return design.make(method, inputs, count);
    return nullptr;
}

} // namespace core::audit
