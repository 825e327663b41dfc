#include "ui/steps/budget/method/MethodPart.h"

#include "core/methods/Methods.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/models/PlanText.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/budget/method/FamilyCards.h"
#include "ui/steps/budget/method/RewritingChoice.h"
#include "ui/steps/budget/method/TextsWriter.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"

#include <algorithm>

namespace ui {

using core::synthesis::Resource;

MethodPart::MethodPart(ProjectSession &session, QWidget *parent)
    : StepPart(session, parent)
    , m_families(new FamilyCards(session, this))
    , m_writer(new TextsWriter(session, this))
    , m_rewriting(new RewritingChoice(session, this))
{
    setObjectName(QStringLiteral("methodPart"));
    setHelp(this, QStringLiteral("method"));
    column()->addWidget(m_families);
    column()->addWidget(m_writer);
    column()->addWidget(m_rewriting);
    connect(&session, &ProjectSession::planChanged, this, &MethodPart::refresh);
    connect(&session, &ProjectSession::modelChanged, this, &MethodPart::refresh);
    connect(&session.jobs(), &Jobs::busyChanged, this, &MethodPart::refresh);
    refresh();
}

void MethodPart::refresh()
{
    m_families->refresh();
    m_writer->setWanted(needs(Resource::Candidates));
    m_rewriting->setWanted(needs(Resource::Rewriter));
    emit completeChanged();
}

bool MethodPart::needs(core::synthesis::Resource resource) const
{
    return resourceOf(session().plan()) == resource;
}

bool MethodPart::isRecommended() const
{
    const auto recommended = core::synthesis::methodFamilies().front().methods;
    return std::ranges::any_of(recommended, [this](const core::synthesis::Synthesizer *method) {
        return method->name() == session().plan().synthesis.method;
    });
}

bool MethodPart::isComplete() const
{
    return whyIncomplete().isEmpty();
}

QString MethodPart::whyNoWriter() const
{
    if (session().plan().writer.needs(core::writing::Need::CarriedAnswers))
        return tr("Choose who writes the texts: prompts cannot be transferred as files between the rounds.");
    return planIssueText(session().plan(), {"writer"});
}

QString MethodPart::whyIncomplete() const
{
    if (!methodOf(session().plan()))
        return tr("Choose one of the ways.");
    if (const QString refusal = m_families->refusal(); !refusal.isEmpty())
        return refusal;
    if (needs(Resource::Rewriter))
        return m_rewriting->whyIncomplete();
    return needs(Resource::Candidates) ? whyNoWriter() : QString();
}

QString MethodPart::hint() const
{
    //: %1: the name of a method, "Histogram"
    return tr("Chosen: %1.").arg(methodText(session().plan().synthesis.method));
}

} // namespace ui
