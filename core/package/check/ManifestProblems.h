#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Returns whether the figures of a manifest follow from each other: the cost of every mechanism from its
/// sensitivity and noise (privacy::costOf), the accounts from the costs and the stated delta
/// (privacy::composed, privacy::replaceOne, privacy::zcdpEpsilon). A key that does not belong there is a
/// problem too. Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> budgetProblems(const nlohmann::json &manifest);

/// Returns whether a manifest's mechanisms are the tables of its method, with as many cells as method, labels
/// and vocabulary make. Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> methodProblems(const nlohmann::json &manifest);

/// Returns whether a table of counts of phrases is among the mechanisms, so that vocabulary.csv has rows.
/// Throws as above.
bool hasCounts(const nlohmann::json &manifest);
/// Returns whether the rows of vocabulary.csv are of all labels together, by the manifest's method. Throws as
/// above.
bool hasJointCounts(const nlohmann::json &manifest);

/// Returns whether the parts of a manifest that no other check makes again hold the keys that they have, each
/// with a value of its type, and nothing else: a key nobody knows could carry anything.
std::vector<std::string> partsProblems(const nlohmann::json &manifest);

/// Where the manifest says of the release something else than the plan in it asked for: project, unit of
/// privacy, method, vocabulary and the cost. Nothing is asked of what a plan leaves out.
std::vector<std::string> planProblems(const nlohmann::json &manifest);

/// Returns whether "writer" of a manifest holds what it may hold and agrees with the plan and the number of
/// documents. Manifests of before language models have none. Throws nlohmann::json::exception when a field is
/// missing or not of its type.
std::vector<std::string> writerProblems(const nlohmann::json &manifest);

} // namespace core::package
