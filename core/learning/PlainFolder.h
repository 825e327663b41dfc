#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace core::learning {

/// The plain texts in a folder and the folders in it, a file a document, by rising path. What is no such text
/// is passed over, as are links, which may lead round in a circle or out of the folder, and names that begin
/// with a dot.
struct PlainFolder
{
    static constexpr std::size_t mostFiles = 1'000'000;

    struct File
    {
        std::filesystem::path path; ///< below the folder
        std::uint64_t bytes = 0;
    };
    std::vector<File> files;
    std::uint64_t bytes = 0;

    /// Errors: Io (a folder that may not be read); InvalidParameter (no plain text; more than mostFiles).
    static Result<PlainFolder> list(const std::filesystem::path &folder);
};

} // namespace core::learning
