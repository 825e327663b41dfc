#include "core/learning/PlainFolder.h"

#include "core/learning/TextInput.h"

#include <algorithm>
#include <system_error>

namespace core::learning {

namespace {

namespace fs = std::filesystem;

Error unreadable(const fs::path &folder, const std::error_code &problem)
{
    return {ErrorCode::Io, folder.string() + ": the folder cannot be read: " + problem.message()};
}

bool isHidden(const fs::path &path)
{
    return path.filename().native().starts_with('.');
}

} // namespace

Result<PlainFolder> PlainFolder::list(const fs::path &folder)
{
    PlainFolder found;
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, problem);
    if (problem)
        return fail(unreadable(folder, problem));
    for (const fs::recursive_directory_iterator end; at != end;) {
        const fs::directory_entry &entry = *at;
        const fs::file_status status = entry.symlink_status(problem);
        if (isHidden(entry.path()))
            at.disable_recursion_pending();
        else if (!problem && status.type() == fs::file_type::regular && isPlainTextFile(entry.path())) {
            const std::uint64_t bytes = entry.file_size(problem);
            found.files.push_back({entry.path().lexically_relative(folder), problem ? 0 : bytes});
            found.bytes += found.files.back().bytes;
        }
        if (found.files.size() > mostFiles)
            return fail(ErrorCode::InvalidParameter,
                        folder.string() + ": holds more than " + std::to_string(mostFiles)
                            + " texts; name a part of them, or put several into one file");
        const fs::path here = entry.path();
        at.increment(problem);
        if (problem)
            return fail(unreadable(here, problem));
    }
    if (found.files.empty())
        return fail(ErrorCode::InvalidParameter,
                    folder.string()
                        + ": holds no plain text; .txt and .md are read of a folder, name other files one by "
                          "one");
    std::ranges::sort(found.files, {}, [](const File &file) { return file.path.generic_string(); });
    return found;
}

} // namespace core::learning
