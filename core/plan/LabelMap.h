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

/// What becomes of a record of which several declared labels are true: `records.severalLabels` of a plan.
enum class SeveralLabels {
    First, ///< it falls under the one that is declared first
    Each,  ///< it is a document under each of them
};
SeveralLabels severalLabels(const Plan::Records &records);
/// Whether a record can have several labels: of a join, or of a cell that is split.
bool mayHaveSeveralLabels(const Plan::Records &records);

/// Under which declared labels a record falls; under the one that takes the rest only where no other is true
/// of it. A function of that record's labels alone, made of public choices before a record is read: it
/// decides which cells a unit adds to. How much it adds in all, the run bounds, however many those are
/// (PrivateRun::add), so that no sensitivity and no cost depends on it.
class LabelMap final
{
public:
    /// `names` in the order in which they are declared; `values` as in Plan::labelValues.
    LabelMap(const std::vector<std::string> &names,
             const LabelValues &values,
             SeveralLabels several = SeveralLabels::First);
    explicit LabelMap(const Plan &plan);

    /// No label is declared: all records form one class.
    bool isEmpty() const { return m_count == 0; }
    /// The places of the declared labels, ascending; empty when the record stands under none.
    std::vector<std::uint32_t> labelsOf(const records::Record &record) const;
    /// Of a record with this one value.
    std::optional<std::uint32_t> labelOf(const std::string &value) const;

    /// The declared label that names a value, alone or by a rule, if one does: the rest is left.
    std::optional<std::uint32_t> naming(const std::string &value) const;
    /// The labels of a record that has values, of which `named` are the labels that name some.
    std::vector<std::uint32_t> chosen(std::vector<std::uint32_t> named) const;

private:
    struct Rule
    {
        LabelRule rule;
        std::uint32_t label;
    };

    std::size_t m_count;
    SeveralLabels m_several;
    std::unordered_map<std::string, std::uint32_t> m_labels; ///< by a value
    std::vector<Rule> m_rules;                               ///< in the order of the labels
    std::optional<std::uint32_t> m_rest;
};

} // namespace core::plan
