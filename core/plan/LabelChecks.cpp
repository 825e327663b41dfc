#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/LabelMap.h"
#include "core/plan/Sections.h"
#include "core/records/labels/Spelling.h"

#include <map>
#include <string>
#include <string_view>

namespace core::plan {

namespace {

class LabelChecks final
{
public:
    explicit LabelChecks(const Plan &plan)
        : m_plan(plan)
    {}

    PlanCheck run()
    {
        for (std::size_t label = 0; label < m_plan.labels.size(); ++label) {
            KEYSEED_TRY(checkName(label));
            KEYSEED_TRY(checkValues(label));
            KEYSEED_TRY(checkDescription(label));
        }
        return {};
    }

private:
    static std::string fieldOf(std::size_t label) { return "labels[" + std::to_string(label) + "]"; }

    PlanCheck checkName(std::size_t label)
    {
        const std::string &name = m_plan.labels[label];
        const std::string field = fieldOf(label);
        KEYSEED_TRY(checkLength(field, name, "a label", limits::maximumLabelLength));
        KEYSEED_TRY(checkLine(field, name, "a label"));
        const auto [place, isNew] = m_names.emplace(records::asSeen(name), label);
        if (isNew)
            return {};
        return refuse(PlanFault::LabelTwice,
                      field,
                      "the same label as labels[" + std::to_string(place->second) + "]; keep one of the two",
                      {.other = static_cast<std::int64_t>(place->second)});
    }

    PlanCheck checkValues(std::size_t label)
    {
        const auto given = m_plan.labelValues.find(m_plan.labels[label]);
        if (given == m_plan.labelValues.end())
            return checkOnce(label, m_plan.labels[label], fieldOf(label));
        const std::string field = fieldOf(label) + ".values";
        if (given->second.empty())
            return refuse(PlanFault::LabelWithoutValues,
                          field,
                          "at least one value was expected; leave values out where the label stands for the "
                          "value of its own name");
        for (std::size_t i = 0; i < given->second.size(); ++i) {
            const std::string &value = given->second[i];
            const std::string place = field + "[" + std::to_string(i) + "]";
            KEYSEED_TRY(checkLength(place, value, "a value", limits::maximumLabelLength));
            const TextFacts facts = factsOf(value);
            if (!facts.isValid)
                return refuse(PlanFault::NotUtf8, place, "a value was expected in valid UTF-8");
            KEYSEED_TRY(checkOnce(label, value, place));
        }
        return {};
    }

    PlanCheck checkDescription(std::size_t label)
    {
        const auto given = m_plan.labelDescriptions.find(m_plan.labels[label]);
        if (given == m_plan.labelDescriptions.end())
            return {};
        const std::string field = fieldOf(label) + ".description";
        KEYSEED_TRY(checkLength(field, given->second, "a description", limits::maximumDescriptionLength));
        return checkLine(field, given->second, "a description");
    }

    /// Checks that a record can have a value, and that the value falls under one label at most.
    PlanCheck checkOnce(std::size_t label, std::string_view value, const std::string &field)
    {
        const std::string seen = records::asSeen(value);
        if (seen.empty())
            return refuse(PlanFault::Missing, field, "a value was expected, nothing was found");
        const std::string &separator = m_plan.records.labelSeparator;
        if (!separator.empty() && seen.find(separator) != std::string::npos)
            return refuse(PlanFault::SeparatorInLabel,
                          field,
                          "a label without records.labelSeparator was expected, as no record can have one "
                          "with it; change the separator, or declare the parts of the label");
        const auto [place, isNew] = m_values.emplace(seen, label);
        if (isNew)
            return {};
        return refuse(PlanFault::ValueTwice,
                      field,
                      "this value is also under labels[" + std::to_string(place->second)
                          + "]; keep one of the two",
                      {.other = static_cast<std::int64_t>(place->second)});
    }

    const Plan &m_plan;
    std::map<std::string, std::size_t> m_names;
    std::map<std::string, std::size_t> m_values;
};

} // namespace

PlanCheck checkLabels(const Plan &plan)
{
    if (plan.labels.size() > limits::maximumLabels)
        return refuse(PlanFault::TooManyLabels,
                      "labels",
                      "at most 1000 labels were expected",
                      {.limit = limits::maximumLabels});
    KEYSEED_TRY(LabelChecks(plan).run());
    if (!plan.labels.empty() && !plan.records.labelColumn && plan.records.join.files.empty())
        return refuse(
            PlanFault::LabelColumnMissing,
            "records.label",
            "the name of the column that holds the label was expected, because labels are declared; "
            "name it, or set labels to []");
    return {};
}

} // namespace core::plan
