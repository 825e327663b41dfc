#include "tests/bench/ChildCost.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

double secondsOf(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

[[noreturn]] void stop(const char *what)
{
    std::fprintf(stderr, "reading: %s\n", what);
    std::exit(1);
}

// In the child: never returns.
[[noreturn]] void runAndTell(const std::function<std::int64_t()> &work, int answer)
{
    std::int64_t result = -1;
    try {
        result = work();
    } catch (const std::exception &error) {
        std::fprintf(stderr, "reading: %s\n", error.what());
    }
    const bool isTold = ::write(answer, &result, sizeof result) == sizeof result;
    ::_exit(isTold && result >= 0 ? 0 : 1);
}

} // namespace

ChildCost costOf(const std::function<std::int64_t()> &work)
{
    int ends[2] = {};
    if (::pipe(ends) != 0)
        stop("no pipe");
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0)
        runAndTell(work, ends[1]);
    ::close(ends[1]);
    ChildCost cost;
    const bool isTold = ::read(ends[0], &cost.result, sizeof cost.result) == sizeof cost.result;
    ::close(ends[0]);
    int status = 0;
    rusage usage = {};
    if (child < 0 || ::wait4(child, &status, 0, &usage) != child || status != 0 || !isTold)
        stop("a process that was to be measured failed");
    cost.wallSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    cost.processorSeconds = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    cost.mebibytes = static_cast<double>(usage.ru_maxrss) / 1024;
    return cost;
}

ChildCost costOf(const std::string &command)
{
    return costOf([&command] {
        FILE *output = ::popen(command.c_str(), "r");
        long long number = 0;
        if (output == nullptr || std::fscanf(output, "%lld", &number) != 1)
            number = 0;
        return output != nullptr && ::pclose(output) == 0 ? std::int64_t{number} : std::int64_t{-1};
    });
}

} // namespace bench
