#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/package/Package.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/ZipWriter.h"
#include "core/package/check/Verification.h"

#include <cerrno>
#include <cstdio>

namespace core::package {

namespace fs = std::filesystem;

namespace {

Result<void> checkFolderPlace(const fs::path &destination)
{
    std::error_code error;
    const fs::file_status status = fs::symlink_status(destination, error);
    if (!fs::exists(status))
        return checkParent(destination);
    const std::string shown = destination.string();
    if (!fs::is_directory(status))
        return fail(ErrorCode::InvalidPlan,
                    shown + ": is a file; name a folder that does not exist or is empty");
    const bool isEmpty = fs::is_empty(destination, error);
    if (error)
        return fail(ioError(shown, "the folder cannot be listed", error.value()));
    if (!isEmpty)
        return fail(ErrorCode::InvalidPlan, shown + ": the folder is not empty; empty it or choose another");
    if (!system::canWriteInto(destination))
        return fail(ioError(shown, "cannot be written", errno));
    return {};
}

} // namespace

Result<void> checkOutput(const fs::path &folderOrZip)
{
    const fs::path destination = resolved(folderOrZip);
    if (auto place =
            destination.extension() == ".zip" ? checkZipPlace(destination) : checkFolderPlace(destination);
        !place)
        return place;
    // Permissions do not show read-only disks and quotas, so try to write.
    return TemporaryFolder::beside(destination).map([](const TemporaryFolder &) {});
}

Result<PackageInfo> writeFolder(const Contents &contents, const fs::path &directory, JobControl &control)
{
    const fs::path destination = resolved(directory);
    KEYSEED_TRY(checkFolderPlace(destination));
    KEYSEED_ASSIGN(auto temporary, TemporaryFolder::beside(destination));
    const Progress progress(control);
    auto entries = writeAllFiles(contents, {temporary.path(), destination.string()}, progress.part(0.0, 0.6));
    KEYSEED_TRY(entries);
    KEYSEED_TRY(selfVerify(temporary.path(), *entries, progress.part(0.6, 1.0)));
    KEYSEED_TRY(progress.at(1.0));
    KEYSEED_TRY(temporary.renameTo(destination));
    return PackageInfo{destination, std::move(*entries)};
}

namespace {

Result<void> replaceFile(const fs::path &finished, const fs::path &destination)
{
    if (std::rename(finished.c_str(), destination.c_str()) != 0)
        return fail(ioError(destination.string(), "the finished package cannot be put here", errno));
    system::syncFolder(destination.parent_path());
    return {};
}

std::string topFolderFor(const Contents &contents, const fs::path &zip)
{
    for (const std::string &name : {contents.description.project, zip.stem().string()}) {
        if (std::string clean = cleanFolderName(name); !clean.empty())
            return clean;
    }
    return "package";
}

Result<void> checkZipSize(const std::vector<FileEntry> &entries, const fs::path &zip)
{
    std::uint64_t bytes = 0;
    for (const FileEntry &entry : entries)
        bytes += entry.bytes;
    if (bytes <= ZipLimits().totalBytes)
        return {};
    return fail(ErrorCode::InvalidPlan,
                zip.string() + ": the package is larger than 4 GiB; write it as a folder instead");
}

} // namespace

Result<void> checkZipPlace(const fs::path &destination)
{
    std::error_code ignored;
    if (fs::is_directory(destination, ignored))
        return fail(ErrorCode::InvalidPlan, destination.string() + ": is a folder; name a zip file");
    return checkParent(destination);
}

Result<PackageInfo> writeZip(const Contents &contents, const fs::path &file, JobControl &control)
{
    const fs::path destination = resolved(file);
    KEYSEED_TRY(checkZipPlace(destination));
    KEYSEED_ASSIGN(auto temporary, TemporaryFolder::beside(destination));
    const Progress progress(control);
    const Workplace workplace{temporary.path() / "files", destination.string()};
    const fs::path zip = temporary.path() / "package.zip";
    std::error_code error;
    if (!fs::create_directory(workplace.folder, error))
        return fail(ioError(workplace.shown, "a folder cannot be made beside it", error.value()));

    KEYSEED_ASSIGN(auto entries, writeAllFiles(contents, workplace, progress.part(0.0, 0.4)));
    auto done = checkZipSize(entries, destination);
    const ZipOptions options{topFolderFor(contents, destination), contents.description.madeOn};
    if (done)
        done = writeZipFile(workplace, entries, zip, options, progress.part(0.4, 0.7));
    if (done)
        done = selfVerify(zip, entries, progress.part(0.7, 1.0));
    if (done)
        done = progress.at(1.0);
    if (done)
        done = replaceFile(zip, destination);
    KEYSEED_TRY(done);
    return PackageInfo{destination, std::move(entries)};
}

} // namespace core::package
