#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/records/bytes/MemoryFile.h"
#include "core/records/letters/PdfLayout.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#endif

namespace core::records {

namespace {

using Clock = std::chrono::steady_clock;

/// Returns the path of pdftotext; empty if it is not installed.
std::string pathOfProgram()
{
    const char *path = std::getenv("PATH");
    std::istringstream folders(path ? path : "/usr/local/bin:/usr/bin");
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::filesystem::path program = std::filesystem::path(folder) / "pdftotext";
        if (program.is_absolute() && ::access(program.c_str(), X_OK) == 0)
            return program.string();
    }
    return {};
}

void setLimit(decltype(RLIMIT_AS) resource, rlim_t most)
{
    const rlimit limit{most, most};
    ::setrlimit(resource, &limit);
}

/// Becomes the program, with limits. Only functions that are allowed behind fork() are called.
[[noreturn]] void
become(const char *program, char *const *arguments, int input, int output, const PdfProgram &limits)
{
    constexpr rlim_t spareSeconds = 1;
    setLimit(RLIMIT_AS, limits.memory);
    setLimit(RLIMIT_CPU, static_cast<rlim_t>(limits.time.count() / 1000) + spareSeconds);
    setLimit(RLIMIT_CORE, 0);
    setLimit(RLIMIT_FSIZE, 0);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    ::unshare(CLONE_NEWUSER | CLONE_NEWNET); // fails where the system does not allow it
#endif
    const int nothing = ::open("/dev/null", O_WRONLY); // its messages may repeat a text
    ::dup2(input, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(nothing, STDERR_FILENO);
    for (int other = STDERR_FILENO + 1; other < 256; ++other)
        ::close(other);
    char language[] = "LC_ALL=C.UTF-8";
    char *const environment[] = {language, nullptr};
    ::execve(program, arguments, environment);
    ::_exit(127);
}

/// A process that writes to a pipe, ended with the object.
class Child final
{
public:
    Child(const std::string &program, int input, const PdfProgram &limits)
    {
        std::array<int, 2> ends{-1, -1};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return;
        std::string name = program;
        std::array<std::string, 5> texts{"-enc", "UTF-8", "-bbox-layout", "-", "-"};
        std::array<char *, 7> arguments{name.data()};
        std::ranges::transform(texts, arguments.begin() + 1, [](std::string &text) { return text.data(); });
        m_child = ::fork();
        if (m_child == 0)
            become(name.c_str(), arguments.data(), input, ends[1], limits);
        ::close(ends[1]);
        m_output = ends[0];
    }
    Child(const Child &) = delete;
    Child &operator=(const Child &) = delete;
    ~Child()
    {
        if (m_output >= 0)
            ::close(m_output);
        if (m_child > 0) {
            ::kill(m_child, SIGKILL);
            ::waitpid(m_child, nullptr, 0);
        }
    }

    bool isStarted() const { return m_child > 0; }

    /// Adds what it writes until it ends. Returns false after the deadline, or beyond this many bytes.
    bool read(std::string &written, std::size_t mostBytes, Clock::time_point deadline) const
    {
        std::array<char, 1 << 16> piece{};
        for (;;) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
            pollfd waiting{m_output, POLLIN, 0};
            if (left.count() <= 0)
                return false;
            if (::poll(&waiting, 1, static_cast<int>(left.count())) <= 0)
                continue;
            const ssize_t count = ::read(m_output, piece.data(), piece.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                return true;
            written.append(piece.data(), static_cast<std::size_t>(count));
            if (written.size() > mostBytes)
                return false;
        }
    }

    /// Waits for its end and returns its exit code; -1 if a signal ended it, as behind the deadline.
    int wait(Clock::time_point deadline)
    {
        int state = 0;
        pid_t ended = 0;
        while ((ended = ::waitpid(m_child, &state, WNOHANG)) == 0) {
            if (Clock::now() > deadline)
                ::kill(m_child, SIGKILL);
            ::poll(nullptr, 0, 1);
        }
        m_child = -1;
        return ended > 0 && WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    }

private:
    pid_t m_child = -1;
    int m_output = -1;
};

} // namespace

ReadResult<LetterText> textOfPdf(std::string_view bytes, std::size_t mostBytes, const PdfProgram &program)
{
    static const std::string installed = pathOfProgram();
    const std::string &path = program.path.empty() ? installed : program.path;
    if (path.empty())
        return fail(
            {.code = ErrorCode::NotFound,
             .what = "pdftotext, which reads PDF documents, is not installed; install poppler-utils"});
    KEYSEED_ASSIGN(const auto memory, MemoryFile::holding(bytes));
    const int input = ::open(memory->path().c_str(), O_RDONLY | O_CLOEXEC);
    Child child(path, input, program);
    ::close(input);
    if (!child.isStarted())
        return fail({.code = ErrorCode::Io, .what = "pdftotext cannot be started; try again"});
    // The places of words take about ten times as much as the words.
    constexpr std::size_t share = 16;
    constexpr std::size_t mostLayout = std::size_t{256} << 20;
    std::string layout;
    const auto deadline = Clock::now() + program.time;
    if (!child.read(layout, std::min(share * mostBytes, mostLayout), deadline))
        return fail(unreadableLetter(Clock::now() >= deadline ? "it takes longer than a PDF document may"
                                                              : "its text is longer than a record may be"));
    const int code = child.wait(deadline);
    constexpr int notAllowed = 3;
    constexpr int notStarted = 127;
    if (code == notStarted)
        return fail({.code = ErrorCode::Io, .what = "pdftotext cannot be run; install poppler-utils again"});
    if (code == notAllowed)
        return fail(unreadableLetter("it does not allow its text to be copied"));
    if (code < 0)
        return fail(unreadableLetter("it needs more time or memory than a PDF document may, or is damaged"));
    if (code != 0)
        return fail(unreadableLetter(bytes.find("/Encrypt") != std::string_view::npos ? "it is encrypted"
                                                                                      : "it is damaged"));
    LetterText letter = textOfLayout(layout);
    if (letter.text.size() > mostBytes)
        return fail(unreadableLetter("its text is longer than a record may be"));
    return letter;
}

} // namespace core::records
