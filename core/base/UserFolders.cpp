#include "core/base/UserFolders.h"

#include "core/base/SystemUser.h"

#include <cstdlib>

namespace core {

namespace fs = std::filesystem;

namespace {

fs::path absoluteOrEmpty(fs::path path)
{
    return path.is_absolute() ? path : fs::path();
}

fs::path named(const char *variable)
{
    const char *value = std::getenv(variable);
    return value ? absoluteOrEmpty(value) : fs::path();
}

fs::path folderOf(const char *variable, const char *belowHome)
{
    fs::path base = named(variable);
    if (base.empty())
        if (const fs::path home = homeFolder(); !home.empty())
            base = home / belowHome;
    return base.empty() ? base : base / "keyseed";
}

} // namespace

fs::path homeFolder()
{
    fs::path home = named("HOME");
    return home.empty() ? absoluteOrEmpty(systemUser().home) : home;
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
