#include "core/pipeline/PackagedUsefulness.h"

namespace core::pipeline {

Result<void> addUsefulness(package::Contents &contents, ProjectStore &store)
{
    auto published = store.allUsefulness();
    if (!published)
        return fail(published.error());
    const auto comparisons = store.exactComparisons();
    if (!comparisons)
        return fail(comparisons.error());
    contents.exactComparisons = package::PublicNumber::declared(*comparisons);
    for (const auto &figure : *published) {
        if (contents.budget.unitIsPerson && !figure->unitIsPerson)
            return fail(ErrorCode::InvalidPlan,
                        store.path().string()
                            + ": a usefulness figure was published that protects single records, while the "
                              "model protects patients; nothing can be promised per patient any more, so "
                              "that this project has no further package");
        contents.budget.spend = contents.budget.spend + figure->spend;
    }
    contents.usefulness = std::move(*published);
    return {};
}

} // namespace core::pipeline
