#include "tests/ui/LargeRecords.h"
#include "tests/ui/PlanStage.h"
#include "tests/ui/Pulse.h"
#include "ui/steps/Steps.h"
#include "ui/theme/Theme.h"
#include "ui/window/MainWindow.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include <functional>

namespace tst_responsiveness {

namespace {

/// No turn of the event loop may take longer, in processor time of its thread: so that a busy neighbour does
/// not fail the test, and a slow slot does. Five times what a person would begin to feel, for machines that
/// are five times slower.
constexpr double boundMs = 250.0;
constexpr int patienceMs = 600'000;

} // namespace

/// The real window through the whole journey with large records and many documents: it answers all the time.
class TestResponsiveness : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void the_window_answers_all_the_way();

private:
    /// Does `act`, waits until `isDone`, and holds what happened meanwhile against the bound.
    void during(const char *what, const std::function<void()> &act, const std::function<bool()> &isDone);
    void chooseRecords();
    void decide();
    void commit();
    void makeDocuments();
    void reviewAndExport();
    QPushButton &button(const char *name) { return part<QPushButton>(*m_window, name); }
    bool goOn() const { return !QTest::currentTestFailed(); }

    PlanStage m_stage;
    std::unique_ptr<ui::ProjectSession> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
    Pulse m_pulse;
    QStringList m_tooLong;
};

void TestResponsiveness::initTestCase()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    writeLargeRecords(QString::fromStdString(m_stage.path("large.csv")), 200);
    ui::Environment environment = m_stage.session().environment();
    environment.resourcesDir = KEYSEED_RESOURCES_DIR;
    environment.settings->setValue(QStringLiteral("lastFolder"), QString::fromStdString(m_stage.path("")));
    m_session = std::make_unique<ui::ProjectSession>(environment);
    m_window = std::make_unique<ui::MainWindow>(*m_session, ui::makeSteps(*m_session));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestResponsiveness::during(const char *what,
                                const std::function<void()> &act,
                                const std::function<bool()> &isDone)
{
    QElapsedTimer whole;
    whole.start();
    m_pulse.start();
    act();
    const bool done = QTest::qWaitFor(isDone, patienceMs);
    for (int turn = 0; turn < 20; ++turn) // what was put off until the loop is idle belongs to it
        QTest::qWait(1);
    m_pulse.stop();
    QVERIFY2(done, what);
    const QString figures =
        QStringLiteral("%1: %2 s, longest turn %3 ms of processor time, %4 ms by the clock")
            .arg(QLatin1String(what))
            .arg(static_cast<double>(whole.elapsed()) / 1000.0, 0, 'f', 1)
            .arg(m_pulse.longestMs(), 0, 'f', 1)
            .arg(m_pulse.longestWallMs(), 0, 'f', 1);
    qInfo("%s", qPrintable(figures));
    if (m_pulse.longestMs() > boundMs)
        m_tooLong.append(figures);
}

void TestResponsiveness::chooseRecords()
{
    core::plan::Plan plan;
    plan.about.purpose = "teaching";
    plan.about.recipient = "students";
    const auto created = m_session->create(m_stage.path("projects/large.keyseed"), plan);
    QVERIFY2(created, created ? "" : created.error().detail.c_str());
    during(
        "show the records page", [&] { m_window->goTo(1); }, [] { return true; });
    m_stage.files().answer = QString::fromStdString(m_stage.path("large.csv"));
    during(
        "preview",
        [&] { button("chooseRecords").click(); },
        [&] { return button("confirmRoles").isEnabled(); });
    during(
        "scan",
        [&] { button("confirmRoles").click(); },
        [&] {
            return m_session->records().scan().has_value()
                   && !m_session->jobs().isRunning(ui::Jobs::Job::Scan);
        });
    during(
        "declare the labels",
        [&] {
            button("declareAll").click();
            button("agreeToDeclare").click();
        },
        [] { return true; });
}

void TestResponsiveness::decide()
{
    during(
        "show the vocabulary page", [&] { m_window->goTo(2); }, [] { return true; });
    during(
        "open the vocabulary",
        [&] { QTest::keyClick(&part(*m_window, "medicalVocabulary"), Qt::Key_Space); },
        [&] { return m_session->inputs() != nullptr; });
    during(
        "show the budget page", [&] { m_window->goTo(3); }, [] { return true; });
    during(
        "choose epsilon",
        [&] { part<QDoubleSpinBox>(*m_window, "epsilonExact").setValue(4.0); },
        [&] { return button("next").isEnabled(); });
}

void TestResponsiveness::commit()
{
    during(
        "show the commit page", [&] { m_window->goTo(4); }, [] { return true; });
    during(
        "commit",
        [&] {
            for (QCheckBox *tick : part(*m_window, "commitStep").findChildren<QCheckBox *>())
                if (tick->isVisible() && tick->isEnabled() && !tick->isChecked())
                    tick->click();
            button("spendBudget").click();
        },
        [&] { return m_session->isCommitted() && !m_session->jobs().isBusy(); });
}

void TestResponsiveness::makeDocuments()
{
    during(
        "show the page of the documents",
        [&] { m_window->goTo(5); },
        [&] { return m_session->sequences() != nullptr; });
    part<QSpinBox>(*m_window, "perLabel").setValue(4000);
    during(
        "draw 20,000 sequences",
        [&] { button("drawSequences").click(); },
        [&] { return !m_session->jobs().isBusy() && (*m_session->sequences())->size() == 20'000; });
    during(
        "write 20,000 documents",
        [&] { button("writeDocuments").click(); },
        [&] { return m_session->documents() && !m_session->jobs().isBusy(); });
}

void TestResponsiveness::reviewAndExport()
{
    during(
        "review 20,000 documents",
        [&] { m_window->goTo(6); },
        [&] { return textOf(*m_window, "reviewSummary").contains(QLatin1String("missing")); });
    during(
        "choose a document",
        [&] { part<QTableView>(*m_window, "reviewTable").selectRow(9000); },
        [] { return true; });
    during(
        "show the release page", [&] { m_window->goTo(7); }, [] { return true; });
    part<QLineEdit>(*m_window, "releaseTitle").setText(QStringLiteral("Notes"));
    part<QLineEdit>(*m_window, "releaseLicence").setText(QStringLiteral("CC BY 4.0"));
    during(
        "export and verify",
        [&] { button("exportPackage").click(); },
        [&] { return m_session->release().verification().has_value() && !m_session->jobs().isBusy(); });
}

void TestResponsiveness::the_window_answers_all_the_way()
{
    using Part = void (TestResponsiveness::*)();
    for (const Part each : {&TestResponsiveness::chooseRecords,
                            &TestResponsiveness::decide,
                            &TestResponsiveness::commit,
                            &TestResponsiveness::makeDocuments,
                            &TestResponsiveness::reviewAndExport}) {
        (this->*each)();
        if (!goOn())
            return;
    }
    QVERIFY2(m_tooLong.isEmpty(), qPrintable(m_tooLong.join(QLatin1Char('\n'))));
}

} // namespace tst_responsiveness

QTEST_MAIN(tst_responsiveness::TestResponsiveness)
#include "tst_responsiveness.moc"
