#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/package/WritePackage.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/TemporaryFolder.h"
#include "core/package/check/Verification.h"

#include <cerrno>
#include <unistd.h>

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
    if (::access(destination.c_str(), W_OK | X_OK) != 0)
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
    // Asking for permissions would not know of read-only disks and quotas: try it.
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

} // namespace core::package
