#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Source.h"

#include <filesystem>

namespace core::vocabulary {

/// The source that a file is most likely for, by its name and what it begins with; null where none says so,
/// or several do. Errors: those of InputFile; Io.
Result<const Source *> recognisedSource(const std::filesystem::path &file);

} // namespace core::vocabulary
