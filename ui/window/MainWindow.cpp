#include "ui/window/MainWindow.h"

#include "core/base/Result.h"
#include "core/package/corpus/ApprovalRequest.h"
#include "core/plan/Plan.h"
#include "ui/dialogs/LedgerDialog.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"
#include "ui/steps/release/RequestDialog.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/BudgetMeter.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/window/CarryOver.h"
#include "ui/window/InterruptedRuns.h"
#include "ui/window/InterruptionNotice.h"
#include "ui/window/LastStep.h"
#include "ui/window/RunForMeDialog.h"
#include "ui/window/StepRail.h"
#include "ui/window/WhyPanel.h"
#include "ui/window/WindowPlace.h"
#include "ui/window/ZoneStrip.h"

#include <QCloseEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>

#include <utility>

namespace ui {

using Job = Jobs::Job;

namespace {

/// Below this width the help lies over the content instead of beside it.
constexpr int roomForHelp = 1080;

core::Result<void> createFrom(ProjectSession &session, const std::filesystem::path &planFile)
{
    KEYSEED_ASSIGN(auto plan, core::plan::loadPlan(planFile));
    const auto project = session.freeProjectPath(QString::fromStdString(plan.project));
    return session.create(project, std::move(plan));
}

QString projectPathOf(const ProjectSession &session)
{
    return QString::fromStdString(session.projectPath().string());
}

core::Error busyError()
{
    return {core::ErrorCode::InvalidParameter, "wait for the running work to end, or cancel it"};
}

} // namespace

void MainWindow::openPath(const std::filesystem::path &path)
{
    m_error->hide();
    if (path.extension() == ".json") {
        if (auto created = createFrom(m_session, path); !created)
            showError(created.error());
        return;
    }
    if (path.extension() == core::package::requestEnding) {
        auto *dialog = new RequestDialog(m_session, path, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
        return;
    }
    const bool begun = m_session.load(path);
    if (!begun)
        showError(busyError());
    m_isOpening = begun;
}

void MainWindow::openSample()
{
    m_error->hide();
    if (auto opened = m_session.createSample(); !opened)
        showError(opened.error());
}

void MainWindow::tellInterruptedRuns()
{
    m_interrupted->look();
}

void MainWindow::chooseProject()
{
    const QString path = m_session.environment().files->openFile(
        this,
        tr("Open project"),
        tr("Keyseed projects (*.keyseed);;Plans (*.json);;Requests for an approval (*.approval-request)"));
    if (!path.isEmpty())
        openPath(path.toStdString());
}

void MainWindow::showError(const core::Error &error)
{
    m_error->showError(error);
    m_scroll->verticalScrollBar()->setValue(0);
}

void MainWindow::showStorageError(const core::Error &error)
{
    showError(error);
    m_error->offerRetry();
}

void MainWindow::tryStorageAgain()
{
    auto saved = m_session.save();
    m_maySkipSaving = m_maySkipSaving && !saved;
    if (!saved)
        showStorageError(saved.error());
    m_session.refreshLedger();
}

void MainWindow::connectSession()
{
    connect(&m_session.learning(), &LearningDesk::changed, this, [this] { m_maySkipLearnt = false; });
    connect(&m_session, &ProjectSession::projectChanged, this, &MainWindow::refreshProject);
    connect(&m_session, &ProjectSession::planChanged, this, &MainWindow::refresh);
    connect(&m_session, &ProjectSession::modelChanged, this, &MainWindow::refresh);
    connect(&m_session.release(), &ReleaseDesk::closedChanged, this, &MainWindow::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, [this] {
        if (!m_session.jobs().isRunning(Job::Open))
            m_opening->end();
        refresh();
    });
    connect(&m_session, &ProjectSession::ledgerChanged, this, &MainWindow::refreshMeter);
    connect(&m_session, &ProjectSession::storageFailed, this, &MainWindow::showStorageError);
    connect(m_error, &ErrorBox::retryRequested, this, &MainWindow::tryStorageAgain);
    connect(&m_session.jobs(), &Jobs::started, this, &MainWindow::onOpening);
    connect(
        &m_session.jobs(), &Jobs::progressed, this, [this](Job job, double fraction, const QString &stage) {
            if (job == Job::Open)
                m_opening->setProgress(fraction, stage);
        });
    connect(&m_session.jobs(), &Jobs::failed, this, [this](Job job, const core::Error &error) {
        if ((job == Job::Open && m_isOpening) || job == Job::NewRelease)
            showError(error);
    });
    connect(&m_session.jobs(), &Jobs::finished, this, [this](Job job) {
        if (job == Job::NewRelease)
            goTo(lineStep() + 1);
    });
    connect(m_interrupted, &InterruptedRuns::looked, this, [this] {
        if (m_interrupted->runs().empty())
            return;
        m_interruption->tell(m_interrupted->runs());
        m_scroll->verticalScrollBar()->setValue(0);
    });
    connect(m_interruption, &InterruptionNotice::read, m_interrupted, &InterruptedRuns::noteRead);
    connect(m_interrupted, &InterruptedRuns::noted, &m_session, &ProjectSession::refreshLedger);
    connect(m_interrupted, &InterruptedRuns::failed, this, &MainWindow::showError);
    for (Step *each : m_steps) {
        connect(each, &Step::completeChanged, this, &MainWindow::refresh);
        connect(each, &Step::packageRequested, this, [this](const QString &path) {
            if (std::filesystem::path(path.toStdString()).extension() == core::package::requestEnding)
                openPath(path.toStdString());
            else
                emit packageRequested(path);
        });
        connect(each, &Step::nextRequested, this, [this] { goTo(m_current + 1); });
    }
}

int MainWindow::lineStep() const
{
    for (int index = 0; index < stepCount(); ++index)
        if (step(index).isCommit())
            return index;
    return stepCount();
}

bool MainWindow::isDone(int index) const
{
    // The steps up to the commit are settled, whether or not the records are still available, and so are
    // released steps, whether or not the texts are.
    return m_session.isReleased() || (m_session.isCommitted() && index <= lineStep())
           || step(index).isComplete();
}

bool MainWindow::isReachable(int index) const
{
    for (int before = 0; before < index; ++before)
        if (!isDone(before))
            return false;
    return true;
}

bool MainWindow::goTo(int index)
{
    if (index < 0 || index >= stepCount() || !isReachable(index))
        return false;
    m_error->hide();
    for (int each = 0; each < stepCount(); ++each)
        step(each).setVisible(each == index);
    m_current = index;
    if (m_session.isOpen())
        rememberStep(*m_session.environment().settings, projectPathOf(m_session), step(index).objectName());
    step(index).initializePage();
    m_scroll->verticalScrollBar()->setValue(0);
    m_scroll->setFocus(); // Tab goes on to the page, and the keys scroll it
    m_why->setPageTopic(step(index).helpTopic());
    refresh();
    return true;
}

void MainWindow::refresh()
{
    if (m_steps.empty())
        return;
    const Step &page = step(m_current);
    m_heading->setText(page.heading());
    m_question->setText(page.question());
    m_strip->setPrivate(page.isPrivateZone());
    const bool done = isDone(m_current);
    const bool isClosed = m_session.isReleased();
    if (isClosed && m_current + 1 < stepCount())
        m_hint->clear(); // nothing is to be done there, as is said above the page
    else
        m_hint->setText(done && (!isClosed || page.isComplete()) ? page.hint() : page.whyIncomplete());
    m_runForMe->setVisible(page.helpTopic() == QLatin1String("records") && !m_session.isDecided());
    m_runForMe->setEnabled(done && !m_session.isOpenElsewhere());
    m_back->setEnabled(m_current > 0);
    m_next->setVisible(m_current + 1 < stepCount());
    m_next->setEnabled(done && m_current + 1 < stepCount());
    m_next->setAccessibleDescription(done ? QString() : page.whyIncomplete());
    refreshRail();
    refreshMeter();
}

void MainWindow::runForMe()
{
    auto *dialog = new RunForMeDialog(m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RunForMeDialog::pageWanted, this, &MainWindow::goToTopic);
    dialog->open();
}

// An empty topic is the commit. Where a page before it is not complete, the first such page is shown.
void MainWindow::goToTopic(const QString &topic)
{
    int target = lineStep();
    for (int index = 0; index < stepCount() && !topic.isEmpty(); ++index)
        if (step(index).helpTopic() == topic)
            target = index;
    while (target > 0 && !isReachable(target))
        --target;
    goTo(target);
}

void MainWindow::refreshRail()
{
    for (int index = 0; index < stepCount(); ++index) {
        const bool reachable = isReachable(index);
        auto state = StepRail::State::NotYet;
        if (index == m_current)
            state = StepRail::State::Here;
        else if (reachable && isDone(index))
            state = StepRail::State::Done;
        else if (index > lineStep() && !m_session.isCommitted())
            state = StepRail::State::Locked;
        m_rail->setState(index, state, reachable);
    }
}

void MainWindow::refreshMeter()
{
    if (m_session.isOpen() && !m_session.ledger().isKnown) {
        m_meter->setUnknown();
        return;
    }
    m_meter->setBudget(m_session.ledger().account.together().epsilon(),
                       m_session.plannedEpsilon(),
                       m_session.cap(),
                       m_session.plan().records.personColumn.has_value());
}

void MainWindow::refreshProject()
{
    const QString name = QString::fromStdString(m_session.projectPath().stem().string());
    m_projectName->setText(name);
    setWindowTitle(name.isEmpty() ? tr("Keyseed") : tr("%1 - Keyseed").arg(name));
    returnToLastStep();
}

void MainWindow::returnToLastStep()
{
    const QString left = m_session.isOpen()
                             ? lastStep(*m_session.environment().settings, projectPathOf(m_session))
                             : QString();
    int target = 0;
    for (int index = 0; index < stepCount(); ++index)
        if (!left.isEmpty() && step(index).objectName() == left)
            target = index;
    while (!isReachable(target)) // what was drawn and written is not kept with the project
        --target;
    goTo(target);
}

void MainWindow::onOpening(Job job)
{
    if (job != Job::Open)
        return;
    m_isOpening = false; // until openPath() says so
    m_opening->begin(tr("Opening the project"));
    m_scroll->verticalScrollBar()->setValue(0);
}

void MainWindow::continueFrom(const MainWindow &before)
{
    restoreGeometry(before.saveGeometry());
    setHelpShown(before.m_helpWanted);
    goTo(before.m_current);
    carryOver(before, *this);
    if (before.m_error->isVisible() && before.m_error->error())
        showError(*before.m_error->error());
    if (before.m_interruption->isVisible())
        m_interrupted->look();
    if (m_session.jobs().isRunning(Job::Open)) {
        m_opening->begin(tr("Opening the project"), m_session.jobs().standing(Job::Open).elapsedMs);
        m_isOpening = before.m_isOpening;
    }
    if (before.m_ledger && before.m_ledger->isVisible())
        showLedger();
    const QWidget *focused = before.focusWidget();
    if (focused && !focused->objectName().isEmpty())
        if (auto *same = findChild<QWidget *>(focused->objectName()))
            same->setFocus();
    m_scroll->verticalScrollBar()->setValue(before.m_scroll->verticalScrollBar()->value());
}

void MainWindow::showLedger()
{
    if (!m_ledger)
        m_ledger = new LedgerDialog(m_session, this);
    m_session.refreshLedger();
    m_ledger->show();
    m_ledger->raise();
    m_ledger->activateWindow();
}

void MainWindow::setHelpShown(bool shown)
{
    m_helpWanted = shown;
    placeHelp();
}

void MainWindow::placeHelp()
{
    const bool narrow = m_body->width() < roomForHelp;
    if (narrow && !m_narrow)
        m_helpWanted = false; // it would cover the page; F1 brings it back
    else if (!narrow && m_narrow)
        m_helpWanted = m_session.environment().settings->value(QStringLiteral("window/help"), true).toBool();
    m_narrow = narrow;
    m_helpButton->setChecked(m_helpWanted);
    m_why->setVisible(m_helpWanted);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const int beside = m_helpWanted && !narrow ? WhyPanel::panelWidth : 0;
    m_bodyLayout->setContentsMargins(isMirrored ? beside : 0, 0, isMirrored ? 0 : beside, 0);
    // Over the page, but never over the buttons.
    const int height = m_body->height() - (narrow ? m_buttonRow->sizeHint().height() : 0);
    m_why->setGeometry(
        isMirrored ? 0 : m_body->width() - WhyPanel::panelWidth, 0, WhyPanel::panelWidth, height);
    m_why->raise();
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_body && event->type() == QEvent::Resize)
        placeHelp();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::restoreState()
{
    QSettings &settings = *m_session.environment().settings;
    placeOnScreen(*this, settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_helpWanted = settings.value(QStringLiteral("window/help"), true).toBool();
}

bool MainWindow::mayLoseLearnt()
{
    const bool isLearning = m_session.learning().state() == LearningDesk::State::Learning;
    const bool isAtStake = isLearning || m_session.learning().learnt();
    if (!isAtStake || std::exchange(m_maySkipLearnt, true))
        return true;
    m_error->showError(
        isLearning ? tr("A vocabulary is still being learned")
                   : tr("A vocabulary was learned and is not saved"),
        tr("Save it on the Vocabulary page, or close the window once more to leave without it."));
    m_scroll->verticalScrollBar()->setValue(0);
    return false;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_session.jobs().isRunning(Job::Commit) && !m_session.jobs().canCancel(Job::Commit)) {
        m_error->showError(tr("The noise is being drawn"),
                           tr("The budget is spent already. Close the window when the phrases are learned."));
        event->ignore();
        return;
    }
    if (!mayLoseLearnt()) {
        event->ignore();
        return;
    }
    QSettings &settings = *m_session.environment().settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (!m_narrow)
        settings.setValue(QStringLiteral("window/help"), m_helpWanted);
    auto saved = m_session.save();
    if (!saved && !m_maySkipSaving) {
        m_error->showError(tr("The last changes are not saved"),
                           tr("Correct the problem shown below and try again, or close the window once more "
                              "to leave without saving."),
                           errorDetail(saved.error()));
        m_error->offerRetry();
        m_scroll->verticalScrollBar()->setValue(0);
        m_maySkipSaving = true;
        event->ignore();
        return;
    }
    event->accept();
}

} // namespace ui
