#include "core/package/archive/PackageReader.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/base/system/Folders.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <vector>

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

namespace {

PackageEntry::Kind kindOf(const fs::directory_entry &entry)
{
    std::error_code unknown;
    switch (entry.symlink_status(unknown).type()) {
    case fs::file_type::regular:
        return PackageEntry::Kind::File;
    case fs::file_type::directory:
        return PackageEntry::Kind::Folder;
    case fs::file_type::symlink:
        return PackageEntry::Kind::Link;
    default:
        return PackageEntry::Kind::Other;
    }
}

Result<void> readAll(int descriptor, const std::string &shown, const OnBytes &onBytes)
{
    std::array<char, std::size_t{1} << 16> buffer;
    for (;;) {
        const std::int64_t got = system::readSome(descriptor, buffer);
        if (got < 0)
            return fail(ioError(shown, "cannot be read", errno));
        if (got == 0)
            return {};
        KEYSEED_TRY(onBytes({buffer.data(), static_cast<std::size_t>(got)}));
    }
}

Result<std::vector<fs::directory_entry>> entriesOf(const fs::path &folder)
{
    const auto paths = system::entriesOf(folder);
    if (!paths)
        return fail(ioError(folder.string(), "the folder cannot be listed", errno));
    std::error_code gone;
    std::vector<fs::directory_entry> entries;
    for (const fs::path &path : *paths)
        entries.emplace_back(path, gone);
    std::sort(entries.begin(), entries.end());
    return entries;
}

// Looks only into the one folder that a package may have.
Result<void> forEachBelow(const fs::path &folder, const std::string &below, const OnEntry &onEntry)
{
    KEYSEED_ASSIGN(const auto entries, entriesOf(folder));
    for (const fs::directory_entry &entry : entries) {
        const std::string name = below + entry.path().filename().string();
        const auto kind = kindOf(entry);
        const auto read = [&entry](const OnBytes &onBytes) { return readFile(entry.path(), onBytes); };
        auto going = kind == PackageEntry::Kind::Folder && name == files::textFolder
                         ? forEachBelow(entry.path(), name + "/", onEntry)
                         : onEntry({name, kind, read});
        if (!going)
            return going;
    }
    return {};
}

} // namespace

Result<void> readFile(const fs::path &path, const OnBytes &onBytes)
{
    const int descriptor = system::openForReading(path, system::Links::Refuse);
    if (descriptor < 0)
        return fail(ioError(path.string(), "cannot be read", errno));
    auto done = readAll(descriptor, path.string(), onBytes);
    system::closeFile(descriptor);
    return done;
}

Result<void> forEachInFolder(const fs::path &folder, const OnEntry &onEntry)
{
    return forEachBelow(folder, {}, onEntry);
}

} // namespace core::package
