#include "ui/steps/review/UsefulnessWork.h"

#include "core/evaluation/Evaluation.h"
#include "core/pipeline/Exclusions.h"
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
    const auto inputs = work.inputs.open();
    if (!inputs)
        return core::fail(inputs.error());
    const auto selected = core::pipeline::selectDocuments(*work.documents, work.exclusions);
    if (!selected)
        return core::fail(selected.error());
    return core::evaluation::evaluate(core::evaluation::trainingTexts(selected->documents, work.labels),
                                      {.source = work.records, .labelValues = work.inputs.plan.labelValues},
                                      **inputs,
                                      control);
}

} // namespace ui
