#include "core/evaluation/InternalReport.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

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

// A new file beside `file`, for its owner alone from the start.
Result<fs::path> makePart(const fs::path &file)
{
    std::string name = (file.parent_path() / ".internal-report-XXXXXX").string();
    const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor < 0)
        return fail(package::ioError(file.string(), "cannot be made", errno));
    ::close(descriptor);
    return fs::path(name);
}

Result<void> writeAndRename(const std::string &bytes, const fs::path &part, const fs::path &file)
{
    auto output = package::OutputFile::create(part, file.string());
    if (!output)
        return fail(output.error());
    if (auto written = output->write(bytes); !written)
        return written;
    if (auto finished = output->finish(); !finished)
        return fail(finished.error());
    std::error_code error;
    fs::rename(part, file, error);
    if (error)
        return fail(package::ioError(file.string(), "cannot be replaced", error.value()));
    package::syncFolder(file.parent_path());
    return {};
}

Result<void> replaceWhole(const fs::path &file, const std::string &bytes)
{
    const auto part = makePart(file);
    if (!part)
        return fail(part.error());
    auto done = writeAndRename(bytes, *part, file);
    std::error_code ignored;
    if (!done)
        fs::remove(*part, ignored);
    return done;
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
    const auto bytes = internalReportPdf(facts);
    if (!bytes)
        return fail(bytes.error());
    return replaceWhole(place, *bytes);
}

} // namespace core::evaluation
