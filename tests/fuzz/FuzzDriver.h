#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fuzz {

/// A target as FuzzTarget.h has it, under the name that the build gave it.
struct Subject
{
    const char *name;
    int (*run)(const std::uint8_t *data, std::size_t size);
    std::vector<std::string> (*seeds)();
};

/// `PROGRAM TARGET[,TARGET...] [options] [FILE...]`, without a target lists them; see README.md. Where
/// libFuzzer is not at hand, as with GCC, this mutates the seeds itself, without knowing which code an input
/// reaches. 0: nothing was found.
int runFuzzDriver(std::span<const Subject> subjects, int argc, char **argv);

} // namespace fuzz
