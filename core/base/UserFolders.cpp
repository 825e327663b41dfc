#include "core/base/UserFolders.h"

#include <array>
#include <cstdlib>
#include <pwd.h>
#include <unistd.h>

namespace core {

namespace fs = std::filesystem;

namespace {

fs::path absoluteOrEmpty(const char *path)
{
    return path && *path == '/' ? fs::path(path) : fs::path();
}

fs::path homeInList()
{
    std::array<char, 16384> strings{};
    passwd entry{};
    passwd *found = nullptr;
    ::getpwuid_r(::getuid(), &entry, strings.data(), strings.size(), &found);
    return found ? absoluteOrEmpty(found->pw_dir) : fs::path();
}

fs::path folderOf(const char *variable, const char *belowHome)
{
    fs::path base = absoluteOrEmpty(std::getenv(variable));
    if (base.empty())
        if (const fs::path home = homeFolder(); !home.empty())
            base = home / belowHome;
    return base.empty() ? base : base / "keyseed";
}

} // namespace

fs::path homeFolder()
{
    fs::path home = absoluteOrEmpty(std::getenv("HOME"));
    return home.empty() ? homeInList() : home;
}

fs::path userDataFolder()
{
    return folderOf("XDG_DATA_HOME", ".local/share");
}

fs::path userCacheFolder()
{
    return folderOf("XDG_CACHE_HOME", ".cache");
}

} // namespace core
