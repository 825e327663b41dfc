#include "core/review/Exclusions.h"

#include "core/package/corpus/CorpusFiles.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace core::review {

using package::Exclusion;

Documents withoutExcluded(const Documents &documents, const Exclusions &exclusions)
{
    return documents.derive(
        [](const std::vector<writing::Document> &all, const Exclusions &leftOut) {
            std::unordered_set<std::string_view> out;
            for (const Exclusion &each : leftOut)
                out.insert(each.id);
            std::vector<writing::Document> kept;
            kept.reserve(all.size());
            for (const package::Row row : package::byRisingId(all))
                if (!out.contains(row->seed.id)) {
                    kept.push_back(*row);
                    kept.back().seed.id = package::idOfNumber(kept.size());
                }
            return kept;
        },
        exclusions);
}

Exclusions exclusionsAmong(const Documents &documents, const Exclusions &exclusions)
{
    // Most documents are not excluded, and mostly none is.
    if (exclusions.empty())
        return {};
    std::unordered_map<std::string_view, const Exclusion *> out;
    for (const Exclusion &each : exclusions)
        out.emplace(each.id, &each);
    Exclusions among;
    for (const writing::Document &each : *documents)
        if (const auto found = out.find(each.seed.id); found != out.end())
            among.push_back(*found->second);
    std::sort(among.begin(), among.end(), [](const Exclusion &a, const Exclusion &b) {
        return synthesis::idComesBefore(a.id, b.id);
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
    return Selected{withoutExcluded(documents, among), package::ExcludedTexts::among(documents, among)};
}

} // namespace core::review
