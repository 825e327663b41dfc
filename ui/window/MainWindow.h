#pragma once

#include "core/base/Result.h"
#include "ui/session/ProjectSession.h"

#include <QMainWindow>

#include <filesystem>
#include <vector>

class QFrame;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ui {

class BudgetMeter;
class ErrorBox;
class InterruptedRuns;
class InterruptionNotice;
class LedgerDialog;
class ProgressRow;
class Step;
class StepRail;
class WhyPanel;
class ZoneStrip;

/// The window round the pages: header, rail, strip, one scrolling column, help and the row of buttons.
/// `session` must outlive it. Takes over `steps` in the order given.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(ProjectSession &session, std::vector<Step *> steps, QWidget *parent = nullptr);

    /// A project file, a plan (.json), which becomes a new project, or a request for an approval, which is
    /// shown. Errors are shown in the window.
    void openPath(const std::filesystem::path &path);
    void openSample();

    /// Looks for runs that were interrupted after their budget was debited, and says so above the page.
    void tellInterruptedRuns();

    /// Takes over where a person was in another window on the same session: page, places, what was entered.
    void continueFrom(const MainWindow &before);

    int currentStep() const { return m_current; }
    /// False when something before that step is missing.
    bool goTo(int step);

public slots:
    void showError(const core::Error &error);

signals:
    /// See LanguageMenu; who put the window up has to build another one.
    void languageChosen(const QString &code);
    /// See Step; who put the window up opens another one for it.
    void packageRequested(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeHeader();
    QWidget *makeRail();
    QWidget *makeMiddle();
    QWidget *makeButtonRow();
    void makeActions();
    void connectSession();
    void restoreState();
    void chooseProject();
    /// The project or the ledger could not be read or written; nothing is lost, and one can try again.
    void showStorageError(const core::Error &error);
    void tryStorageAgain();
    void showLedger();
    /// Fills the recommended choices after a question or two, and goes to the commit, or to a page to change.
    void runForMe();
    void goToTopic(const QString &topic);
    void setHelpShown(bool shown);
    void placeHelp();

    bool isDone(int step) const;
    bool isReachable(int step) const;
    int lineStep() const;
    int stepCount() const { return static_cast<int>(m_steps.size()); }
    Step &step(int index) const { return *m_steps.at(static_cast<std::size_t>(index)); }
    void refresh();
    void refreshRail();
    void refreshMeter();
    void refreshProject();
    void returnToLastStep();
    /// Says so where something that was learnt would be lost, once for each state of it.
    bool mayLoseLearnt();
    void onOpening(Jobs::Job job);

    ProjectSession &m_session;
    InterruptedRuns *m_interrupted;
    std::vector<Step *> m_steps;
    int m_current = 0;
    bool m_helpWanted = true;
    bool m_narrow = false;
    bool m_maySkipSaving =
        false; ///< asked to close again after it was said that the last change is not saved
    bool m_maySkipLearnt = false; ///< the same of a vocabulary that was learnt
    bool m_isOpening = false;     ///< asked for here, so that its error is told here

    QLabel *m_projectName = nullptr;
    QPushButton *m_helpButton = nullptr;
    StepRail *m_rail = nullptr;
    BudgetMeter *m_meter = nullptr;
    ZoneStrip *m_strip = nullptr;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_question = nullptr;
    ErrorBox *m_error = nullptr;
    ProgressRow *m_opening = nullptr;
    InterruptionNotice *m_interruption = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_buttonRow = nullptr;
    QPushButton *m_runForMe = nullptr; ///< on the page of the records
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QWidget *m_body = nullptr;
    QHBoxLayout *m_bodyLayout = nullptr;
    WhyPanel *m_why = nullptr;
    LedgerDialog *m_ledger = nullptr;
};

} // namespace ui
