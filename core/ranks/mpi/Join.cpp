#include "core/ranks/mpi/Join.h"

#include "core/ranks/Launch.h"

#ifdef KEYSEED_MPI
#include "core/ranks/mpi/MpiRanks.h"
#endif

namespace core::ranks {

Result<std::unique_ptr<JoinedRanks>> join()
{
    const Launch launch = launchOfThisProcess();
    if (launch.count == 1)
        return nullptr;
#ifdef KEYSEED_MPI
    return joinMpi(launch);
#else
    return fail(
        ErrorCode::InvalidPlan,
        "started as " + std::to_string(launch.count)
            + " processes, and this program is built without MPI, so that each would spend the budget "
              "by itself; start one, or build with -D KEYSEED_MPI=ON");
#endif
}

} // namespace core::ranks
