#include "core/records/FileSums.h"

namespace core::records {

Digest FileSums::content() const
{
    Sha256 hash;
    for (const auto &[part, line] : lines)
        hash.add(line);
    hash.add(ofJoin);
    return hash.finish();
}

} // namespace core::records
