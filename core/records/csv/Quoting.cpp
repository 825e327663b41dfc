#include "core/records/csv/Quoting.h"

#include <algorithm>

namespace core::records {

const std::vector<std::string_view> &quotingNames()
{
    static const std::vector<std::string_view> names = {"standard", "single", "backslash", "none"};
    return names;
}

std::optional<Quoting> quotingNamed(std::string_view name)
{
    const auto found = std::ranges::find(quotingNames(), name);
    if (found == quotingNames().end())
        return std::nullopt;
    return static_cast<Quoting>(found - quotingNames().begin());
}

} // namespace core::records
