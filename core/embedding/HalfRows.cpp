#include "core/embedding/HalfRows.h"

#include <string>

namespace core::embedding {

Digest digestOf(const HalfRows &rows)
{
    Sha256 hash;
    hash.add("keyseed-term-vectors/1 " + std::to_string(rows.dimension()) + "\n");
    hash.add(std::as_bytes(rows.values()));
    return hash.finish();
}

} // namespace core::embedding
