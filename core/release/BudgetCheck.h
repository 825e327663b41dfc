#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::release {

/// Whether the accounts of a manifest follow from the exact scales and sensitivities of its mechanisms:
/// epsilon = W s / t in millionths rounded up, rho accordingly, sums over the mechanisms, twice for
/// replacing one, and the epsilon at the stated delta no smaller than it must be.
/// Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> budgetProblems(const nlohmann::json &manifest);

} // namespace core::release
