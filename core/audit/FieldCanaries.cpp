#include "core/audit/FieldCanaries.h"

#include "core/fields/FieldSums.h"
#include "core/synthesis/FieldTables.h"

#include <algorithm>
#include <array>
#include <set>

namespace core::audit {

namespace {

constexpr std::array<std::string_view, fields::fieldTables> tablesOfFields = {
    fields::oneWayTable, fields::dependenceTable, fields::pairTable};

std::string valueName(std::size_t canary)
{
    return "value" + std::to_string(canary);
}

// The weight of a note in cell units: all notes of a person together have one unit.
std::int64_t shareOfNote(std::size_t notes)
{
    return fields::unitWeight / static_cast<std::int64_t>(notes);
}

} // namespace

FieldCanaries::FieldCanaries(std::size_t count)
    : m_texts(std::min(count, mostCanaries))
{}

void FieldCanaries::choose(plan::Plan &plan, bool isGaussian) const
{
    plan.synthesis.epsilon = {{"phrases", 1.0}, {"fields", isGaussian ? 4.0 : 6.0}};
    plan::Plan::Records::Field rare;
    rare.name = "rare";
    for (std::size_t canary = 0; canary < count(); ++canary)
        rare.values.push_back(valueName(canary));
    plan.records.fields = {rare};
    for (std::size_t flag = 0; flag < flags; ++flag) {
        plan::Plan::Records::Field each;
        each.name = "flag" + std::to_string(flag);
        each.kind = "flag";
        plan.records.fields.push_back(each);
    }
}

std::vector<std::string> FieldCanaries::cellsOf(std::size_t canary) const
{
    std::vector<std::string> cells(flags + 1, "no");
    cells.front() = valueName(canary);
    return cells;
}

// The person adds to the own value, to "no" of each flag, to the labels by their notes, and to the last group
// of the numbers of notes, each times the weight of the marginal.
Shares FieldCanaries::sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const
{
    const auto found = std::ranges::find(tablesOfFields, table.name);
    if (found == tablesOfFields.end())
        return m_texts.sharesOf(canary, table, known);
    const auto place = static_cast<std::size_t>(found - tablesOfFields.begin());
    const auto weights = known.parameters.further.find(synthesis::fieldWeightsKey(place));
    const fields::Domain domain = fields::domainFrom(known.parameters.further);
    Shares shares;
    if (weights == known.parameters.further.end() || weights->second.size() < domain.count())
        return shares;
    const std::vector<CanaryRecord> records = recordsOf(canary);
    const std::int64_t share = shareOfNote(records.size());
    std::size_t start = 0;
    for (std::size_t field = 0; field < domain.count(); ++field) {
        for (const CanaryRecord &record : records) {
            std::size_t code = 1; // "no"
            if (field == 0)
                code = canary;
            else if (domain.roles[field] == fields::Role::Label)
                code = record.label;
            else if (domain.roles[field] == fields::Role::Notes)
                code = fields::noteGroups - 1;
            shares[start + code] += share * weights->second[field];
        }
        start += static_cast<std::size_t>(domain.sizes[field]);
    }
    return shares;
}

} // namespace core::audit
