#include "core/rewriter/RewriterProgram.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace core::rewriter {

std::string rewriterProgram()
{
    constexpr const char *name = "keyseed-rewriter";
    if (const char *given = std::getenv("KEYSEED_REWRITER"); given != nullptr && *given != '\0')
        return given;
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    if (error)
        return name;
    for (const auto &place : {folder / name, folder.parent_path() / "rewriter" / name})
        if (std::filesystem::is_regular_file(place, error)) // a place where nothing is leaves an error
            return place.string();
    return name;
}

} // namespace core::rewriter
