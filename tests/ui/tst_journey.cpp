#include "core/package/Package.h"
#include "tests/ui/Journey.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>

namespace tst_journey {

/// The whole wizard, as a steward goes through it: from a file of notes to a verified package, in the
/// language of the row. Each page is kept as a picture in the build folder, in light, of the English ones in
/// dark too; the scale is that of the process.
class TestJourney : public QObject
{
    Q_OBJECT

private slots:
    void goes_from_the_records_to_a_verified_package_data();
    void goes_from_the_records_to_a_verified_package();
    void the_sample_project_goes_to_a_package();
    void a_committed_project_opens_again_behind_the_line();
    void texts_evolve_by_votes_in_rounds_data();
    void texts_evolve_by_votes_in_rounds();

private:
    void startProject();
    void chooseRecords();
    void chooseVocabulary();
    void lookAtMethods();
    void chooseBudget();
    void commit();
    void drawPhrases();
    void writeDocuments();
    void review();
    void exportPackage();
    void picture(const char *name);
    void keepPicture(const QString &name, ui::theme::Scheme scheme);
    QString pictureFolder(ui::theme::Scheme scheme) const;
    /// Those of an earlier run may have other numbers.
    void clearPictures();
    Journey &at() { return *m_journey; }
    ui::ProjectSession &session() { return m_journey->session(); }

