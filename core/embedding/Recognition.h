#pragma once

#include "core/embedding/Source.h"

#include <filesystem>

namespace core::embedding {

/// The source whose files begin as this one does; null where there is none. Errors: those of InputFile; Io.
Result<const Source *> recognisedSource(const std::filesystem::path &file);

} // namespace core::embedding
