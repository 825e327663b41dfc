#include "core/base/CacheFolder.h"

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

namespace core {

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
