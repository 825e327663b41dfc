#include "core/localmodel/ModelServerProcess.h"

#include "core/base/Text.h"
#include "core/base/system/Files.h"
#include "core/base/system/Process.h"
#include "core/http/Exchanges.h"
#include "core/localmodel/ServerProgram.h"

#include <array>
#include <chrono>
#include <sodium.h>
#include <string_view>
#include <thread>
#include <vector>

namespace core::localmodel {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds longestLoad = std::chrono::minutes(20);
constexpr milliseconds betweenLooks{100};
constexpr std::size_t keptWords = 4096;
constexpr std::size_t shownWords = 300;
constexpr int mostStarts = 3; // another program may take the free port first

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
    for (std::string &each : system::environment())
        if (!isKeptFromServer(std::string_view(each).substr(0, each.find('='))))
            variables.push_back(std::move(each));
    variables.push_back("LLAMA_API_KEY=" + key);
    variables.emplace_back("LLAMA_ARG_OFFLINE=1");
    variables.emplace_back("LLAMA_ARG_UI=0");
    return variables;
}

std::vector<std::string> argumentsOf(const ServerStart &start, std::uint16_t port)
{
    const ServerSize &size = start.size;
    return {"--model",
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

} // namespace

Result<void> ModelServerProcess::launch(const ServerStart &start)
{
    end();
    m_words.clear();
    m_port = system::freePort();
    if (m_port == 0)
        return fail(ErrorCode::Io, "llama-server cannot be started: no free port");
    m_child = system::ChildProcess::start({.program = start.program,
                                           .arguments = argumentsOf(start, m_port),
                                           .environment = environmentOf(m_key),
                                           .showsErrors = true,
                                           .endsWithThread = true});
    if (!m_child)
        return fail(ErrorCode::Io,
                    "llama-server cannot be started: " + std::generic_category().message(errno));
    m_mark.emplace(start.marks, m_child->id());
    return {};
}

Result<std::unique_ptr<ModelServerProcess>> ModelServerProcess::start(const ServerStart &start,
                                                                      JobControl &control)
{
    if (!system::canBeRun(start.program))
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
            m_child->closeOutput(); // writing more gives the server an error that it ignores
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
    for (std::size_t some = 0; m_child->receive(piece, some) == system::ChildProcess::Received::Bytes;) {
        m_words.append(piece.data(), some);
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
    return m_child && m_child->isRunning();
}

void ModelServerProcess::end()
{
    m_child.reset();
    m_mark.reset();
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
