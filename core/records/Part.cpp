#include "core/records/Part.h"

#include <algorithm>
#include <string_view>

namespace core::records {

namespace {

std::string lowered(std::string text)
{
    std::ranges::transform(
        text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

} // namespace

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
