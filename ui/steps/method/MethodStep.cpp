#include "ui/steps/method/MethodStep.h"

#include "core/synthesis/Synthesizer.h"
#include "ui/models/PlanText.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/method/FamilyCards.h"
#include "ui/steps/method/RewritingChoice.h"
#include "ui/steps/method/TextsWriter.h"
#include "ui/text/PlanIssueText.h"

namespace ui {

using core::synthesis::Resource;

MethodStep::MethodStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_families(new FamilyCards(session, this))
    , m_writer(new TextsWriter(session, this))
    , m_rewriting(new RewritingChoice(session, this))
{
    setObjectName(QStringLiteral("methodStep"));
    column()->addWidget(m_families);
    column()->addWidget(m_writer);
    column()->addWidget(m_rewriting);
    column()->addStretch(1);
    connect(&session, &ProjectSession::planChanged, this, &MethodStep::refresh);
    connect(&session, &ProjectSession::modelChanged, this, &MethodStep::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &MethodStep::refresh);
    refresh();
}

void MethodStep::refresh()
{
    m_families->refresh();
    m_writer->setWanted(needs(Resource::Candidates));
    m_rewriting->setWanted(needs(Resource::Rewriter));
    emit completeChanged();
}

bool MethodStep::needs(core::synthesis::Resource resource) const
{
    return resourceOf(session().plan()) == resource;
}

bool MethodStep::isComplete() const
{
    return whyIncomplete().isEmpty();
}

QString MethodStep::whyNoWriter() const
{
    if (session().plan().writer.needs(core::writing::Need::CarriedAnswers))
        return tr("Choose who writes the texts: prompts cannot be transferred as files between the rounds.");
    return planIssueText(session().plan(), {"writer"});
}

QString MethodStep::whyIncomplete() const
{
    if (!methodOf(session().plan()))
        return tr("Choose one of the ways.");
    if (const QString refusal = m_families->refusal(); !refusal.isEmpty())
        return refusal;
    if (needs(Resource::Rewriter))
        return m_rewriting->whyIncomplete();
    return needs(Resource::Candidates) ? whyNoWriter() : QString();
}

QString MethodStep::hint() const
{
    //: %1: the name of a method, "Histogram"
    return tr("Chosen: %1.").arg(methodText(session().plan().synthesis.method));
}

} // namespace ui
