#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Whether "writer" of a manifest holds what it may hold and agrees with the plan and the number of
/// documents. Manifests of before language models have none. Throws nlohmann::json::exception when a field is
/// missing or not of its type.
std::vector<std::string> writerProblems(const nlohmann::json &manifest);

} // namespace core::package
