#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/package/archive/PackageReader.h"
#include "core/package/archive/Progress.h"
#include "core/package/archive/Sums.h"
#include "core/signing/Key.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::package {

/// The signer of a package, and the comment that was signed with it.
struct SignedBy
{
    signing::PublicKey key;
    std::string comment;
};

/// The approver, for an approval whose signature fits.
struct ApprovedBy
{
    signing::PublicKey key;
    std::string name;
    std::string reason;
    std::string approvedAt; ///< the day; in an older package the time, UTC, ISO 8601
    /// The approval is for purpose, recipient and plan, too; in packages of release 0.2 only for project,
    /// budget, model and texts.
    bool coversPlan = true;
};
/// Returns what an approval is for, in a sentence of English.
std::string coverageInWords(const ApprovedBy &approval);

/// The result of a verification: every difference, by file.
struct Verification
{
    std::vector<FileEntry> files;
    std::vector<std::string> differences; ///< "corpus.csv: its SHA-256 differs from SHA256SUMS"; empty = good
    std::optional<SignedBy> signature;    ///< empty: nobody signed, or the signature does not fit
    std::optional<ApprovedBy> approval;   ///< the same
    /// The files of which only the SHA-256 was compared, and not the content with the manifest: documents
    /// for people and for catalogues.
    std::vector<std::string> onlySummed;

    /// Returns whether signer and approver used one key, which shows one person and not two.
    bool hasOneKey() const { return signature && approval && signature->key.key == approval->key.key; }
};

/// The conditions of a verification.
struct VerifyTerms
{
    std::optional<signing::PublicKey> signer; ///< the required signer; empty: any
    ZipLimits limits;
};

/// Verifies a package in a folder or zip file: the allowed files and no others, the signature of
/// `terms.signer`, the sums; if these are right, the form of the files, the manifest against its plan and the
/// corpus (counts, labels, ids), the signatures. A package with a wrong signer or wrong sums is not parsed
/// further. Documents are not compared with the manifest (Verification::onlySummed). Only a comparison with
/// the owner of a key shows whose key it is. Errors: NotFound, Io, InvalidPackage (no package at all),
/// Cancelled.
Result<Verification>
verifyPackage(const std::filesystem::path &folderOrZip, const VerifyTerms &terms, const Progress &progress);

/// Verifies a package with any signer, or none.
Result<Verification> verify(const std::filesystem::path &folderOrZip);
/// Verifies a package for a caller that can cancel. Progress stage: "verify".
Result<Verification> verify(const std::filesystem::path &folderOrZip, JobControl &control);

/// Reads a new package again from the disk and verifies that it has no differences and holds the files
/// `written`. Errors: Internal (it does not), those of verifyPackage.
Result<void> selfVerify(const std::filesystem::path &folderOrZip,
                        const std::vector<FileEntry> &written,
                        const Progress &progress);

} // namespace core::package
