#include "core/sources/LearntCache.h"

#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/vocabulary/LearntFile.h"

#include <string_view>
#include <system_error>

namespace core::sources {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".learnt";
constexpr std::size_t mostKept = 8;

} // namespace

fs::path LearntCache::placeOf(const std::string &key) const
{
    return m_folder / (key + std::string(ending));
}

std::optional<fs::path> LearntCache::find(const std::string &key) const
{
    std::error_code ignored;
    const fs::path place = placeOf(key);
    if (m_folder.empty() || !fs::exists(place, ignored) || !vocabulary::LearntFile::open(place))
        return std::nullopt;
    markUsed(place);
    return place;
}

Result<fs::path> LearntCache::keep(const std::string &key, const learning::Learnt &learnt) const
{
    if (m_folder.empty())
        return fail(
            ErrorCode::Io,
            "there is no folder to keep what was learnt in; set XDG_CACHE_HOME to one, or learn it with "
            "\"keyseed-cli vocabulary learn\" and name the file as the source \"saved\"");
    std::error_code ignored;
    fs::create_directories(m_folder, ignored);
    fs::path place = placeOf(key);
    KEYSEED_TRY(learning::save(learnt, place));
    removeOldest(m_folder, ending, mostKept);
    return place;
}

} // namespace core::sources
