#include "ui/steps/CommitStep.h"
#include "ui/steps/PhrasesStep.h"
#include "ui/steps/ReleaseStep.h"
#include "ui/steps/ReviewStep.h"
#include "ui/steps/Steps.h"
#include "ui/steps/WritingStep.h"

namespace ui {

std::vector<Step *> makeReleaseSteps(ProjectSession &session)
{
    return {new CommitStep(session),
            new PhrasesStep(session),
            new WritingStep(session),
            new ReviewStep(session),
            new ReleaseStep(session)};
}

} // namespace ui
