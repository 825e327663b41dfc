#include "core/release/Package.h"
#include "tests/ui/PlanStage.h"
#include "ui/steps/Steps.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/window/MainWindow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTranslator>

/// The whole wizard, as a steward goes through it: from a file of notes to a verified package. Each page is
/// kept as a picture in the build folder.
class TestJourney : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void goes_from_the_records_to_a_verified_package();
    void a_committed_project_opens_again_behind_the_line();

private:
    void startProject();
    void chooseRecords();
    void chooseVocabulary();
    void chooseBudget();
    void commit();
    void drawPhrases();
    void writeDocuments();
    void review();
    void exportPackage();
    void next(const char *page);
    void picture(const char *name);
    QWidget &page(const char *name) { return part(*m_window, name); }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_window, name); }
    ui::ProjectSession &session() { return *m_session; }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTranslator m_translator;
    QTemporaryDir m_folder;
    std::shared_ptr<ChosenFile> m_files = std::make_shared<ChosenFile>();
    std::unique_ptr<ui::ProjectSession> m_session;
    std::unique_ptr<ui::MainWindow> m_window;
    int m_pictures = 0;
};

void TestJourney::initTestCase()
{
    // The pictures go into the documentation: with the plural forms of English.
    QVERIFY(m_translator.load(QStringLiteral(KEYSEED_BUILD_DIR "/translations/keyseed_en.qm")));
    QVERIFY(QCoreApplication::installTranslator(&m_translator));
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    QVERIFY(QDir().mkpath(path("projects")));
    QVERIFY(QDir().mkpath(QStringLiteral(KEYSEED_BUILD_DIR "/screenshots")));
    QVERIFY(QFile::copy(QStringLiteral(KEYSEED_SOURCE_DIR "/resources/sample/notes.csv"), path("notes.csv")));
    ui::Environment environment;
    environment.ledgerPath = path("ledger.sqlite").toStdString();
    environment.resourcesDir = KEYSEED_RESOURCES_DIR;
    environment.sampleDir = KEYSEED_SOURCE_DIR "/resources/sample";
    environment.projectsDir = path("projects").toStdString();
    environment.settings = std::make_shared<QSettings>(path("settings.ini"), QSettings::IniFormat);
    environment.settings->setValue(QStringLiteral("lastFolder"), m_folder.path());
    environment.files = m_files;
    m_session = std::make_unique<ui::ProjectSession>(std::move(environment));
    m_window = std::make_unique<ui::MainWindow>(session(), ui::makeSteps(session()));
    m_window->resize(1200, 780);
    m_window->show();
}

