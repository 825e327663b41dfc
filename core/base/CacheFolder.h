#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string_view>

namespace core {

/// Removes all but the `most` files of an ending that were written to, or marked as used, last; each with the
/// files of the same name with the endings `beside`. What cannot be removed stays.
void removeOldest(const std::filesystem::path &folder,
                  std::string_view ending,
                  std::size_t most,
                  std::span<const std::string_view> beside = {});

/// Marks a kept file as used, so that unused ones are deleted first.
void markUsed(const std::filesystem::path &kept);

} // namespace core
