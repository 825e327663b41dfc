#include "core/localmodel/ModelServerProcess.h"

#include "core/base/Text.h"
#include "core/http/Exchanges.h"
#include "core/localmodel/ServerProgram.h"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <netinet/in.h>
#include <sodium.h>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>
#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ; // NOLINT: the name is POSIX's

namespace core::localmodel {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds longestLoad = std::chrono::minutes(20);
constexpr milliseconds betweenLooks{100};
constexpr std::size_t keptWords = 4096;
constexpr std::size_t shownWords = 300;
constexpr int mostStarts = 3; // another program may take the free port first

// Returns a port that nobody listens on at this moment; 0: none.
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

std::string randomKey()
{
    std::array<unsigned char, 24> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, 2 * bytes.size() + 1> text{};
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    return text.data();
}

// Secrets of this program, and settings that would change the server behind its back.
bool isKeptFromServer(std::string_view name)
{
    for (const std::string_view begin : {"KEYSEED_", "LLAMA_"})
        if (name.starts_with(begin))
            return true;
    for (const std::string_view end : {"_KEY", "_TOKEN", "_SECRET", "_PASSWORD", "_PASSPHRASE"})
        if (name.ends_with(end))
            return true;
    return false;
}

std::vector<std::string> environmentOf(const std::string &key)
{
    std::vector<std::string> variables;
    for (char **each = environ; each != nullptr && *each != nullptr; ++each) {
        const std::string_view variable(*each);
        if (!isKeptFromServer(variable.substr(0, variable.find('='))))
            variables.emplace_back(variable);
    }
    variables.push_back("LLAMA_API_KEY=" + key);
    variables.emplace_back("LLAMA_ARG_OFFLINE=1");
    variables.emplace_back("LLAMA_ARG_UI=0");
    return variables;
}

std::vector<std::string> argumentsOf(const ServerStart &start, std::uint16_t port)
{
    const ServerSize &size = start.size;
    return {start.program.string(),
            "--model",
            start.model.path.string(),
            "--alias",
            modelNameOf(start.model.path),
            "--host",
            "127.0.0.1",
            "--port",
            std::to_string(port),
            "--ctx-size",
            std::to_string(std::int64_t{size.answers} * size.contextOfSlot),
            "--parallel",
            std::to_string(size.answers),
            "--threads",
            std::to_string(size.threads)};
}

std::vector<char *> pointersTo(std::vector<std::string> &texts)
{
    std::vector<char *> pointers;
    for (std::string &each : texts)
        pointers.push_back(each.data());
    pointers.push_back(nullptr);
    return pointers;
}

// Runs in the child between fork and exec: calls only what is safe there.
[[noreturn]] void become(char *const *arguments, char *const *variables, int output, pid_t parent)
{
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (::getppid() != parent) // it ended before the kernel was asked
        ::_exit(127);
    ::signal(SIGPIPE, SIG_IGN); // its output is read until it is ready
    ::setpgid(0, 0);            // an interrupt at the terminal is for this program, which ends the server
    const int nothing = ::open("/dev/null", O_RDWR);
    ::dup2(nothing, STDIN_FILENO);
    ::dup2(output, STDOUT_FILENO);
    ::dup2(output, STDERR_FILENO);
#ifdef __linux__
    ::close_range(3, ~0U, 0);
#endif
    ::execve(arguments[0], arguments, variables);
    ::_exit(127);
}

} // namespace

Result<void> ModelServerProcess::launch(const ServerStart &start)
{
    end();
    m_words.clear();
    m_port = freePort();
    std::array<int, 2> ends{};
    if (m_port == 0 || ::pipe(ends.data()) != 0)
        return fail(ErrorCode::Io, "llama-server cannot be started: no free port, or too many open files");
    for (const int each : ends)
        ::fcntl(each, F_SETFD, FD_CLOEXEC);
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    std::vector<std::string> arguments = argumentsOf(start, m_port);
    std::vector<std::string> variables = environmentOf(m_key);
    const std::vector<char *> argumentPointers = pointersTo(arguments);
    const std::vector<char *> variablePointers = pointersTo(variables);
    const pid_t parent = ::getpid();
    m_child = ::fork();
    if (m_child == 0)
        become(argumentPointers.data(), variablePointers.data(), ends[1], parent);
    ::close(ends[1]);
    m_output = ends[0];
    if (m_child < 0)
        return fail(ErrorCode::Io, "llama-server cannot be started: too many processes, or no memory");
    m_mark.emplace(start.marks, m_child);
    return {};
}

