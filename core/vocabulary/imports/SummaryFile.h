#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/imports/Imported.h"

#include <filesystem>
#include <optional>

namespace core::vocabulary {

/// Writes the summary of an import beside its terms (JSON). Errors: Io.
Result<void> writeSummary(const std::filesystem::path &path, const ImportSummary &summary);
/// Empty where there is none, or it is damaged.
std::optional<ImportSummary> readSummary(const std::filesystem::path &path);

} // namespace core::vocabulary
