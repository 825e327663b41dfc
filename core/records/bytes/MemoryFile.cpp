#include "core/records/bytes/MemoryFile.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/records/bytes/ByteStream.h"

#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace core::records {

namespace {

constexpr std::size_t mostUnpacked = std::size_t{1} << 30;

} // namespace

ReadResult<std::shared_ptr<const MemoryFile>> MemoryFile::of(const Part &part)
{
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, false));
    if (part.entry.empty()) {
        KEYSEED_ASSIGN(const auto file, FileBytes::open(part.path, false));
        KEYSEED_ASSIGN(const auto head, file.head(4));
        const Packing packing = packingOf(head);
        if (packing == Packing::None || packing == Packing::Zip)
            return std::shared_ptr<const MemoryFile>(new MemoryFile(part.path, -1));
    }
    const int descriptor = system::memoryFile();
    const std::shared_ptr<const MemoryFile> memory(
        new MemoryFile(system::pathOfMemoryFile(descriptor), descriptor));
    if (descriptor < 0)
        return fail({.code = ErrorCode::Io,
                     .what = "a packed file of this kind cannot be read on this system; unpack it first"});
    std::array<char, 64 << 10> piece;
    for (std::size_t all = 0;;) {
        KEYSEED_ASSIGN(const auto count, bytes.read(piece));
        if (count == 0)
            return memory;
        all += count;
        if (all > mostUnpacked)
            return fail({.what = "a file of this kind is read in memory while it is packed, up to 1 GiB; "
                                 "unpack it first"});
        if (!system::writeAll(descriptor, {piece.data(), count}))
            return fail({.code = ErrorCode::Io, .what = "not enough memory to unpack it; unpack it first"});
    }
}

ReadResult<std::shared_ptr<const MemoryFile>> MemoryFile::holding(std::string_view bytes)
{
    const int descriptor = system::memoryFile();
    const std::shared_ptr<const MemoryFile> memory(
        new MemoryFile(system::pathOfMemoryFile(descriptor), descriptor));
    if (descriptor < 0 || !system::writeAll(descriptor, bytes))
        return fail({.code = ErrorCode::Io, .what = "not enough memory to read a document"});
    return memory;
}

MemoryFile::~MemoryFile()
{
    if (m_descriptor >= 0)
        system::closeFile(m_descriptor);
}

} // namespace core::records
