#include "ui/session/OpenWork.h"

#include "core/base/Result.h"

#include <utility>

namespace ui {

using core::fail;
using core::JobControl;
using core::Result;
using core::pipeline::Pipeline;

namespace {

// Takes the drawn and written documents, which are free or stored: if they cannot be read, the project opens
// without them. The template writes the same texts for the same phrases, so that they need not be stored to
// be exported again.
PlacedDocuments takeWritten(Pipeline &pipeline, JobControl &control)
{
    if (!pipeline.takeKept() || !pipeline.sequences)
        return {};
    control.report(0.6, "project");
    const bool isWanted = pipeline.plan.writer.isModel() || pipeline.release;
    if (!isWanted || !pipeline.write(control))
        return {};
    return placedDocuments(pipeline);
}

} // namespace

Result<OpenedProject> OpenWork::operator()(JobControl &control) const
{
    KEYSEED_ASSIGN(auto pipeline, Pipeline::open(places, control));
    OpenedProject opened{.pipeline = std::move(pipeline), .written = {}};
    if (opened.pipeline.model)
        opened.written = takeWritten(opened.pipeline, control);
    return opened;
}

} // namespace ui
