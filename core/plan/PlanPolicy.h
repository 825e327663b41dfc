#pragma once

#include "core/plan/Plan.h"
#include "core/policy/Policy.h"

#include <optional>
#include <string>

namespace core::plan {

/// A choice of a plan that a policy does not allow.
struct PolicyIssue
{
    std::string field; ///< "writer.baseUrl"
    std::string what;  ///< English, one line: what is allowed
};

/// Returns the first choice of a plan that a policy forbids: servers and models of writer and vectors,
/// licence, purpose, checks that are switched off, and the epsilon and delta of the plan. What a data source
/// spent is checked by the commit (policy::checkSpend).
std::optional<PolicyIssue> policyIssueOf(const Plan &plan, const policy::Policy &policy);

/// Checks a plan against the policy in force. Called before a commit, before a model is asked, and before a
/// package is written. Errors: InvalidPlan naming the field, and "set by your organisation"; those of
/// policy::policyInForce.
Result<void> checkPolicy(const Plan &plan);

} // namespace core::plan
