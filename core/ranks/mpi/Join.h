#pragma once

#include "core/ranks/Ranks.h"

#include <memory>

namespace core::ranks {

/// Ranks that were started together. leave() is called once, at the end.
class JoinedRanks : public Ranks
{
public:
    /// Rank 0 tells the others that nothing more is needed and waits for them; the others wait for that. Once
    /// `control` is cancelled, or another rank cannot be reached, ends all of them at once with `exitCode`
    /// and does not return.
    virtual void leave(const JobControl &control, int exitCode) = 0;
};

/// Meets the ranks that were started with this process (Launch.h); null if it was started alone. Once a
/// process. Errors: InvalidPlan (several were started, and this program has no MPI or MPI knows another
/// number of them: each would run and spend by itself), Io.
Result<std::unique_ptr<JoinedRanks>> join();

} // namespace core::ranks
