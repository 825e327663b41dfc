#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// A file of a package.
struct FileEntry
{
    std::string name;
    std::uint64_t bytes = 0;
    std::string sha256; ///< hexadecimal
};

/// The folder to which files are written, and its name in errors.
struct Workplace
{
    std::filesystem::path folder;
    std::string shown;
};

/// Returns SHA256SUMS in the form of `sha256sum`, so that a recipient can check a package without Keyseed: 64
/// lower-case hexadecimal digits, two spaces, the name, LF; files in the order of PackageFiles.h.
std::string sumsText(const std::vector<FileEntry> &entries);

struct ReadSums
{
    std::vector<FileEntry> entries;    ///< name and sha256 only
    std::vector<std::string> problems; ///< "line 3: ..."
};
/// Reads SHA256SUMS. Anything that sumsText() does not write is a problem. Does not check which files are
/// listed.
ReadSums readSums(std::string_view text);

} // namespace core::package
