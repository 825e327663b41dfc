#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace core::package {

using OnBytes = std::function<Result<void>(std::string_view)>;

/// An entry of a package. Nothing is unpacked to disk and no link is followed.
struct PackageEntry
{
    enum class Kind { File, Folder, Link, Other };

    std::string name; ///< below the package; of a zip, without its one top folder
    Kind kind = Kind::File;
    /// Passes the content to a function piece by piece. Valid during the call that received the entry.
    /// Errors: those of `onBytes`, Io, InvalidPackage (this entry of a zip is damaged).
    std::function<Result<void>(const OnBytes &onBytes)> read;
};

using OnEntry = std::function<Result<void>(const PackageEntry &)>;

/// The maximum decompressed size of a zip: a small file can hold a very large one.
struct ZipLimits
{
    std::uint64_t totalBytes = std::uint64_t{4} << 30;
    std::size_t entries = 1'000'100; ///< a text of its own for every document
};

/// Reads the bytes of a plain file and follows no link. Errors: Io, those of `onBytes`.
Result<void> readFile(const std::filesystem::path &file, const OnBytes &onBytes);

/// Calls `onEntry` for each entry of a folder and of its folder of texts, sorted by name. Errors: Io, those
/// of `onEntry`.
Result<void> forEachInFolder(const std::filesystem::path &folder, const OnEntry &onEntry);

/// Calls `onEntry` for each entry of a zip file. Entries outside its top folder keep their full name, which
/// no list of allowed names contains. Errors: Io, InvalidPackage (no zip file, damaged, above the limits),
/// those of `onEntry`.
Result<void> forEachInZip(const std::filesystem::path &file, const ZipLimits &limits, const OnEntry &onEntry);

/// Reads a folder or a zip file. Errors: those of both; NotFound; InvalidPackage also if the path is neither.
Result<void>
forEachEntry(const std::filesystem::path &folderOrZip, const ZipLimits &limits, const OnEntry &onEntry);

} // namespace core::package
