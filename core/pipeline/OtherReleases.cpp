#include "core/pipeline/OtherReleases.h"

#include "core/pipeline/LabelSearch.h"

namespace core::pipeline {

namespace {

Result<void> addUsefulness(package::Contents &contents, ProjectStore &store)
{
    auto published = store.allUsefulness();
    if (!published)
        return fail(published.error());
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

Result<void> addLabelFindings(package::Contents &contents, ProjectStore &store)
{
    if (auto same = checkUnitOfFindings(store, contents.budget.unitIsPerson); !same)
        return same;
    auto findings = store.labelFindings();
    if (!findings)
        return fail(findings.error());
    for (const FoundLabels &finding : *findings) {
        contents.budget.spend = contents.budget.spend + finding->spend;
        contents.budget.picoDeltaOfLabels += finding->spend.picoDelta;
    }
    contents.labelFindings = std::move(*findings);
    return {};
}

Result<void> addDrawChoices(package::Contents &contents, ProjectStore &store)
{
    auto choices = store.drawChoices();
    if (!choices)
        return fail(choices.error());
    for (const auto &choice : *choices) {
        if (choice->unitIsPerson != contents.budget.unitIsPerson)
            return fail(
                ErrorCode::InvalidPlan,
                store.path().string()
                    + ": a draw was chosen under another unit of privacy than that of the model; this "
                      "project has no further package");
        contents.budget.spend = contents.budget.spend + choice->spend;
    }
    contents.drawChoices = std::move(*choices);
    return {};
}

} // namespace

Result<void> addOtherReleases(package::Contents &contents, ProjectStore &store)
{
    if (auto added = addUsefulness(contents, store); !added)
        return added;
    if (auto added = addLabelFindings(contents, store); !added)
        return added;
    if (auto added = addDrawChoices(contents, store); !added)
        return added;
    const auto comparisons = store.exactComparisons();
    if (!comparisons)
        return fail(comparisons.error());
    contents.exactComparisons = package::PublicNumber::declared(*comparisons);
    return {};
}

} // namespace core::pipeline
