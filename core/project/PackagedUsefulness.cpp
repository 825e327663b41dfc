#include "core/project/PackagedUsefulness.h"

#include "core/release/CorpusFiles.h"

namespace core::project {

Result<void> addUsefulness(release::Contents &contents, ProjectStore &store)
{
    auto published = store.latestUsefulness(release::corpusCsvSha256(contents.documents));
    if (!published)
        return fail(published.error());
    if (!*published)
        return {};
    contents.budget.spend = contents.budget.spend + (**published)->spend;
    contents.usefulness = std::move(*published);
    return {};
}

} // namespace core::project
