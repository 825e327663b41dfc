#include "ui/steps/ReleaseStep.h"

#include "core/project/Plan.h"
#include "ui/steps/ExportCard.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/PackageCard.h"
#include "ui/steps/ReleaseAboutCard.h"
#include "ui/steps/StatementCard.h"
#include "ui/widgets/Labels.h"

#include <QLabel>
#include <QScrollArea>
#include <QTimer>

namespace ui {

using Job = ProjectSession::Job;

ReleaseStep::ReleaseStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_about(new ReleaseAboutCard(session, this))
    , m_statement(new StatementCard(session, this))
    , m_export(new ExportCard(session, this))
    , m_exporting(new JobFeedback(session, Job::Export, tr("Writing the package"), this))
    , m_verifying(new JobFeedback(session, Job::Verify, tr("Verifying the package"), this))
    , m_package(new PackageCard(session, this))
    , m_after(makeLabel({}, "question", this))
{
    setObjectName(QStringLiteral("releaseStep"));
    m_after->setObjectName(QStringLiteral("releaseAfter"));
    column()->addWidget(m_about);
    column()->addWidget(m_statement);
    column()->addWidget(m_export);
    column()->addWidget(m_exporting);
    column()->addWidget(m_verifying);
    column()->addWidget(m_package);
    column()->addWidget(m_after);
    column()->addStretch();
    connectSession();
    refresh();
}

void ReleaseStep::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, &ReleaseStep::refresh);
    connect(&session(), &ProjectSession::inputsChanged, this, &ReleaseStep::refresh);
    connect(&session(), &ProjectSession::documentsChanged, this, &ReleaseStep::refresh);
    connect(&session(), &ProjectSession::packageChanged, this, &ReleaseStep::refresh);
    connect(&session(), &ProjectSession::busyChanged, this, &ReleaseStep::refresh);
    connect(&session(), &ProjectSession::started, this, [this](Job job) {
        if (job == Job::Export)
            m_exportedPlan = core::project::toJson(session().plan());
    });
    connect(&session(), &ProjectSession::finished, this, [this](Job job) {
        if (job == Job::Export && session().package())
            session().verify(session().package()->path);
        else if (job == Job::Verify)
            QTimer::singleShot(0, this, &ReleaseStep::scrollToPackage); // once it has its place
    });
}

void ReleaseStep::initializePage()
{
    m_export->suggest();
    if (session().isCommitted() && !session().inputs())
        session().loadPublicInputs();
    refresh();
}

void ReleaseStep::refresh()
{
    m_about->refresh();
    m_statement->refresh();
    m_export->refresh();
    m_package->refresh();
    const bool isVerified = session().verification() && session().verification()->differences.empty();
    m_after->setVisible(session().package().has_value());
    if (session().package() && !isCurrent())
        m_after->setText(
            tr("The plan was changed after the export: export again, so that the package says the same."));
    else if (isVerified)
        m_after->setText(
            tr("For another release from the same phrases go back to Phrases: it costs no budget."));
    else
        m_after->setText({});
    emit completeChanged();
}

void ReleaseStep::scrollToPackage()
{
    for (QWidget *outer = parentWidget(); outer; outer = outer->parentWidget()) {
        if (auto *scroll = qobject_cast<QScrollArea *>(outer)) {
            scroll->ensureWidgetVisible(m_package);
            return;
        }
    }
}

bool ReleaseStep::isCurrent() const
{
    return session().package() && m_exportedPlan == core::project::toJson(session().plan());
}

bool ReleaseStep::isComplete() const
{
    const auto &verification = session().verification();
    return isCurrent() && verification && verification->differences.empty();
}

QString ReleaseStep::whyIncomplete() const
{
    if (!session().documents())
        return tr("Write the documents first, two pages back.");
    if (session().isRunning(Job::Export))
        return tr("The package is being written.");
    if (session().isRunning(Job::Verify))
        return tr("The package is being verified.");
    if (!session().package())
        return tr("Export the package to finish.");
    return isCurrent() ? tr("The package does not verify: export it again.")
                       : tr("Export again: the plan was changed after the export.");
}

QString ReleaseStep::hint() const
{
    return tr("The package is written and verified. Hand it on with its README.");
}

} // namespace ui
