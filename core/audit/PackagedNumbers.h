#pragma once

#include "core/audit/CanaryJourney.h"

#include <filesystem>

namespace core::audit {

/// Reads what a package says of the release: from manifest.json the tables with their noise and sensitivity
/// and the spend, from vocabulary.csv the counts that exceed the noise, in units with two decimals.
/// `numbers.packaged` holds the stored cells and gets the packaged ones in their place. Errors: Io; Internal
/// where the package cannot be read or tells other tables or counts than `model`.
Result<void> readPackage(const std::filesystem::path &package,
                         const CanaryWorld &world,
                         const synthesis::ReleasedModel &model,
                         ReleasedNumbers &numbers);

} // namespace core::audit
