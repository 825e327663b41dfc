#pragma once

#include <filesystem>

namespace core {

/// $HOME, else what the system's list of users says; empty where neither is an absolute path.
std::filesystem::path homeFolder();

/// Returns the folder of the user's data: $XDG_DATA_HOME/keyseed, else ~/.local/share/keyseed; empty if
/// neither exists. A relative path in the variable is ignored (XDG Base Directory Specification): the ledger
/// would be another one in each folder that a program is started from.
std::filesystem::path userDataFolder();

/// Returns the folder for what can be made again: $XDG_CACHE_HOME/keyseed, else ~/.cache/keyseed; empty as
/// above.
std::filesystem::path userCacheFolder();

} // namespace core
