#pragma once

#include "core/package/contents/Contents.h"
#include "core/package/text/JsonText.h"
#include "core/privacy/Accounting.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// "drawChoices" of a manifest: of each choice among draws how many competed, and its cost.
Json drawChoicesJson(const Contents &contents);

/// What was chosen and what it cost, in a sentence or two each; empty without a choice.
std::string drawChoicesInWords(const Contents &contents);

/// Where a choice of a manifest does not follow from its epsilon, or protects another unit than the tables
/// do. Throws nlohmann::json::exception when a field is missing or not of its type.
std::vector<std::string> drawChoiceProblems(const nlohmann::json &manifest);

/// The choices of a manifest, a list that older ones do not have.
std::vector<const nlohmann::json *> drawChoicesIn(const nlohmann::json &manifest);

/// What each choice of a manifest costs, as far as its numbers are in range; drawChoiceProblems() names the
/// others.
std::vector<privacy::MechanismCost> drawChoiceCosts(const nlohmann::json &manifest);

} // namespace core::package
