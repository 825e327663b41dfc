#include "ui/window/MainWindow.h"

#include "core/project/Plan.h"
#include "ui/dialogs/FileChooser.h"
#include "ui/dialogs/LedgerDialog.h"
#include "ui/models/InterruptedRuns.h"
#include "ui/models/ProjectSession.h"
#include "ui/steps/Step.h"
#include "ui/widgets/BudgetMeter.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/window/InterruptionNotice.h"
#include "ui/window/StepRail.h"
#include "ui/window/WhyPanel.h"
#include "ui/window/ZoneStrip.h"

#include <QCloseEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>

namespace ui {

namespace {

/// Below this width the help lies over the content instead of beside it.
constexpr int roomForHelp = 1080;

core::Result<void> openAny(ProjectSession &session, const std::filesystem::path &path)
{
    if (path.extension() != ".json")
        return session.open(path);
    auto plan = core::project::loadPlan(path);
    if (!plan)
        return core::fail(plan.error());
    const auto project = session.freeProjectPath(QString::fromStdString(plan->project));
    return session.create(project, std::move(*plan));
}

} // namespace

void MainWindow::openPath(const std::filesystem::path &path)
{
    m_error->hide();
    if (auto opened = openAny(m_session, path); !opened)
        showError(opened.error());
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
        this, tr("Open project"), tr("Keyseed projects (*.keyseed);;Plans (*.json)"));
    if (!path.isEmpty())
        openPath(path.toStdString());
}

void MainWindow::showError(const core::Error &error)
{
    m_error->showError(error);
    m_scroll->verticalScrollBar()->setValue(0);
}

void MainWindow::connectSession()
{
    connect(&m_session, &ProjectSession::projectChanged, this, &MainWindow::refreshProject);
    connect(&m_session, &ProjectSession::planChanged, this, &MainWindow::refresh);
    connect(&m_session, &ProjectSession::modelChanged, this, &MainWindow::refresh);
    connect(&m_session, &ProjectSession::busyChanged, this, &MainWindow::refresh);
    connect(&m_session, &ProjectSession::ledgerChanged, this, &MainWindow::refreshMeter);
    connect(&m_session, &ProjectSession::storageFailed, this, &MainWindow::showError);
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
    // What led to the commit is settled, whether or not the records are still at hand.
    return (m_session.isCommitted() && index <= lineStep()) || step(index).isComplete();
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
    m_hint->setText(done ? page.hint() : page.whyIncomplete());
    m_back->setEnabled(m_current > 0);
    m_next->setVisible(m_current + 1 < stepCount());
    m_next->setEnabled(done && m_current + 1 < stepCount());
    m_next->setAccessibleDescription(done ? QString() : page.whyIncomplete());
    refreshRail();
    refreshMeter();
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
    m_meter->setBudget(m_session.ledger().account.spent.epsilon(),
                       m_session.plannedEpsilon(),
                       m_session.cap(),
                       m_session.plan().records.personColumn.has_value());
}

void MainWindow::refreshProject()
{
    const QString name = QString::fromStdString(m_session.projectPath().stem().string());
    m_projectName->setText(name);
    setWindowTitle(name.isEmpty() ? tr("Keyseed") : tr("%1 - Keyseed").arg(name));
    // Another project begins at its own beginning; what is settled in it is one click away.
    goTo(0);
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
    m_bodyLayout->setContentsMargins(0, 0, m_helpWanted && !narrow ? WhyPanel::panelWidth : 0, 0);
    // Over the page, but never over the buttons.
    const int height = m_body->height() - (narrow ? m_buttonRow->sizeHint().height() : 0);
    m_why->setGeometry(m_body->width() - WhyPanel::panelWidth, 0, WhyPanel::panelWidth, height);
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
    resize(1200, 780);
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_helpWanted = settings.value(QStringLiteral("window/help"), true).toBool();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_session.isRunning(ProjectSession::Job::Learn) && !m_session.canCancel(ProjectSession::Job::Learn)) {
        m_error->showError(tr("The noise is being drawn"),
                           tr("The budget is spent already. Close the window when the phrases are learned."));
        event->ignore();
        return;
    }
    QSettings &settings = *m_session.environment().settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    if (!m_narrow)
        settings.setValue(QStringLiteral("window/help"), m_helpWanted);
    if (auto saved = m_session.save(); !saved) {
        showError(saved.error());
        event->ignore();
        return;
    }
    event->accept();
}

} // namespace ui
