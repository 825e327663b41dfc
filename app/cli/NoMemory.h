#pragma once

#include "app/cli/ExitCode.h"

namespace cli {

/// From now on the program says that memory ran out, and ends with `failed`, also where no exception gets to
/// main(): in a thread, and in what may not throw (std::filesystem's own). Call once, first.
void sayWhenMemoryRunsOut();

/// The same words for main(). Needs no memory. Returns `failed`.
ExitCode reportNoMemory() noexcept;

} // namespace cli
