#include "core/project/Exclusions.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace core::project {

namespace {

using Exclusions = std::vector<release::Exclusion>;
using release::Exclusion;

} // namespace

Documents withoutExcluded(const Documents &documents, const Exclusions &exclusions)
{
    if (exclusions.empty())
        return documents;
    std::unordered_set<std::string_view> out;
    for (const Exclusion &each : exclusions)
        out.insert(each.id);
    return documents.derive([&out](const std::vector<writing::Document> &all) {
        std::vector<writing::Document> kept;
        kept.reserve(all.size());
        std::copy_if(all.begin(), all.end(), std::back_inserter(kept), [&out](const writing::Document &each) {
            return !out.contains(each.seed.id);
        });
        return kept;
    });
}

Exclusions exclusionsAmong(const Documents &documents, const Exclusions &exclusions)
{
    // By far the most documents are not left out, and mostly none is.
    if (exclusions.empty())
        return {};
    std::unordered_map<std::string_view, const Exclusion *> out;
    for (const Exclusion &each : exclusions)
        out.emplace(each.id, &each);
    Exclusions among;
    for (const writing::Document &each : *documents)
        if (const auto found = out.find(each.seed.id); found != out.end())
            among.push_back(*found->second);
    // "SYN-1000000" comes after "SYN-999999": the shorter number is the smaller one.
    std::sort(among.begin(), among.end(), [](const Exclusion &a, const Exclusion &b) {
        return a.id.size() != b.id.size() ? a.id.size() < b.id.size() : a.id < b.id;
    });
    return among;
}

Result<Selected> selectDocuments(const Documents &documents, const Exclusions &exclusions)
{
    Exclusions among = exclusionsAmong(documents, exclusions);
    if (!among.empty() && among.size() == documents->size())
        return fail(ErrorCode::InvalidPlan,
                    "all " + std::to_string(among.size())
                        + " documents are left out; take some of them back in, or write them again");
    return Selected{withoutExcluded(documents, among), std::move(among)};
}

} // namespace core::project
