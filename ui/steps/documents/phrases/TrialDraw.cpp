#include "ui/steps/documents/phrases/TrialDraw.h"

#include "core/base/Result.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/CheckedPlan.h"
#include "ui/models/ReleaseText.h"
#include "ui/session/ProjectSession.h"

#include <algorithm>
#include <numeric>

namespace ui {

namespace {

using core::JobControl;
using core::Result;
using core::plan::Plan;

std::size_t documentsOf(const Plan &plan, const core::synthesis::ReleasedModel &model)
{
    const std::vector<int> wanted = core::pipeline::sequencesPerLabel(plan, model);
    return std::accumulate(wanted.begin(), wanted.end(), std::size_t{0});
}

struct TrialWork
{
    Plan plan;
    SharedInputs inputs;
    std::shared_ptr<const core::pipeline::Model> model;

    Result<std::shared_ptr<const TrialDraw::Trial>> operator()(JobControl &control) const
    {
        TrialDraw::Trial trial;
        trial.documents = documentsOf(plan, **model);
        KEYSEED_ASSIGN(
            const auto small,
            core::plan::check(TrialDraw::smaller(plan, **model, TrialDraw::mostTried), {"sampling"}));
        KEYSEED_ASSIGN(auto sequences, core::pipeline::sampleSequences(small, *inputs, *model, control));
        trial.sequences = std::make_shared<const core::pipeline::Sequences>(std::move(sequences));
        KEYSEED_ASSIGN(const auto drawn, DrawnPhrases::of(trial.sequences, (*model)->labels, control));
        trial.figures = figuresOf(*drawn, **model, *inputs, TrialDraw::mostTried);
        return std::make_shared<const TrialDraw::Trial>(std::move(trial));
    }
};

} // namespace

Plan TrialDraw::smaller(const Plan &plan, const core::synthesis::ReleasedModel &model, std::size_t most)
{
    Plan small = plan;
    if (documentsOf(plan, model) > most)
        small.sampling.perLabel = std::max(1, static_cast<int>(most / model.labels.size()));
    return small;
}

TrialDraw::TrialDraw(ProjectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&m_job, &DelayedJob::due, this, &TrialDraw::start);
    for (const auto signal :
         {&ProjectSession::planChanged, &ProjectSession::sequencesChanged, &ProjectSession::inputsChanged})
        connect(&session, signal, this, &TrialDraw::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &TrialDraw::refresh);
    refresh();
}

bool TrialDraw::isWanted() const
{
    return m_session.isCommitted() && m_session.sequences() && m_session.inputs()
           && !m_session.jobs().isBusy() && core::plan::validatePart(m_session.plan(), "sampling")
           && !sequencesFollowPlan(m_session);
}

void TrialDraw::refresh()
{
    m_job.drop();
    m_trial.reset();
    if (isWanted())
        m_job.schedule();
    emit changed();
}

void TrialDraw::start()
{
    m_job.start(TrialWork{m_session.plan(), m_session.inputs(), m_session.model()},
                [this](Result<std::shared_ptr<const Trial>> trial) {
                    if (trial) // an error will come again, with its words, when it is drawn for good
                        m_trial = std::move(*trial);
                    emit changed();
                });
    emit changed();
}

} // namespace ui
