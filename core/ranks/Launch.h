#pragma once

namespace core::ranks {

/// How this process was started, as the launcher says in the environment: Open MPI's mpirun, a launcher that
/// speaks PMI (MPICH), or a step of SLURM (srun).
struct Launch
{
    int rank = 0;
    int count = 1; ///< processes that were started together; 1: this one alone
};

Launch launchOfThisProcess();

} // namespace core::ranks
