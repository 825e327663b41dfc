#include "core/base/PathRoles.h"

#include "core/base/Result.h"

#include <compare>
#include <map>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace core {

namespace fs = std::filesystem;

namespace {

using Use = PathRole::Use;

fs::path resolved(const fs::path &path)
{
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    const fs::path canonical = fs::weakly_canonical(absolute, error);
    return error || canonical.empty() ? absolute.lexically_normal() : canonical;
}

std::string shown(const PathRole &role)
{
    return role.name + " (" + role.path.string() + ")";
}

Result<void> checkOutput(const PathRole &role, bool mayReplace)
{
    struct stat there = {};
    if (::lstat(role.path.c_str(), &there) != 0 || S_ISDIR(there.st_mode))
        return {};
    if (S_ISLNK(there.st_mode))
        return fail(ErrorCode::InvalidParameter,
                    shown(role)
                        + ": is a link, and what it points to would be written; name the file itself");
    if (!S_ISREG(there.st_mode))
        return fail(ErrorCode::InvalidParameter, shown(role) + ": is a device or a pipe; name a file");
    if (!mayReplace)
        return fail(ErrorCode::InvalidParameter,
                    shown(role) + ": is there already; choose another name, or replace it with --force");
    return {};
}

/// The file that a path leads to.
struct FileIdentity
{
    std::optional<std::pair<dev_t, ino_t>> file; ///< empty: there is none
    fs::path resolvedPath = {};                  ///< where there is no file

    friend auto operator<=>(const FileIdentity &, const FileIdentity &) = default;
};

FileIdentity identityOf(const fs::path &path)
{
    struct stat there = {};
    if (::stat(path.c_str(), &there) == 0)
        return {.file = std::pair(there.st_dev, there.st_ino), .resolvedPath = {}};
    return {.file = {}, .resolvedPath = resolved(path)};
}

tl::unexpected<Error> sameFile(const PathRole &one, const PathRole &other)
{
    return fail(ErrorCode::InvalidParameter,
                shown(one) + " and " + shown(other)
                    + " are the same file, and it would be overwritten; name two files");
}

// Looks each path up once: the records may be a million files.
Result<void> checkDifferent(const std::vector<PathRole> &roles)
{
    std::map<FileIdentity, const PathRole *> written;
    for (const PathRole &role : roles) {
        if (role.path.empty() || role.use == Use::Input)
            continue;
        const auto [same, isNew] = written.emplace(identityOf(role.path), &role);
        if (!isNew)
            return sameFile(role, *same->second);
    }
    if (written.empty())
        return {};
    for (const PathRole &role : roles) {
        if (role.path.empty() || role.use != Use::Input)
            continue;
        if (const auto same = written.find(identityOf(role.path)); same != written.end()) {
            const bool isFirst = &role < same->second;
            return isFirst ? sameFile(*same->second, role) : sameFile(role, *same->second);
        }
    }
    return {};
}

} // namespace

bool isSameFile(const fs::path &one, const fs::path &other)
{
    return identityOf(one) == identityOf(other);
}

Result<void> checkPathRoles(const std::vector<PathRole> &roles, bool mayReplace)
{
    KEYSEED_TRY(checkDifferent(roles));
    for (const PathRole &role : roles)
        if (role.use == Use::Output && !role.path.empty())
            KEYSEED_TRY(checkOutput(role, mayReplace));
    return {};
}

} // namespace core
