#pragma once

#include "core/plan/Budget.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace tests {

/// The key of a part of the budget by its place: what the first two pay for depends on the method.
inline std::string partAt(const core::plan::Plan &plan, std::size_t place)
{
    const auto parts = core::plan::budgetParts(plan.synthesis.method);
    return place < parts.size() ? std::string(parts[place].key) : "part";
}

/// For phrases, for which of them go together, and for the numbers of the labels.
inline void setBudget(core::plan::Plan &plan, double forPhrases, double together = 0.0, double labels = 0.0)
{
    plan.synthesis.epsilon = {{partAt(plan, 0), forPhrases}, {partAt(plan, 1), together}};
    if (labels > 0.0)
        plan.synthesis.epsilon["labels"] = labels;
}

inline core::plan::Plan::Vocabulary builtIn(const std::string &name)
{
    return {.source = "builtin", .settings = {{"name", name}}};
}

inline core::plan::Plan::Vocabulary termsIn(const std::filesystem::path &file)
{
    return {.source = "terms", .settings = {{"file", file.string()}}};
}

} // namespace tests
