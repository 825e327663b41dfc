#pragma once

#include "core/plan/Plan.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::plan {

/// The values of the label column that a declared name stands for: its own, unless others were given.
std::vector<std::string> labelValues(const Plan &plan, const std::string &name);
/// Gives a name its values. Does not declare the name.
void setLabelValues(Plan &plan, const std::string &name, std::vector<std::string> values);
/// Takes all labels back, and their values.
void clearLabels(Plan &plan);

/// Under which declared label a record falls. A function of that record's label alone, made of public
/// choices before a record is read: it decides which cell a unit adds to, never how much, so that no
/// sensitivity and no cost depends on it.
class LabelMap final
{
public:
    /// `names` in the order in which they are declared; `values` as in Plan::labelValues.
    LabelMap(const std::vector<std::string> &names, const LabelValues &values);
    explicit LabelMap(const Plan &plan);

    /// No label is declared: all records form one class.
    bool isEmpty() const { return m_labels.empty(); }
    /// The place of the declared label; empty when the value stands under none.
    std::optional<std::uint32_t> labelOf(const std::string &value) const;

private:
    std::unordered_map<std::string, std::uint32_t> m_labels;
};

} // namespace core::plan
