#include "core/base/system/ChildProcess.h"

#include "core/base/system/Process.h"
#include "core/base/system/windows/Errors.h"

#include <algorithm>
#include <memory>
#include <thread>
#include <utility>
#include <winsock2.h>

namespace core::system {

namespace fs = std::filesystem;

namespace {

constexpr std::intptr_t none = -1;

HANDLE handle(std::intptr_t number)
{
    return reinterpret_cast<HANDLE>(number); // NOLINT: as Windows has it
}

std::intptr_t number(HANDLE handle)
{
    return reinterpret_cast<std::intptr_t>(handle); // NOLINT
}

void closeAt(std::intptr_t &place)
{
    if (place != none)
        ::CloseHandle(handle(std::exchange(place, none)));
}

// Quotes an argument as the C runtime of the other program reads it.
std::wstring quoted(const std::string &argument)
{
    std::wstring text = L"\"";
    std::size_t backslashes = 0;
    const fs::path wide(argument);
    for (const wchar_t each : wide.native()) {
        if (each == L'"')
            text.append(backslashes + 1, L'\\');
        backslashes = each == L'\\' ? backslashes + 1 : 0;
        text += each;
    }
    return text.append(backslashes, L'\\') + L'"';
}

fs::path found(fs::path program)
{
    if (!program.has_extension())
        program += ".exe";
    if (program.has_parent_path())
        return program;
    std::error_code error;
    for (const fs::path &folder : programFolders())
        if (fs::is_regular_file(folder / program, error))
            return folder / program;
    return program;
}

std::wstring blockOf(const std::vector<std::string> &variables)
{
    std::wstring block;
    for (const std::string &each : variables)
        block += fs::path(each).native() + L'\0';
    return block + L'\0';
}

/// The two ends of a pipe; the child inherits one of them.
struct Pipe
{
    std::intptr_t ours = none;
    std::intptr_t childs = none;
};

Pipe pipeFor(bool childReads)
{
    SECURITY_ATTRIBUTES inherited = {sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    HANDLE reading = nullptr;
    HANDLE writing = nullptr;
    if (!::CreatePipe(&reading, &writing, &inherited, 1U << 16))
        return {};
    const Pipe pipe =
        childReads ? Pipe{number(writing), number(reading)} : Pipe{number(reading), number(writing)};
    ::SetHandleInformation(handle(pipe.ours), HANDLE_FLAG_INHERIT, 0);
    DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT; // neither side waits for the other one here
    ::SetNamedPipeHandleState(handle(pipe.ours), &mode, nullptr, nullptr);
    return pipe;
}

// Returns a job that ends its processes with the last handle, which this process holds.
std::intptr_t jobThatEnds(const std::optional<ChildLimits> &given)
{
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (given) {
        limits.BasicLimitInformation.LimitFlags |=
            JOB_OBJECT_LIMIT_PROCESS_MEMORY | JOB_OBJECT_LIMIT_ACTIVE_PROCESS;
        limits.BasicLimitInformation.ActiveProcessLimit = 1;
        limits.ProcessMemoryLimit = given->memory;
    }
    if (job)
        ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job ? number(job) : none;
}

/// The handles that a program inherits: those of its streams alone, and none that another thread made
/// inheritable at the same moment for a program of its own.
class InheritedHandles final
{
public:
    explicit InheritedHandles(std::vector<HANDLE> handles)
        : m_handles(std::move(handles))
    {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        m_memory.resize(size);
        m_isMade = ::InitializeProcThreadAttributeList(list(), 1, 0, &size)
                   && ::UpdateProcThreadAttribute(list(),
                                                  0,
                                                  PROC_THREAD_ATTRIBUTE_HANDLE_LIST,
                                                  m_handles.data(),
                                                  m_handles.size() * sizeof(HANDLE),
                                                  nullptr,
                                                  nullptr);
    }
    InheritedHandles(const InheritedHandles &) = delete;
    InheritedHandles &operator=(const InheritedHandles &) = delete;
    ~InheritedHandles()
    {
        if (m_isMade)
            ::DeleteProcThreadAttributeList(list());
    }

    bool isMade() const { return m_isMade; }
    LPPROC_THREAD_ATTRIBUTE_LIST list()
    {
        return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(m_memory.data()); // NOLINT: as Windows has it
    }

private:
    std::vector<HANDLE> m_handles;
    std::vector<std::byte> m_memory;
    bool m_isMade = false;
};

HANDLE nothing()
{
    SECURITY_ATTRIBUTES inherited = {sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    return ::CreateFileW(L"NUL",
                         GENERIC_READ | GENERIC_WRITE,
                         FILE_SHARE_READ | FILE_SHARE_WRITE,
                         &inherited,
                         OPEN_EXISTING,
                         0,
                         nullptr);
}

} // namespace

std::optional<ChildProcess> ChildProcess::start(const ChildStart &start)
{
    const fs::path program = found(start.program);
    std::wstring line = quoted(program.string());
    for (const std::string &each : start.arguments)
        line += L' ' + quoted(each);
    std::wstring variables = start.environment ? blockOf(*start.environment) : std::wstring();
    Pipe output = pipeFor(false);
    Pipe input = start.hasInput ? pipeFor(true) : Pipe{};
    std::intptr_t empty = number(nothing());
    std::vector<HANDLE> given{handle(output.childs), handle(empty)};
    if (start.hasInput)
        given.push_back(handle(input.childs));
    InheritedHandles inherited(std::move(given));
    STARTUPINFOEXW startup = {};
    startup.StartupInfo.cb = sizeof startup;
    startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    startup.StartupInfo.hStdInput = handle(start.hasInput ? input.childs : empty);
    startup.StartupInfo.hStdOutput = handle(output.childs);
    startup.StartupInfo.hStdError = handle(start.showsErrors ? output.childs : empty);
    startup.lpAttributeList = inherited.list();
    PROCESS_INFORMATION process = {};
    const bool isStarted =
        (inherited.isMade()
         && ::CreateProcessW(program.c_str(),
                             line.data(),
                             nullptr,
                             nullptr,
                             TRUE,
                             CREATE_NO_WINDOW | CREATE_UNICODE_ENVIRONMENT | CREATE_NEW_PROCESS_GROUP
                                 | CREATE_SUSPENDED | EXTENDED_STARTUPINFO_PRESENT,
                             variables.empty() ? nullptr : variables.data(),
                             nullptr,
                             &startup.StartupInfo,
                             &process))
        || failed();
    const int error = errno;
    closeAt(output.childs);
    closeAt(input.childs);
    closeAt(empty);
    ChildProcess made;
    made.m_output = output.ours;
    made.m_input = input.ours;
    if (isStarted) {
        made.m_id = process.dwProcessId;
        made.m_process = number(process.hProcess);
        made.m_job = jobThatEnds(start.limits);
        made.m_isRunning = true;
        if (made.m_job != none)
            ::AssignProcessToJobObject(handle(made.m_job), process.hProcess);
        ::ResumeThread(process.hThread);
        ::CloseHandle(process.hThread);
        return made;
    }
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
    std::swap(m_process, other.m_process);
    std::swap(m_job, other.m_job);
    std::swap(m_output, other.m_output);
    std::swap(m_input, other.m_input);
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
    DWORD code = 0;
    if (m_isRunning && ::WaitForSingleObject(handle(m_process), 0) == WAIT_OBJECT_0) {
        m_isRunning = false;
        m_exitCode = ::GetExitCodeProcess(handle(m_process), &code) ? static_cast<int>(code) : -1;
    }
    return m_isRunning;
}

void ChildProcess::kill()
{
    if (isRunning()) {
        ::TerminateProcess(handle(m_process), 1);
        ::WaitForSingleObject(handle(m_process), INFINITE);
    }
    m_isRunning = false;
    closeOutput();
    closeAt(m_input);
    closeAt(m_job);
    closeAt(m_process);
}

bool ChildProcess::wait(std::chrono::milliseconds most, bool hasToSend)
{
    constexpr std::chrono::milliseconds betweenLooks{5}; // such a pipe cannot be waited for
    const auto deadline = std::chrono::steady_clock::now() + most;
    for (;;) {
        DWORD waiting = 0;
        const bool isOpen = ::PeekNamedPipe(handle(m_output), nullptr, 0, nullptr, &waiting, nullptr);
        if (!isOpen || waiting > 0 || hasToSend)
            return true;
        if (std::chrono::steady_clock::now() >= deadline)
            return false;
        std::this_thread::sleep_for(std::min(most, betweenLooks));
    }
}

std::size_t ChildProcess::send(std::string_view bytes)
{
    // A pipe that does not wait takes all or nothing of a piece.
    DWORD count = 0;
    const auto piece = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 4096));
    ::WriteFile(handle(m_input), bytes.data(), piece, &count, nullptr);
    if (count == 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return count;
}

ChildProcess::Received ChildProcess::receive(std::span<char> buffer, std::size_t &count)
{
    DWORD waiting = 0;
    if (!::PeekNamedPipe(handle(m_output), nullptr, 0, nullptr, &waiting, nullptr))
        return Received::End;
    if (waiting == 0)
        return Received::Nothing;
    DWORD some = 0;
    const bool isRead =
        ::ReadFile(handle(m_output), buffer.data(), static_cast<DWORD>(buffer.size()), &some, nullptr);
    count = some;
    if (some > 0)
        return Received::Bytes;
    return isRead || ::GetLastError() == ERROR_NO_DATA ? Received::Nothing : Received::End;
}

void ChildProcess::closeInput()
{
    closeAt(m_input);
}

void ChildProcess::closeOutput()
{
    closeAt(m_output);
}

std::optional<ProcessMark> markOf(std::int64_t process)
{
    std::intptr_t opened =
        number(::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(process)));
    if (opened == 0)
        return std::nullopt;
    FILETIME started = {};
    FILETIME ended = {};
    FILETIME ignored = {};
    DWORD code = 0;
    const bool isKnown = ::GetProcessTimes(handle(opened), &started, &ended, &ignored, &ignored)
                         && ::GetExitCodeProcess(handle(opened), &code) && code == STILL_ACTIVE;
    closeAt(opened);
    if (!isKnown)
        return std::nullopt;
    return ProcessMark{.id = process,
                       .started = std::uint64_t{started.dwHighDateTime} << 32 | started.dwLowDateTime};
}

bool killProcess(std::int64_t process)
{
    std::intptr_t opened = number(::OpenProcess(PROCESS_TERMINATE, FALSE, static_cast<DWORD>(process)));
    if (opened == 0)
        return false;
    const bool isKilled = ::TerminateProcess(handle(opened), 1);
    closeAt(opened);
    return isKilled;
}

std::uint16_t freePort()
{
    WSADATA data = {};
    if (::WSAStartup(MAKEWORD(2, 2), &data) != 0)
        return 0;
    const SOCKET probe = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int size = sizeof address;
    auto *any = reinterpret_cast<sockaddr *>(&address); // NOLINT: as Windows has it
    const bool isFound =
        probe != INVALID_SOCKET && ::bind(probe, any, size) == 0 && ::getsockname(probe, any, &size) == 0;
    ::closesocket(probe);
    ::WSACleanup();
    return isFound ? ntohs(address.sin_port) : std::uint16_t{0};
}

} // namespace core::system
