#include "core/rewriter/RewriterProcess.h"

#include "core/base/Result.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <poll.h>
#include <spawn.h>
#include <sstream>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

extern char **environ; // NOLINT: the name is POSIX's

namespace core::rewriter {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

milliseconds leftUntil(Clock::time_point deadline)
{
    return std::chrono::duration_cast<milliseconds>(deadline - Clock::now());
}

pid_t spawned(const std::string &program, int socket)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 1, 0); // may repeat a text
    std::string name = program;
    std::array<char *, 2> arguments{name.data(), nullptr};
    pid_t child = -1;
    if (posix_spawnp(&child, name.c_str(), &actions, nullptr, arguments.data(), environ) != 0)
        child = -1;
    posix_spawn_file_actions_destroy(&actions);
    return child;
}

} // namespace

Result<std::unique_ptr<RewriterProcess>>
RewriterProcess::start(const std::string &program, milliseconds patience, const JobControl &control)
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return fail(ErrorCode::Io, "no connection to the rewriting program can be made");
    const pid_t child = spawned(program, ends[1]);
    close(ends[1]);
    if (child < 0) {
        close(ends[0]);
        return fail(
            ErrorCode::NotFound,
            "keyseed-rewriter cannot be started: install the package of that name, or name the program in "
            "the variable KEYSEED_REWRITER");
    }
    std::unique_ptr<RewriterProcess> process(new RewriterProcess(child, ends[0]));
    Frame hello;
    hello.header = {{"do", "hello"}};
    KEYSEED_ASSIGN(const auto answer, process->ask(hello, patience, control));
    const auto version = answer.header.find("version");
    if (version == answer.header.end() || *version != protocolVersion)
        return fail(ErrorCode::Internal,
                    "keyseed-rewriter is of another version: install the one of this program");
    return process;
}

RewriterProcess::~RewriterProcess()
{
    end();
}

void RewriterProcess::end()
{
    if (m_child < 0)
        return;
    kill(m_child, SIGKILL);
    waitpid(m_child, nullptr, 0);
    close(m_socket);
    m_child = -1;
}

tl::unexpected<Error> RewriterProcess::giveUp(const char *why)
{
    end();
    return fail(ErrorCode::Io, std::string("keyseed-rewriter ") + why);
}

Result<Frame> RewriterProcess::ask(const Frame &request, milliseconds patience, const JobControl &control)
{
    KEYSEED_TRY(begin(request));
    const auto deadline = Clock::now() + patience;
    auto frame = next(std::min(patience, cancelIsSeenWithin));
    while (frame && !*frame && !control.isCancelled() && leftUntil(deadline).count() > 0)
        frame = next(std::min(leftUntil(deadline), cancelIsSeenWithin));
    if (control.isCancelled()) { // before errors: an interrupt at a terminal ends the program as well
        end();
        return cancelled();
    }
    KEYSEED_TRY(frame);
    if (!*frame)
        return giveUp("did not answer in time");
    if ((*frame)->header.is_object() && (*frame)->header.contains("error"))
        return fail(ErrorCode::InvalidParameter, "keyseed-rewriter refused the request");
    return std::move(**frame);
}

Result<void> RewriterProcess::begin(const Frame &request)
{
    if (m_child < 0)
        return giveUp("does not run any more");
    KEYSEED_ASSIGN(auto bytes, bytesOfFrame(request));
    m_unsent = std::move(bytes);
    return {};
}

Result<std::optional<Frame>> RewriterProcess::next(milliseconds wait)
{
    if (m_child < 0)
        return giveUp("does not run any more");
    const auto deadline = Clock::now() + wait;
    std::size_t sent = 0;
    std::array<char, 65536> piece{};
    for (;;) {
        auto frame = m_reader.next();
        if (!frame)
            return giveUp("sent what is no answer");
        if (*frame && sent < m_unsent.size())
            return giveUp("answered before it was asked");
        if (*frame) {
            m_unsent.clear();
            return std::move(*frame);
        }
        const milliseconds left = leftUntil(deadline);
        pollfd waiting{m_socket, static_cast<short>(sent < m_unsent.size() ? POLLIN | POLLOUT : POLLIN), 0};
        if (left.count() <= 0 || poll(&waiting, 1, static_cast<int>(left.count())) == 0) {
            m_unsent.erase(0, sent);
            return std::optional<Frame>();
        }
        if ((waiting.revents & POLLOUT) != 0) {
            const ssize_t some =
                send(m_socket, m_unsent.data() + sent, m_unsent.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
            sent += some > 0 ? static_cast<std::size_t>(some) : 0;
        }
        if ((waiting.revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
            const ssize_t some = recv(m_socket, piece.data(), piece.size(), MSG_DONTWAIT);
            if (some == 0 || (some < 0 && errno != EAGAIN && errno != EINTR))
                return giveUp("ended before it answered");
            if (some > 0)
                m_reader.add({piece.data(), static_cast<std::size_t>(some)});
        }
    }
}

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
