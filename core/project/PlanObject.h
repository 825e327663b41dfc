#pragma once

#include "core/base/Error.h"

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::project {

/// The first problem met while a plan is read; what comes after it is not read.
class PlanProblem final
{
public:
    /// `name` of the plan begins every message.
    explicit PlanProblem(std::string name)
        : m_name(std::move(name))
    {}

    /// Keeps "name: field: what" as InvalidPlan unless a problem is there already.
    void refuse(const std::string &field, const std::string &what);
    const std::optional<Error> &error() const { return m_error; }

private:
    std::string m_name;
    std::optional<Error> m_error;
};

/// One object of a plan while it is read: refuses unknown keys and wrong types, naming the field. A key
/// that is missing leaves the value as it is.
class PlanObject final
{
public:
    /// `path` is "" for the plan itself, else the field that holds `json`. `json` and `problem` must
    /// outlive the reader.
    PlanObject(const nlohmann::json &json,
               std::string path,
               std::span<const std::string_view> keys,
               PlanProblem &problem);
    PlanObject(const nlohmann::json &json,
               std::string path,
               std::initializer_list<std::string_view> keys,
               PlanProblem &problem)
        : PlanObject(json, std::move(path), std::span(keys.begin(), keys.size()), problem)
    {}

    /// The object below `key`; empty when it is missing.
    PlanObject object(std::string_view key, std::span<const std::string_view> keys) const;
    PlanObject object(std::string_view key, std::initializer_list<std::string_view> keys) const
    {
        return object(key, std::span(keys.begin(), keys.size()));
    }

    void read(std::string_view key, std::string &value) const;
    void read(std::string_view key, double &value) const;
    void read(std::string_view key, int &value) const;
    void read(std::string_view key, std::int64_t &value) const;
    void read(std::string_view key, bool &value) const;
    void read(std::string_view key, std::vector<std::string> &value) const;
    void read(std::string_view key, std::vector<double> &value) const;
    void read(std::string_view key, std::vector<int> &value) const;

    /// The list below `key` as it stands; null when it is missing or no list.
    const nlohmann::json *list(std::string_view key, std::string_view expected) const;

    /// As above; JSON's null empties the value.
    template<typename T>
    void read(std::string_view key, std::optional<T> &value) const
    {
        const nlohmann::json *json = find(key);
        if (!json)
            return;
        if (json->is_null())
            return value.reset();
        T given{};
        read(key, given);
        value = std::move(given);
    }

    /// "path.key"
    std::string field(std::string_view key) const;
    void refuse(std::string_view key, const std::string &what) const { m_problem->refuse(field(key), what); }
    /// Says that one entry of a list is not what was expected.
    void refuseEntry(std::string_view key,
                     std::size_t entry,
                     std::string_view expected,
                     const nlohmann::json &found) const;

private:
    const nlohmann::json *find(std::string_view key) const;
    void refuseType(std::string_view key, std::string_view expected, const nlohmann::json &found) const;

    const nlohmann::json *m_json;
    std::string m_path;
    PlanProblem *m_problem;
};

} // namespace core::project
