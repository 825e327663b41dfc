#pragma once

#include "core/base/Digest.h"
#include "core/base/InputFile.h"
#include "core/base/Result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// The common part of lexicon and vector files. Little-endian:
///
///     0   8 bytes   magic: what the file is, and the version of its layout
///     8   3 x u64   counts: their meaning and the size of the payload follow from the magic
///    32  32 bytes   SHA-256 over bytes 0 to 31 and the payload
///    64             payload, to the end of the file
///
/// The digest stands in a release, so that a file whose bytes do not match it is not opened. It says nothing
/// of who wrote them: what a payload holds is checked by its reader as far as memory safety needs it.
struct ResourceFile
{
    /// Bytes in memory, aligned as a mapped file.
    struct alignas(64) Block
    {
        std::array<std::byte, 64> bytes;
    };

    MappedFile file;
    std::vector<Block> memory = {}; ///< in place of `file`
    std::size_t memoryBytes = 0;
    std::array<std::uint64_t, 3> counts = {};
    Digest digest = {};

    /// Aligned to 64 bytes.
    std::span<const std::byte> payload() const;
};

using ResourceMagic = std::array<char, 8>;
using ResourceCounts = std::array<std::uint64_t, 3>;

/// Replaces `path`; nothing is left behind when writing fails. Errors: Io.
Result<void> writeResource(const std::filesystem::path &path,
                           const ResourceMagic &magic,
                           const ResourceCounts &counts,
                           std::string_view payload);
/// The same of a payload in pieces, one after the other.
Result<void> writeResource(const std::filesystem::path &path,
                           const ResourceMagic &magic,
                           const ResourceCounts &counts,
                           std::span<const std::string_view> payload);

/// Returns the bytes that writeResource() writes.
std::string resourceBytes(const ResourceMagic &magic, const ResourceCounts &counts, std::string_view payload);

/// Returns the digest that a file of this content has in its header.
Digest digestOfResource(const ResourceMagic &magic, const ResourceCounts &counts, std::string_view payload);

/// Errors: NotFound; InvalidParameter (no regular file); Io: cannot be read, is not a file with this magic,
/// or is not as it was written (`what` names it in the message).
Result<ResourceFile>
openResource(const std::filesystem::path &path, const ResourceMagic &magic, std::string_view what);

/// Takes the bytes of such a file from memory. Errors: Io, without the name of a file.
Result<ResourceFile>
resourceInMemory(std::string_view bytes, const ResourceMagic &magic, std::string_view what);

/// Returns the digest in the head of a file with this magic, unchecked: what the file calls itself.
std::optional<Digest> digestInHead(const std::filesystem::path &path, const ResourceMagic &magic);
/// The same of the first bytes of a file with any magic.
std::optional<Digest> digestInHead(std::string_view firstBytes);
/// Returns whether a file begins with this magic.
bool hasMagic(const std::filesystem::path &path, const ResourceMagic &magic);

} // namespace core::vocabulary
