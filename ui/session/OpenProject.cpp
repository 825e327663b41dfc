#include "ui/session/OpenProject.h"

#include "core/pipeline/PathRoles.h"

#include <utility>

namespace ui {

void OpenProject::claim(const std::filesystem::path &project)
{
    if (m_claim && m_claimed == project)
        return; // opened once more here
    m_claim.reset();
    m_claimed = project;
    auto claim = core::FileLock::take(core::pipeline::windowLockFile(project), "open elsewhere");
    m_isOpenElsewhere = !claim && claim.error().code == core::ErrorCode::Database;
    if (claim) // else nobody can write beside it
        m_claim.emplace(std::move(*claim));
}

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
    pipeline.checks = {};
    pipeline.exclusions.clear();
    pipeline.release.reset();
    pipeline.approval.reset();
    writtenWith = {};
}

} // namespace ui
