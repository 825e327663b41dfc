#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

/// One input for the parser of this target, in libFuzzer's form. Each target is a source of its own with
/// these two functions; in the program that holds all of them, the build gives them names of their own.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

/// What this program itself writes of that kind: where mutations begin.
std::vector<std::string> fuzzSeeds();

namespace fuzz {

/// Ends the program where what must hold does not: who drives the target keeps the input.
inline void expect(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "fuzz: does not hold: %s\n", what);
    std::abort();
}

inline std::string_view textOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size};
}

/// Choices of a target, from the front of its input; zeros when that is at its end.
inline std::uint8_t takeByte(std::string_view &input)
{
    if (input.empty())
        return 0;
    const auto byte = static_cast<std::uint8_t>(input.front());
    input.remove_prefix(1);
    return byte;
}

/// As every message of the program is: one line.
inline void expectLine(std::string_view message)
{
    expect(!message.empty() && message.find_first_of("\n\r") == std::string_view::npos,
           "a message is one line");
}

} // namespace fuzz