/// Next must be possible, and must lead to `page`.
void TestJourney::next(const char *name)
{
    QTRY_VERIFY2_WITH_TIMEOUT(button("next").isEnabled(), qPrintable(textOf(*m_window, "hint")), 30'000);
    button("next").click();
    QVERIFY(page(name).isVisible());
}

void TestJourney::picture(const char *name)
{
    const QString file = QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/%1-%2.png")
                             .arg(++m_pictures, 2, 10, QLatin1Char('0'))
                             .arg(QLatin1String(name));
    // What has changed takes its place first: a new height goes up one nested layout with each round.
    for (int round = 0; round < 10; ++round)
        QCoreApplication::processEvents();
    QVERIFY(m_window->grab().save(file));
}

void TestJourney::startProject()
{
    QVERIFY(page("startStep").isVisible());
    QVERIFY(!button("next").isEnabled());
    QTest::keyClicks(&part<QLineEdit>(*m_window, "newProjectName"), QStringLiteral("clinic-notes"));
    button("createProject").click();
    QVERIFY(session().isOpen());
    QTest::keyClicks(&part<QLineEdit>(*m_window, "purpose"), QStringLiteral("Sorting referral letters"));
    QTest::keyClicks(&part<QLineEdit>(*m_window, "recipient"), QStringLiteral("The university"));
    picture("start");
}

void TestJourney::chooseRecords()
{
    next("recordsStep");
    QVERIFY(!button("next").isEnabled());
    m_files->answer = path("notes.csv");
    button("chooseRecords").click();
    QTRY_VERIFY_WITH_TIMEOUT(button("confirmRoles").isVisible() && button("confirmRoles").isEnabled(),
                             30'000);
    button("confirmRoles").click();
    QCOMPARE(session().plan().records.textColumn, std::string("text"));
    QCOMPARE(session().plan().records.personColumn, std::optional<std::string>("patient_id"));
    QTRY_VERIFY_WITH_TIMEOUT(session().scan(), 30'000);
    button("declareAll").click();
    QCOMPARE(session().plan().labels.size(), std::size_t(5));
    picture("records");
}

void TestJourney::chooseVocabulary()
{
    next("vocabularyStep");
    QVERIFY(!button("next").isEnabled());
    QTest::keyClick(&page("medicalVocabulary"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(session().inputs(), 60'000);
    picture("vocabulary");
}

void TestJourney::chooseBudget()
{
    next("budgetStep");
    QVERIFY(!button("next").isEnabled()); // a budget has no default
    part<QDoubleSpinBox>(*m_window, "epsilonExact").setValue(4.0);
    part<QCheckBox>(*m_window, "hasCap").click();
    part<QDoubleSpinBox>(*m_window, "cap").setValue(6.0);
    picture("budget");
}

void TestJourney::commit()
{
    next("commitStep");
    QVERIFY(!button("next").isEnabled());
    picture("commit-before");
    button("spendBudget").click();
    QTRY_VERIFY_WITH_TIMEOUT(session().isCommitted() && !session().isBusy(), 120'000);
    QTRY_VERIFY(textOf(*m_window, "hint").contains(QLatin1String("Ledger entry")));
    picture("commit-after");
}

void TestJourney::drawPhrases()
{
    next("phrasesStep");
    QTRY_VERIFY_WITH_TIMEOUT(session().sequences(), 60'000);
    part<QSpinBox>(*m_window, "perLabel").setValue(40);
    part<QSpinBox>(*m_window, "sequenceLength").setValue(8);
    QVERIFY(!button("next").isEnabled());
    button("drawSequences").click();
    QTRY_VERIFY_WITH_TIMEOUT(!session().isBusy(), 60'000);
    QCOMPARE((*session().sequences())->size(), std::size_t(200));
    picture("phrases");
}

void TestJourney::writeDocuments()
{
    next("writingStep");
    part<QComboBox>(*m_window, "documentType").setCurrentText(QStringLiteral("discharge summary"));
    button("writeDocuments").click();
    QTRY_VERIFY_WITH_TIMEOUT(session().documents() && !session().isBusy(), 60'000);
    QVERIFY(!part<QPlainTextEdit>(*m_window, "documentText").toPlainText().isEmpty());
    picture("writing");
}

void TestJourney::review()
{
    next("reviewStep");
    QTRY_VERIFY_WITH_TIMEOUT(textOf(*m_window, "reviewSummary").contains(QLatin1String("0 with missing")),
                             30'000);
    part<QTableView>(*m_window, "reviewTable").selectRow(4);
    picture("review");
}

void TestJourney::exportPackage()
{
    next("releaseStep");
    QTest::keyClicks(&part<QLineEdit>(*m_window, "releaseTitle"), QStringLiteral("Synthetic clinic notes"));
    QTest::keyClicks(&part<QLineEdit>(*m_window, "releaseLicence"), QStringLiteral("CC BY 4.0"));
    picture("release-before");
    button("exportPackage").click();
    QTRY_VERIFY_WITH_TIMEOUT(session().verification() && !session().isBusy(), 60'000);
    picture("release-after");
}

void TestJourney::goes_from_the_records_to_a_verified_package()
{
    using Part = void (TestJourney::*)();
    for (const Part each : {&TestJourney::startProject,
                            &TestJourney::chooseRecords,
                            &TestJourney::chooseVocabulary,
                            &TestJourney::chooseBudget,
                            &TestJourney::commit,
                            &TestJourney::drawPhrases,
                            &TestJourney::writeDocuments,
                            &TestJourney::review,
                            &TestJourney::exportPackage}) {
        (this->*each)();
        if (QTest::currentTestFailed())
            return;
    }
    const QString zip = part<QLineEdit>(*m_window, "targetPath").text();
    QVERIFY(QFileInfo(zip).fileName().startsWith(QLatin1String("clinic-notes_release_")));
    const auto verified = core::release::verify(zip.toStdString());
    QVERIFY2(verified, verified ? "" : verified.error().detail.c_str());
    QVERIFY(verified->differences.empty());
    auto ledger = core::privacy::Ledger::open(session().environment().ledgerPath);
    QVERIFY(ledger && ledger->verifyChain());
    QCOMPARE(session().ledger().account.spent.epsilon(), 4.0);
}

void TestJourney::a_committed_project_opens_again_behind_the_line()
{
    QVERIFY(session().isCommitted());
    const auto project = session().projectPath();
    ui::ProjectSession again(session().environment());
    ui::MainWindow window(again, ui::makeSteps(again));
    window.show();
    window.openPath(project);
    QVERIFY(again.isCommitted());
    QVERIFY(window.goTo(4));
    QTRY_VERIFY_WITH_TIMEOUT(part(window, "noisyHistogram").isVisible(), 60'000);
    QVERIFY(window.goTo(5));
    QTRY_VERIFY_WITH_TIMEOUT(again.sequences(), 60'000);
    QTRY_VERIFY(part<QPushButton>(window, "next").isEnabled());
    QVERIFY(!window.goTo(7)); // nothing is written yet
}

QTEST_MAIN(TestJourney)
#include "tst_journey.moc"
