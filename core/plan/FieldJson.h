#pragma once

#include "core/base/Fields.h"
#include "core/base/Result.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::plan {

/// The first problem met while a plan is read; what comes after it does not count.
class PlanProblem final
{
public:
    /// `name` of the plan begins every message.
    explicit PlanProblem(std::string name)
        : m_name(std::move(name))
    {}

    /// Keeps "name: field: what" as InvalidPlan, unless a problem is there.
    void refuse(const std::string &field, const std::string &what);
    const std::optional<Error> &error() const { return m_error; }

private:
    std::string m_name;
    std::optional<Error> m_error;
};

/// Between the JSON of a plan and its tables of fields. Whoever reads names the first thing that is wrong to
/// the problem and continues.

/// "text was expected, a number was found"
std::string mismatch(std::string_view expected, const nlohmann::json &found);

/// Refuses a key that is not in `known`, and any other value where keys with a dot expect an object.
void checkKeys(const nlohmann::json &object,
               const std::string &path,
               std::span<const std::string_view> known,
               PlanProblem &problem);

/// The value of a key ("flaws.empty"); null if there is none.
const nlohmann::json *valueAt(const nlohmann::json &object, std::string_view key);
/// Returns the object of a key, or an empty one if the key is missing or has another value.
const nlohmann::json &
objectAt(const nlohmann::json &parent, std::string_view key, const std::string &path, PlanProblem &problem);

/// Empty after a problem.
FieldValue
readValue(const nlohmann::json &json, FieldType type, const std::string &field, PlanProblem &problem);
/// A setting of whatever type is there.
FieldValue readSetting(const nlohmann::json &json, const std::string &field, PlanProblem &problem);

nlohmann::ordered_json jsonOf(const FieldValue &value);
/// Returns the values of a field beside the text, or the declared labels: names, or objects of name and
/// values where a name stands for other values.
nlohmann::ordered_json namesJson(const std::vector<std::string> &names,
                                 const std::map<std::string, std::vector<std::string>> &valuesOf);
/// A key with a dot opens an object.
void put(nlohmann::ordered_json &object, std::string_view key, nlohmann::ordered_json value);

/// A missing key leaves its value unchanged.
template<typename Section, typename Issue>
void readFields(const nlohmann::json &object,
                const std::string &path,
                Section &section,
                const FieldTable<Section, Issue> &fields,
                PlanProblem &problem)
{
    for (const auto &field : fields) {
        const nlohmann::json *json = valueAt(object, field.key);
        if (!json)
            continue;
        const std::string place = path + '.' + std::string(field.key);
        const bool isNull = json->is_null() && field.isNullable;
        const FieldValue value = isNull ? FieldValue() : readValue(*json, field.type, place, problem);
        if ((isNull || value) && !field.set(section, value))
            problem.refuse(place, "a whole number was expected, this one is too large");
    }
}

template<typename Section, typename Issue>
void writeFields(nlohmann::ordered_json &object,
                 const Section &section,
                 const FieldTable<Section, Issue> &fields)
{
    const Section untouched;
    for (const auto &field : fields)
        if (field.isWritten(section, untouched))
            put(object, field.key, jsonOf(field.get(section)));
}

} // namespace core::plan
