#pragma once

#include <filesystem>

namespace core {

/// $HOME, else what the system's list of users says; empty where neither is an absolute path.
std::filesystem::path homeFolder();

/// What is the user's own and stays: $XDG_DATA_HOME/keyseed, else ~/.local/share/keyseed; empty where there
/// is neither. A relative path in the variable does not count (XDG Base Directory Specification): what was
/// spent would be another sum in each folder that a program is started from.
std::filesystem::path userDataFolder();

/// What can be made again: $XDG_CACHE_HOME/keyseed, else ~/.cache/keyseed; empty as above.
std::filesystem::path userCacheFolder();

} // namespace core
