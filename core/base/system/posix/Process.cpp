#include "core/base/system/Process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <pthread.h>
#include <pwd.h>
#include <sodium.h>
#include <sstream>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#include <readpassphrase.h>
#else
#include <bsd/readpassphrase.h>
#include <malloc.h>
#include <sys/prctl.h>
#endif

extern char **environ; // NOLINT: the name is POSIX's

namespace core::system {

namespace fs = std::filesystem;

namespace {

std::uint64_t kibibytesOf(const char *file, const std::string &name)
{
    std::ifstream input(file);
    for (std::string line; std::getline(input, line);)
        if (line.starts_with(name + ":")) {
            std::istringstream rest(line.substr(name.size() + 1));
            std::uint64_t count = 0;
            return rest >> count ? count * 1024 : 0;
        }
    return 0;
}

std::uint64_t bytesIn(const char *file)
{
    std::ifstream input(file);
    std::uint64_t count = 0;
    return input >> count ? count : 0;
}

std::uint64_t freeMemoryOfComputer()
{
    if (const std::uint64_t available = kibibytesOf("/proc/meminfo", "MemAvailable"))
        return available;
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long size = ::sysconf(_SC_PAGESIZE);
    if (pages > 0 && size > 0) // half of it, where the system does not say what is free
        return static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size) / 2;
    return 0;
}

template<typename Use>
void withUser(Use use)
{
    passwd entry = {};
    passwd *found = nullptr;
    std::array<char, 16384> strings = {};
    ::getpwuid_r(::geteuid(), &entry, strings.data(), strings.size(), &found);
    if (found)
        use(*found);
}

} // namespace

void forbidCoreDumps()
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
    ::prctl(PR_SET_DUMPABLE, 0);
#endif
}

void ignoreBrokenPipes()
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

void prepareOutput() {}

void watchInterrupts(void (*handler)(int signal))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

void watchForks(void (*handler)())
{
    ::pthread_atfork(nullptr, nullptr, handler);
}

void giveMemoryBack()
{
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

std::int64_t processId()
{
    return ::getpid();
}

fs::path programPath()
{
#ifdef __APPLE__
    std::array<char, 4096> path = {};
    std::uint32_t size = path.size();
    return ::_NSGetExecutablePath(path.data(), &size) == 0 ? fs::path(path.data()) : fs::path();
#else
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
#endif
}

std::vector<std::string> environment()
{
    std::vector<std::string> variables;
    for (char **each = environ; each != nullptr && *each != nullptr; ++each)
        variables.emplace_back(*each);
    return variables;
}

void removeVariable(const char *name)
{
    ::unsetenv(name);
}

std::vector<fs::path> programFolders()
{
    const char *path = std::getenv("PATH");
    std::istringstream names(path == nullptr ? "" : path);
    std::vector<fs::path> folders;
    for (std::string folder; std::getline(names, folder, ':');)
        if (!folder.empty())
            folders.emplace_back(folder);
    return folders;
}

std::string userName()
{
    std::string name = std::to_string(::geteuid());
    withUser([&](const passwd &user) { name = user.pw_name ? user.pw_name : name; });
    return name;
}

fs::path userHome()
{
    fs::path home;
    withUser([&](const passwd &user) { home = user.pw_dir ? user.pw_dir : ""; });
    return home;
}

fs::path localDataFolder()
{
    return {};
}

fs::path settingsFolder()
{
    return "/etc/keyseed";
}

std::uint64_t freeMemory()
{
    const std::uint64_t free = freeMemoryOfComputer();
    const std::uint64_t most = bytesIn("/sys/fs/cgroup/memory.max");
    if (most == 0)
        return free;
    const std::uint64_t used = bytesIn("/sys/fs/cgroup/memory.current");
    return std::min(free, most > used ? most - used : 0);
}

std::optional<double> busyProcessors()
{
    double load = 0.0;
    return ::getloadavg(&load, 1) == 1 ? std::optional(load) : std::nullopt;
}

std::tm localTime(std::time_t time)
{
    std::tm parts = {};
    ::localtime_r(&time, &parts);
    return parts;
}

bool isTerminal(Stream stream)
{
    constexpr std::array descriptors{STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    return ::isatty(descriptors[static_cast<std::size_t>(stream)]) != 0;
}

// Shows typed text again afterwards, also after a signal.
std::optional<std::string> askUnseen(const std::string &question)
{
    std::array<char, 1024> typed = {};
    const char *given = ::readpassphrase(question.c_str(), typed.data(), typed.size(), RPP_ECHO_OFF);
    const int error = errno;
    auto answer = given ? std::optional<std::string>(given) : std::nullopt;
    sodium_memzero(typed.data(), typed.size());
    errno = error;
    return answer;
}

void writeError(std::string_view words) noexcept
{
    (void)!::write(STDERR_FILENO, words.data(), words.size());
}

} // namespace core::system
