#include "tests/fuzz/Supervision.h"

#include "tests/fuzz/Mutator.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <poll.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fuzz {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool isMemoryLimited = false;
#elif defined(__has_feature)
constexpr bool isMemoryLimited = !__has_feature(address_sanitizer);
#else
constexpr bool isMemoryLimited = true;
#endif

using Clock = std::chrono::steady_clock;

/// Seen by both processes: what is tried now outlives the process that tries it.
struct Board
{
    std::atomic<std::uint64_t> begun;
    std::atomic<std::int64_t> beganAt; ///< milliseconds of the clock
    std::atomic<bool> isTooLarge;
    std::size_t size;
    std::array<char, Mutator::mostBytes> input;
};

std::int64_t now()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

Board *sharedBoard()
{
    void *memory = ::mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw std::runtime_error("no memory to share with the process that is watched");
    return new (memory) Board;
}

std::size_t memoryUsed()
{
    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) * 1024;
}

// So that a runaway allocation fails, and is told of, before the machine is slow for everybody.
void limitAddresses(std::size_t bytes)
{
    constexpr std::size_t ofLibraries = std::size_t{4} << 30; // reserved by threads and libraries, not used
    const rlimit limit{bytes + ofLibraries, bytes + ofLibraries};
    ::setrlimit(RLIMIT_AS, &limit);
}

[[noreturn]] void watched(Board &board,
                          const Limits &limits,
                          const Try &run,
                          const std::function<void(const Try &attempt)> &work)
{
    if (isMemoryLimited)
        limitAddresses(limits.bytes);
    work([&](std::string_view input) {
        board.size = std::min(input.size(), board.input.size());
        std::memcpy(board.input.data(), input.data(), board.size);
        board.beganAt = now();
        ++board.begun;
        run({board.input.data(), board.size});
        board.isTooLarge = isMemoryLimited && memoryUsed() > limits.bytes;
        if (board.isTooLarge)
            std::_Exit(1);
    });
    std::fflush(nullptr);
    std::_Exit(0);
}

// Until the other end of the pipe is closed, which the end of the process does; false when it hangs.
bool isDoneInTime(const Board &board, int pipe, const Limits &limits)
{
    pollfd end{.fd = pipe, .events = POLLIN, .revents = 0};
    while (::poll(&end, 1, 100) == 0)
        if (board.begun != 0 && now() - board.beganAt > limits.time.count())
            return false;
    return true;
}

std::string outcomeOf(const Board &board, const Limits &limits, bool isInTime, int status)
{
    if (!isInTime)
        return "took longer than " + std::to_string(limits.time.count()) + " ms";
    if (board.isTooLarge)
        return "took more than " + std::to_string(limits.bytes >> 20U) + " MiB of memory";
    if (WIFSIGNALED(status))
        return "ended the program: " + std::string(::strsignal(WTERMSIG(status)));
    if (WEXITSTATUS(status) != 0)
        return "ended the program with status " + std::to_string(WEXITSTATUS(status));
    return {};
}

} // namespace

Failure supervised(const Limits &limits,
                   const Try &run,
                   const std::function<void(const Try &attempt)> &work,
                   std::size_t &runs)
{
    Board &board = *sharedBoard();
    std::array<int, 2> ends = {};
    if (::pipe(ends.data()) != 0)
        throw std::runtime_error("no pipe to the process that is watched");
    std::fflush(nullptr);
    const pid_t process = ::fork();
    if (process == 0) {
        ::close(ends[0]);
        watched(board, limits, run, work);
    }
    ::close(ends[1]);
    const bool isInTime = isDoneInTime(board, ends[0], limits);
    if (!isInTime)
        ::kill(process, SIGKILL);
    int status = 0;
    ::waitpid(process, &status, 0);
    ::close(ends[0]);
    runs = static_cast<std::size_t>(board.begun);
    Failure failure{.why = outcomeOf(board, limits, isInTime, status),
                    .input = std::string(board.input.data(), board.size)};
    ::munmap(&board, sizeof(Board));
    return failure;
}

} // namespace fuzz
