#include "core/plan/LabelMap.h"

#include "core/records/labels/Spelling.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core::plan {

namespace {

std::vector<std::string> valuesIn(const LabelValues &values, const std::string &name)
{
    const auto given = values.find(name);
    return given == values.end() ? std::vector<std::string>{name} : given->second;
}

} // namespace

std::vector<std::string> labelValues(const Plan &plan, const std::string &name)
{
    return valuesIn(plan.labelValues, name);
}

void setLabelValues(Plan &plan, const std::string &name, std::vector<std::string> values)
{
    if (values == std::vector<std::string>{name})
        plan.labelValues.erase(name);
    else
        plan.labelValues[name] = std::move(values);
}

void clearLabels(Plan &plan)
{
    plan.labels.clear();
    plan.labelValues.clear();
}

SeveralLabels severalLabels(const Plan::Records &records)
{
    return records.severalLabels == "each" ? SeveralLabels::Each : SeveralLabels::First;
}

bool mayHaveSeveralLabels(const Plan::Records &records)
{
    return !records.join.files.empty() || (records.labelColumn && !records.labelSeparator.empty());
}

LabelMap::LabelMap(const std::vector<std::string> &names, const LabelValues &values, SeveralLabels several)
    : m_count(names.size())
    , m_several(several)
{
    for (std::uint32_t label = 0; label < names.size(); ++label)
        for (const std::string &written : valuesIn(values, names[label])) {
            std::string value = records::asSeen(written);
            const LabelRule rule(value);
            if (rule.isRest() && !m_rest)
                m_rest = label;
            else if (!rule.isValue())
                m_rules.push_back({rule, label});
            m_labels.emplace(std::move(value), label);
        }
}

LabelMap::LabelMap(const Plan &plan)
    : LabelMap(plan.labels, plan.labelValues, severalLabels(plan.records))
{}

// A value that is named as it is goes before a rule.
std::optional<std::uint32_t> LabelMap::naming(const std::string &value) const
{
    if (const auto declared = m_labels.find(value); declared != m_labels.end())
        return declared->second;
    for (const Rule &each : m_rules)
        if (each.rule.matches(value))
            return each.label;
    return std::nullopt;
}

std::optional<std::uint32_t> LabelMap::labelOf(const std::string &value) const
{
    const std::string seen = records::asSeen(value);
    const auto found = naming(seen);
    return found || seen.empty() ? found : m_rest;
}

std::vector<std::uint32_t> LabelMap::chosen(std::vector<std::uint32_t> named) const
{
    if (named.empty() && m_rest)
        return {*m_rest};
    std::ranges::sort(named);
    const auto same = std::ranges::unique(named);
    named.erase(same.begin(), same.end());
    if (m_several == SeveralLabels::First && named.size() > 1)
        named.resize(1);
    return named;
}

std::vector<std::uint32_t> LabelMap::labelsOf(const records::Record &record) const
{
    if (record.label.empty() && record.otherLabels.empty())
        return {};
    std::vector<std::uint32_t> named;
    const auto add = [&](const std::string &value) {
        if (const auto label = naming(value))
            named.push_back(*label);
    };
    add(record.label);
    std::ranges::for_each(record.otherLabels, add);
    return chosen(std::move(named));
}

namespace {

std::string withoutDots(std::string_view code)
{
    std::string kept(code);
    std::erase(kept, '.');
    return kept;
}

bool isCode(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isAllowed = [&](char c) { return isDigit(c) || (c >= 'A' && c <= 'Z') || c == '.'; };
    return std::ranges::all_of(text, isAllowed) && std::ranges::any_of(text, isDigit);
}

} // namespace

LabelRule::LabelRule(std::string_view written)
    : m_from(written)
{
    const std::size_t dash = written.find('-');
    if (written == "*") {
        m_kind = Kind::Rest;
    } else if (written.size() > 1 && written.ends_with('*')) {
        m_kind = Kind::Prefix;
        m_from = withoutDots(written.substr(0, written.size() - 1));
    } else if (dash != std::string_view::npos && isCode(written.substr(0, dash))
               && isCode(written.substr(dash + 1))) {
        const std::string from = withoutDots(written.substr(0, dash));
        const std::string to = withoutDots(written.substr(dash + 1));
        if (from.size() != to.size() || from > to)
            return;
        m_kind = Kind::Range;
        m_from = from;
        m_to = to;
    }
}

bool LabelRule::matches(std::string_view value) const
{
    switch (m_kind) {
    case Kind::Value:
        return value == m_from;
    case Kind::Prefix:
        return withoutDots(value).starts_with(m_from);
    case Kind::Range: {
        const std::string beginning = withoutDots(value).substr(0, m_to.size());
        return beginning.size() == m_to.size() && m_from <= beginning && beginning <= m_to;
    }
    case Kind::Rest:
        break;
    }
    return !value.empty();
}

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
