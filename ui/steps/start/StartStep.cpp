#include "ui/steps/start/StartStep.h"

#include "core/plan/Plan.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/start/AboutCard.h"
#include "ui/steps/start/NewProjectCard.h"
#include "ui/steps/start/OpenProjectCard.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ui {

using core::plan::validatePart;

StartStep::StartStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_error(new ErrorBox(this))
    , m_about(new AboutCard(session, this))
    , m_otherProject(makeLabel(tr("Another project"), "strong", this))
    , m_new(new NewProjectCard(session, this))
    , m_open(new OpenProjectCard(session, this))
{
    setObjectName(QStringLiteral("startStep"));
    m_error->setObjectName(QStringLiteral("startError"));
    auto *projects = new QHBoxLayout;
    projects->setSpacing(14);
    projects->addWidget(m_new, 1);
    projects->addWidget(m_open, 1);
    lockWithRelease(*m_about);
    column()->addWidget(m_error);
    column()->addWidget(m_about);
    column()->addWidget(m_otherProject);
    column()->addLayout(projects);
    column()->addStretch(1);

    connect(m_new, &NewProjectCard::failed, m_error, qOverload<const core::Error &>(&ErrorBox::showError));
    connect(m_open, &OpenProjectCard::failed, m_error, qOverload<const core::Error &>(&ErrorBox::showError));
    connect(m_open, &OpenProjectCard::begun, m_error, &ErrorBox::hide);
    connect(m_open, &OpenProjectCard::packageChosen, this, &Step::packageRequested);
    connect(&session, &ProjectSession::planChanged, this, &StartStep::refresh);
    connect(&session, &ProjectSession::modelChanged, this, &StartStep::refresh);
    connect(&session, &ProjectSession::projectChanged, this, [this] {
        m_error->hide();
        m_open->refresh();
        refresh();
    });
    refresh();
}

void StartStep::initializePage()
{
    m_open->refresh();
    refresh();
}

void StartStep::refresh()
{
    const bool isOpen = session().isOpen();
    m_about->setVisible(isOpen);
    m_otherProject->setVisible(isOpen);
    m_about->refresh();
    emit completeChanged();
}

QString StartStep::question() const
{
    return session().isOpen() ? tr("What is this release for, and who receives it?")
                              : tr("Which project do you want to work on?");
}

bool StartStep::isComplete() const
{
    return session().isOpen() && validatePart(session().plan(), "project")
           && validatePart(session().plan(), "about");
}

QString StartStep::whyIncomplete() const
{
    if (!session().isOpen())
        return tr("Create a project, open one, or try the sample.");
    return planIssueText(session().plan(), {"project", "about"});
}

QString StartStep::hint() const
{
    return tr("The answers go into the data sheet; you can change them later.");
}

} // namespace ui
