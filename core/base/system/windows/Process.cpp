#include "core/base/system/Process.h"

#include "core/base/system/windows/Errors.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <io.h>
#include <knownfolders.h>
#include <lmcons.h>
#include <shlobj.h>
#include <sodium.h>

namespace core::system {

namespace fs = std::filesystem;

namespace {

std::string utf8(std::wstring_view text)
{
    return fs::path(text).string();
}

fs::path folderNamed(const wchar_t *variable)
{
    const wchar_t *value = ::_wgetenv(variable);
    const fs::path path = value ? fs::path(value) : fs::path();
    return path.is_absolute() ? path : fs::path();
}

std::atomic<void (*)(int)> interruptHandler{nullptr};

BOOL WINAPI onConsoleEvent(DWORD)
{
    if (auto *handler = interruptHandler.load())
        handler(SIGINT);
    return TRUE;
}

HANDLE handleOf(Stream stream)
{
    constexpr std::array names{STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, STD_ERROR_HANDLE};
    return ::GetStdHandle(names[static_cast<std::size_t>(stream)]);
}

} // namespace

void forbidCoreDumps()
{
    // No window that asks, and no report of errors with the memory of this process.
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
    ::SetUnhandledExceptionFilter([](EXCEPTION_POINTERS *) -> LONG { return EXCEPTION_EXECUTE_HANDLER; });
}

void ignoreBrokenPipes() {}

void prepareOutput()
{
    ::_setmode(1, _O_BINARY);
    ::_setmode(2, _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
}

void watchInterrupts(void (*handler)(int signal))
{
    interruptHandler = handler;
    ::SetConsoleCtrlHandler(onConsoleEvent, TRUE);
}

void watchForks(void (*)()) {}

void giveMemoryBack() {}

std::int64_t processId()
{
    return ::GetCurrentProcessId();
}

fs::path programPath()
{
    std::wstring path(32768, L'\0');
    const DWORD size = ::GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
    path.resize(size < path.size() ? size : 0);
    return path;
}

std::vector<std::string> environment()
{
    std::vector<std::string> variables;
    wchar_t *all = ::GetEnvironmentStringsW();
    for (const wchar_t *each = all; each != nullptr && *each != L'\0';
         each += std::wstring_view(each).size() + 1)
        variables.push_back(utf8(each));
    if (all)
        ::FreeEnvironmentStringsW(all);
    return variables;
}

void removeVariable(const char *name)
{
    ::_putenv_s(name, "");
}

std::vector<fs::path> programFolders()
{
    const wchar_t *path = ::_wgetenv(L"PATH");
    std::wstring_view rest = path ? path : L"";
    std::vector<fs::path> folders;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(L';'), rest.size());
        if (end > 0)
            folders.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return folders;
}

std::string userName()
{
    std::array<wchar_t, UNLEN + 1> name = {};
    DWORD size = name.size();
    return ::GetUserNameW(name.data(), &size) ? utf8(name.data()) : std::string("user");
}

fs::path userHome()
{
    return folderNamed(L"USERPROFILE");
}

fs::path localDataFolder()
{
    return folderNamed(L"LOCALAPPDATA");
}

fs::path settingsFolder()
{
    // Not from the environment, which a user may change.
    wchar_t *found = nullptr;
    const bool isKnown = ::SHGetKnownFolderPath(FOLDERID_ProgramData, 0, nullptr, &found) == S_OK;
    const fs::path folder = isKnown ? fs::path(found) / "Keyseed" : fs::path();
    ::CoTaskMemFree(found);
    return folder;
}

std::uint64_t freeMemory()
{
    MEMORYSTATUSEX status = {};
    status.dwLength = sizeof status;
    return ::GlobalMemoryStatusEx(&status) ? status.ullAvailPhys : 0;
}

std::optional<double> busyProcessors()
{
    return std::nullopt;
}

std::tm localTime(std::time_t time)
{
    std::tm parts = {};
    ::localtime_s(&parts, &time);
    return parts;
}

bool isTerminal(Stream stream)
{
    DWORD mode = 0;
    return ::GetConsoleMode(handleOf(stream), &mode) != 0;
}

std::optional<std::string> askUnseen(const std::string &question)
{
    const HANDLE input = handleOf(Stream::Input);
    DWORD mode = 0;
    if (!::GetConsoleMode(input, &mode)) {
        failed();
        return std::nullopt;
    }
    writeError(question);
    ::SetConsoleMode(input, (mode & ~DWORD{ENABLE_ECHO_INPUT}) | ENABLE_LINE_INPUT | ENABLE_PROCESSED_INPUT);
    std::array<wchar_t, 1024> typed = {};
    DWORD count = 0;
    const bool isRead = ::ReadConsoleW(input, typed.data(), typed.size(), &count, nullptr);
    ::SetConsoleMode(input, mode);
    writeError("\n");
    while (count > 0 && (typed[count - 1] == L'\n' || typed[count - 1] == L'\r'))
        --count;
    auto answer = isRead ? std::optional(utf8({typed.data(), count})) : std::nullopt;
    sodium_memzero(typed.data(), sizeof typed);
    errno = isRead ? 0 : EINTR;
    return answer;
}

void writeError(std::string_view words) noexcept
{
    (void)!::_write(2, words.data(), static_cast<unsigned>(words.size()));
}

} // namespace core::system
