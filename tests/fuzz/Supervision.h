#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace fuzz {

/// What one input may take.
struct Limits
{
    std::chrono::milliseconds time = std::chrono::seconds(10);
    std::size_t bytes = std::size_t{500}
                        << 20; ///< of memory; not looked at under a sanitizer, which takes more
};

/// Why a run ended that was not to end, and on which input.
struct Failure
{
    std::string why; ///< empty: all runs were fine
    std::string input;
};

/// Hands an input to the target.
using Try = std::function<void(std::string_view input)>;

/// Calls `work` in a process of its own and watches it: one input at a time goes through the `Try` it is
/// given, to `run`. What ends that process, or takes longer or more memory than `limits`, is told with the
/// input that did it. `runs` gets how many there were.
Failure supervised(const Limits &limits,
                   const Try &run,
                   const std::function<void(const Try &attempt)> &work,
                   std::size_t &runs);

} // namespace fuzz
