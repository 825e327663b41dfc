#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core::plan {

/// A file or folder that a plan declares public.
struct PublicFile
{
    std::string field; ///< "vocabulary.file"
    std::filesystem::path path;
};
std::vector<PublicFile> publicFilesOf(const Plan &plan);

/// Checks that no public file of the plan is a file of records: what the plan calls public is published, and
/// a vocabulary would be published row by row. A file is the same by device and inode, or by its bytes.
/// Called before anything is read or spent. Errors: InvalidPlan, naming the field. A file that cannot be read
/// is left to its reader.
Result<void> checkPublicFiles(const Plan &plan);

} // namespace core::plan
