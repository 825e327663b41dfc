#include "core/rewriter/RewriterProcess.h"

#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/base/system/Process.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace core::rewriter {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Received = system::ChildProcess::Received;

milliseconds leftUntil(Clock::time_point deadline)
{
    return std::chrono::duration_cast<milliseconds>(deadline - Clock::now());
}

} // namespace

Result<std::unique_ptr<RewriterProcess>>
RewriterProcess::start(const std::string &program, milliseconds patience, const JobControl &control)
{
    auto child =
        system::ChildProcess::start({.program = program, .hasInput = true}); // its errors may repeat a text
    if (!child)
        return fail(
            ErrorCode::NotFound,
            "keyseed-rewriter cannot be started: install the package of that name, or name the program in "
            "the variable KEYSEED_REWRITER");
    std::unique_ptr<RewriterProcess> process(new RewriterProcess(std::move(*child)));
    Frame hello;
    hello.header = {{"do", "hello"}};
    KEYSEED_ASSIGN(const auto answer, process->ask(hello, patience, control));
    const auto version = answer.header.find("version");
    if (version == answer.header.end() || *version != protocolVersion)
        return fail(ErrorCode::Internal,
                    "keyseed-rewriter is of another version: install the one of this program");
    return process;
}

RewriterProcess::~RewriterProcess() = default;

tl::unexpected<Error> RewriterProcess::giveUp(const char *why)
{
    m_child.kill();
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
        m_child.kill();
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
    if (!m_child.isConnected())
        return giveUp("does not run any more");
    KEYSEED_ASSIGN(auto bytes, bytesOfFrame(request));
    m_unsent = std::move(bytes);
    return {};
}

Result<std::optional<Frame>> RewriterProcess::next(milliseconds wait)
{
    if (!m_child.isConnected())
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
        const bool hasToSend = sent < m_unsent.size();
        if (left.count() <= 0 || !m_child.wait(left, hasToSend)) {
            m_unsent.erase(0, sent);
            return std::optional<Frame>();
        }
        if (hasToSend)
            sent += m_child.send(std::string_view(m_unsent).substr(sent));
        std::size_t count = 0;
        const auto received = m_child.receive(piece, count);
        if (received == Received::End)
            return giveUp("ended before it answered");
        m_reader.add({piece.data(), count});
    }
}

std::string rewriterProgram()
{
    constexpr const char *name = "keyseed-rewriter";
    if (const char *given = std::getenv("KEYSEED_REWRITER"); given != nullptr && *given != '\0')
        return given;
    std::error_code error;
    const auto folder = system::programPath().parent_path();
    if (folder.empty())
        return name;
    for (const auto &place : {folder / name, folder.parent_path() / "rewriter" / name})
        if (std::filesystem::is_regular_file(place, error)) // a place where nothing is leaves an error
            return place.string();
    return name;
}

bool isRewriterInstalled()
{
    const std::filesystem::path program = rewriterProgram();
    if (program.has_parent_path())
        return system::canBeRun(program);
    return std::ranges::any_of(system::programFolders(),
                               [&](const auto &folder) { return system::canBeRun(folder / program); });
}

} // namespace core::rewriter
