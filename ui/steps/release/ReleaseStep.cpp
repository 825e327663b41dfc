#include "ui/steps/release/ReleaseStep.h"

#include "core/plan/Plan.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/release/ApprovalCard.h"
#include "ui/steps/release/ExportCard.h"
#include "ui/steps/release/KeyFilePanel.h"
#include "ui/steps/release/OtherPackageCard.h"
#include "ui/steps/release/PackageCard.h"
#include "ui/steps/release/ReleaseAboutCard.h"
#include "ui/steps/release/SignatureCard.h"
#include "ui/steps/release/StatementCard.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TabOrder.h"

#include <QFileInfo>
#include <QLabel>
#include <QScrollArea>
#include <QSettings>
#include <QTimer>

namespace ui {

using Job = Jobs::Job;

ReleaseStep::ReleaseStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_about(new ReleaseAboutCard(session, this))
    , m_statement(new StatementCard(session, this))
    , m_approval(new ApprovalCard(session, this))
    , m_signature(new SignatureCard(session, this))
    , m_export(new ExportCard(session, this))
    , m_exporting(new JobFeedback(session, Job::Export, tr("Writing the package"), this))
    , m_verifying(new JobFeedback(session, Job::Verify, tr("Verifying the package"), this))
    , m_package(new PackageCard(session, this))
    , m_after(makeLabel({}, "question", this))
{
    setObjectName(QStringLiteral("releaseStep"));
    m_after->setObjectName(QStringLiteral("releaseAfter"));
    layOut();
    connectSession();
    connectCards();
    refresh();
}

void ReleaseStep::layOut()
{
    lockWithRelease(*m_about);
    auto *cards = new CardColumns;
    for (QWidget *card : std::initializer_list<QWidget *>{m_about, m_statement, m_approval, m_signature})
        cards->addWidget(card);
    for (QWidget *part : std::initializer_list<QWidget *>{
             m_export, m_exporting, m_verifying, m_package, m_after, new OtherPackageCard(session(), this)})
        cards->addAcross(part);
    column()->addLayout(cards);
    column()->addStretch();
    tabAsLaidOut(*this);
}

void ReleaseStep::connectSession()
{
    for (const auto signal :
         {&ProjectSession::planChanged, &ProjectSession::inputsChanged, &ProjectSession::exclusionsChanged})
        connect(&session(), signal, this, &ReleaseStep::refresh);
    for (const auto signal :
         {&ReleaseDesk::packageChanged, &ReleaseDesk::approvalChanged, &ReleaseDesk::closedChanged})
        connect(&session().release(), signal, this, &ReleaseStep::refresh);
    connect(&session().writing(), &WritingDesk::documentsChanged, this, &ReleaseStep::refresh);
    connect(&session().jobs(), &Jobs::busyChanged, this, &ReleaseStep::refresh);
    connect(&session().jobs(), &Jobs::started, this, [this](Job job) {
        if (job == Job::Export)
            m_exportedPlan = core::plan::toJson(session().plan());
    });
    connect(&session().jobs(), &Jobs::finished, this, [this](Job job) {
        if (job == Job::Export && session().release().package())
            session().release().verify(session().release().package()->path);
        else if (job == Job::Verify)
            QTimer::singleShot(0, this, &ReleaseStep::scrollToPackage); // once it has its place
        else if (job == Job::NewRelease)
            m_export->suggestAnew();
    });
}

void ReleaseStep::connectCards()
{
    connect(&session(), &ProjectSession::projectChanged, m_export, &ExportCard::suggestAnew);
    const auto follow = [this] {
        m_export->setWaiting(m_signature->isBusy());
        refresh();
    };
    connect(m_signature, &SignatureCard::changed, this, follow);
    connect(m_signature, &SignatureCard::submitted, this, &ReleaseStep::startExport);
    connect(m_export, &ExportCard::exportRequested, this, &ReleaseStep::startExport);
    connect(m_package, &PackageCard::openRequested, this, &Step::packageRequested);
}

void ReleaseStep::initializePage()
{
    m_export->suggest();
    if (session().isCommitted() && !session().inputs())
        session().loadPublicInputs();
    readReleased();
    refresh();
}

// The package of a project that was opened again.
void ReleaseStep::readReleased()
{
    const auto &release = session().release().closed();
    if (release && !session().release().package() && !session().release().verification()
        && QFileInfo::exists(QString::fromStdString(release->path)))
        session().release().verify(release->path);
}

void ReleaseStep::startExport()
{
    if (!m_export->canExport())
        return;
    m_signature->open([this](SharedKey signer) {
        const QString path = m_export->path();
        m_export->prepareFolder();
        session().release().exportPackage(path.toStdString(),
                                          {.extras = m_export->extras(),
                                           .signer = std::move(signer),
                                           .isLedgerElsewhere = m_export->isLedgerElsewhere()});
    });
}

QString ReleaseStep::obstacle() const
{
    if (session().isOpenElsewhere())
        return tr("This project is open in another window. Close that window, then open the project again "
                  "here.");
    if (session().isReleased() && !session().documents())
        return tr("The texts of this release are in its package only. The project did not keep them, so the "
                  "release cannot be exported again.");
    if (session().release().approvalStanding() == ApprovalStanding::Stale)
        return tr("The approval is for another release (texts, budget, purpose, recipient or plan): have the "
                  "release approved again, or remove the approval.");
    return m_signature->whyNot();
}

void ReleaseStep::refresh()
{
    m_about->refresh();
    m_statement->refresh();
    m_approval->setSigner(m_signature->isWanted() ? m_signature->key().key() : std::nullopt);
    m_export->setObstacle(obstacle());
    m_package->refresh();
    const bool isOutdated = session().release().package() && !isCurrent();
    m_after->setVisible(isOutdated);
    m_after->setText(
        isOutdated
            ? tr("The plan was changed after the export: export again, so that the package matches it.")
            : QString());
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
    return session().release().package() && m_exportedPlan == core::plan::toJson(session().plan());
}

bool ReleaseStep::isComplete() const
{
    const auto &verification = session().release().verification();
    if (session().isReleased())
        return !verification || verification->differences.empty();
    return isCurrent() && verification && verification->differences.empty();
}

QString ReleaseStep::whyIncomplete() const
{
    if (!session().documents())
        return tr("Write the documents first, two pages back.");
    if (session().jobs().isRunning(Job::Export))
        return tr("The package is being written.");
    if (session().jobs().isRunning(Job::Verify))
        return tr("The package is being verified.");
    if (!session().release().package())
        return tr("Export the package to finish.");
    return isCurrent() ? tr("The package does not verify: export it again.")
                       : tr("Export again: the plan was changed after the export.");
}

QString ReleaseStep::hint() const
{
    return tr("The package is written and verified. Pass it on with its README.");
}

} // namespace ui
