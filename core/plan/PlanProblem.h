#pragma once

#include "core/base/Error.h"

#include <optional>
#include <string>

namespace core::plan {

/// The first problem met while a plan is read; what comes after it does not count.
class PlanProblem final
{
public:
    /// `name` of the plan begins every message.
    PlanProblem(std::string name, int schema)
        : m_name(std::move(name))
        , m_schema(schema)
    {}

    /// Keeps "name: field: what" as InvalidPlan, in the terms of the schema, unless a problem is there.
    void refuse(const std::string &field, const std::string &what);
    const std::optional<Error> &error() const { return m_error; }

private:
    std::string m_name;
    int m_schema;
    std::optional<Error> m_error;
};

} // namespace core::plan
