#include "core/evaluation/SameUnit.h"

#include "core/base/Result.h"
#include "core/pipeline/LabelSearch.h"

namespace core::evaluation {

namespace {

Error otherUnit(const pipeline::ProjectStore &store, const std::optional<std::string> &expected)
{
    const std::string unit = expected ? "records.person: the column \"" + *expected + "\" was expected"
                                      : "records.person: no column was expected";
    return {ErrorCode::InvalidPlan,
            unit + ", as in the plan of " + store.path().string()
                + ": a published figure protects the same unit as the model that it is published with"};
}

} // namespace

// The promise of a package is that of its weakest part. With persons beside records it would not be stronger
// either: one more record of a person may turn that person's answer, which moves both cells.
Result<void> checkSameUnit(const std::optional<std::string> &personColumn, pipeline::ProjectStore &store)
{
    KEYSEED_ASSIGN(const auto plan, store.loadPlan());
    if (!plan)
        return fail(ErrorCode::InvalidPlan,
                    store.path().string()
                        + ": a project with a plan was expected, which says what is protected");
    const std::optional<std::string> &expected = plan->records.personColumn;
    KEYSEED_ASSIGN(const auto fitsModel, pipeline::modelFitsUnit(store, personColumn.has_value()));
    return personColumn == expected && fitsModel ? Result<void>() : fail(otherUnit(store, expected));
}

} // namespace core::evaluation
