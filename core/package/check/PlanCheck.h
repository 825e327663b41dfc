#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Where the manifest says of the release something else than the plan in it asked for: project, unit of
/// privacy, method, vocabulary and the cost. Nothing is asked of what a plan leaves out.
std::vector<std::string> planProblems(const nlohmann::json &manifest);

} // namespace core::package
