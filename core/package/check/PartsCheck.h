#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Whether the parts of a manifest that no other check makes again hold the keys that they have, each with a
/// value of its type, and nothing else: a key nobody knows could carry anything.
std::vector<std::string> partsProblems(const nlohmann::json &manifest);

} // namespace core::package
