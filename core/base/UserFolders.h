#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// Returns $HOME, or else the home folder that the system knows; empty if neither is an absolute path.
std::filesystem::path homeFolder();

/// Returns the folder of the user's data: $XDG_DATA_HOME/keyseed, else ~/.local/share/keyseed, on Windows
/// %LOCALAPPDATA%\keyseed; empty if none exists. A relative path in the variable is ignored (XDG Base
/// Directory Specification): the ledger would be another one in each folder that a program is started from.
std::filesystem::path userDataFolder();

/// Returns the folder for what can be made again: $XDG_CACHE_HOME/keyseed, else ~/.cache/keyseed, on
/// Windows %LOCALAPPDATA%\keyseed\cache; empty as above.
std::filesystem::path userCacheFolder();

/// Removes all files with an ending except the `most` that were written, or marked as used, last, each with
/// the files of the same name and the endings `beside`. Files that cannot be removed stay.
void removeOldest(const std::filesystem::path &folder,
                  std::string_view ending,
                  std::size_t most,
                  std::span<const std::string_view> beside = {});

/// Marks a kept file as used, so that unused ones are deleted first.
void markUsed(const std::filesystem::path &kept);

} // namespace core
