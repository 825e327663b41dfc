#include "ui/steps/Step.h"

#include "ui/session/ProjectSession.h"

#include <QVariant>

namespace ui {

namespace {

constexpr auto locks = "locksWithRelease";

} // namespace

void lockWithRelease(QWidget &part)
{
    part.setProperty(locks, true);
}

StepPart::StepPart(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(14);
}

Step::Step(ProjectSession &session, QWidget *parent)
    : StepPart(session, parent)
{
    connect(&session.release(), &ReleaseDesk::closedChanged, this, &Step::followLock);
    connect(&session, &ProjectSession::projectChanged, this, &Step::followLock);
    connect(&session.jobs(), &Jobs::busyChanged, this, &Step::followLock);
}

void Step::showEvent(QShowEvent *event)
{
    followLock();
    StepPart::showEvent(event);
}

void Step::followLock()
{
    setEnabled(isForReading() || !session().isOpenElsewhere());
    const bool isLocked = session().isPlanFixed();
    if (!isLocked && !m_isLocked)
        return;
    m_isLocked = isLocked;
    for (QWidget *part : findChildren<QWidget *>())
        if (part->property(locks).toBool())
            part->setEnabled(!isLocked);
}

} // namespace ui
