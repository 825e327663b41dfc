#include "tests/core/plan/PlanParts.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/Step.h"
#include "ui/steps/Steps.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/BudgetMeter.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/window/InterruptedRuns.h"
#include "ui/window/MainWindow.h"
#include "ui/window/StepRail.h"
#include "ui/window/WhyPanel.h"
#include "ui/window/WindowPlace.h"
#include "ui/window/ZoneStrip.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>

#include <algorithm>
#include <cmath>

namespace tst_window {

using core::plan::Plan;
using ui::MainWindow;
using ui::StepRail;
using State = StepRail::State;

namespace {

/// A page whose every answer the test decides.
class FakeStep final : public ui::Step
{
public:
    FakeStep(ui::ProjectSession &session, const QString &name, bool commit = false)
        : Step(session)
        , field(new QLineEdit(this))
        , m_name(name)
        , m_commit(commit)
    {
        setObjectName(name + QStringLiteral("Step"));
        field->setObjectName(name + QStringLiteral("Field"));
        column()->addWidget(field);
    }

    QString title() const override { return m_name; }
    QString question() const override { return m_name + QStringLiteral("?"); }
    QString helpTopic() const override { return QStringLiteral("rail"); }
    bool isComplete() const override { return complete; }
    QString whyIncomplete() const override { return QStringLiteral("Something is missing."); }
    QString hint() const override { return QStringLiteral("All is well."); }
    bool isPrivateZone() const override { return inPrivateZone; }
    bool isCommit() const override { return m_commit; }
    void initializePage() override { ++shown; }

    void set(bool isComplete)
    {
        complete = isComplete;
        emit completeChanged();
    }

    QLineEdit *field;
    bool complete = false;
    bool inPrivateZone = true;
    int shown = 0;

private:
    QString m_name;
    bool m_commit;
};

/// A window of four pages; the third is the commit.
struct Stage
{
    PlanStage plan;
    FakeStep *start = new FakeStep(plan.session(), QStringLiteral("Start"));
    FakeStep *budget = new FakeStep(plan.session(), QStringLiteral("Budget"));
    FakeStep *commit = new FakeStep(plan.session(), QStringLiteral("Commit"), true);
    FakeStep *phrases = new FakeStep(plan.session(), QStringLiteral("Phrases"));
    MainWindow window{plan.session(), {start, budget, commit, phrases}};

    Stage()
    {
        window.show();
        window.resize(1200, 780);
    }

    StepRail &rail() { return *window.findChild<StepRail *>(); }
    QPushButton &button(const char *name) { return part<QPushButton>(window, name); }
    void trigger(const char *action) { window.findChild<QAction *>(QLatin1String(action))->trigger(); }
};

bool isInteractive(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) || qobject_cast<const QComboBox *>(&widget)
           || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget)
           || qobject_cast<const QAbstractSlider *>(&widget)
           || qobject_cast<const QAbstractItemView *>(&widget) || qobject_cast<const QTextEdit *>(&widget);
}

/// Parts that Qt makes inside a control are spoken with it.
bool isPartOfControl(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return qobject_cast<const QScrollBar *>(&widget) || widget.objectName().startsWith(QLatin1String("qt_"))
           || qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent)
           || qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QAbstractItemView *>(parent)
           || widget.inherits("QComboBoxListView") || widget.inherits("QTabBar")
           || (parent && parent->inherits("QTabBar"));
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT

private slots:
    void starts_on_the_first_page();
    void next_is_off_with_the_reason_in_words();
    void next_and_back_walk_through_the_pages();
    void the_rail_shows_how_far_one_is();
    void what_is_behind_the_line_is_locked();
    void the_strip_follows_the_page();
    void f1_folds_the_help_and_a_narrow_window_does_too();
    void help_follows_the_focus();
    void ctrl_z_undoes_a_choice_of_the_plan();
    void the_meter_shows_the_plan_against_the_cap();
    void an_interrupted_run_is_told_until_it_is_read();
    void looking_for_interrupted_runs_makes_no_ledger();
    void a_file_that_cannot_be_opened_is_said_in_the_window();
    void a_plan_file_becomes_a_project();
    void a_project_opens_where_it_was_left();
    void a_project_opens_no_further_than_it_is_complete();
    void a_project_is_read_beside_the_window();
    void opening_can_be_cancelled();
    void a_new_project_begins_at_its_beginning();
    void tab_leads_from_the_page_to_its_controls_and_the_buttons();
    void remembers_its_size();
    void opens_inside_its_screen();
    void focus_stays_where_a_button_is_hidden();
    void a_second_window_on_a_project_says_so();
    void every_page_fits_into_a_small_window();
    void everything_one_can_act_on_has_a_spoken_name();
    void light_and_dark_have_readable_text();
};

