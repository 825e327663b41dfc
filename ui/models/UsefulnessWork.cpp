#include "ui/models/UsefulnessWork.h"

#include "core/evaluation/Evaluation.h"
#include "core/project/Exclusions.h"

namespace ui {

core::Result<core::evaluation::Usefulness> checkUsefulness(const UsefulnessWork &work,
                                                           core::JobControl &control)
{
    const auto inputs = work.inputs.open();
    if (!inputs)
        return core::fail(inputs.error());
    const auto selected = core::project::selectDocuments(*work.documents, work.exclusions);
    if (!selected)
        return core::fail(selected.error());
    return core::evaluation::evaluate(
        core::evaluation::trainingTexts(selected->documents, work.labels),
        {.source = work.records, .labelValues = work.inputs.plan.labelValues},
        **inputs,
        control);
}

} // namespace ui
