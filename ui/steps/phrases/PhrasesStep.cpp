#include "ui/steps/phrases/PhrasesStep.h"

#include "ui/models/ReleaseText.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/phrases/DrawnCard.h"
#include "ui/steps/phrases/KeptDraw.h"
#include "ui/steps/phrases/SequenceControls.h"
#include "ui/steps/phrases/TrialCard.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/CardColumns.h"

namespace ui {

using Job = Jobs::Job;

PhrasesStep::PhrasesStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_kept(new KeptDraw(session, this))
    , m_controls(new SequenceControls(session, this))
    , m_feedback(new JobFeedback(session, Job::Sample, tr("Drawing phrases"), this))
{
    setObjectName(QStringLiteral("phrasesStep"));
    auto *trial = new TrialCard(session, *m_kept, this);
    auto *cards = new CardColumns;
    cards->addWidget(m_controls);
    cards->addWidget(trial);
    column()->addLayout(cards);
    column()->addWidget(m_feedback);
    lockWithRelease(*m_controls);
    lockWithRelease(*trial);
    column()->addWidget(new DrawnCard(session, *m_kept, this), 1);
    column()->addStretch();
    for (const auto signal :
         {&ProjectSession::planChanged, &ProjectSession::modelChanged, &ProjectSession::sequencesChanged})
        connect(&session, signal, this, &PhrasesStep::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &PhrasesStep::refresh);
    refresh();
}

void PhrasesStep::initializePage()
{
    // Drawing is free: the page need not be empty at first.
    const bool canDraw = core::plan::validatePart(session().plan(), "sampling").has_value();
    if (session().isCommitted() && !session().sequences() && canDraw)
        session().sample();
    refresh();
}

void PhrasesStep::refresh()
{
    m_controls->refresh();
    emit completeChanged();
}

QString PhrasesStep::question() const
{
    return makesDocuments(session().plan()) ? tr("How many of the rewritten rows become documents?")
                                            : tr("From which phrases will the documents be written?");
}

bool PhrasesStep::isComplete() const
{
    return core::plan::validatePart(session().plan(), "sampling").has_value()
           && sequencesFollowPlan(session()) && !session().jobs().isRunning(Job::Sample);
}

QString PhrasesStep::whyIncomplete() const
{
    if (session().jobs().isRunning(Job::Sample))
        return tr("The phrases are being drawn.");
    if (const QString issue = planIssueText(session().plan(), {"sampling"}); !issue.isEmpty())
        return issue;
    return session().sequences() ? tr("Draw again with the settings above, or undo them.")
                                 : tr("Draw the phrases to go on.");
}

QString PhrasesStep::hint() const
{
    return tr("This page costs no budget.");
}

} // namespace ui
