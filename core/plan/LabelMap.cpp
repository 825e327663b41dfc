#include "core/plan/LabelMap.h"

#include <algorithm>
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
        for (std::string &value : valuesIn(values, names[label])) {
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
    const auto found = naming(value);
    return found || value.empty() ? found : m_rest;
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

} // namespace core::plan
