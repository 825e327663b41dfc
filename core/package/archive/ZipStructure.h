#pragma once

#include "core/base/Result.h"
#include "core/zip/Unpacker.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace core::package {

/// An entry of a zip file, checked.
struct ZipEntry
{
    std::string name; ///< with its folders; a folder ends with `/`
    std::uint32_t unixType = 0;
    std::uint64_t offset = 0; ///< of its data
    zip::PackedData data = {};
};

/// Returns the entries of a zip file in their order, if every program finds the same ones, whether it reads
/// the list at the end (central directory), as unzip and Python do, or from the front, as streaming programs
/// do: nothing stands before, between or behind the entries, the list and its end; each entry says of itself
/// what the list says of it (name, method, sizes, checksum); no name stands twice, in other letters neither,
/// or outside the one top folder; nothing is encrypted, split or renamed by an extra field.
/// (APPNOTE.TXT 6.3.10, sections 4.3 and 4.4.) The data are not unpacked. Errors: InvalidPackage, with the
/// number of the entry and never its name.
Result<std::vector<ZipEntry>> checkedZipEntries(std::span<const std::byte> zip, std::size_t maximumEntries);

} // namespace core::package
