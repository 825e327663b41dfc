#pragma once

#include "core/plan/Plan.h"
#include "core/records/Preview.h"
#include "core/records/Reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::plan {

/// A value that a declared label stands for, as written in a plan and seen by people (records::asSeen): a
/// value of the column, or a rule over codes, whose dots do not count on either side:
///
/// - `428*`, all that begin so;
/// - `I50-I52`, all that begin with one of these or with what lies between: letters and digits, equally long;
/// - `*`, all values that no other label matches.
///
/// A function of one value; public.
class LabelRule final
{
public:
    explicit LabelRule(std::string_view written);

    /// Returns whether it is no rule but the value itself.
    bool isValue() const { return m_kind == Kind::Value; }
    bool isRest() const { return m_kind == Kind::Rest; }
    bool matches(std::string_view value) const;

private:
    enum class Kind { Value, Prefix, Range, Rest };

    Kind m_kind = Kind::Value;
    std::string m_from; ///< or the value, or what it begins with
    std::string m_to;
};

/// The values of the label column that a declared name stands for: its own, unless others were given.
std::vector<std::string> labelValues(const Plan &plan, const std::string &name);
/// Gives a name its values. Does not declare the name.
void setLabelValues(Plan &plan, const std::string &name, std::vector<std::string> values);
/// Takes all labels back, and their values.
void clearLabels(Plan &plan);

/// How a record with several declared labels counts: `records.severalLabels` of a plan.
enum class SeveralLabels {
    First, ///< it falls under the one that is declared first
    Each,  ///< it is a document under each of them
};
SeveralLabels severalLabels(const Plan::Records &records);
/// Returns whether a record can have several labels: of a join, or of a cell that is split.
bool mayHaveSeveralLabels(const Plan::Records &records);

/// Assigns a record to declared labels; to the one for the rest only if no other matches. A function of that
/// record's labels alone, made of public choices before a record is read: it decides which cells a unit adds
/// to. The run bounds the total contribution for any number of cells (PrivateRun::add), so no sensitivity and
/// no cost depends on it.
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
    /// Returns the places of the declared labels, ascending; empty if the record has none.
    std::vector<std::uint32_t> labelsOf(const records::Record &record) const;
    /// Returns the label of a record with this value, however it is spelled (records::asSeen).
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

/// How many records of a scan fall under each declared label. PRIVATE: for the steward's screen only.
struct LabelTotals
{
    std::vector<std::int64_t> records; ///< by label
    std::int64_t none = 0;             ///< records that fall under none
    /// False: the records have more combinations of labels than a scan holds. Then a record may count for a
    /// label that it does not fall under, and `none` says nothing.
    bool areExact = true;
};

LabelTotals labelTotals(const records::Scan &scan, const LabelMap &labels, std::size_t count);

} // namespace core::plan
