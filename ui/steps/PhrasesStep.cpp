#include "ui/steps/PhrasesStep.h"

#include "ui/models/KeptDraw.h"
#include "ui/models/ProjectSession.h"
#include "ui/models/ReleaseText.h"
#include "ui/steps/DrawnCard.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/SequenceControls.h"
#include "ui/steps/TrialCard.h"
#include "ui/text/PlanIssueText.h"

namespace ui {

using Job = ProjectSession::Job;

PhrasesStep::PhrasesStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_kept(new KeptDraw(session, this))
    , m_controls(new SequenceControls(session, this))
    , m_feedback(new JobFeedback(session, Job::Sample, tr("Drawing phrases"), this))
{
    setObjectName(QStringLiteral("phrasesStep"));
    column()->addWidget(m_controls);
    column()->addWidget(m_feedback);
    auto *trial = new TrialCard(session, *m_kept, this);
    lockWithRelease(*m_controls);
    lockWithRelease(*trial);
    column()->addWidget(trial);
    column()->addWidget(new DrawnCard(session, *m_kept, this), 1);
    column()->addStretch();
    for (const auto signal : {&ProjectSession::planChanged,
                              &ProjectSession::busyChanged,
                              &ProjectSession::modelChanged,
                              &ProjectSession::sequencesChanged})
        connect(&session, signal, this, &PhrasesStep::refresh);
    refresh();
}

void PhrasesStep::initializePage()
{
    // Drawing is free: the page need not be empty at first.
    const bool canDraw = core::project::validatePart(session().plan(), "sequences").has_value();
    if (session().isCommitted() && !session().sequences() && canDraw)
        session().sample();
    refresh();
}

void PhrasesStep::refresh()
{
    m_controls->refresh();
    emit completeChanged();
}

bool PhrasesStep::isComplete() const
{
    return core::project::validatePart(session().plan(), "sequences").has_value()
           && sequencesFollowPlan(session()) && !session().isRunning(Job::Sample);
}

QString PhrasesStep::whyIncomplete() const
{
    if (session().isRunning(Job::Sample))
        return tr("The phrases are being drawn.");
    if (const QString issue = planIssueText(session().plan(), {"sequences"}); !issue.isEmpty())
        return issue;
    return session().sequences() ? tr("Draw again with the settings above, or undo them.")
                                 : tr("Draw the phrases to go on.");
}

QString PhrasesStep::hint() const
{
    return tr("Nothing of this page costs budget.");
}

} // namespace ui
