#pragma once

#include "core/review/Exclusions.h"
#include "core/review/Findings.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The findings of a review one by one, each under the name of its rule: those of LookAlikeRules.h,
/// "duplicate", "near-duplicate", "missing-phrases", and what the check of a model's answer marked,
/// "answer.empty" to "answer.refused".
namespace core::review {

struct Finding
{
    std::size_t document = 0; ///< index among the documents
    std::string_view rule;    ///< name; never goes
    /// UTF-8: the marked words, the missing phrase, or the id of the document that is repeated; empty of a
    /// model's answer.
    std::string text;
    package::ExclusionReason reason = package::ExclusionReason::LookAlike; ///< to leave the document out
};

/// Returns the findings in the order of the documents; for each document look-alikes, repetition, missing
/// phrases, answer.
std::vector<Finding> findingList(const Findings &findings, const writing::Documents &documents);

/// All names, in the order of the rules.
std::vector<std::string_view> ruleNames();

/// Returns whether `wanted` names the rule: by its name, or by what its name begins with up to the full stop.
bool isNamed(std::string_view rule, std::string_view wanted);

/// Returns the exclusions with every document added in which one of the wanted rules found something;
/// documents that are excluded already keep their reason. Of documents that repeat each other the first one
/// stays. Errors: InvalidPlan for an unknown name.
Result<Exclusions> leavingOut(const std::vector<Finding> &findings,
                              const writing::Documents &documents,
                              const std::vector<std::string> &wanted,
                              const Exclusions &exclusions);

} // namespace core::review
