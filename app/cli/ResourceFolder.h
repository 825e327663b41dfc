#pragma once

#include "core/base/Result.h"

#include <filesystem>

namespace cli {

/// The folder with the built lexicon files: $KEYSEED_RESOURCES, else ../share/keyseed beside the program,
/// else where the build put them. Errors: NotFound.
core::Result<std::filesystem::path> findResources();

} // namespace cli
