#include "core/pipeline/project/OtherReleases.h"

#include "core/base/Result.h"
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
    KEYSEED_ASSIGN(auto usefulness, store.allUsefulness());
    KEYSEED_ASSIGN(auto findings, store.labelFindings());
    KEYSEED_ASSIGN(auto choices, store.drawChoices());
    KEYSEED_ASSIGN(const auto comparisons, store.exactComparisons());
    return OtherReleases{.usefulness = std::move(usefulness),
                         .labelFindings = std::move(findings),
                         .drawChoices = std::move(choices),
                         .exactComparisons = package::PublicNumber::declared(comparisons),
                         .budget = {}};
}

} // namespace

Result<OtherReleases> otherReleases(ProjectStore &store, const synthesis::ReleasedModel &model)
{
    auto others = read(store);
    if (!others)
        return others;
    BudgetStatement budget{.spend = model.spend, .unitIsPerson = model.unitIsPerson};
    KEYSEED_TRY(addUsefulness(*others, budget, store));
    KEYSEED_TRY(checkUnitOfFindings(store, budget.unitIsPerson));
    addLabelFindings(*others, budget);
    KEYSEED_TRY(addDrawChoices(*others, budget, store));
    others->budget = budget;
    return others;
}

} // namespace core::pipeline
