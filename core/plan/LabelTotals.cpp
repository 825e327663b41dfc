#include "core/plan/LabelTotals.h"

#include <optional>

namespace core::plan {

LabelTotals labelTotals(const records::Scan &scan, const LabelMap &labels, std::size_t count)
{
    std::vector<std::optional<std::uint32_t>> naming;
    std::vector<std::int64_t> alone; ///< records with this value and no other
    for (const records::Scan::Label &value : scan.labels) {
        naming.push_back(labels.naming(value.name));
        alone.push_back(value.records);
    }
    LabelTotals totals{.records = std::vector<std::int64_t>(count, 0),
                       .none = scan.records,
                       .areExact = !scan.hasMoreSeveral};
    const auto add = [&](std::vector<std::uint32_t> named, std::int64_t records) {
        const std::vector<std::uint32_t> under = labels.chosen(std::move(named));
        for (const std::uint32_t label : under)
            totals.records[label] += records;
        totals.none -= under.empty() ? 0 : records;
    };
    for (const records::Scan::Several &several : scan.several) {
        std::vector<std::uint32_t> named;
        for (const std::uint32_t value : several.labels) {
            alone[value] -= several.records;
            if (naming[value])
                named.push_back(*naming[value]);
        }
        add(std::move(named), several.records);
    }
    for (std::size_t value = 0; value < alone.size(); ++value)
        add(naming[value] ? std::vector{*naming[value]} : std::vector<std::uint32_t>(), alone[value]);
    return totals;
}

} // namespace core::plan
