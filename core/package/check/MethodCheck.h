#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Whether a manifest's mechanisms are the tables of its method, with as many cells as method, labels and
/// vocabulary make.
/// Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> methodProblems(const nlohmann::json &manifest);

/// Whether a table of counts of phrases is among the mechanisms, so that vocabulary.csv has rows. Throws as
/// above.
bool hasCounts(const nlohmann::json &manifest);
/// Whether the rows of vocabulary.csv are of all labels together, by the manifest's method. Throws as above.
bool hasJointCounts(const nlohmann::json &manifest);

} // namespace core::package
