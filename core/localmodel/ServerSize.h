#pragma once

#include "core/base/Result.h"
#include "core/localmodel/GgufFile.h"

#include <cstdint>

namespace core::localmodel {

/// The part of this computer that a server may use.
struct Computer
{
    std::uint64_t freeMemory = 0; ///< bytes; 0: unknown
    int cores = 1;
    double load = 0.0; ///< cores that other programs keep busy
};

/// Returns the figures of this computer at this moment: memory that is free, also within the limit of a
/// container (Linux), the cores that this program may use, and the load of the last minute.
Computer thisComputer();

/// The size of a server.
struct ServerSize
{
    int answers = 1;       ///< answers at a time
    int contextOfSlot = 0; ///< tokens of a prompt and its answer
    int threads = 1;
    std::uint64_t memory = 0; ///< bytes, estimated: weights, context and working space
};

/// Returns the size of a server for a model: as many answers at a time, up to `mostSlots`, as the free memory
/// holds with a context of `tokens` each (a prompt and its answer, at most the length that the model was
/// trained for); threads for all cores but one, fewer where others work. A model that spends memory in a way
/// that its header does not state is taken to need a context of 128 KiB for each token. Errors:
/// InvalidParameter if there is not enough memory for a single answer, with both figures.
Result<ServerSize> sizeFor(const GgufFile &model, const Computer &computer, int tokens, int mostSlots);

} // namespace core::localmodel
