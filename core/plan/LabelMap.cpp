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
{
    for (std::uint32_t label = 0; label < names.size(); ++label)
        for (std::string &value : valuesIn(values, names[label]))
            m_labels.emplace(std::move(value), label);
}

LabelMap::LabelMap(const Plan &plan)
    : LabelMap(plan.labels, plan.labelValues)
{}

std::optional<std::uint32_t> LabelMap::labelOf(const std::string &value) const
{
    const auto declared = m_labels.find(value);
    return declared == m_labels.end() ? std::nullopt : std::optional(declared->second);
}

} // namespace core::plan
