#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/evaluation/InternalReport.h"
#include "core/package/archive/PackageFiles.h"

#include <system_error>

namespace core::evaluation {

namespace {

namespace fs = std::filesystem;

bool isPackage(const fs::path &folder)
{
    std::error_code ignored;
    return fs::exists(folder / package::files::manifest, ignored)
           && fs::exists(folder / package::files::sums, ignored);
}

// A folder inside a package would be handed on with it.
bool isInPackage(fs::path folder)
{
    while (true) {
        if (isPackage(folder))
            return true;
        const fs::path above = folder.parent_path();
        if (above == folder || above.empty())
            return false;
        folder = above;
    }
}

} // namespace

Result<void> writeInternalReport(const InternalFacts &facts, const fs::path &file)
{
    std::error_code error;
    const fs::path place = fs::weakly_canonical(fs::absolute(file, error), error);
    if (error || place.filename().empty() || !fs::is_directory(place.parent_path(), error))
        return fail(ErrorCode::InvalidPlan,
                    file.string() + ": its folder was not found; choose a file in a folder that is there");
    if (isInPackage(place.parent_path()))
        return fail(
            ErrorCode::InvalidPlan,
            file.string()
                + ": this folder is a release package, and the internal report must not leave with it; "
                  "choose another folder");
    if (fs::is_directory(place, error))
        return fail(ErrorCode::InvalidPlan, file.string() + ": it is a folder; name a file");
    KEYSEED_ASSIGN(const auto bytes, internalReportPdf(facts));
    return writeNewFile(place, bytes, NewFile::For::OwnerOnly);
}

} // namespace core::evaluation
