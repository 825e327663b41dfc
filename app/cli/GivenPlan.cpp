#include "app/cli/GivenPlan.h"

namespace cli {

core::Result<core::plan::Plan> givenPlan(const std::string &file)
{
    auto plan = core::plan::loadPlan(file);
    if (!plan)
        return core::fail(core::ErrorCode::InvalidPlan, plan.error().detail);
    return plan;
}

} // namespace cli
