#include "core/records/PlainFile.h"

#include "core/base/Result.h"
#include "core/records/Unpacking.h"

namespace core::records {

Faulty<std::filesystem::path> plainFile(const Part &part)
{
    KEYSEED_ASSIGN(const auto file, FileBytes::open(part.path, false));
    KEYSEED_ASSIGN(const auto head, file.head(4));
    const Packing packing = packingOf(head);
    if (!part.entry.empty() || packing == Packing::Gzip || packing == Packing::Zstd)
        return fault({.what = "a file of this kind cannot be read while it is packed; unpack it first"});
    return part.path;
}

Faulty<Digest> digestOfFile(const std::filesystem::path &path)
{
    const auto digest = sha256OfFile(path);
    if (!digest)
        return fault({.code = ErrorCode::Io,
                      .what = "cannot be read to its end; copy the file to a local disk and try again"});
    return *digest;
}

} // namespace core::records
