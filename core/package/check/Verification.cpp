#include "core/package/check/Verification.h"

#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/check/SumsCheck.h"
#include "core/package/check/Verifier.h"

namespace core::package {

namespace fs = std::filesystem;

std::string coverageInWords(const ApprovedBy &approval)
{
    return approval.coversPlan
               ? "for this project, plan, budget, purpose and recipient, the model and the texts"
               : "for this project, budget, model and texts; not for purpose, recipient and plan, which "
                 "approvals of release 0.2 did not cover";
}

namespace {

/// Checks the signer before the sums, and the sums before anything that they cover.
std::optional<SignedBy> checkSums(SumsCheck &first, const VerifyTerms &terms, Differences &differences)
{
    if (terms.signer && !first.isSignedBy(*terms.signer)) {
        differences.add(files::signature, "the package is not signed with the key that was asked for");
        return std::nullopt;
    }
    first.compare();
    return first.signer();
}

} // namespace

Result<Verification>
verifyPackage(const fs::path &folderOrZip, const VerifyTerms &terms, const Progress &progress)
{
    Differences differences;
    SumsCheck first(progress.part(0.0, 0.5), differences);
    const auto takeFirst = [&first](const PackageEntry &entry) { return first.take(entry); };
    KEYSEED_TRY(forEachEntry(folderOrZip, terms.limits, takeFirst));
    if (first.isNoPackage())
        return fail(ErrorCode::InvalidPackage,
                    folderOrZip.string() + ": is no package: it has neither manifest.json nor SHA256SUMS");
    Verification verification;
    verification.signature = checkSums(first, terms, differences);
    verification.files = first.files().all();
    if (differences.lines().empty()) {
        Verifier second(first, progress.part(0.5, 1.0), differences);
        const auto takeAgain = [&second](const PackageEntry &entry) { return second.take(entry); };
        KEYSEED_TRY(forEachEntry(folderOrZip, terms.limits, takeAgain));
        second.finish(verification);
    }
    verification.differences = differences.lines();
    return verification;
}

Result<Verification> verify(const fs::path &folderOrZip)
{
    NoControl control;
    return verify(folderOrZip, control);
}

Result<Verification> verify(const fs::path &folderOrZip, JobControl &control)
{
    return verifyPackage(folderOrZip, {}, Progress(control, "verify"));
}

Result<void>
selfVerify(const fs::path &folderOrZip, const std::vector<FileEntry> &written, const Progress &progress)
{
    KEYSEED_ASSIGN(const auto found, verifyPackage(folderOrZip, {}, progress));
    if (!found.differences.empty())
        return fail(ErrorCode::Internal, "the package does not verify: " + found.differences.front());
    FoundFiles onTheDisk;
    for (const FileEntry &file : found.files)
        onTheDisk.add(file);
    for (const FileEntry &file : written) {
        const FileEntry *onDisk = onTheDisk.find(file.name);
        if (!onDisk || onDisk->bytes != file.bytes || onDisk->sha256 != file.sha256)
            return fail(ErrorCode::Internal,
                        file.name + ": is not on the disk as it was written; check the disk");
    }
    return {};
}

} // namespace core::package
