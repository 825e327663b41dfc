#include "core/package/contents/ExcludedTexts.h"

#include <numeric>
#include <string_view>
#include <unordered_set>

namespace core::package {

ExcludedTexts ExcludedTexts::among(const privacy::Released<std::vector<writing::Document>> &documents,
                                   const std::vector<Exclusion> &exclusions)
{
    std::unordered_set<std::string_view> written;
    if (!exclusions.empty())
        for (const writing::Document &document : *documents)
            written.insert(document.seed.id);
    ExcludedTexts excluded;
    for (const Exclusion &each : exclusions)
        if (written.contains(each.id))
            ++excluded.m_counts[static_cast<std::size_t>(each.reason)];
    return excluded;
}

std::size_t ExcludedTexts::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::size_t{0});
}

} // namespace core::package
