#include "ui/steps/JobFeedback.h"

#include "ui/text/ProblemText.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/ProgressRow.h"

#include <QVBoxLayout>

namespace ui {

using Job = Jobs::Job;

JobFeedback::JobFeedback(ProjectSession &session, Job job, const QString &what, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_job(job)
    , m_what(what)
    , m_progress(new ProgressRow(this))
    , m_error(new ErrorBox(this))
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_progress);
    all->addWidget(m_error);
    hide();
    connectSession();
    join();
}

void JobFeedback::join()
{
    if (!m_session.jobs().isRunning(m_job))
        return;
    const Jobs::Standing standing = m_session.jobs().standing(m_job);
    m_progress->begin(m_what, standing.elapsedMs);
    if (!standing.stage.isEmpty())
        m_progress->setProgress(standing.fraction, standing.stage);
    m_progress->setCancellable(m_session.jobs().canCancel(m_job));
    show();
}

void JobFeedback::connectSession()
{
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_session.jobs().cancel(m_job); });
    connect(m_error, &ErrorBox::dismissed, this, &QWidget::hide);
    connect(&m_session.jobs(), &Jobs::started, this, [this](Job job) {
        if (job != m_job)
            return;
        m_error->hide();
        m_progress->begin(m_what);
        show();
    });
    connect(
        &m_session.jobs(), &Jobs::progressed, this, [this](Job job, double fraction, const QString &stage) {
            if (job == m_job)
                m_progress->setProgress(fraction, stage);
        });
    connect(&m_session.jobs(), &Jobs::busyChanged, this, [this] {
        if (m_session.jobs().isRunning(m_job))
            m_progress->setCancellable(m_session.jobs().canCancel(m_job));
        else
            m_progress->end();
        setVisible(!m_progress->isHidden() || !m_error->isHidden());
    });
    connect(&m_session.jobs(), &Jobs::failed, this, [this](Job job, const core::Error &error) {
        if (job == m_job)
            showError(error);
    });
    connect(&m_session, &ProjectSession::projectChanged, this, &JobFeedback::hideError);
}

void JobFeedback::showError(const core::Error &error)
{
    const QString advice = m_advice ? m_advice(error) : QString();
    if (advice.isEmpty())
        m_error->showError(error);
    else
        m_error->showError(errorTitle(error.code), advice, errorDetail(error));
    setVisible(!m_progress->isHidden() || !m_error->isHidden());
}

void JobFeedback::hideError()
{
    m_error->hide();
    setVisible(!m_progress->isHidden());
}

} // namespace ui
