#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/privacy/Accounting.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// "labelFindings" of a manifest: of each finding of labels its noise, threshold and cost. Which labels were
/// found is in it as far as the plan declares them.
Json labelFindingsJson(const Contents &contents);

/// What was found and what it cost, in two or three sentences; empty without a finding.
std::string labelFindingsInWords(const Contents &contents);

/// Where a finding of a manifest does not follow from its noise and its delta, or protects another unit than
/// the tables do. Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> labelFindingProblems(const nlohmann::json &manifest);

/// The findings of a manifest, a list that older ones do not have.
std::vector<const nlohmann::json *> labelFindingsIn(const nlohmann::json &manifest);

/// What each finding of a manifest costs, as far as its numbers are in range; labelFindingProblems() names
/// the others.
std::vector<privacy::MechanismCost> labelFindingCosts(const nlohmann::json &manifest);

} // namespace core::package
