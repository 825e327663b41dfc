#include "core/pipeline/OtherReleases.h"

#include "core/pipeline/LabelSearch.h"

#include <utility>

namespace core::pipeline {

namespace {

using package::BudgetStatement;

Result<void> addUsefulness(const OtherReleases &others, BudgetStatement &budget, const ProjectStore &store)
{
    for (const auto &figure : others.usefulness) {
        if (budget.unitIsPerson && !figure->unitIsPerson)
            return fail(ErrorCode::InvalidPlan,
                        store.path().string()
                            + ": a usefulness figure was published that protects single records, while the "
                              "model protects patients; nothing can be promised per patient any more, so "
                              "that this project has no further package");
        budget.spend = budget.spend + figure->spend;
    }
    return {};
}

void addLabelFindings(const OtherReleases &others, BudgetStatement &budget)
{
    for (const FoundLabels &finding : others.labelFindings) {
        budget.spend = budget.spend + finding->spend;
        budget.picoDeltaOfLabels += finding->spend.picoDelta;
    }
}

Result<void> addDrawChoices(const OtherReleases &others, BudgetStatement &budget, const ProjectStore &store)
{
    for (const auto &choice : others.drawChoices) {
        if (choice->unitIsPerson != budget.unitIsPerson)
            return fail(
                ErrorCode::InvalidPlan,
                store.path().string()
                    + ": a draw was chosen under another unit of privacy than that of the model; this "
                      "project has no further package");
        budget.spend = budget.spend + choice->spend;
    }
    return {};
}

Result<OtherReleases> read(ProjectStore &store)
{
    auto usefulness = store.allUsefulness();
    if (!usefulness)
        return fail(usefulness.error());
    auto findings = store.labelFindings();
    if (!findings)
        return fail(findings.error());
    auto choices = store.drawChoices();
    if (!choices)
        return fail(choices.error());
    const auto comparisons = store.exactComparisons();
    if (!comparisons)
        return fail(comparisons.error());
    return OtherReleases{.usefulness = std::move(*usefulness),
                         .labelFindings = std::move(*findings),
                         .drawChoices = std::move(*choices),
                         .exactComparisons = package::PublicNumber::declared(*comparisons),
                         .budget = {}};
}

} // namespace

Result<OtherReleases> otherReleases(ProjectStore &store, const synthesis::SeedModel &model)
{
    auto others = read(store);
    if (!others)
        return others;
    BudgetStatement budget{.spend = model.spend, .unitIsPerson = model.unitIsPerson};
    if (auto added = addUsefulness(*others, budget, store); !added)
        return fail(added.error());
    if (auto same = checkUnitOfFindings(store, budget.unitIsPerson); !same)
        return fail(same.error());
    addLabelFindings(*others, budget);
    if (auto added = addDrawChoices(*others, budget, store); !added)
        return fail(added.error());
    others->budget = budget;
    return others;
}

} // namespace core::pipeline
