#pragma once

#include "core/package/Package.h"
#include "core/package/PackageReader.h"
#include "core/package/Progress.h"

namespace core::package {

/// `verify` for a caller that can cancel and, for tests, set other limits. Errors: also Cancelled.
Result<Verification>
verifyPackage(const std::filesystem::path &folderOrZip, const ZipLimits &limits, const Progress &progress);

/// A package just written, read again from the disk: must be without differences and hold `written`.
/// Errors: Internal when it does not, those of verifyPackage.
Result<void> selfVerify(const std::filesystem::path &folderOrZip,
                        const std::vector<FileEntry> &written,
                        const Progress &progress);

} // namespace core::package
