#include "core/localmodel/ServerProgram.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Text.h"
#include "core/base/UserFolders.h"
#include "core/base/system/Files.h"
#include "core/base/system/Process.h"

#include <string>
#include <system_error>

namespace core::localmodel {

namespace fs = std::filesystem;

namespace {

#ifdef _WIN32
constexpr auto serverName = "llama-server.exe";
#else
constexpr auto serverName = "llama-server";
#endif
constexpr std::uint64_t mostPathBytes = 8192;

bool canBeRun(const fs::path &file)
{
    std::error_code ignored;
    return fs::is_regular_file(file, ignored) && system::canBeRun(file);
}

fs::path choiceFile()
{
    const fs::path folder = userDataFolder();
    return folder.empty() ? folder : folder / "llama-server.path";
}

fs::path chosen()
{
    const auto text = readWholeFile(choiceFile(), mostPathBytes);
    const fs::path program = text ? fs::path(std::string(trimmed(*text))) : fs::path();
    return program.is_absolute() && canBeRun(program) ? program : fs::path();
}

fs::path onPath()
{
    for (const fs::path &folder : system::programFolders())
        if (folder.is_absolute() && canBeRun(folder / serverName))
            return folder / serverName;
    return {};
}

} // namespace

Result<fs::path> findServerProgram()
{
    if (fs::path program = chosen(); !program.empty())
        return program;
    if (fs::path program = onPath(); !program.empty())
        return program;
    return fail(ErrorCode::NotFound,
                "llama-server was not found on PATH: install llama.cpp, or choose the program once "
                "(keyseed-cli model start --program PATH)");
}

Result<void> chooseServerProgram(const fs::path &program)
{
    std::error_code error;
    const fs::path whole = fs::absolute(program, error).lexically_normal();
    if (error || !fs::exists(whole, error))
        return fail(ErrorCode::NotFound, program.string() + ": no such file");
    if (!canBeRun(whole) || whole.string().find('\n') != std::string::npos)
        return fail(ErrorCode::InvalidParameter, program.string() + ": this is no program that can be run");
    const fs::path file = choiceFile();
    if (file.empty())
        return fail(ErrorCode::Io, "the choice of llama-server cannot be stored: there is no home folder");
    fs::create_directories(file.parent_path(), error);
    return writeNewFile(file, whole.string() + "\n", NewFile::For::OwnerOnly);
}

} // namespace core::localmodel
