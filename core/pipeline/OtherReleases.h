#pragma once

#include "core/package/Package.h"
#include "core/pipeline/ProjectStore.h"

namespace core::pipeline {

/// Adds to a package what the project released beside its model: the usefulness figures that were published
/// and the findings of labels, each with its cost to the budget, and how often exact figures were looked at.
/// Every package of a project needs it, or it would state less than was spent. Errors: Database, InvalidPlan
/// when a figure or a finding protects another unit than the model does.
Result<void> addOtherReleases(package::Contents &contents, ProjectStore &store);

} // namespace core::pipeline