void TestWindow::starts_on_the_first_page()
{
    Stage stage;
    QCOMPARE(stage.window.currentStep(), 0);
    QVERIFY(stage.start->isVisible());
    QVERIFY(!stage.budget->isVisible());
    QVERIFY(!stage.button("back").isEnabled());
    QVERIFY(stage.start->shown >= 1);
}

void TestWindow::next_is_off_with_the_reason_in_words()
{
    Stage stage;
    QVERIFY(!stage.button("next").isEnabled());
    QCOMPARE(textOf(stage.window, "hint"), QStringLiteral("Something is missing."));
    stage.start->set(true);
    QVERIFY(stage.button("next").isEnabled());
    QCOMPARE(textOf(stage.window, "hint"), QStringLiteral("All is well."));
}

void TestWindow::next_and_back_walk_through_the_pages()
{
    Stage stage;
    stage.start->set(true);
    QTest::mouseClick(&stage.button("next"), Qt::LeftButton);
    QCOMPARE(stage.window.currentStep(), 1);
    QCOMPARE(textOf(stage.window, "heading"), QStringLiteral("Budget"));
    QCOMPARE(stage.budget->shown, 1);
    stage.trigger("nextAction"); // not complete: stays
    QCOMPARE(stage.window.currentStep(), 1);
    stage.trigger("backAction");
    QCOMPARE(stage.window.currentStep(), 0);
    emit stage.start->nextRequested();
    QCOMPARE(stage.window.currentStep(), 1);
}

void TestWindow::the_rail_shows_how_far_one_is()
{
    Stage stage;
    QCOMPARE(stage.rail().state(0), State::Here);
    QCOMPARE(stage.rail().state(1), State::NotYet);
    QVERIFY(!stage.rail().isReachable(1));
    stage.start->set(true);
    QVERIFY(stage.rail().isReachable(1));
    stage.window.goTo(1);
    QCOMPARE(stage.rail().state(0), State::Done);
    QCOMPARE(stage.rail().state(1), State::Here);
    QTest::mouseClick(stage.window.findChild<QAbstractButton *>(QStringLiteral("step1")), Qt::LeftButton);
    QCOMPARE(stage.window.currentStep(), 0);
    stage.start->set(false); // something before was taken back
    QVERIFY(!stage.rail().isReachable(1));
}

void TestWindow::what_is_behind_the_line_is_locked()
{
    Stage stage;
    stage.start->set(true);
    stage.budget->set(true);
    QCOMPARE(stage.rail().state(3), State::Locked);
    QVERIFY(!stage.window.goTo(3));
    stage.commit->set(true);
    QVERIFY(stage.window.goTo(3));
    QVERIFY(!stage.button("next").isVisible());
}

void TestWindow::the_strip_follows_the_page()
{
    Stage stage;
    auto &strip = *stage.window.findChild<ui::ZoneStrip *>();
    QVERIFY(strip.isPrivate());
    QVERIFY(strip.accessibleName().startsWith(QLatin1String("Private zone")));
    stage.start->inPrivateZone = false;
    stage.start->set(true);
    QVERIFY(!strip.isPrivate());
    QVERIFY(strip.accessibleName().startsWith(QLatin1String("Safe to share")));
}

void TestWindow::f1_folds_the_help_and_a_narrow_window_does_too()
{
    Stage stage;
    auto &why = *stage.window.findChild<ui::WhyPanel *>();
    QVERIFY(why.isVisible());
    stage.trigger("helpAction");
    QVERIFY(!why.isVisible());
    stage.trigger("helpAction");
    QVERIFY(why.isVisible());
    stage.window.resize(960, 640);
    QTRY_VERIFY(!why.isVisible());
    stage.trigger("helpAction");
    QVERIFY(why.isVisible());
    QVERIFY(!why.geometry().intersects(
        QRect(stage.button("next").mapTo(why.parentWidget(), QPoint()), stage.button("next").size())));
    QVERIFY(!stage.window.findChild<QAction *>(QStringLiteral("helpAction"))->shortcut().isEmpty());
}

