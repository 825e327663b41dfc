#pragma once

#include "core/plan/LabelRule.h"
#include "core/plan/Plan.h"
#include "core/records/Reader.h"

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

/// Under which declared label a record falls: of several the one that is declared first, and the one that
/// takes the rest only where no other does. A function of that record's labels alone, made of public choices
/// before a record is read: it decides which cell a unit adds to, never how much, so that no sensitivity and
/// no cost depends on it.
class LabelMap final
{
public:
    /// `names` in the order in which they are declared; `values` as in Plan::labelValues.
    LabelMap(const std::vector<std::string> &names, const LabelValues &values);
    explicit LabelMap(const Plan &plan);

    /// No label is declared: all records form one class.
    bool isEmpty() const { return m_count == 0; }
    /// The place of the declared label; empty when the record stands under none.
    std::optional<std::uint32_t> labelOf(const records::Record &record) const;
    /// The same of one value.
    std::optional<std::uint32_t> labelOf(const std::string &value) const;

private:
    struct Rule
    {
        LabelRule rule;
        std::uint32_t label;
    };

    std::optional<std::uint32_t> particular(const std::string &value) const;

    std::size_t m_count;
    std::unordered_map<std::string, std::uint32_t> m_labels; ///< by a value
    std::vector<Rule> m_rules;                               ///< in the order of the labels
    std::optional<std::uint32_t> m_rest;
};

} // namespace core::plan
