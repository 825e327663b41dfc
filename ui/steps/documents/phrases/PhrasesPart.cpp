#include "ui/steps/documents/phrases/PhrasesPart.h"

#include "ui/models/ReleaseText.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/documents/phrases/DrawnCard.h"
#include "ui/steps/documents/phrases/KeptDraw.h"
#include "ui/steps/documents/phrases/SequenceControls.h"
#include "ui/steps/documents/phrases/TrialCard.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/CardColumns.h"

namespace ui {

using Job = Jobs::Job;

PhrasesPart::PhrasesPart(ProjectSession &session, QWidget *parent)
    : StepPart(session, parent)
    , m_kept(new KeptDraw(session, this))
    , m_controls(new SequenceControls(session, this))
    , m_feedback(new JobFeedback(session, Job::Sample, tr("Drawing phrases"), this))
{
    setObjectName(QStringLiteral("phrasesPart"));
    setHelp(this, QStringLiteral("phrases"));
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
        connect(&session, signal, this, &PhrasesPart::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &PhrasesPart::refresh);
    refresh();
}

void PhrasesPart::initializePage()
{
    // Drawing is free: the page need not be empty at first.
    const bool canDraw = core::plan::validatePart(session().plan(), "sampling").has_value();
    if (session().isCommitted() && !session().sequences() && canDraw)
        session().sample();
    refresh();
}

void PhrasesPart::refresh()
{
    m_controls->refresh();
    emit completeChanged();
}

bool PhrasesPart::isComplete() const
{
    return core::plan::validatePart(session().plan(), "sampling").has_value()
           && sequencesFollowPlan(session()) && !session().jobs().isRunning(Job::Sample);
}

QString PhrasesPart::whyIncomplete() const
{
    if (session().jobs().isRunning(Job::Sample))
        return tr("The phrases are being drawn.");
    if (const QString issue = planIssueText(session().plan(), {"sampling"}); !issue.isEmpty())
        return issue;
    return session().sequences() ? tr("Draw again with the settings above, or undo them.")
                                 : tr("Draw the phrases to go on.");
}

} // namespace ui