void TestWindow::help_follows_the_focus()
{
    Stage stage;
    auto &why = *stage.window.findChild<ui::WhyPanel *>();
    QCOMPARE(why.topic(), QStringLiteral("rail"));
    ui::setHelp(stage.start->field, QStringLiteral("meter"));
    stage.window.activateWindow();
    stage.start->field->setFocus();
    QTRY_COMPARE(why.topic(), QStringLiteral("meter"));
    why.findChild<QTextEdit *>()->setFocus(); // reading the help keeps it
    QCOMPARE(why.topic(), QStringLiteral("meter"));
    stage.button("openProject").setFocus();
    QTRY_COMPARE(why.topic(), QStringLiteral("rail"));
}

void TestWindow::ctrl_z_undoes_a_choice_of_the_plan()
{
    Stage stage;
    stage.plan.createProject();
    stage.plan.session().edit([](Plan &plan) { plan.synthesis.epsilon["phrases"] = 3.0; });
    stage.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    QTest::keyClick(&stage.window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!stage.plan.plan().synthesis.epsilon.contains("phrases"));
    QTest::keyClick(&stage.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(epsilonOf(stage.plan.plan(), "phrases"), 3.0);
}

void TestWindow::the_meter_shows_the_plan_against_the_cap()
{
    Stage stage;
    stage.plan.createProject();
    const auto &meter = *stage.window.findChild<ui::BudgetMeter *>();
    QTRY_VERIFY(meter.text().contains(QLatin1String("no cap yet"))); // the ledger is read meanwhile
    stage.plan.session().edit([](Plan &plan) {
        plan.synthesis.epsilon["phrases"] = 2.0;
        plan.synthesis.epsilon[tests::partAt(plan, 1)] = 1.0;
        plan.privacy.cap = 8.0;
        plan.records.personColumn = "id";
    });
    QCOMPARE(meter.text(), QStringLiteral("0.0 spent · 3.0 this plan · 5.0 free, cap 8.0 per patient"));
    stage.plan.session().edit([](Plan &plan) { plan.privacy.cap = 2.5; });
    QVERIFY(meter.text().contains(QLatin1String("0.5 too much")));
}

void TestWindow::an_interrupted_run_is_told_until_it_is_read()
{
    Stage stage;
    const auto path = stage.plan.session().environment().ledgerPath;
    {
        auto ledger = core::privacy::Ledger::open(path);
        QVERIFY(ledger);
        // The ledger is closed before the commit, as when a process is killed.
        QVERIFY(ledger->reserve({"ward", "/somewhere/notes.csv", {}},
                                "ward <b>7</b>",
                                "histogram",
                                {.microEpsilon = 4'000'000, .picoRho = 1, .picoDelta = 1'000'000},
                                {}));
    }
    auto ledger = core::privacy::Ledger::open(path);
    QVERIFY(ledger);
    const auto &notice = part(stage.window, "interruptionNotice");
    QVERIFY(!notice.isVisible());

    stage.window.tellInterruptedRuns();
    QTRY_VERIFY(notice.isVisible());
    const QString words = textOf(stage.window, "interruptionWords");
    QVERIFY2(words.contains(QLatin1String("ward <b>7</b>")), qPrintable(words)); // a name, not markup
    QVERIFY2(words.contains(QLatin1String("epsilon 4.0 at delta 0.000001 counts as spent")),
             qPrintable(words));
    QVERIFY(words.contains(QLatin1String("no model was stored")));
    QCOMPARE(ledger->unfinished()->size(), std::size_t(1)); // shown is not read

    QTest::mouseClick(&stage.button("interruptionRead"), Qt::LeftButton);
    QVERIFY(!notice.isVisible());
    QTRY_VERIFY(ledger->unfinished()->empty());
    QVERIFY(ledger->verifyChain());

    ui::InterruptedRuns again(path);
    QSignalSpy looked(&again, &ui::InterruptedRuns::looked);
    again.look();
    QTRY_COMPARE(looked.count(), 1);
    QVERIFY(again.runs().empty());
}

void TestWindow::looking_for_interrupted_runs_makes_no_ledger()
{
    PlanStage stage;
    ui::InterruptedRuns runs(stage.path("ledger.sqlite"));
    QSignalSpy looked(&runs, &ui::InterruptedRuns::looked);
    runs.look();
    QTRY_COMPARE(looked.count(), 1);
    QVERIFY(runs.runs().empty());
    QVERIFY(!QFile::exists(QString::fromStdString(stage.path("ledger.sqlite"))));
}

void TestWindow::a_file_that_cannot_be_opened_is_said_in_the_window()
{
    Stage stage;
    const auto &error = *stage.window.findChild<ui::ErrorBox *>(QStringLiteral("windowError"));
    QVERIFY(!error.isVisible());
    stage.plan.files().answer = QString::fromStdString(stage.plan.path("missing.keyseed"));
    QTest::mouseClick(&stage.button("openProject"), Qt::LeftButton);
    QCOMPARE(stage.plan.files().asked, 1);
    QTRY_VERIFY(error.isVisible());
    QVERIFY(error.detail().contains(QLatin1String("missing.keyseed")));
}

void TestWindow::a_plan_file_becomes_a_project()
{
    Stage stage;
    Plan plan;
    plan.project = "from-a-plan";
    plan.records.files = {"notes.csv"};
    plan.records.source = "notes";
    plan.records.textColumn = "text";
    plan.vocabulary = tests::builtIn("medical");
    plan.synthesis.epsilon["phrases"] = 1.0;
    stage.window.openPath(
        stage.plan.write("plan.json", QByteArray::fromStdString(core::plan::toJson(plan))).toStdString());
    QCOMPARE(textOf(stage.window, "projectName"), QStringLiteral("from-a-plan"));
    QCOMPARE(epsilonOf(stage.plan.plan(), "phrases"), 1.0);
    QCOMPARE(stage.plan.plan().records.file(), std::filesystem::path(stage.plan.path("notes.csv")));
}

void TestWindow::a_project_opens_where_it_was_left()
{
    Stage stage;
    for (FakeStep *each : {stage.start, stage.budget, stage.commit})
        each->set(true);
    stage.plan.createProject();
    QVERIFY(stage.window.goTo(2));
    QVERIFY(stage.plan.session().create(stage.plan.path("projects/other.keyseed"), {}));
    QCOMPARE(stage.window.currentStep(), 0);
    QVERIFY(stage.window.goTo(1));

    stage.window.openPath(stage.plan.path("projects/test.keyseed"));
    QTRY_COMPARE(stage.window.currentStep(), 2);
    QCOMPARE(textOf(stage.window, "projectName"), QStringLiteral("test"));
    stage.window.openPath(stage.plan.path("projects/other.keyseed"));
    QTRY_COMPARE(textOf(stage.window, "projectName"), QStringLiteral("other"));
    QCOMPARE(stage.window.currentStep(), 1);
}

void TestWindow::a_project_opens_no_further_than_it_is_complete()
{
    Stage stage;
    for (FakeStep *each : {stage.start, stage.budget, stage.commit})
        each->set(true);
    stage.plan.createProject();
    QVERIFY(stage.window.goTo(3));
    QVERIFY(stage.plan.session().create(stage.plan.path("projects/other.keyseed"), {}));
    stage.budget->set(false);

    stage.window.openPath(stage.plan.path("projects/test.keyseed"));
    QTRY_COMPARE(textOf(stage.window, "projectName"), QStringLiteral("test"));
    QCOMPARE(stage.window.currentStep(), 1);
}

void TestWindow::a_project_is_read_beside_the_window()
{
    Stage stage;
    stage.plan.createProject();
    QVERIFY(stage.plan.session().create(stage.plan.path("projects/other.keyseed"), {}));
    const auto &progress = part(stage.window, "openingProgress");

    stage.window.openPath(stage.plan.path("projects/test.keyseed"));
    // Nothing is read before the window has drawn itself again.
    QCOMPARE(textOf(stage.window, "projectName"), QStringLiteral("other"));
    QVERIFY(progress.isVisible());
    QTRY_COMPARE(textOf(stage.window, "projectName"), QStringLiteral("test"));
    QVERIFY(!progress.isVisible());
}

void TestWindow::opening_can_be_cancelled()
{
    Stage stage;
    stage.plan.createProject();
    QVERIFY(stage.plan.session().create(stage.plan.path("projects/other.keyseed"), {}));
    QSignalSpy cancelled(&stage.plan.session().jobs(), &ui::Jobs::cancelled);

    stage.window.openPath(stage.plan.path("projects/test.keyseed"));
    part<QPushButton>(part(stage.window, "openingProgress"), "cancelJob").click();
    QTRY_COMPARE(cancelled.count(), 1);
    QVERIFY(!part(stage.window, "openingProgress").isVisible());
    QVERIFY(!part(stage.window, "windowError").isVisible());
    QCOMPARE(textOf(stage.window, "projectName"), QStringLiteral("other"));
    QVERIFY(stage.plan.session().isOpen());
}

void TestWindow::a_new_project_begins_at_its_beginning()
{
    Stage stage;
    stage.start->set(true);
    stage.plan.createProject();
    QVERIFY(stage.window.goTo(1));
    QVERIFY(stage.plan.session().create(stage.plan.path("projects/other.keyseed"), {}));
    QCOMPARE(stage.window.currentStep(), 0);
}

void TestWindow::tab_leads_from_the_page_to_its_controls_and_the_buttons()
{
    Stage stage;
    stage.start->set(true);
    stage.window.goTo(1);
    stage.budget->set(true);
    stage.window.activateWindow();
    QTRY_VERIFY(QApplication::focusWidget());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), stage.budget->field);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), &stage.button("back"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), &stage.button("next"));
}

