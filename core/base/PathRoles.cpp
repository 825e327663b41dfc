#include "core/base/PathRoles.h"

#include "core/base/Result.h"

#include <sys/stat.h>
#include <system_error>

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

Result<void> checkPair(const PathRole &one, const PathRole &other)
{
    if (one.use == Use::Input && other.use == Use::Input)
        return {};
    if (!isSameFile(one.path, other.path))
        return {};
    return fail(ErrorCode::InvalidParameter,
                shown(one) + " and " + shown(other)
                    + " are the same file, and it would be overwritten; name two files");
}

} // namespace

bool isSameFile(const fs::path &one, const fs::path &other)
{
    struct stat first = {};
    struct stat second = {};
    if (::stat(one.c_str(), &first) == 0 && ::stat(other.c_str(), &second) == 0)
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino;
    return resolved(one) == resolved(other);
}

Result<void> checkPathRoles(const std::vector<PathRole> &roles, bool mayReplace)
{
    for (auto one = roles.begin(); one != roles.end(); ++one)
        for (auto other = roles.begin(); other != one; ++other)
            if (!one->path.empty() && !other->path.empty())
                KEYSEED_TRY(checkPair(*one, *other));
    for (const PathRole &role : roles)
        if (role.use == Use::Output && !role.path.empty())
            KEYSEED_TRY(checkOutput(role, mayReplace));
    return {};
}

} // namespace core
