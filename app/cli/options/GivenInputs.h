#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Source.h"

namespace cli {

/// The folder with the built lexicon files ($KEYSEED_RESOURCES, else ../share/keyseed beside the program,
/// else where the build put them), and the one where what was imported is kept. Errors: NotFound.
core::Result<core::vocabulary::Folders> findFolders();

} // namespace cli