void TestWindow::remembers_its_size()
{
    PlanStage plan;
    {
        MainWindow window(plan.session(), {new FakeStep(plan.session(), QStringLiteral("Start"))});
        // The screen of the test is smaller than the usual size.
        QCOMPARE(window.size(), ui::sizeOnScreen(ui::usualWindow, window.screen()->availableSize()));
        window.setMinimumSize(700, 560);
        window.show();
        window.resize(784, 700);
        QVERIFY(window.close());
    }
    MainWindow again(plan.session(), {new FakeStep(plan.session(), QStringLiteral("Start"))});
    QCOMPARE(again.size(), QSize(784, 700));
}

void TestWindow::opens_inside_its_screen()
{
    // 1366x768; 1280x720; 1920x1080 at 150 % and 200 %; each with a panel of 40 pixels.
    for (const QSize screen : {QSize(1366, 728), QSize(1280, 680), QSize(1280, 680), QSize(960, 500)}) {
        const QSize size = ui::sizeOnScreen(ui::usualWindow, screen);
        QVERIFY(size.width() < screen.width() && size.height() <= screen.height() - 40);
    }
    QCOMPARE(ui::sizeOnScreen(ui::usualWindow, {1920, 1040}), ui::usualWindow);
    PlanStage plan;
    MainWindow window(plan.session(), ui::makeSteps(plan.session()));
    window.show();
    QVERIFY(window.screen()->availableSize().height() >= window.height());
    window.setMinimumSize(0, 0);
    window.resize(944, 456); // full HD at 200 %, with its frame and the panel
    QCoreApplication::processEvents();
    const QWidget &next = part<QPushButton>(window, "next");
    const QRect place(next.mapTo(&window, QPoint()), next.size());
    QVERIFY(window.rect().contains(place));
}

