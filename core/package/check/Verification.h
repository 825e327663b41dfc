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
};

/// Result of a verification: every difference, by file.
struct Verification
{
    std::vector<FileEntry> files;
    std::vector<std::string> differences; ///< "corpus.csv: its SHA-256 differs from SHA256SUMS"; empty = good
    std::optional<SignedBy> signature;    ///< empty: nobody signed, or the signature does not fit
    std::optional<ApprovedBy> approval;   ///< the same
};

/// How a package is to be verified.
struct VerifyTerms
{
    std::optional<signing::PublicKey> signer; ///< who must have signed it
    ZipLimits limits;
};

/// Checks a folder or zip: exactly the allowed files, the signature of `terms.signer`, sums; where these are
/// right, well-formed files, the manifest against its plan and the corpus (counts, labels, ids), signatures.
/// Of a package that a signer or sums do not fit nothing further is parsed. That a key is the right person's
/// only a comparison with what that person says can show. Errors: NotFound, Io, InvalidPackage when it is no
/// package at all, Cancelled.
Result<Verification>
verifyPackage(const std::filesystem::path &folderOrZip, const VerifyTerms &terms, const Progress &progress);

/// Verifies with the default terms, whoever signed it.
Result<Verification> verify(const std::filesystem::path &folderOrZip);
/// The same for a caller that can cancel. Progress stage: "verify".
Result<Verification> verify(const std::filesystem::path &folderOrZip, JobControl &control);

/// A package just written, read again from the disk: must be without differences and hold `written`. Errors:
/// Internal if it does not, those of verifyPackage.
Result<void> selfVerify(const std::filesystem::path &folderOrZip,
                        const std::vector<FileEntry> &written,
                        const Progress &progress);

} // namespace core::package
