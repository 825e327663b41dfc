#pragma once

#include "core/package/check/ContentCheck.h"
#include "core/package/manifest/Manifest.h"

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <vector>

namespace core::package {

/// Checks that the figures of a manifest follow from each other: the cost of every mechanism from its
/// sensitivity and noise (privacy::costOf), the accounts from the costs and the stated delta
/// (privacy::composed, privacy::replaceOne, privacy::zcdpEpsilon). An unknown key is a problem too. Throws
/// nlohmann::json::exception if a field is missing or not of its type.
std::vector<std::string> budgetProblems(const nlohmann::json &manifest);

/// Reads an entry of "mechanisms"; numbers that are missing or out of range become 0. Throws as above.
MechanismFacts mechanismFactsOf(const nlohmann::json &mechanism);

/// Checks that the mechanisms of a manifest are the tables of its method, with the number of cells that
/// method, labels and vocabulary give. Throws nlohmann::json::exception if a field is missing or not of its
/// type.
std::vector<std::string> methodProblems(const nlohmann::json &manifest);

/// Checks that "vocabularyList" of a manifest follows from the method, the size of the vocabulary and the
/// noise of the table of counts. Throws as above.
std::vector<std::string> vocabularyListProblems(const nlohmann::json &manifest);

/// Checks that vocabulary.learnt has as many phrases and the origin that a manifest states, no name of a
/// file, and all keyphrases of the documents. Throws as above.
std::vector<std::string> termsProblems(const nlohmann::json &manifest,
                                       const CheckedTerms &terms,
                                       const std::set<std::string> &phrases);

/// Returns whether a table of counts of phrases is among the mechanisms, so that vocabulary.csv has rows.
/// Throws as above.
bool hasCounts(const nlohmann::json &manifest);
/// Returns whether the rows of vocabulary.csv are of all labels together, by the manifest's method. Throws as
/// above.
bool hasJointCounts(const nlohmann::json &manifest);

/// Checks that the parts of a manifest that no other check recomputes hold their keys, each with a value of
/// its type, and no other key: an unknown key could carry anything.
std::vector<std::string> partsProblems(const nlohmann::json &manifest);

/// Returns the contradictions between the release and the plan in the manifest: project, unit of privacy,
/// method, vocabulary and the cost. A key that the plan leaves out is not compared.
std::vector<std::string> planProblems(const nlohmann::json &manifest);

/// Checks that "writer" of a manifest holds allowed values and agrees with the plan and the number of
/// documents. Older manifests have no "writer". Throws nlohmann::json::exception if a field is missing or not
/// of its type.
std::vector<std::string> writerProblems(const nlohmann::json &manifest);

} // namespace core::package
