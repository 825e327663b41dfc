#pragma once

#include "core/base/Result.h"
#include "core/package/archive/Sums.h"
#include "core/package/contents/Contents.h"
#include "core/signing/Key.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace core::package {

/// The release that a second person approves: these texts, made of this model, at this cost.
struct ApprovedRelease
{
    std::map<std::string, std::string> files; ///< SHA-256 of corpus.csv, keyphrases.jsonl and vocabulary.csv
    std::string epsilon;                      ///< "epsilon 4 per record"
};
/// Errors: those of writing a package.
Result<ApprovedRelease> approvedRelease(const Contents &contents);

/// The content of approval.json.
struct ApprovalFacts
{
    std::string project;
    std::string name;
    std::string reason;
    std::string approvedAt; ///< the day; a time is taken down to it when it is signed
    signing::PublicKey key;
    ApprovedRelease release;
};

/// Signs. Errors: InvalidParameter (no name or reason, or too long a one).
Result<Approval> approve(ApprovalFacts facts, const signing::SecretKey &key);

/// Reads an approval after its signature was checked. Errors: InvalidPackage, with the difference.
Result<ApprovalFacts> readApproval(const Approval &approval);

/// Returns in words how the approval is of another release than `files`; nothing if it is of this one.
std::optional<std::string> approvalProblem(const ApprovalFacts &facts, const std::vector<FileEntry> &files);

} // namespace core::package
