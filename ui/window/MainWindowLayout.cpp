// How the parts of the main window are put together.
#include "ui/dialogs/LedgerDialog.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/Step.h"
#include "ui/text/HelpText.h"
#include "ui/text/Languages.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/BudgetMeter.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FocusKeeper.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/window/ElsewhereNotice.h"
#include "ui/window/InterruptedRuns.h"
#include "ui/window/InterruptionNotice.h"
#include "ui/window/LanguageMenu.h"
#include "ui/window/MainWindow.h"
#include "ui/window/ReleasedNotice.h"
#include "ui/window/StepRail.h"
#include "ui/window/WhyPanel.h"
#include "ui/window/ZoneStrip.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int railWidth = 208;
constexpr int widestRail = 232;
constexpr int borderOfRail = 2;
constexpr int pageMargin = 24;
/// Tables, charts and previews use a wide window; lines of text stay short by themselves (Labels).
constexpr int widestColumn = 1480;

/// Surfaces with a border of the style sheet: a plain QWidget would not draw it.
QFrame *makeSurface(const char *objectName, QWidget *parent)
{
    auto *surface = new QFrame(parent);
    surface->setObjectName(QLatin1String(objectName));
    return surface;
}

} // namespace

MainWindow::MainWindow(ProjectSession &session, std::vector<Step *> steps, QWidget *parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_interrupted(new InterruptedRuns(session.environment().ledgerPath, this))
    , m_steps(std::move(steps))
{
    setWindowIcon(QIcon(QStringLiteral(":/icons/keyseed.svg")));
    auto *central = new QWidget(this);
    QWidget *header = makeHeader(); // made in the order in which Tab visits
    m_body = new QWidget(central);
    m_bodyLayout = new QHBoxLayout(m_body);
    m_bodyLayout->setContentsMargins(0, 0, 0, 0);
    m_bodyLayout->setSpacing(0);
    m_bodyLayout->addWidget(makeRail());
    m_bodyLayout->addWidget(makeMiddle(), 1);

    m_why = new WhyPanel(session.environment().guideDir, m_body);
    m_body->installEventFilter(this);
    auto *all = new QVBoxLayout(central);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(header);
    all->addWidget(m_body, 1);
    setCentralWidget(central);

    makeActions();
    connectSession();
    restoreState();
    refreshProject();
}

QWidget *MainWindow::makeHeader()
{
    QFrame *header = makeSurface("header", this);
    m_projectName = makeLabel({}, "question", header);
    m_projectName->setObjectName(QStringLiteral("projectName"));
    m_projectName->setWordWrap(false);
    QLabel *brand = makeLabel(tr("Keyseed"), "brand", header);
    brand->setWordWrap(false);
    auto *language = new LanguageMenu(chosenLanguage(*m_session.environment().settings), header);
    auto *open = makeButton(tr("&Open"), "openProject", "", header);
    auto *ledger = makeButton(tr("&Ledger"), "showLedger", "", header);
    m_helpButton = makeButton(tr("&Help"), "showHelp", "", header);
    m_helpButton->setCheckable(true);
    m_helpButton->setToolTip(tr("Show or fold the help (F1)"));
    setHelp(ledger, QStringLiteral("ledger"));
    setHelp(m_helpButton, QStringLiteral("help"));
    connect(language, &LanguageMenu::languageChosen, this, &MainWindow::languageChosen);
    connect(open, &QPushButton::clicked, this, &MainWindow::chooseProject);
    connect(ledger, &QPushButton::clicked, this, &MainWindow::showLedger);
    connect(m_helpButton, &QPushButton::clicked, this, &MainWindow::setHelpShown);

    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    row->addWidget(brand);
    row->addSpacing(8);
    row->addWidget(m_projectName, 1);
    row->addWidget(language);
    row->addWidget(open);
    row->addWidget(ledger);
    row->addWidget(m_helpButton);
    return header;
}

QWidget *MainWindow::makeRail()
{
    QFrame *rail = makeSurface("rail", m_body);
    m_rail = new StepRail(rail);
    m_rail->setObjectName(QStringLiteral("steps"));
    QStringList titles;
    for (const Step *each : m_steps)
        titles.append(each->title());
    m_rail->setSteps(titles, lineStep());
    rail->setFixedWidth(
        std::clamp(m_rail->sizeHint().width() + borderOfRail, railWidth, widestRail)); // for long words
    connect(m_rail, &StepRail::stepChosen, this, &MainWindow::goTo);

    auto *scrolling = new QScrollArea(rail); // a low window shows a part of the steps
    scrolling->setObjectName(QStringLiteral("railScroll"));
    scrolling->setWidgetResizable(true);
    scrolling->setFrameShape(QFrame::NoFrame);
    scrolling->setFocusPolicy(Qt::NoFocus);
    scrolling->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrolling->viewport()->setObjectName(QStringLiteral("railViewport"));
    scrolling->setWidget(m_rail);

    QFrame *budget = makeSurface("railBudget", rail);
    m_meter = new BudgetMeter(budget);
    m_meter->setObjectName(QStringLiteral("budgetMeter"));
    auto *padded = new QVBoxLayout(budget);
    padded->setContentsMargins(16, 12, 16, 16);
    padded->addWidget(m_meter);

    auto *all = new QVBoxLayout(rail);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    all->setContentsMargins(isMirrored ? 1 : 0, 0, isMirrored ? 0 : 1, 0); // leaves the border visible
    all->setSpacing(0);
    all->addWidget(scrolling, 1);
    all->addWidget(budget);
    return rail;
}

QWidget *MainWindow::makeMiddle()
{
    auto *middle = new QWidget(m_body);
    m_strip = new ZoneStrip(middle);
    m_strip->setObjectName(QStringLiteral("zoneStrip"));

    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("content"));
    auto *column = new QWidget(content);
    column->setMaximumWidth(widestColumn);
    m_heading = makeLabel({}, "heading", column);
    m_heading->setObjectName(QStringLiteral("heading"));
    m_question = makeLabel({}, "question", column);
    m_question->setObjectName(QStringLiteral("question"));
    m_error = new ErrorBox(column);
    m_error->setObjectName(QStringLiteral("windowError"));
    m_opening = new ProgressRow(column);
    m_opening->setObjectName(QStringLiteral("openingProgress"));
    connect(
        m_opening, &ProgressRow::cancelRequested, this, [this] { m_session.jobs().cancel(Jobs::Job::Open); });
    m_interruption = new InterruptionNotice(column);
    auto *lines = new QVBoxLayout(column);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    lines->addWidget(m_interruption);
    lines->addWidget(new ElsewhereNotice(m_session, column));
    lines->addWidget(new ReleasedNotice(m_session, column));
    lines->addWidget(m_heading);
    lines->addWidget(m_question);
    lines->addSpacing(12);
    lines->addWidget(m_error);
    lines->addWidget(m_opening);
    for (Step *each : m_steps) {
        each->setParent(column);
        each->hide();
        lines->addWidget(each, 1);
    }
    auto *padded = new QHBoxLayout(content);
    padded->setContentsMargins(pageMargin, 18, pageMargin, pageMargin);
    padded->addWidget(column, 1); // takes the room up to its maximum, the spacer the rest
    padded->addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding));

    m_scroll = new QScrollArea(middle);
    m_scroll->setObjectName(QStringLiteral("contentScroll"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::ClickFocus);
    m_scroll->viewport()->setObjectName(QStringLiteral("contentViewport"));
    m_scroll->setWidget(content);
    new FocusKeeper(*m_scroll);

    auto *all = new QVBoxLayout(middle);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_strip);
    all->addWidget(m_scroll, 1);
    all->addWidget(makeButtonRow());
    return middle;
}

