#pragma once

#include <filesystem>
#include <optional>
#include <vector>

/// Folders whose paths may be longer than what the iterators of std::filesystem can list on Windows.
namespace core::system {

/// Returns the paths of what lies in a folder, without an order. Returns nothing and sets errno if that
/// fails.
std::optional<std::vector<std::filesystem::path>> entriesOf(const std::filesystem::path &folder);
/// Removes a folder with all that lies in it, and follows no link. Returns false and sets errno if something
/// is left.
bool removeFolder(const std::filesystem::path &folder);

} // namespace core::system
