#include "core/records/bytes/MemoryFile.h"

#include "core/base/Result.h"
#include "core/records/bytes/ByteStream.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace core::records {

namespace {

constexpr std::size_t mostUnpacked = std::size_t{1} << 30;

bool writeAll(int descriptor, std::span<const char> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written <= 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return true;
}

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
    const int descriptor = ::memfd_create("records", MFD_CLOEXEC);
    const std::shared_ptr<const MemoryFile> memory(
        new MemoryFile("/proc/self/fd/" + std::to_string(descriptor), descriptor));
    std::array<char, 64 << 10> piece;
    for (std::size_t all = 0;;) {
        KEYSEED_ASSIGN(const auto count, bytes.read(piece));
        if (count == 0)
            return memory;
        all += count;
        if (all > mostUnpacked)
            return fail({.what = "a file of this kind is read in memory while it is packed, up to 1 GiB; "
                                 "unpack it first"});
        if (!writeAll(descriptor, std::span(piece).first(count)))
            return fail({.code = ErrorCode::Io, .what = "not enough memory to unpack it; unpack it first"});
    }
}

MemoryFile::~MemoryFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace core::records
