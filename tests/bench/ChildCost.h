#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace bench {

/// What a piece of work costs in a process of its own.
struct ChildCost
{
    double wallSeconds = 0;
    double processorSeconds = 0; ///< user and system, of all its processes
    double mebibytes = 0;        ///< resident at most, of the largest of them
    std::int64_t result = 0;     ///< what `work` gave
};

/// Runs `work` in a child process. Ends the program when that fails.
ChildCost costOf(const std::function<std::int64_t()> &work);

/// Of a command of the shell; its last output line is the result, if that is a number.
ChildCost costOf(const std::string &command);

} // namespace bench
