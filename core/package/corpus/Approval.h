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
/// Returns the release of these contents. Errors: those of writing a package.
Result<ApprovedRelease> approvedRelease(const Contents &contents);

/// The content of approval.json.
struct ApprovalFacts
{
    std::string project;
    std::string name;
    std::string reason;
    std::string approvedAt; ///< the day; signing drops the time
    signing::PublicKey key;
    ApprovedRelease release;
};

/// Signs an approval. Errors: InvalidParameter (name or reason is missing or too long).
Result<Approval> approve(ApprovalFacts facts, const signing::SecretKey &key);

/// Reads an approval after its signature was checked. Errors: InvalidPackage, with the difference.
Result<ApprovalFacts> readApproval(const Approval &approval);

/// Describes the difference between the approved release and `files`; empty if there is none.
std::optional<std::string> approvalProblem(const ApprovalFacts &facts, const std::vector<FileEntry> &files);

} // namespace core::package
