#include "core/localmodel/Leftovers.h"

#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/UserFolders.h"
#include "core/base/system/ChildProcess.h"
#include "core/base/system/Process.h"

#include <sstream>
#include <string>
#include <system_error>

namespace core::localmodel {

namespace fs = std::filesystem;
using system::markOf;
using system::ProcessMark;

namespace {

constexpr auto markEnding = ".server";
constexpr std::uint64_t mostMarkBytes = 4096;

/// The numbers of a file: the server, and the program that started it.
struct MarkFile
{
    ProcessMark server;
    ProcessMark program;
};

std::optional<MarkFile> readMark(const fs::path &file)
{
    const auto text = readWholeFile(file, mostMarkBytes);
    if (!text)
        return std::nullopt;
    std::istringstream words(*text);
    MarkFile mark;
    if (!(words >> mark.server.id >> mark.server.started >> mark.program.id >> mark.program.started)
        || mark.server.id <= 1)
        return std::nullopt;
    return mark;
}

bool runs(const ProcessMark &mark)
{
    const auto now = markOf(mark.id);
    return now && *now == mark;
}

} // namespace

ServerMark::ServerMark(const fs::path &folder, std::int64_t server)
{
    const auto mark = markOf(server);
    const auto program = markOf(system::processId());
    if (folder.empty() || !mark || !program)
        return;
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    const fs::path file = folder / (std::to_string(server) + markEnding);
    std::ostringstream text;
    text << mark->id << ' ' << mark->started << ' ' << program->id << ' ' << program->started << '\n';
    if (writeNewFile(file, text.str(), NewFile::For::OwnerOnly))
        m_file = file;
}

ServerMark::~ServerMark()
{
    std::error_code ignored;
    if (!m_file.empty())
        fs::remove(m_file, ignored);
}

fs::path serverMarks()
{
    const fs::path data = userDataFolder();
    return data.empty() ? data : data / "model-servers";
}

std::size_t endLeftovers(const fs::path &folder)
{
    std::size_t ended = 0;
    std::error_code ignored;
    if (folder.empty())
        return ended;
    for (const auto &entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() != markEnding)
            continue;
        const auto mark = readMark(entry.path());
        if (mark && runs(mark->program))
            continue;
        if (mark && runs(mark->server) && system::killProcess(mark->server.id))
            ++ended;
        fs::remove(entry.path(), ignored);
    }
    return ended;
}

} // namespace core::localmodel
