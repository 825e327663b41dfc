#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace core::package {

/// A file of a package.
struct FileEntry
{
    std::string name;
    std::uint64_t bytes = 0;
    std::string sha256; ///< hexadecimal
};

/// Where files are written now, and how the place is named in errors.
struct Workplace
{
    std::filesystem::path folder;
    std::string shown;
};

} // namespace core::package
