#pragma once

#include "core/ranks/Launch.h"
#include "core/ranks/mpi/Join.h"

namespace core::ranks {

/// join() by MPI.
Result<std::unique_ptr<JoinedRanks>> joinMpi(const Launch &launch);

} // namespace core::ranks