void TestWindow::focus_stays_where_a_button_is_hidden()
{
    Stage stage;
    stage.start->set(true);
    stage.window.goTo(1);
    stage.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&stage.window));
    stage.budget->field->setFocus();
    QTRY_COMPARE(QApplication::focusWidget(), stage.budget->field);
    stage.budget->field->hide();
    QVERIFY(QApplication::focusWidget() != &stage.button("back"));
    QVERIFY(QApplication::focusWidget() != &stage.button("next"));
    stage.budget->field->show();
    stage.budget->field->setFocus();
    stage.budget->field->setEnabled(false);
    QVERIFY(QApplication::focusWidget() != &stage.button("back"));
}

void TestWindow::a_second_window_on_a_project_says_so()
{
    PlanStage plan;
    plan.createProject();
    MainWindow first(plan.session(), ui::makeSteps(plan.session()));
    first.show();
    ui::ProjectSession other(plan.session().environment());
    MainWindow second(other, ui::makeSteps(other));
    second.show();
    QVERIFY(other.open(plan.session().projectPath()).has_value());
    QVERIFY(part(second, "elsewhereNotice").isVisible());
    QVERIFY(!part(first, "elsewhereNotice").isVisible());
    const auto isUsable = [](const MainWindow &window, const char *page) {
        return part(window, page).isEnabledTo(&window);
    };
    for (const char *page : {"recordsStep", "vocabularyStep", "budgetStep", "commitStep", "documentsStep"})
        QVERIFY2(!isUsable(second, page) && isUsable(first, page), page);
    for (const char *page : {"startStep", "reviewStep", "releaseStep"}) // to read, and to open another
        QVERIFY2(isUsable(second, page), page);
    QVERIFY(plan.session().create(plan.path("projects/next.keyseed"), {}).has_value()); // it is left there
    part<QPushButton>(second, "openAgainHere").click();
    QTRY_VERIFY(!other.isOpenElsewhere());
    QVERIFY(!part(second, "elsewhereNotice").isVisible());
    QVERIFY(isUsable(second, "recordsStep"));
}

