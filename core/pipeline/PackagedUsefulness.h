#pragma once

#include "core/package/Package.h"
#include "core/pipeline/ProjectStore.h"

namespace core::pipeline {

/// Says how often exact figures of the records were looked at before. Puts every usefulness figure that the
/// project published into the package, and what they cost into its budget: whoever has the figures learned
/// from all of them. Errors: Database; InvalidPlan where a figure protects a weaker unit than the model.
Result<void> addUsefulness(package::Contents &contents, ProjectStore &store);

} // namespace core::pipeline
