#include "core/rewriter/RewriterProgram.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <unistd.h>

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

bool isRewriterInstalled()
{
    const std::string program = rewriterProgram();
    if (program.find('/') != std::string::npos)
        return ::access(program.c_str(), X_OK) == 0;
    const char *path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');)
        if (!folder.empty() && ::access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0)
            return true;
    return false;
}

} // namespace core::rewriter
