#pragma once

#include "core/base/Error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace core {

/// An Io error in words for a steward: what could not be done to `shown`, and what to do about `error`
/// (an errno).
Error ioError(const std::string &shown, std::string_view what, int error);

/// All of `bytes`, in as many calls as it takes. False, with errno, when they do not go in.
bool writeAll(int descriptor, std::string_view bytes);

/// Waits until a folder's entries are on disk; an empty path is the present folder. False, with errno, where
/// that cannot be done; most callers take a file system at its word then.
bool syncFolder(const std::filesystem::path &folder);
/// The same for a file that something else wrote.
bool syncFile(const std::filesystem::path &file);

} // namespace core
