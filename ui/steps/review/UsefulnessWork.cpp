#include "ui/steps/review/UsefulnessWork.h"

#include "core/evaluation/Evaluation.h"
#include "core/pipeline/ProjectStore.h"

namespace ui {

core::Result<void> noteExactFigures(const std::filesystem::path &project)
{
    auto store = core::pipeline::ProjectStore::open(project);
    return store ? store->noteExactComparison() : core::fail(store.error());
}

core::Result<core::evaluation::Usefulness> checkUsefulness(const UsefulnessWork &work,
                                                           core::JobControl &control)
{
    if (auto opened = work.pipeline->openInputs(control); !opened)
        return core::fail(opened.error());
    const auto selected = core::review::selectDocuments(*work.pipeline->documents, work.pipeline->exclusions);
    if (!selected)
        return core::fail(selected.error());
    return core::evaluation::evaluate(core::evaluation::trainingTexts(selected->documents, work.labels),
                                      {.source = work.records,
                                       .labelValues = work.pipeline->plan.labelValues,
                                       .severalLabels = severalLabels(work.pipeline->plan.records)},
                                      *work.pipeline->inputs,
                                      control);
}

} // namespace ui
