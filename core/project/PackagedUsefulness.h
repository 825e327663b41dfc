#pragma once

#include "core/project/ProjectStore.h"
#include "core/release/Package.h"

namespace core::project {

/// Puts the usefulness figure that was published for exactly these texts, if there is one, into the package,
/// and what it cost into its budget. Errors: Database.
Result<void> addUsefulness(release::Contents &contents, ProjectStore &store);

} // namespace core::project