Result<std::unique_ptr<ModelServerProcess>> ModelServerProcess::start(const ServerStart &start,
                                                                      JobControl &control)
{
    if (::access(start.program.c_str(), X_OK) != 0)
        return fail(ErrorCode::NotFound, start.program.string() + ": this program cannot be run");
    if (::sodium_init() < 0)
        return fail(ErrorCode::Internal, "no random numbers can be had");
    (void)endLeftovers(start.marks);
    std::unique_ptr<ModelServerProcess> server(new ModelServerProcess);
    server->m_key = start.key.empty() ? randomKey() : start.key;
    server->m_size = start.size;
    control.report(0.0, "model");
    Result<void> ready;
    for (int starts = 0; starts < mostStarts; ++starts) {
        KEYSEED_TRY(server->launch(start));
        ready = server->awaitReady(control);
        if (ready || ready.error().code == ErrorCode::Cancelled
            || server->m_words.find("bind") == std::string::npos)
            break;
    }
    KEYSEED_TRY(ready);
    control.report(1.0, "model");
    return server;
}

Result<void> ModelServerProcess::awaitReady(JobControl &control)
{
    http::Network network;
    network.connectTimeout = std::chrono::seconds(2);
    network.firstByteTimeout = std::chrono::seconds(5);
    http::Exchanges exchanges(network);
    const std::string health = "http://127.0.0.1:" + std::to_string(m_port) + "/health";
    const auto deadline = Clock::now() + longestLoad;
    int status = 0;
    while (Clock::now() < deadline) {
        exchanges.start(
            {.url = health, .headers = {}, .body = {}},
            [](std::string_view) { return true; },
            [&status](const http::Reply &reply) { status = reply.status; });
        while (exchanges.inFlight() > 0 && !control.isCancelled())
            exchanges.run(betweenLooks);
        readWords();
        if (control.isCancelled()) {
            exchanges.stopAll();
            return cancelled();
        }
        if (!isRunning())
            return fail(ErrorCode::Io, "llama-server ended while it loaded the model: " + lastWords());
        if (status == 200) {
            ::close(m_output); // writing more gives the server an error that it ignores
            m_output = -1;
            return {};
        }
        control.report(0.5, "model");
        std::this_thread::sleep_for(betweenLooks);
    }
    return fail(ErrorCode::Io, "llama-server did not answer within 20 minutes: " + lastWords());
}

void ModelServerProcess::readWords()
{
    std::array<char, 4096> piece{};
    for (ssize_t some = 0; (some = ::read(m_output, piece.data(), piece.size())) > 0;) {
        m_words.append(piece.data(), static_cast<std::size_t>(some));
        if (m_words.size() > keptWords)
            m_words.erase(0, m_words.size() - keptWords);
    }
}

// Returns the last line that speaks of an error, else the last line.
std::string ModelServerProcess::lastWords() const
{
    std::string_view found;
    bool isError = false;
    for (std::string_view rest = m_words; !rest.empty();) {
        const std::string_view line = trimmed(rest.substr(0, rest.find('\n')));
        const bool speaksOfError = lowered(line).find("error") != std::string::npos;
        if (!line.empty() && (speaksOfError || !isError)) {
            found = line;
            isError = isError || speaksOfError;
        }
        const std::size_t end = rest.find('\n');
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    return found.empty() ? std::string("it said nothing") : printable(cutUtf8(found, shownWords));
}

bool ModelServerProcess::isRunning()
{
    if (m_child < 0)
        return false;
    if (::waitpid(m_child, nullptr, WNOHANG) == 0)
        return true;
    m_child = -1;
    return false;
}

void ModelServerProcess::end()
{
    if (m_child >= 0) {
        ::kill(m_child, SIGKILL); // it keeps nothing
        ::waitpid(m_child, nullptr, 0);
        m_child = -1;
    }
    m_mark.reset();
    if (m_output >= 0)
        ::close(m_output);
    m_output = -1;
}

ModelServerProcess::~ModelServerProcess()
{
    end();
}

Result<std::unique_ptr<ModelServerProcess>>
startServerFor(const std::filesystem::path &file, int tokens, int mostSlots, JobControl &control)
{
    std::error_code ignored; // a relative name could begin as an option does
    KEYSEED_ASSIGN(auto model, readGguf(std::filesystem::absolute(file, ignored)));
    KEYSEED_ASSIGN(auto program, findServerProgram());
    KEYSEED_ASSIGN(const auto size, sizeFor(model, thisComputer(), tokens, mostSlots));
    return ModelServerProcess::start({.program = std::move(program),
                                      .model = std::move(model),
                                      .size = size,
                                      .key = {},
                                      .marks = serverMarks()},
                                     control);
}

} // namespace core::localmodel
