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

/// What a second person agrees to: these texts, made of this model, at this cost.
struct ApprovedRelease
{
    std::map<std::string, std::string> files; ///< SHA-256 of corpus.csv, keyphrases.jsonl and vocabulary.csv
    std::string epsilon;                      ///< "epsilon 4 per record"
};
/// Errors: those of writing a package.
Result<ApprovedRelease> approvedRelease(const Contents &contents);

/// What approval.json says.
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

/// What an approval says, once its signature was checked. Errors: InvalidPackage, saying what is wrong.
Result<ApprovalFacts> readApproval(const Approval &approval);

/// In what the approval is of another release than `files`, in words; nothing when it is of this one.
std::optional<std::string> approvalProblem(const ApprovalFacts &facts, const std::vector<FileEntry> &files);

} // namespace core::package
