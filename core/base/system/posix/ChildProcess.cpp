#include "core/base/system/ChildProcess.h"

#include "core/base/system/Process.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <netinet/in.h>
#include <poll.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#endif

namespace core::system {

namespace fs = std::filesystem;

namespace {

std::vector<char *> pointersTo(std::vector<std::string> &texts)
{
    std::vector<char *> pointers;
    for (std::string &each : texts)
        pointers.push_back(each.data());
    pointers.push_back(nullptr);
    return pointers;
}

// Returns the path of a program whose name has no folder; the name itself if there is none.
fs::path found(const fs::path &program)
{
    if (program.has_parent_path())
        return program;
    for (const fs::path &folder : programFolders())
        if (::access((folder / program).c_str(), X_OK) == 0)
            return folder / program;
    return program;
}

/// What the child needs between fork and exec, where no memory may be taken.
struct Becoming
{
    char *const *arguments;
    char *const *variables;
    int socket;
    pid_t parent;
    bool hasInput;
    bool showsErrors;
    bool endsWithThread;
    int failure;               ///< a pipe that tells that the program cannot be run
    const ChildLimits *limits; ///< or null
};

void setLimit(decltype(RLIMIT_AS) resource, rlim_t most)
{
    const rlimit limit{most, most};
    ::setrlimit(resource, &limit);
}

void setLimits(const ChildLimits &limits)
{
    setLimit(RLIMIT_AS, limits.memory);
    setLimit(RLIMIT_CPU, static_cast<rlim_t>(limits.time.count()));
    setLimit(RLIMIT_CORE, 0);
    setLimit(RLIMIT_FSIZE, 0);
#ifdef __linux__
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (limits.isWithoutNetwork)
        ::unshare(CLONE_NEWUSER | CLONE_NEWNET); // fails where the system does not allow it
#endif
}

[[noreturn]] void become(const Becoming &as)
{
#ifdef __linux__
    if (as.endsWithThread)
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (::getppid() != as.parent) // it ended before the kernel was asked
        ::_exit(127);
    ::signal(SIGPIPE, SIG_IGN); // its output may be closed before it ends
    ::setpgid(0, 0);            // an interrupt at the terminal is for this program, which ends the child
    const int nothing = ::open("/dev/null", O_RDWR);
    ::dup2(as.hasInput ? as.socket : nothing, STDIN_FILENO);
    ::dup2(as.socket, STDOUT_FILENO);
    ::dup2(as.showsErrors ? as.socket : nothing, STDERR_FILENO);
    ::dup2(as.failure, STDERR_FILENO + 1);
    ::fcntl(STDERR_FILENO + 1, F_SETFD, FD_CLOEXEC);
    if (as.limits)
        setLimits(*as.limits);
#ifdef __linux__
    ::close_range(STDERR_FILENO + 2, ~0U, 0);
#endif
    ::execve(as.arguments[0], as.arguments, as.variables);
    const int error = errno;
    (void)!::write(STDERR_FILENO + 1, &error, sizeof error);
    ::_exit(127);
}

// Returns the errno with which the child could not become the program; 0: it could.
int failureIn(int pipe)
{
    int error = 0;
    ssize_t got = -1;
    do
        got = ::read(pipe, &error, sizeof error);
    while (got < 0 && errno == EINTR);
    return got == sizeof error ? error : 0;
}

} // namespace

std::optional<ChildProcess> ChildProcess::start(const ChildStart &start)
{
    std::vector<std::string> arguments{found(start.program).string()};
    arguments.insert(arguments.end(), start.arguments.begin(), start.arguments.end());
    std::vector<std::string> variables = start.environment.value_or(environment());
    const std::vector<char *> argumentPointers = pointersTo(arguments);
    const std::vector<char *> variablePointers = pointersTo(variables);
    std::array<int, 2> ends{};
    std::array<int, 2> failures{};
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
        return std::nullopt;
    if (::pipe(failures.data()) != 0) {
        const int error = errno;
        ::close(ends[0]);
        ::close(ends[1]);
        errno = error;
        return std::nullopt;
    }
    for (const int each : {ends[0], ends[1], failures[0], failures[1]})
        ::fcntl(each, F_SETFD, FD_CLOEXEC);
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    const Becoming as{.arguments = argumentPointers.data(),
                      .variables = variablePointers.data(),
                      .socket = ends[1],
                      .parent = ::getpid(),
                      .hasInput = start.hasInput,
                      .showsErrors = start.showsErrors,
                      .endsWithThread = start.endsWithThread,
                      .failure = failures[1],
                      .limits = start.limits ? &*start.limits : nullptr};
    const pid_t child = ::fork();
    if (child == 0)
        become(as);
    int error = child < 0 ? errno : 0;
    ::close(ends[1]);
    ::close(failures[1]);
    if (child > 0)
        error = failureIn(failures[0]);
    ::close(failures[0]);
    ChildProcess made;
    made.m_output = ends[0];
    made.m_id = child;
    made.m_isRunning = child > 0;
    if (error == 0)
        return made;
    made.kill();
    errno = error;
    return std::nullopt;
}

ChildProcess::ChildProcess(ChildProcess &&other) noexcept
{
    *this = std::move(other);
}

ChildProcess &ChildProcess::operator=(ChildProcess &&other) noexcept
{
    std::swap(m_id, other.m_id);
    std::swap(m_output, other.m_output);
    std::swap(m_isRunning, other.m_isRunning);
    std::swap(m_exitCode, other.m_exitCode);
    return *this;
}

ChildProcess::~ChildProcess()
{
    kill();
}

bool ChildProcess::isRunning()
{
    int state = 0;
    if (m_isRunning && ::waitpid(static_cast<pid_t>(m_id), &state, WNOHANG) != 0) {
        m_isRunning = false;
        m_exitCode = WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    }
    return m_isRunning;
}

void ChildProcess::kill()
{
    if (m_isRunning) {
        ::kill(static_cast<pid_t>(m_id), SIGKILL);
        while (::waitpid(static_cast<pid_t>(m_id), nullptr, 0) < 0 && errno == EINTR)
            continue;
    }
    m_isRunning = false;
    closeOutput();
}

bool ChildProcess::wait(std::chrono::milliseconds most, bool hasToSend)
{
    pollfd waiting{static_cast<int>(m_output), static_cast<short>(hasToSend ? POLLIN | POLLOUT : POLLIN), 0};
    return ::poll(&waiting, 1, static_cast<int>(std::max<std::int64_t>(0, most.count()))) != 0;
}

std::size_t ChildProcess::send(std::string_view bytes)
{
    const ssize_t some =
        ::send(static_cast<int>(m_output), bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    return some > 0 ? static_cast<std::size_t>(some) : 0;
}

ChildProcess::Received ChildProcess::receive(std::span<char> buffer, std::size_t &count)
{
    const ssize_t some = ::recv(static_cast<int>(m_output), buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (some == 0 || (some < 0 && errno != EAGAIN && errno != EINTR))
        return Received::End;
    count = static_cast<std::size_t>(std::max<ssize_t>(some, 0));
    return some > 0 ? Received::Bytes : Received::Nothing;
}

void ChildProcess::closeInput()
{
    ::shutdown(static_cast<int>(m_output), SHUT_WR);
}

void ChildProcess::closeOutput()
{
    if (m_output >= 0)
        ::close(static_cast<int>(std::exchange(m_output, -1)));
}

std::optional<ProcessMark> markOf(std::int64_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    if (!std::getline(file, text))
        return std::nullopt;
    // The second word is a name in brackets, which may hold anything; the 22nd is the start.
    const std::size_t name = text.rfind(')');
    if (name == std::string::npos)
        return std::nullopt;
    std::istringstream words(text.substr(name + 1));
    std::string word;
    char state = '?';
    words >> state;
    for (int place = 4; place < 22; ++place)
        words >> word;
    ProcessMark mark{.id = process, .started = 0};
    if (!(words >> mark.started) || state == 'Z')
        return std::nullopt;
    return mark;
}

bool killProcess(std::int64_t process)
{
    return ::kill(static_cast<pid_t>(process), SIGKILL) == 0;
}

std::uint16_t freePort()
{
    const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
    if (probe < 0)
        return 0;
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto *any = reinterpret_cast<sockaddr *>(&address); // NOLINT: as POSIX has it
    const bool isFound = ::bind(probe, any, size) == 0 && ::getsockname(probe, any, &size) == 0;
    ::close(probe);
    return isFound ? ntohs(address.sin_port) : std::uint16_t{0};
}

} // namespace core::system
