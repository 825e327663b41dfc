#include "core/ranks/Launch.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace core::ranks {

namespace {

struct Names
{
    const char *rank;
    const char *count;
};

// Not SLURM_NTASKS, which a batch script has too, before any step of it was started.
constexpr std::array<Names, 3> launchers = {Names{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                                            Names{"PMI_RANK", "PMI_SIZE"},
                                            Names{"SLURM_PROCID", "SLURM_STEP_NUM_TASKS"}};

std::optional<int> numberIn(const char *variable)
{
    const char *text = std::getenv(variable);
    if (text == nullptr)
        return {};
    int number = 0;
    const char *end = text + std::strlen(text);
    const auto read = std::from_chars(text, end, number);
    return read.ec == std::errc() && read.ptr == end && number >= 0 ? std::optional(number) : std::nullopt;
}

} // namespace

Launch launchOfThisProcess()
{
    for (const Names &names : launchers)
        if (const auto count = numberIn(names.count); count && *count > 1)
            return {numberIn(names.rank).value_or(0), *count};
    return {};
}

} // namespace core::ranks
