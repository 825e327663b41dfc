#include "core/localmodel/ServerSize.h"

#include "core/base/system/Process.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <sstream>
#include <string>
#include <thread>

namespace core::localmodel {

namespace {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;
constexpr std::uint64_t workingSpace = 300 * mebibyte;
constexpr std::uint64_t unknownPerToken = std::uint64_t{128} << 10;
constexpr int smallestContext = 512;
constexpr int contextStep = 256;
constexpr int mostThreads = 64;
// The rest stays free for this program and others.
constexpr double usedShare = 0.85;

// Returns the number behind a name in a file of the kind of /proc/meminfo, in bytes; 0: none.
std::string gibibytes(std::uint64_t bytes)
{
    const auto tenths =
        static_cast<std::uint64_t>(std::ceil(static_cast<double>(bytes) * 10 / 1024 / 1024 / 1024));
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " GiB";
}

// Keys and values of all layers, as numbers of 16 bits.
std::uint64_t memoryOfToken(const GgufFile &model)
{
    constexpr std::uint64_t most = 1 << 20; // of each figure: a header is not trusted
    const std::uint64_t heads = std::min(model.heads, most);
    const std::uint64_t keyHeads = model.keyHeads > 0 ? std::min(model.keyHeads, most) : heads;
    const std::uint64_t length = model.keyLength > 0 ? std::min(model.keyLength, most)
                                 : heads > 0         ? std::min(model.width, most) / heads
                                                     : 0;
    const auto bytes = 4.0 * static_cast<double>(std::min(model.layers, most)) * static_cast<double>(keyHeads)
                       * static_cast<double>(length);
    return bytes > 0 ? static_cast<std::uint64_t>(std::min(bytes, 1e12)) : unknownPerToken;
}

int roundedUp(int tokens)
{
    return (tokens + contextStep - 1) / contextStep * contextStep;
}

} // namespace

Computer thisComputer()
{
    Computer computer;
    computer.cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    computer.freeMemory = system::freeMemory();
    computer.load = system::busyProcessors().value_or(computer.load);
    return computer;
}

Result<ServerSize> sizeFor(const GgufFile &model, const Computer &computer, int tokens, int mostSlots)
{
    int context = roundedUp(std::max(tokens, smallestContext));
    if (model.contextLength > 0 && model.contextLength < static_cast<std::uint64_t>(context))
        context = static_cast<int>(model.contextLength);
    const std::uint64_t fixed = model.bytes + workingSpace;
    const std::uint64_t each = memoryOfToken(model) * static_cast<std::uint64_t>(context);
    int slots = std::max(1, mostSlots);
    if (computer.freeMemory > 0) {
        const auto usable = static_cast<std::uint64_t>(static_cast<double>(computer.freeMemory) * usedShare);
        if (usable < fixed + each)
            return fail(ErrorCode::InvalidParameter,
                        model.path.string() + ": the model needs about " + gibibytes(fixed + each)
                            + " of memory, and " + gibibytes(usable)
                            + " can be used: close other programs, or choose a smaller model");
        slots = static_cast<int>(std::clamp<std::uint64_t>(
            (usable - fixed) / std::max<std::uint64_t>(each, 1), 1, static_cast<std::uint64_t>(slots)));
    }
    // Threads of the server wait for each other: one that has no core of its own delays all of them.
    const int busy = static_cast<int>(std::lround(std::clamp(computer.load, 0.0, 1e6)));
    const int threads = std::clamp(computer.cores - std::max(1, busy), 1, mostThreads);
    return ServerSize{.answers = slots,
                      .contextOfSlot = context,
                      .threads = threads,
                      .memory = fixed + static_cast<std::uint64_t>(slots) * each};
}

} // namespace core::localmodel
