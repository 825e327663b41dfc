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

/// The release that a second person approves: these texts, made of this model, at this cost, for this purpose
/// and recipient, by this plan.
struct ApprovedRelease
{
    std::string project = {};
    std::string epsilon = {}; ///< "differentially private with epsilon 4 per record"
    std::string purpose = {};
    std::string recipient = {};
    std::string planSha256 = {}; ///< of the plan in the manifest, as jsonPage() writes it
    std::map<std::string, std::string> files =
        {}; ///< SHA-256 of corpus.csv, keyphrases.jsonl and vocabulary.csv

    /// Returns whether the approval is for purpose, recipient and plan: those of release 0.2 are not.
    bool coversPlan() const { return !planSha256.empty(); }
    /// Returns whether every file that an approval covers has its sum.
    bool hasAllFiles() const;

    friend bool operator==(const ApprovedRelease &, const ApprovedRelease &) = default;
};
/// Returns the release of these contents. Errors: those of writing a package.
Result<ApprovedRelease> approvedRelease(const Contents &contents);
/// Returns the release of a package from its contents, or from the text of its manifest, and its files. A
/// field that the manifest lacks is empty.
ApprovedRelease releaseOf(const Contents &contents, const std::vector<FileEntry> &entries);
ApprovedRelease releaseOf(const std::string &manifest, const std::vector<FileEntry> &entries);

/// The content of approval.json.
struct ApprovalFacts
{
    std::string name;
    std::string reason;
    std::string approvedAt; ///< the day; signing drops the time
    signing::PublicKey key;
    ApprovedRelease release;
};

/// Signs an approval. Errors: InvalidParameter (name or reason is missing, too long or holds characters that
/// a package cannot hold; the release has no plan).
Result<Approval> approve(ApprovalFacts facts, const signing::SecretKey &key);

/// Reads an approval after its signature was checked. Errors: InvalidPackage, with the difference.
Result<ApprovalFacts> readApproval(const Approval &approval);

/// Describes the difference between the approved release and that of a package; empty if there is none. An
/// approval of release 0.2 is compared in what it covers.
std::optional<std::string> approvalProblem(const ApprovalFacts &facts, const ApprovedRelease &packed);

} // namespace core::package
