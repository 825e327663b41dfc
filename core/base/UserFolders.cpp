#include "core/base/UserFolders.h"

#include "core/base/system/Process.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>
#include <vector>

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

fs::path folderOf(const char *variable, const char *belowHome, const char *belowLocalData)
{
    fs::path base = named(variable);
    if (const fs::path local = system::localDataFolder(); base.empty() && !local.empty())
        return local / belowLocalData;
    if (base.empty())
        if (const fs::path home = homeFolder(); !home.empty())
            base = home / belowHome;
    return base.empty() ? base : base / "keyseed";
}

} // namespace

fs::path homeFolder()
{
    fs::path home = named("HOME");
    return home.empty() ? absoluteOrEmpty(system::userHome()) : home;
}

fs::path userDataFolder()
{
    return folderOf("XDG_DATA_HOME", ".local/share", "keyseed");
}

fs::path userCacheFolder()
{
    return folderOf("XDG_CACHE_HOME", ".cache", "keyseed/cache");
}

namespace fs = std::filesystem;

void removeOldest(const fs::path &folder,
                  std::string_view ending,
                  std::size_t most,
                  std::span<const std::string_view> beside)
{
    std::error_code ignored;
    std::vector<std::pair<fs::file_time_type, fs::path>> kept;
    for (const auto &entry : fs::directory_iterator(folder, ignored))
        if (entry.path().extension() == ending)
            kept.emplace_back(entry.last_write_time(ignored), entry.path());
    std::ranges::sort(kept);
    for (std::size_t i = 0; i + most < kept.size(); ++i) {
        fs::remove(kept[i].second, ignored);
        for (const std::string_view other : beside)
            fs::remove(fs::path(kept[i].second).replace_extension(other), ignored);
    }
}

void markUsed(const fs::path &kept)
{
    std::error_code ignored;
    fs::last_write_time(kept, fs::file_time_type::clock::now(), ignored);
}

} // namespace core