QWidget *MainWindow::makeButtonRow()
{
    QFrame *row = makeSurface("buttonRow", m_body);
    m_buttonRow = row;
    auto *column = new QWidget(row);
    column->setMaximumWidth(widestColumn);
    m_hint = makeLabel({}, "question", column);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_runForMe = makeButton(tr("Run it for me"), "runForMe", "", column);
    setHelp(m_runForMe, QStringLiteral("records.runForMe"));
    connect(m_runForMe, &QPushButton::clicked, this, &MainWindow::runForMe);
    m_back = makeButton(tr("&Back"), "back", "", column);
    m_next = makeButton(tr("&Next"), "next", "primary", column);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_current - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_current + 1); });
    auto *line = new QHBoxLayout(column);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(m_hint, 1);
    line->addWidget(m_runForMe);
    line->addWidget(m_back);
    line->addWidget(m_next);

    auto *padded = new QHBoxLayout(row);
    padded->setContentsMargins(pageMargin, 12, pageMargin, 12);
    padded->addWidget(column, 1);
    padded->addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding));
    return row;
}

void MainWindow::makeActions()
{
    const auto add = [this](const char *objectName, const QString &text, const QList<QKeySequence> &keys) {
        auto *action = new QAction(text, this);
        action->setObjectName(QLatin1String(objectName));
        action->setShortcuts(keys);
        addAction(action);
        return action;
    };
    QAction *help = add("helpAction", tr("Help"), {QKeySequence(Qt::Key_F1)});
    connect(help, &QAction::triggered, this, [this] { setHelpShown(!m_helpWanted); });
    QAction *open = add("openAction", tr("Open project"), {QKeySequence(QKeySequence::Open)});
    connect(open, &QAction::triggered, this, &MainWindow::chooseProject);
    QAction *undo = add("undoAction", tr("Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)});
    connect(undo, &QAction::triggered, &m_session, &ProjectSession::undo);
    QAction *redo = add("redoAction",
                        tr("Redo"),
                        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(redo, &QAction::triggered, &m_session, &ProjectSession::redo);
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const Qt::Key towardsStart = isMirrored ? Qt::Key_Right : Qt::Key_Left;
    const Qt::Key towardsEnd = isMirrored ? Qt::Key_Left : Qt::Key_Right;
    QAction *back = add("backAction", tr("Back"), {QKeySequence(Qt::ALT | towardsStart)});
    connect(back, &QAction::triggered, this, [this] { goTo(m_current - 1); });
    QAction *next = add("nextAction", tr("Next"), {QKeySequence(Qt::ALT | towardsEnd)});
    connect(next, &QAction::triggered, this, [this] { goTo(m_current + 1); });
    connect(m_why, &WhyPanel::closeRequested, this, [this] { setHelpShown(false); });
}

} // namespace ui
