#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <filesystem>
#include <span>

namespace core::package {

/// Whether every tool finds the same entries in a zip file, whether it reads the list at the end (central
/// directory), as unzip and Python do, or from the front, as streaming tools do: nothing stands before,
/// between or behind the entries, the list and its end; each entry says of itself what the list says of it
/// (name, method, sizes, checksum); no name stands twice, in other letters neither, or outside the one top
/// folder; nothing is encrypted, split or renamed by an extra field. (APPNOTE.TXT 6.3.10, sections 4.3 and
/// 4.4.) What an entry unpacks to is not looked at.
/// Errors: InvalidPackage, with the number of the entry and never its name.
Result<void> checkZipStructure(std::span<const std::byte> zip, std::size_t maximumEntries);

} // namespace core::package
