#include "ui/steps/BudgetStep.h"
#include "ui/steps/RecordsStep.h"
#include "ui/steps/StartStep.h"
#include "ui/steps/Steps.h"
#include "ui/steps/VocabularyStep.h"

namespace ui {

std::vector<Step *> makePlanSteps(ProjectSession &session)
{
    return {new StartStep(session),
            new RecordsStep(session),
            new VocabularyStep(session),
            new BudgetStep(session)};
}

} // namespace ui
