#pragma once

#include "core/audit/CanaryJourney.h"

#include <filesystem>

namespace core::audit {

/// Reads the numbers of a release from a package: from manifest.json the tables with their noise and
/// sensitivity and the spend, from vocabulary.csv the counts that exceed the noise, in units with two
/// decimals. `numbers.packaged` contains the stored cells, which are replaced by the packaged ones. Errors:
/// Io; Internal if the package cannot be read or has other tables or counts than `model`.
Result<void> readPackage(const std::filesystem::path &package,
                         const CanaryWorld &world,
                         const synthesis::ReleasedModel &model,
                         ReleasedNumbers &numbers);

} // namespace core::audit