    std::unique_ptr<Journey> m_journey;
    QString m_language;
    int m_pictures = 0;
};

QString TestJourney::pictureFolder(ui::theme::Scheme scheme) const
{
    const bool isDark = scheme == ui::theme::Scheme::Dark;
    return QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/%1-%2-%3")
        .arg(m_language, isDark ? QStringLiteral("dark") : QStringLiteral("light"))
        .arg(qRound(m_journey->window().devicePixelRatioF() * 100));
}

void TestJourney::clearPictures()
{
    m_pictures = 0;
    for (const auto scheme : {ui::theme::Scheme::Dark, ui::theme::Scheme::Light})
        QVERIFY(QDir(pictureFolder(scheme)).removeRecursively());
}

void TestJourney::keepPicture(const QString &name, ui::theme::Scheme scheme)
{
    ui::theme::apply(*qApp, scheme);
    settleLayouts();
    const QString folder = pictureFolder(scheme);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(at().window().grab().save(folder + QLatin1Char('/') + name));
}

void TestJourney::picture(const char *name)
{
    const QString file =
        QStringLiteral("%1-%2.png").arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(QLatin1String(name));
    if (m_language == QLatin1String("en")) // the colours say nothing about the words
        keepPicture(file, ui::theme::Scheme::Dark);
    keepPicture(file, ui::theme::Scheme::Light);
}

void TestJourney::startProject()
{
    QVERIFY(at().part("startStep").isVisible());
    QVERIFY(!at().part("next").isEnabled());
    picture("start-empty");
    QTest::keyClicks(&at().part<QLineEdit>("newProjectName"), QStringLiteral("clinic-notes"));
    at().click("createProject");
    QVERIFY(session().isOpen());
    QTest::keyClicks(&at().part<QLineEdit>("purpose"), QStringLiteral("Sorting referral letters"));
    QTest::keyClicks(&at().part<QLineEdit>("recipient"), QStringLiteral("The university"));
    picture("start");
}

void TestJourney::chooseRecords()
{
    at().next("recordsStep");
    QVERIFY(!at().part("next").isEnabled());
    picture("records-empty");
    at().files().answer = at().path("notes.csv");
    at().click("chooseRecords");
    QTRY_VERIFY_WITH_TIMEOUT(at().part("confirmRoles").isVisible() && at().part("confirmRoles").isEnabled(),
                             30'000);
    at().click("confirmRoles");
    QCOMPARE(session().plan().records.textColumn, std::string("text"));
    QCOMPARE(session().plan().records.personColumn, std::optional<std::string>("patient_id"));
    QTRY_VERIFY_WITH_TIMEOUT(session().records().scan(), 30'000);
    picture("records");
    at().click("declareAll");
    picture("records-question");
    at().click("agreeToDeclare");
    QCOMPARE(session().plan().labels.size(), std::size_t(5));
    picture("records-labels");
    session().edit([](core::plan::Plan &plan) {
        plan.records.sections = {"history of present illness", "impression"};
        plan.records.negation = "English";
    });
    // What is denied is in the legend once the text was read by these rules.
    QTRY_VERIFY_WITH_TIMEOUT(at().part<QLabel>("countedLegend").text().contains(QStringLiteral("<i>")),
                             30'000);
    at().click("moreRecords");
    settleLayouts();
    at().window()
        .findChild<QScrollArea *>(QStringLiteral("contentScroll"))
        ->ensureWidgetVisible(&at().part("countedNote"));
    picture("records-counting");
    session().undo();
}

void TestJourney::chooseVocabulary()
{
    at().next("vocabularyStep");
    QVERIFY(!at().part("next").isEnabled());
    QTest::keyClick(&at().part("medicalVocabulary"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(session().inputs(), 60'000);
    picture("vocabulary");
}

void TestJourney::lookAtMethods()
{
    QVERIFY(!at().part("methodPart").isVisible()); // for research, folded away
    at().click("otherMethods");
    QVERIFY(at().part<QRadioButton>("family-keyphrases").isChecked());
    settleLayouts();
    at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&at().part("family-evolution"));
    picture("method");
    at().click("moreForms");
    at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&at().part("moreForms"));
    picture("method-forms");
    at().click("moreForms");
    at().click("otherMethods");
}

void TestJourney::chooseBudget()
{
    at().next("budgetStep");
    QVERIFY(!at().part("next").isEnabled()); // a budget has no default
    picture("budget-empty");
    at().part<QDoubleSpinBox>("epsilonExact").setValue(4.0);
    at().click("hasCap");
    at().part<QDoubleSpinBox>("cap").setValue(6.0);
    at().part<QScrollArea>("contentScroll").ensureVisible(0, 0);
    picture("budget");
    lookAtMethods();
}

void TestJourney::commit()
{
    at().next("commitStep");
    QVERIFY(!at().part("next").isEnabled());
    picture("commit-before");
    at().click("spendBudget");
    QTRY_VERIFY_WITH_TIMEOUT(session().isCommitted() && !session().jobs().isBusy(), 120'000);
    QTRY_VERIFY(at().text("hint").contains(QLatin1String("2026")) || !at().text("hint").isEmpty());
    picture("commit-after");
}

void TestJourney::drawPhrases()
{
    at().next("documentsStep");
    QTRY_VERIFY_WITH_TIMEOUT(session().sequences(), 60'000);
    picture("documents");
    at().click("foldPhrases");
    at().part<QSpinBox>("perLabel").setValue(40);
    at().part<QSpinBox>("sequenceLength").setValue(8);
    QVERIFY(!at().part("next").isEnabled());
    at().click("drawSequences");
    QTRY_VERIFY_WITH_TIMEOUT(!session().jobs().isBusy(), 60'000);
    QCOMPARE((*session().sequences())->size(), std::size_t(200));
    at().part<QScrollArea>("contentScroll").ensureVisible(0, 0);
    picture("phrases");
    auto &views = at().part<QTabBar>("drawnViews");
    for (const int view : {1, 2}) {
        views.setCurrentIndex(view);
        at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&views);
        picture(view == 1 ? "phrases-together" : "phrases-coverage");
    }
    at().part<QSpinBox>("sequenceLength").setValue(5);
    QTRY_VERIFY_WITH_TIMEOUT(at().part("trialExamples").isVisible(), 30'000);
    picture("phrases-trial");
    session().undo();
}

void TestJourney::writeDocuments()
{
    at().click("foldPhrases");
    at().part<QComboBox>("documentType").setCurrentText(QStringLiteral("discharge summary"));
    at().click("writeDocuments");
    QTRY_VERIFY_WITH_TIMEOUT(session().documents() && !session().jobs().isBusy(), 60'000);
    QVERIFY(!at().part<QPlainTextEdit>("documentText").toPlainText().isEmpty());
    picture("writing");
}

void TestJourney::review()
{
    at().next("reviewStep");
    QTRY_VERIFY_WITH_TIMEOUT(at().text("reviewSummary").contains(QLatin1String("200")), 30'000);
    at().part<QTableView>("reviewTable").selectRow(4);
    picture("review");
}

void TestJourney::exportPackage()
{
    at().next("releaseStep");
    QTest::keyClicks(&at().part<QLineEdit>("releaseTitle"), QStringLiteral("Synthetic clinic notes"));
    QTest::keyClicks(&at().part<QLineEdit>("releaseLicence"), QStringLiteral("CC BY 4.0"));
    if (QWidget *proposals = QApplication::activePopupWidget())
        QTest::keyClick(proposals, Qt::Key_Escape);
    QCOMPARE(session().plan().about.licence, std::string("CC BY 4.0"));
    picture("release-before");
    at().click("exportPackage");
    QTRY_VERIFY_WITH_TIMEOUT(session().release().verification() && !session().jobs().isBusy(), 60'000);
    picture("release-after");
}

void TestJourney::goes_from_the_records_to_a_verified_package_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"de", "en"}) // the last one opens its project again below
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestJourney::goes_from_the_records_to_a_verified_package()
{
    QFETCH(QString, language);
    m_language = language;
    m_journey.reset(); // and its language with it
    m_journey = std::make_unique<Journey>(QLocale(language));
    clearPictures();
    QVERIFY(QFile::copy(QStringLiteral(KEYSEED_SOURCE_DIR "/resources/sample/notes.csv"),
                        at().path("notes.csv")));
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
    const QString zip = at().part<QLineEdit>("targetPath").text();
    QVERIFY(QFileInfo(zip).fileName().startsWith(QLatin1String("clinic-notes_release_")));
    const auto verified = core::package::verify(zip.toStdString());
    QVERIFY2(verified, verified ? "" : verified.error().detail.c_str());
    QVERIFY(verified->differences.empty());
    auto ledger = core::privacy::Ledger::open(session().environment().ledgerPath);
    QVERIFY(ledger && ledger->verifyChain());
    QCOMPARE(session().ledger().account.spent.epsilon(), 4.0);
}

void TestJourney::a_committed_project_opens_again_behind_the_line()
{
    QVERIFY(m_journey && session().isCommitted());
    const auto project = session().projectPath();
    // Another project takes its place: what is open elsewhere could only be read.
    QVERIFY(session().create(project.parent_path() / "other.keyseed", session().plan()));
    ui::ProjectSession again(session().environment());
    ui::MainWindow window(again, ui::makeSteps(again));
    window.show();
    window.openPath(project);
    QTRY_VERIFY_WITH_TIMEOUT(again.isCommitted(), 60'000);
    // Left on the last page, where the released package is read again.
    QCOMPARE(window.currentStep(), 7);
    QTRY_VERIFY_WITH_TIMEOUT(again.release().verification() && !again.jobs().isBusy(), 60'000);
    QVERIFY(part(window, "releasedNotice").isVisible());
    QVERIFY(textOf(window, "packageVerdict").contains(QLatin1String("agrees")));
    QVERIFY(window.goTo(4));
    QTRY_VERIFY_WITH_TIMEOUT(part(window, "noisyHistogram").isVisible(), 60'000);
    QVERIFY(window.goTo(5));
    QTRY_VERIFY_WITH_TIMEOUT(again.sequences(), 60'000);
    QTRY_VERIFY(part(window, "next").isEnabled());
    QVERIFY(!part(window, "drawSequences").isEnabled());
    part<QAbstractButton>(window, "newReleaseAbove").click();
    QTRY_VERIFY_WITH_TIMEOUT(!again.isReleased() && !again.jobs().isBusy(), 30'000);
    QCOMPARE(window.currentStep(), 5);
    QVERIFY(part(window, "drawSequences").isEnabled());
    QVERIFY(window.goTo(6)); // the texts of the release are there to go on from
}

/// Nothing but Next and the one button of each page: the sample's choices are made.
void TestJourney::the_sample_project_goes_to_a_package()
{
    Journey journey;
    ui::ProjectSession &sample = journey.session();
    journey.click("openSample");
    QTRY_VERIFY_WITH_TIMEOUT(sample.isOpen(), 30'000);
    for (const char *page : {"recordsStep", "vocabularyStep", "budgetStep", "commitStep"})
        journey.next(page);
    journey.click("spendBudget");
    QTRY_VERIFY_WITH_TIMEOUT(sample.isCommitted() && !sample.jobs().isBusy(), 120'000);
    journey.next("documentsStep");
    QTRY_VERIFY_WITH_TIMEOUT(sample.sequences() && !sample.jobs().isBusy(), 60'000);
    journey.click("writeDocuments");
    QTRY_VERIFY_WITH_TIMEOUT(sample.documents() && !sample.jobs().isBusy(), 60'000);
    journey.next("reviewStep");
    journey.next("releaseStep");
    journey.click("exportPackage");
    QTRY_VERIFY_WITH_TIMEOUT(sample.release().verification() && !sample.jobs().isBusy(), 60'000);
    QVERIFY(sample.release().verification()->differences.empty());
}

void TestJourney::texts_evolve_by_votes_in_rounds_data()
{
    goes_from_the_records_to_a_verified_package_data();
}

/// The sample's records vote on texts of the template; the run is paused after each round for its picture.
void TestJourney::texts_evolve_by_votes_in_rounds()
{
    QFETCH(QString, language);
    m_language = language;
    m_journey.reset();
    m_journey = std::make_unique<Journey>(QLocale(language));
    m_pictures = 40; // behind those of the journey above
    at().click("openSample");
    QTRY_VERIFY_WITH_TIMEOUT(session().isOpen(), 30'000);
    for (const char *page : {"recordsStep", "vocabularyStep", "budgetStep"})
        at().next(page);
    at().click("otherMethods");
    at().click("family-evolution");
    at().click("writerChat");
    QVERIFY(!at().part("next").isEnabled()); // no server yet
    at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&at().part("otherMethods"));
    picture("method-texts");
    at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&at().part("textsWriter"));
    picture("method-writer");
    session().edit([](core::plan::Plan &plan) {
        plan.writer.baseUrl = "http://127.0.0.1:11434/v1";
        plan.writer.model = "a-model";
        plan.writer.promptPrice = 0.5;
        plan.writer.completionPrice = 1.5;
    });
    QTRY_VERIFY(at().part("forecastCost").isVisible());
    at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&at().part("forecastCost"));
    picture("budget-votes");
    session().edit([](core::plan::Plan &plan) { plan.writer.kind = "template"; });
    at().next("commitStep");
    connect(&session().rounds(), &ui::RoundsBoard::roundReleased, this, [this] {
        session().rounds().setPaused(true);
    });
    at().click("spendBudget");
    QTRY_VERIFY_WITH_TIMEOUT(session().rounds().isPaused() && session().rounds().soFar(), 120'000);
    at().part<QScrollArea>("contentScroll").ensureWidgetVisible(&at().part("votesPanel"));
    picture("commit-rounds");
    disconnect(&session().rounds(), nullptr, this, nullptr);
    at().click("pauseRounds");
    QTRY_VERIFY_WITH_TIMEOUT(session().isCommitted() && !session().jobs().isBusy(), 120'000);
    picture("commit-votes");
}

} // namespace tst_journey

QTEST_MAIN(tst_journey::TestJourney)
#include "tst_journey.moc"
