#pragma once

#include "tests/core/vocabulary/SealedResource.h"
#include "tests/fuzz/FuzzFolder.h"
#include "tests/fuzz/FuzzTarget.h"

namespace fuzz {

/// A lexicon or vector file of these bytes, with the digest in its head put right: else nothing behind that
/// check would ever be reached. One input in 256 is left as it is.
inline std::filesystem::path resourceOf(std::string_view bytes, const std::string &name)
{
    constexpr std::size_t digestAt = 32;
    if (bytes.size() <= digestAt || bytes[digestAt] == '\0')
        return written(bytes, name);
    const QByteArray sealed = sealedResource(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return written({sealed.data(), static_cast<std::size_t>(sealed.size())}, name);
}

} // namespace fuzz
