#include "core/package/check/Verification.h"

#include "core/package/check/Verifier.h"

namespace core::package {

namespace fs = std::filesystem;

Result<Verification>
verifyPackage(const fs::path &folderOrZip, const ZipLimits &limits, const Progress &progress)
{
    std::error_code error;
    const fs::file_status status = fs::status(folderOrZip, error);
    const std::string shown = folderOrZip.string();
    if (status.type() == fs::file_type::not_found)
        return fail(ErrorCode::NotFound,
                    shown + ": does not exist; name the folder or the zip file of a package");
    if (!fs::status_known(status))
        return fail(ErrorCode::Io, shown + ": " + error.message() + "; check its permissions");
    if (!fs::is_directory(status) && !fs::is_regular_file(status))
        return fail(ErrorCode::InvalidPackage, shown + ": is neither a folder nor a zip file");

    Verifier verifier(progress);
    const OnEntry take = [&verifier](const PackageEntry &entry) { return verifier.take(entry); };
    auto done = fs::is_directory(status) ? forEachInFolder(folderOrZip, take)
                                         : forEachInZip(folderOrZip, limits, take);
    if (!done)
        return fail(done.error());
    if (verifier.isNoPackage())
        return fail(ErrorCode::InvalidPackage,
                    shown + ": is no package: it has neither manifest.json nor SHA256SUMS");
    return verifier.finish();
}

Result<Verification> verify(const fs::path &folderOrZip)
{
    NoControl control;
    return verify(folderOrZip, control);
}

Result<Verification> verify(const fs::path &folderOrZip, JobControl &control)
{
    return verifyPackage(folderOrZip, ZipLimits(), Progress(control, "verify"));
}

Result<void>
selfVerify(const fs::path &folderOrZip, const std::vector<FileEntry> &written, const Progress &progress)
{
    const auto found = verifyPackage(folderOrZip, ZipLimits(), progress);
    if (!found)
        return fail(found.error());
    if (!found->differences.empty())
        return fail(ErrorCode::Internal, "the package does not verify: " + found->differences.front());
    for (const FileEntry &file : written) {
        const FileEntry *onDisk = findFile(found->files, file.name);
        if (!onDisk || onDisk->bytes != file.bytes || onDisk->sha256 != file.sha256)
            return fail(ErrorCode::Internal,
                        file.name + ": is not on the disk as it was written; check the disk");
    }
    return {};
}

} // namespace core::package
