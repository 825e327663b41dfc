#include "ui/session/OpenProject.h"

namespace ui {

bool OpenProject::areOf(const core::plan::Plan &plan) const
{
    return m_inputsSource == plan.vocabulary && m_inputsVectors == plan.embedding;
}

SharedInputs OpenProject::inputs() const
{
    return areOf(pipeline.plan) ? pipeline.inputs : nullptr;
}

void OpenProject::takeInputs(const core::pipeline::Pipeline &from)
{
    if (!from.inputs || (pipeline.inputs == from.inputs && areOf(from.plan)))
        return;
    pipeline.inputs = from.inputs;
    m_inputsSource = from.plan.vocabulary;
    m_inputsVectors = from.plan.embedding;
    emit inputsChanged();
}

SharedPipeline OpenProject::copy() const
{
    auto copied = std::make_shared<core::pipeline::Pipeline>(pipeline);
    copied->inputs = inputs();
    return copied;
}

SharedPipeline OpenProject::copyAsWritten() const
{
    SharedPipeline copied = copy();
    copied->plan.writer = writtenWith;
    return copied;
}

void OpenProject::forgetModel()
{
    pipeline.model.reset();
    pipeline.budget.reset();
    pipeline.sequences.reset();
    pipeline.drawnWith.reset();
    pipeline.documents.reset();
    pipeline.exclusions.clear();
    pipeline.release.reset();
    pipeline.approval.reset();
    writtenWith = {};
}

} // namespace ui
