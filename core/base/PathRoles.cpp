#include "core/base/PathRoles.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"

#include <array>
#include <compare>
#include <cstddef>
#include <fstream>
#include <map>
#include <optional>
#include <string_view>
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

/// Returns whether the file is a ledger or a project of Keyseed, or a secret key for signatures.
bool isKept(const fs::path &path)
{
    constexpr std::string_view sqlite("SQLite format 3\0", 16);
    constexpr std::size_t applicationIdAt = 68; // https://www.sqlite.org/fileformat.html, section 1.3
    constexpr std::string_view applications = "KS";
    constexpr std::string_view secretKey = "untrusted comment: minisign encrypted secret key";
    std::array<char, 100> bytes{};
    std::ifstream(path, std::ios::binary).read(bytes.data(), bytes.size());
    const std::string_view start(bytes.data(), bytes.size());
    return start.starts_with(secretKey)
           || (start.starts_with(sqlite) && start.substr(applicationIdAt).starts_with(applications));
}

/// Returns whether the file is one that no command replaces: a kept file, or a companion, whose name begins
/// with that of a kept file beside it: "ledger.sqlite.key", "ledger.sqlite-journal".
bool isNeverReplaced(const fs::path &path)
{
    const std::string name = path.filename().string();
    bool isNever = isKept(path);
    for (std::size_t i = 1; i < name.size() && !isNever; ++i) {
        const fs::path owner = path.parent_path() / name.substr(0, i);
        isNever = (name[i] == '.' || name[i] == '-')
                  && system::factsOf(owner).kind == system::FileKind::Regular && isKept(owner);
    }
    return isNever;
}

Result<void> checkOutput(const PathRole &role, bool mayReplace)
{
    const system::FileKind there = system::factsOfLink(role.path).kind;
    if (there == system::FileKind::None || there == system::FileKind::Folder)
        return {};
    if (there == system::FileKind::Link)
        return fail(ErrorCode::InvalidParameter,
                    shown(role)
                        + ": is a link, and what it points to would be written; name the file itself");
    if (there != system::FileKind::Regular)
        return fail(ErrorCode::InvalidParameter, shown(role) + ": is a device or a pipe; name a file");
    if (!mayReplace)
        return fail(ErrorCode::InvalidParameter,
                    shown(role) + ": is there already; choose another name, or replace it with --force");
    if (isNeverReplaced(role.path))
        return fail(
            ErrorCode::InvalidParameter,
            shown(role)
                + ": is a ledger, a project, a secret key or a file of one of them, which --force does "
                  "not replace; choose another name");
    return {};
}

/// The file that a path leads to.
struct LedTo
{
    std::optional<system::FileIdentity> file; ///< empty: there is none
    fs::path resolvedPath = {};               ///< where there is no file

    friend auto operator<=>(const LedTo &, const LedTo &) = default;
};

LedTo fileAt(const fs::path &path)
{
    const auto there = system::factsOf(path);
    if (there.kind != system::FileKind::None)
        return {.file = there.identity, .resolvedPath = {}};
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
    std::map<LedTo, const PathRole *> written;
    for (const PathRole &role : roles) {
        if (role.path.empty() || role.use == Use::Input)
            continue;
        const auto [same, isNew] = written.emplace(fileAt(role.path), &role);
        if (!isNew)
            return sameFile(role, *same->second);
    }
    if (written.empty())
        return {};
    for (const PathRole &role : roles) {
        if (role.path.empty() || role.use != Use::Input)
            continue;
        if (const auto same = written.find(fileAt(role.path)); same != written.end()) {
            const bool isFirst = &role < same->second;
            return isFirst ? sameFile(*same->second, role) : sameFile(role, *same->second);
        }
    }
    return {};
}

} // namespace

bool isSameFile(const fs::path &one, const fs::path &other)
{
    return fileAt(one) == fileAt(other);
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