void TestWindow::every_page_fits_into_a_small_window()
{
    PlanStage plan;
    MainWindow window(plan.session(), ui::makeSteps(plan.session()));
    window.show();
    window.resize(960, 640);
    const auto steps = window.findChildren<ui::Step *>();
    QCOMPARE(steps.size(), 8);
    constexpr int room = 960 - 208 - 2 * 24 - 14; // rail, margins, scroll bar
    for (const ui::Step *step : steps)
        QVERIFY2(step->minimumSizeHint().width() <= room,
                 qPrintable(
                     QStringLiteral("%1 needs %2").arg(step->title()).arg(step->minimumSizeHint().width())));
}

void TestWindow::everything_one_can_act_on_has_a_spoken_name()
{
    PlanStage plan;
    MainWindow window(plan.session(), ui::makeSteps(plan.session()));
    int seen = 0;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!isInteractive(*widget) || isPartOfControl(*widget))
            continue;
        ++seen;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(),
                 qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ')
                            + widget->objectName()));
    }
    QVERIFY(seen > 60);
}

void TestWindow::light_and_dark_have_readable_text()
{
    // Contrast as WCAG 2.1 defines it.
    const auto luminance = [](const QColor &colour) {
        const auto linear = [](float part) {
            return part <= 0.03928F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
        };
        return 0.2126F * linear(colour.redF()) + 0.7152F * linear(colour.greenF())
               + 0.0722F * linear(colour.blueF());
    };
    const auto contrast = [&](const QColor &a, const QColor &b) {
        const float la = luminance(a) + 0.05F;
        const float lb = luminance(b) + 0.05F;
        return std::max(la, lb) / std::min(la, lb);
    };
    for (const bool dark : {false, true}) {
        const ui::theme::Roles roles = ui::theme::rolesFor(dark);
        const std::pair<QColor, QColor> texts[] = {{roles.text, roles.ground},
                                                   {roles.text, roles.surface},
                                                   {roles.text, roles.accentSoft},
                                                   {roles.muted, roles.ground},
                                                   {roles.muted, roles.surface},
                                                   {roles.accent, roles.surface},
                                                   {roles.onAccent, roles.accent},
                                                   {roles.doneText, roles.doneSoft},
                                                   {roles.doneText, roles.surface},
                                                   {roles.spends, roles.spendsSoft},
                                                   {roles.spends, roles.surface},
                                                   {roles.capText, roles.surface},
                                                   {roles.capText, roles.spendsSoft}};
        for (const auto &[ink, paper] : texts)
            QVERIFY2(contrast(ink, paper) >= 4.5F,
                     qPrintable(ink.name() + QLatin1String(" on ") + paper.name()));
        QVERIFY(contrast(roles.focus, roles.surface) >= 3.0F);
        QVERIFY(contrast(roles.faint, roles.surface) >= 3.0F);
    }
}

} // namespace tst_window

QTEST_MAIN(tst_window::TestWindow)
#include "tst_window.moc"
