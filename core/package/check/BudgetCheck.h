#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Whether the figures of a manifest follow from each other: the cost of every mechanism from its
/// sensitivity and noise (privacy::costOf), the accounts from the costs and the stated delta
/// (privacy::composed, privacy::replaceOne, privacy::zcdpEpsilon). A key that does not belong there is a
/// problem too.
/// Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> budgetProblems(const nlohmann::json &manifest);

} // namespace core::package
