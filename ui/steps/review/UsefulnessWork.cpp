#include "ui/steps/review/UsefulnessWork.h"

#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/pipeline/project/ProjectStore.h"

namespace ui {

core::Result<void> noteExactFigures(const std::filesystem::path &project)
{
    auto store = core::pipeline::ProjectStore::open(project);
    return store ? store->noteExactComparison() : core::fail(store.error());
}

core::Result<core::evaluation::Usefulness> checkUsefulness(const UsefulnessWork &work,
                                                           core::JobControl &control)
{
    KEYSEED_TRY(work.pipeline->openInputs(control));
    KEYSEED_ASSIGN(const auto selected,
                   core::review::selectDocuments(*work.pipeline->documents, work.pipeline->exclusions));
    return core::evaluation::evaluate(core::evaluation::trainingTexts(selected.documents, work.labels),
                                      {.source = work.records,
                                       .labelValues = work.pipeline->plan.labelValues,
                                       .severalLabels = severalLabels(work.pipeline->plan.records)},
                                      *work.pipeline->inputs,
                                      control);
}

} // namespace ui
