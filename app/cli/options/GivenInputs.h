#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"
#include "core/vocabulary/Source.h"

#include <string>

namespace cli {

/// Reads the plan that an option names. Errors: InvalidPlan, also if the file cannot be read, because then
/// the command line is wrong.
core::Result<core::plan::Plan> givenPlan(const std::string &file);

/// Finds the folder with the built lexicon files ($KEYSEED_RESOURCES, else ../share/keyseed beside the
/// program, else the folder of the build), and the folder that keeps imported vocabularies. Errors: NotFound.
core::Result<core::vocabulary::Folders> findFolders();

} // namespace cli
