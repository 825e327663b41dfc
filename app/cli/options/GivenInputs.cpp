#include "app/cli/options/GivenInputs.h"

#include "core/base/Result.h"
#include "core/base/UserFolders.h"
#include "core/base/system/Process.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

namespace cli {

namespace {

core::Result<std::filesystem::path> findResources()
{
    std::vector<std::filesystem::path> places;
    if (const char *named = std::getenv("KEYSEED_RESOURCES"); named && *named)
        places.emplace_back(named);
    std::error_code ignored;
    const auto program = core::system::programPath();
    places.push_back(program.parent_path().parent_path() / "share" / "keyseed");
#ifdef KEYSEED_RESOURCES_DIR // not defined in packaged programs
    places.emplace_back(KEYSEED_RESOURCES_DIR);
#endif
    for (const auto &place : places) {
        if (std::filesystem::exists(place / "medical.lexicon", ignored))
            return place;
    }
    return core::fail(
        core::ErrorCode::NotFound,
        "the built-in vocabulary was not found; set KEYSEED_RESOURCES to the folder with medical.lexicon");
}

} // namespace

core::Result<core::vocabulary::Folders> findFolders()
{
    KEYSEED_ASSIGN(auto resources, findResources());
    return core::vocabulary::Folders{.resources = std::move(resources), .cache = core::userCacheFolder()};
}

core::Result<core::plan::Plan> givenPlan(const std::string &file)
{
    auto plan = core::plan::loadPlan(file);
    if (!plan)
        return core::fail(core::ErrorCode::InvalidPlan, plan.error().detail);
    return plan;
}

} // namespace cli
