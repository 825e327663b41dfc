#include "core/package/archive/PackageReader.h"

namespace core::package {

namespace fs = std::filesystem;

Result<void> forEachEntry(const fs::path &folderOrZip, const ZipLimits &limits, const OnEntry &onEntry)
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
    return fs::is_directory(status) ? forEachInFolder(folderOrZip, onEntry)
                                    : forEachInZip(folderOrZip, limits, onEntry);
}

} // namespace core::package
