#include "core/records/Part.h"

#include "core/records/Columns.h"

namespace core::records {

std::filesystem::path unpackedName(const Part &part)
{
    const std::filesystem::path name =
        (part.entry.empty() ? part.path : std::filesystem::path(part.entry)).filename();
    const std::string ending = lowered(name.extension().string());
    return ending == ".gz" || ending == ".zst" ? name.stem() : name;
}

std::string endingOf(const Part &part)
{
    return lowered(unpackedName(part).extension().string());
}

} // namespace core::records
