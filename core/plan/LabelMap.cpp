#include "core/plan/LabelMap.h"

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

LabelMap::LabelMap(const std::vector<std::string> &names, const LabelValues &values)
    : m_count(names.size())
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
    : LabelMap(plan.labels, plan.labelValues)
{}

// A value that is named as it is goes before a rule.
std::optional<std::uint32_t> LabelMap::particular(const std::string &value) const
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
    const auto found = particular(value);
    return found || value.empty() ? found : m_rest;
}

std::optional<std::uint32_t> LabelMap::labelOf(const records::Record &record) const
{
    if (record.otherLabels.empty())
        return labelOf(record.label);
    auto first = particular(record.label);
    for (const std::string &value : record.otherLabels)
        if (const auto label = particular(value); label && (!first || *label < *first))
            first = label;
    return first ? first : m_rest;
}

} // namespace core::plan
