#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::system {

/// The limits of a program that reads what others made. It writes no file.
struct ChildLimits
{
    std::uint64_t memory = 0;     ///< bytes
    std::chrono::seconds time{};  ///< of the processor; not on Windows
    bool isWithoutNetwork = true; ///< where the system allows that (Linux)
};

/// How a program is started.
struct ChildStart
{
    std::filesystem::path program; ///< a path, or a name that is looked for in PATH
    std::vector<std::string> arguments = {};
    std::optional<std::vector<std::string>> environment = {}; ///< NAME=value; nothing: that of this process
    bool hasInput = false;    ///< send() reaches its standard input; else it is empty
    bool showsErrors = false; ///< its error stream comes with its output; else nobody reads it
    bool endsWithThread =
        false; ///< the system kills it with the thread that started it, where it can (Linux)
    std::optional<ChildLimits> limits = {};
};

/// A program that this process started. It is killed with this object, and on Windows with this process.
class ChildProcess final
{
public:
    /// Starts a program. Returns nothing and sets errno if that fails; on POSIX a program that does not exist
    /// may also end at once.
    static std::optional<ChildProcess> start(const ChildStart &start);
    ChildProcess(ChildProcess &&other) noexcept;
    ChildProcess &operator=(ChildProcess &&other) noexcept;
    ~ChildProcess();

    std::int64_t id() const { return m_id; }
    /// Returns whether it runs. Once it ended, the object may be used as before.
    bool isRunning();
    /// Returns the exit code of a program that ended; -1 if it runs, or was killed.
    int exitCode() const { return m_exitCode; }
    /// Returns whether its output can still be read.
    bool isConnected() const { return m_output != -1; }
    /// Kills it and waits for its end.
    void kill();

    /// Waits until bytes can be read, or sent if there are some to send. Returns false after `most`.
    bool wait(std::chrono::milliseconds most, bool hasToSend);
    /// Sends what its input takes at once. Returns the number of bytes.
    std::size_t send(std::string_view bytes);
    enum class Received { Bytes, Nothing, End };
    /// Reads what is there. Returns the number of bytes in `count` with Received::Bytes.
    Received receive(std::span<char> buffer, std::size_t &count);
    /// Ends its input.
    void closeInput();
    /// Reads its output no more. What it writes from now on is lost.
    void closeOutput();

private:
    ChildProcess() = default;

    std::int64_t m_id = -1;
    std::intptr_t m_process = -1; ///< a handle of Windows
    std::intptr_t m_job = -1;     ///< of Windows, which ends it with this process
    std::intptr_t m_output = -1;
    std::intptr_t m_input = -1;
    bool m_isRunning = false;
    int m_exitCode = -1;
};

/// A process as the system tells it apart from a later one with the same id.
struct ProcessMark
{
    std::int64_t id = 0;
    std::uint64_t started = 0; ///< in the units of the system

    friend bool operator==(const ProcessMark &, const ProcessMark &) = default;
};

/// Returns the mark of a process that runs; nothing if there is none, or if the system does not tell (macOS).
std::optional<ProcessMark> markOf(std::int64_t process);
/// Kills a process that is no child of this one. Returns whether the system did so.
bool killProcess(std::int64_t process);

/// Returns a port of 127.0.0.1 that nobody listens on at this moment; 0: none.
std::uint16_t freePort();

} // namespace core::system
