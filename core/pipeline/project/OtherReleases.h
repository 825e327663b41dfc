#pragma once

#include "core/package/Package.h"
#include "core/pipeline/project/ProjectStore.h"

#include <vector>

namespace core::pipeline {

/// The paid releases of a project beside its model.
struct OtherReleases
{
    std::vector<privacy::Released<package::PublishedUsefulness>> usefulness;
    std::vector<privacy::Released<package::LabelFinding>> labelFindings;
    std::vector<privacy::Released<package::DrawChoice>> drawChoices;
    package::PublicNumber exactComparisons; ///< how often exact figures were looked at
    package::BudgetStatement budget;        ///< of the model and all of these together
};

/// Every package of a project needs it, or it would state less than was spent. Errors: Database, InvalidPlan
/// when one of them protects another unit than the model does.
Result<OtherReleases> otherReleases(ProjectStore &store, const synthesis::ReleasedModel &model);

} // namespace core::pipeline
