#pragma once

#include "core/base/JobControl.h"
#include "core/base/system/ChildProcess.h"
#include "core/rewriter/Frames.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace core::rewriter {

/// A running `keyseed-rewriter`, which encodes and decodes. It communicates over one pair of sockets in
/// memory: no text goes to a file. It is killed with this object, and by the kernel when the thread that
/// called start() ends, even if this program continues: start it on the thread that uses it.
class RewriterProcess final
{
public:
    static constexpr std::chrono::milliseconds cancelIsSeenWithin{200};

    /// Starts `program` and greets it. Errors: NotFound if it cannot be started; as ask(); Internal when it
    /// speaks another version of the protocol.
    static Result<std::unique_ptr<RewriterProcess>> start(const std::string &program,
                                                          std::chrono::milliseconds patience,
                                                          const JobControl &control = NoControl());
    ~RewriterProcess();
    RewriterProcess(const RewriterProcess &) = delete;
    RewriterProcess &operator=(const RewriterProcess &) = delete;

    /// Sends one request and waits for its answer, at most `patience` and until `control` is cancelled.
    /// Errors, after which every further call fails: Io if it ended, was silent for too long or sent an
    /// invalid frame; Cancelled. InvalidParameter if it refused the request; its words are not passed on,
    /// because they may repeat a text.
    Result<Frame>
    ask(const Frame &request, std::chrono::milliseconds patience, const JobControl &control = NoControl());

    /// Does ask() in two steps, for an answer of several frames or an interruptible wait: sends a request,
    /// and returns the next frame of its answer, or nothing if there is none within `wait`. A refusal is a
    /// frame here, with its words: for requests without private texts. Errors: as ask().
    Result<void> begin(const Frame &request);
    Result<std::optional<Frame>> next(std::chrono::milliseconds wait);

private:
    explicit RewriterProcess(system::ChildProcess child)
        : m_child(std::move(child))
    {}
    tl::unexpected<Error> giveUp(const char *why);

    system::ChildProcess m_child;
    FrameReader m_reader;
    std::string m_unsent; ///< of the request
};

/// Returns the path of keyseed-rewriter: that of the environment variable KEYSEED_REWRITER, else the one
/// beside this program or beside its folder in a build tree, else a name to look for on PATH.
std::string rewriterProgram();

/// Returns whether there is a program there that can be run.
bool isRewriterInstalled();

} // namespace core::rewriter
