#include "ui/steps/Steps.h"

namespace ui {

std::vector<Step *> makeSteps(ProjectSession &session)
{
    std::vector<Step *> steps = makePlanSteps(session);
    for (Step *step : makeReleaseSteps(session))
        steps.push_back(step);
    return steps;
}

} // namespace ui
