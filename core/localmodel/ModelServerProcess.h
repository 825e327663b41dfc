#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/system/ChildProcess.h"
#include "core/localmodel/GgufFile.h"
#include "core/localmodel/Leftovers.h"
#include "core/localmodel/ServerSize.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace core::localmodel {

/// How a server is started.
struct ServerStart
{
    std::filesystem::path program; ///< llama-server
    GgufFile model;
    ServerSize size;
    std::string key = {};             ///< that requests need; empty: a random one
    std::filesystem::path marks = {}; ///< folder of the files of Leftovers.h; empty: none
};

/// A llama-server that this program started with a model file. It listens on a free port of 127.0.0.1 and
/// answers only requests with its key, which it gets in its environment and not on its command line. It may
/// not load anything from the internet, and gets no keys, tokens or settings of this program's environment.
///
/// It is killed with this object and, on Linux, by the kernel when the thread that called start() ends, also
/// where this program is killed: start it on the thread that uses it, or on one that lives longer.
class ModelServerProcess final
{
public:
    /// Starts the server, after leftovers of earlier programs were ended, and waits until it has loaded the
    /// model and answers. Errors: NotFound if the program cannot be started; Io with its last words if it
    /// ends, or does not answer within 20 minutes; Cancelled. Stage: "model".
    static Result<std::unique_ptr<ModelServerProcess>> start(const ServerStart &start, JobControl &control);
    ~ModelServerProcess();
    ModelServerProcess(const ModelServerProcess &) = delete;
    ModelServerProcess &operator=(const ModelServerProcess &) = delete;

    /// Returns the address for requests in OpenAI's protocol: http://127.0.0.1:port/v1
    std::string address() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/v1"; }
    const std::string &key() const { return m_key; }
    std::int64_t process() const { return m_child ? m_child->id() : -1; }
    const ServerSize &size() const { return m_size; }
    bool isRunning();

private:
    ModelServerProcess() = default;
    Result<void> launch(const ServerStart &start);
    Result<void> awaitReady(JobControl &control);
    void readWords();
    std::string lastWords() const;
    void end();

    std::optional<system::ChildProcess> m_child;
    std::uint16_t m_port = 0;
    std::string m_key;
    ServerSize m_size;
    std::string m_words; ///< the end of its output
    std::optional<ServerMark> m_mark;
};

/// Finds llama-server, reads the model file and starts a server for answers of `tokens` (prompt and answer),
/// at most `mostSlots` at a time. Errors: those of readGguf, findServerProgram, sizeFor and start.
Result<std::unique_ptr<ModelServerProcess>>
startServerFor(const std::filesystem::path &file, int tokens, int mostSlots, JobControl &control);

} // namespace core::localmodel
