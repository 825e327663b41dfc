#pragma once

#include "core/base/Digest.h"
#include "core/base/Fields.h"
#include "core/base/Result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The policy of an organisation: limits that an administrator sets for everyone on a computer, in a file
/// that only an administrator can write.
namespace core::policy {

/// The words that end every refusal by a policy.
inline constexpr std::string_view setByOrganisation = "set by your organisation";

/// The entry of `servers` for servers on this computer.
inline constexpr std::string_view thisComputer = "this computer";
/// The entry of `servers` for prompts that are carried to a model as files.
inline constexpr std::string_view byHand = "by hand";

/// The limits. What is empty limits nothing.
struct Policy
{
    std::vector<std::string> servers; ///< that may be asked: thisComputer, byHand, or scheme://host:port
    std::vector<std::string> models;  ///< names of models; one that ends in * stands for all that begin so
    std::optional<double> maxEpsilon; ///< of one release
    std::optional<double> maxDelta;   ///< the same
    std::optional<double> maxSourceEpsilon; ///< of all releases of a data source together
    std::optional<double> maxSourceDelta;   ///< the same
    std::vector<std::string> licences;      ///< of packages
    std::vector<std::string> purposes;      ///< the same
    std::vector<std::string> checks; ///< checks of documents that cannot be switched off; "all": every one
};

/// The fields of a policy file, with their descriptions.
const FieldTable<Policy> &policyFields();

/// A policy and its file.
struct PolicyFile
{
    std::filesystem::path path;
    Digest digest = {}; ///< SHA-256 of the bytes
    Policy policy;
};

/// Returns the place of the policy: /etc/keyseed/policy.json, on Windows policy.json in the folder Keyseed of
/// the program data. No variable and no option changes it in a program that is handed on.
std::filesystem::path policyPath();

/// Reads a policy. Errors: NotFound, Io; InvalidPlan naming the file, the line and the field.
Result<PolicyFile> readPolicy(const std::filesystem::path &path);

/// Returns the policy of this computer; nothing if there is no file. A file that cannot be read is an error:
/// its limits are not known, so nothing may be released. Errors: those of readPolicy.
Result<std::optional<PolicyFile>> policyInForce();

/// Checks the cost of a release against the policy in force, also where there is none. `spent...` are the
/// sums of what the data source spent before. Errors: BudgetExhausted with the limit; those of policyInForce.
Result<void> checkSpend(double epsilon, double delta, double spentEpsilon, double spentDelta);

} // namespace core::policy
