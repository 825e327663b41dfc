#include "ui/steps/Steps.h"

#include "ui/steps/budget/BudgetStep.h"
#include "ui/steps/commit/CommitStep.h"
#include "ui/steps/documents/DocumentsStep.h"
#include "ui/steps/records/RecordsStep.h"
#include "ui/steps/release/ReleaseStep.h"
#include "ui/steps/review/ReviewStep.h"
#include "ui/steps/start/StartStep.h"
#include "ui/steps/vocabulary/VocabularyStep.h"

#include <array>

namespace ui {

namespace {

using MakeStep = Step *(*)(ProjectSession &session);

template<typename Page>
Step *make(ProjectSession &session)
{
    return new Page(session);
}

/// A page is a folder of its own and a line here.
constexpr std::array<MakeStep, 8> pages{make<StartStep>,
                                        make<RecordsStep>,
                                        make<VocabularyStep>,
                                        make<BudgetStep>,
                                        make<CommitStep>,
                                        make<DocumentsStep>,
                                        make<ReviewStep>,
                                        make<ReleaseStep>};

} // namespace

std::vector<Step *> makeSteps(ProjectSession &session)
{
    std::vector<Step *> steps;
    steps.reserve(pages.size());
    for (const MakeStep page : pages)
        steps.push_back(page(session));
    return steps;
}

} // namespace ui
