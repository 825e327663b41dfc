#include "core/pipeline/project/ProjectStore.h"
#include "tests/ui/Layouts.h"
#include "tests/ui/ReleaseStage.h"
#include "ui/findings/ScoreModels.h"
#include "ui/map/MapView.h"
#include "ui/steps/review/ReviewStep.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>

#include <algorithm>
#include <semaphore>

namespace tst_internaltab {

using core::evaluation::Usefulness;
using ui::ReviewStep;

namespace {

/// Made-up figures: two labels, 60 records.
Usefulness madeUp()
{
    Usefulness found;
    found.labels = {"Cardiology", "Surgery"};
    found.trainedOn = 10;
    found.tested = 60;
    found.passedOver = 4;
    found.largestLabelShare = 0.6;
    found.scores = {{.classifier = "multinomial logistic regression",
                     .features = "phrases",
                     .confusion = {{30, 6}, {3, 21}},
                     .correct = 51,
                     .tested = 60,
                     .accuracy = 0.85,
                     .low = 0.739,
                     .high = 0.919},
                    {.classifier = "three-layer network",
                     .features = "vectors",
                     .confusion = {{36, 0}, {24, 0}},
                     .correct = 36,
                     .tested = 60,
                     .accuracy = 0.6,
                     .low = 0.474,
                     .high = 0.714}};
    return found;
}

} // namespace

namespace internaltab {

/// Stands in for the check of core: remembers what it was asked, and answers when it is let go.
struct Check
{
    std::optional<ui::UsefulnessWork> asked;
    core::Result<Usefulness> answer = madeUp();
    std::binary_semaphore go{0};
    bool waits = false;
};

} // namespace internaltab

using internaltab::Check;

class TestInternalTab : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void exact_figures_wait_to_be_asked_for();
    void is_in_the_private_zone();
    void shows_the_counts_of_this_run();
    void says_why_there_are_no_counts();
    void checks_the_documents_that_are_released();
    void shows_each_classifier_and_the_baseline();
    void shows_the_labels_of_the_chosen_classifier();
    void tells_each_cell_of_the_matrix_in_words();
    void the_matrix_is_walked_with_the_keyboard();
    void nothing_private_reaches_the_clipboard();
    void a_check_can_be_cancelled();
    void an_error_is_shown_in_its_place();
    void says_when_the_documents_have_changed();
    void asks_for_records_that_have_moved();
    void nothing_is_checked_with_one_label();
    void the_check_of_core_reads_the_records();
    void saves_the_report_and_nothing_else();
    void a_report_beside_a_package_is_refused();
    void the_map_shows_records_beside_documents();
    void the_map_shows_the_examples_of_the_plan();
    void a_cancelled_map_leaves_none();
    void the_attack_is_shown_beside_what_is_allowed();
    void a_cancelled_attack_leaves_the_card_ready_for_another();
    void others_without_a_text_are_an_error();

private:
    void show();
    void ask();
    int comparisons();
    void chooseOthers(const QByteArray &rows);
    void attack();
    static QByteArray fortyOthers();
    void keepPicture(const char *of, const char *name);
    void check();
    ui::ProjectSession &session() { return m_stage->session(); }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }
    QTableView &table(const char *name) { return part<QTableView>(*m_page, name); }
    QString cell(const char *name, int row, int column)
    {
        return table(name).model()->index(row, column).data().toString();
    }

    std::shared_ptr<Check> m_check;
    std::unique_ptr<ReleaseStage> m_stage;
    std::unique_ptr<ReviewStep> m_page;
};

void TestInternalTab::init()
{
    m_stage = std::make_unique<ReleaseStage>();
    m_check = std::make_shared<Check>();
    m_page = std::make_unique<ReviewStep>(
        session(),
        nullptr,
        [check = m_check](const ui::UsefulnessWork &work,
                          core::JobControl &control) -> core::Result<Usefulness> {
            check->asked = work;
            control.report(0.5, "training");
            if (check->waits)
                check->go.acquire();
            return control.isCancelled() ? core::cancelled() : check->answer;
        });
    m_page->show();
}

void TestInternalTab::cleanup()
{
    m_check->go.release();
    m_page.reset();
    m_stage.reset();
}

void TestInternalTab::show()
{
    QVERIFY(m_stage->untilWritten());
    m_page->initializePage();
    part<QTabBar>(*m_page, "reviewTabs").setCurrentIndex(ReviewStep::Internal);
    ask();
}

void TestInternalTab::ask()
{
    button("showExactFigures").click();
    QTRY_VERIFY_WITH_TIMEOUT(!button("showExactFigures").isVisible(), 30'000);
}

int TestInternalTab::comparisons()
{
    return *core::pipeline::ProjectStore::open(session().projectPath())->exactComparisons();
}

void TestInternalTab::exact_figures_wait_to_be_asked_for()
{
    QVERIFY(m_stage->untilWritten());
    m_page->initializePage();
    part<QTabBar>(*m_page, "reviewTabs").setCurrentIndex(ReviewStep::Internal);
    for (const char *figures : {"privateCounts", "checkUsefulness", "saveInternalReport"})
        QVERIFY2(!part(*m_page, figures).isVisible(), figures);
    QVERIFY(button("showExactFigures").isVisible());
    QCOMPARE(comparisons(), 0);
    ask();
    QVERIFY(part(*m_page, "privateCounts").isVisible());
    QCOMPARE(comparisons(), 1);
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "usefulnessResults").isVisible(), 30'000);
    QCOMPARE(comparisons(), 2);
    // Asked for again with the project, the next time it is opened.
    QVERIFY(session().open(session().projectPath()).has_value());
    QTRY_VERIFY(button("showExactFigures").isVisible());
    QVERIFY(!part(*m_page, "privateCounts").isVisible());
    QCOMPARE(comparisons(), 2);
}

void TestInternalTab::check()
{
    show();
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "usefulnessResults").isVisible(), 30'000);
}

void TestInternalTab::is_in_the_private_zone()
{
    show();
    QVERIFY(m_page->isPrivateZone());
    QVERIFY(m_page->hint().contains(QStringLiteral("not saved")));
    QVERIFY(part(*m_page, "internalNotice").isVisible());
    QVERIFY(!part(*m_page, "reviewTable").isVisible());
    QSignalSpy changed(m_page.get(), &ui::Step::completeChanged);
    m_page->initializePage(); // coming back shows what is public
    QVERIFY(!m_page->isPrivateZone());
    QVERIFY(!changed.isEmpty());
}

void TestInternalTab::shows_the_counts_of_this_run()
{
    show();
    QVERIFY(part(*m_page, "privateCounts").isVisible());
    QCOMPARE(textOf(*m_page, "privateUsable"), QString::number(ReleaseStage::patients));
    QCOMPARE(textOf(*m_page, "privateWithoutText"), QStringLiteral("0"));
}

void TestInternalTab::says_why_there_are_no_counts()
{
    QVERIFY(m_stage->commit());
    QVERIFY(session().open(session().projectPath()).has_value());
    part<QTabBar>(*m_page, "reviewTabs").setCurrentIndex(ReviewStep::Internal);
    ask();
    QVERIFY(!part(*m_page, "privateCounts").isVisible());
    QVERIFY(part(*m_page, "privateCountsNone").isVisible());
}

void TestInternalTab::checks_the_documents_that_are_released()
{
    QVERIFY(m_stage->untilWritten());
    session().setExclusions({{"SYN-000004", {}}});
    m_page->initializePage();
    part<QTabBar>(*m_page, "reviewTabs").setCurrentIndex(ReviewStep::Internal);
    ask();
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "usefulnessResults").isVisible(), 30'000);
    QCOMPARE(m_check->asked->pipeline->documents, session().documents());
    QVERIFY(m_check->asked->pipeline->exclusions == session().exclusions());
    QCOMPARE(m_check->asked->labels.size(), std::size_t(2));
    QCOMPARE(m_check->asked->records.file(), session().plan().records.file());
}

void TestInternalTab::shows_each_classifier_and_the_baseline()
{
    check();
    const QAbstractItemModelTester tester(table("scoreTable").model());
    using Score = ui::ScoreModel;
    QCOMPARE(table("scoreTable").model()->rowCount(), 2);
    QCOMPARE(cell("scoreTable", 0, Score::Classifier), QStringLiteral("logistic regression on phrases"));
    QCOMPARE(cell("scoreTable", 0, Score::Accuracy), QStringLiteral("85.0 %"));
    QCOMPARE(cell("scoreTable", 0, Score::Interval), QStringLiteral("73.9 % to 91.9 %"));
    QCOMPARE(cell("scoreTable", 0, Score::Correct), QStringLiteral("51 of 60"));
    QCOMPARE(cell("scoreTable", 1, Score::Baseline), QStringLiteral("60.0 %"));
    const QString tested = textOf(*m_page, "usefulnessTested");
    QVERIFY2(tested.contains(QStringLiteral("60 records")) && tested.contains(QStringLiteral("60.0 %")),
             qPrintable(tested));
}

void TestInternalTab::shows_the_labels_of_the_chosen_classifier()
{
    check();
    using Label = ui::LabelScoreModel;
    QCOMPARE(cell("labelScoreTable", 0, Label::Label), QStringLiteral("Cardiology"));
    QCOMPARE(cell("labelScoreTable", 0, Label::Records), QStringLiteral("36"));
    QCOMPARE(cell("labelScoreTable", 0, Label::Found), QStringLiteral("83.3 %")); // 30 of 36
    QCOMPARE(cell("labelScoreTable", 0, Label::Right), QStringLiteral("90.9 %")); // 30 of 33
    part<QComboBox>(*m_page, "shownClassifier").setCurrentIndex(1);
    QCOMPARE(cell("labelScoreTable", 0, Label::Found), QStringLiteral("100.0 %"));
    QCOMPARE(cell("labelScoreTable", 1, Label::Right), QStringLiteral("none")); // nobody was told so
    QCOMPARE(cell("confusionTable", 1, 0), QStringLiteral("24"));
}

void TestInternalTab::tells_each_cell_of_the_matrix_in_words()
{
    check();
    const QAbstractItemModel &model = *table("confusionTable").model();
    const QAbstractItemModelTester tester(table("confusionTable").model());
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("6"));
    QCOMPARE(model.index(0, 1).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("6 of 36 records of Cardiology were classified as Surgery."));
    QCOMPARE(model.index(1, 1).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("21 of 24 records of Surgery were classified correctly."));
    QCOMPARE(model.headerData(1, Qt::Vertical).toString(), QStringLiteral("Surgery"));
    QCOMPARE(model.index(1, 0).data(ui::ConfusionModel::ShareRole).toDouble(), 0.125);
}

void TestInternalTab::the_matrix_is_walked_with_the_keyboard()
{
    check();
    QTableView &matrix = table("confusionTable");
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    matrix.setFocus(Qt::TabFocusReason);
    matrix.setCurrentIndex(matrix.model()->index(0, 0));
    QTest::keyClick(&matrix, Qt::Key_Right);
    QTest::keyClick(&matrix, Qt::Key_Down);
    QCOMPARE(matrix.currentIndex(), matrix.model()->index(1, 1));
    QTest::keyClick(&matrix, Qt::Key_Tab); // leaves it
    QVERIFY(!matrix.hasFocus());
}

void TestInternalTab::nothing_private_reaches_the_clipboard()
{
    check();
    for (const char *name : {"scoreTable", "labelScoreTable", "confusionTable"}) {
        QApplication::clipboard()->setText(QStringLiteral("before"));
        table(name).setCurrentIndex(table(name).model()->index(0, 0));
        table(name).setFocus();
        QTest::keyClick(&table(name), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
    }
}

void TestInternalTab::a_check_can_be_cancelled()
{
    show();
    m_check->waits = true;
    button("checkUsefulness").click();
    QVERIFY(!button("checkUsefulness").isEnabled());
    QVERIFY(part(*m_page, "usefulnessProgress").isVisible());
    part(*m_page, "usefulnessProgress").findChild<QPushButton *>()->click();
    m_check->go.release();
    QTRY_VERIFY_WITH_TIMEOUT(button("checkUsefulness").isEnabled(), 30'000);
    QVERIFY(!part(*m_page, "usefulnessProgress").isVisible());
    QVERIFY(!part(*m_page, "usefulnessResults").isVisible());
    QVERIFY(!part(*m_page, "usefulnessError").isVisible());
}

void TestInternalTab::an_error_is_shown_in_its_place()
{
    m_check->answer =
        core::fail(core::ErrorCode::InvalidRecords, "notes.csv: line 3: five fields were expected");
    show();
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "usefulnessError").isVisible(), 30'000);
    QVERIFY(!part(*m_page, "usefulnessResults").isVisible());
    QVERIFY(button("checkUsefulness").isEnabled());
}

void TestInternalTab::says_when_the_documents_have_changed()
{
    check();
    QVERIFY(!part(*m_page, "usefulnessStale").isVisible());
    session().setExclusions({{"SYN-000001", {}}});
    QVERIFY(part(*m_page, "usefulnessStale").isVisible());
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(!part(*m_page, "usefulnessStale").isVisible(), 30'000);
}

void TestInternalTab::asks_for_records_that_have_moved()
{
    QVERIFY(m_stage->untilWritten());
    const QString before = QString::fromStdString(session().plan().records.file().string());
    const QString after = m_stage->path("elsewhere.csv");
    QVERIFY(QFile::rename(before, after));
    m_page->initializePage();
    part<QTabBar>(*m_page, "reviewTabs").setCurrentIndex(ReviewStep::Internal);
    ask();
    QVERIFY(!button("checkUsefulness").isEnabled());
    QVERIFY(button("chooseTestRecords").isVisible());
    QVERIFY(textOf(*m_page, "testRecords").contains(QStringLiteral("no longer")));
    m_stage->files().answer = after;
    button("chooseTestRecords").click();
    QVERIFY(button("checkUsefulness").isEnabled());
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "usefulnessResults").isVisible(), 30'000);
    QCOMPARE(m_check->asked->records.file(), std::filesystem::path(after.toStdString()));
    QCOMPARE(session().plan().records.file(), std::filesystem::path(before.toStdString())); // the plan stays
}

void TestInternalTab::nothing_is_checked_with_one_label()
{
    session().edit([](auto &plan) {
        plan.labels.clear();
        plan.records.labelColumn.reset();
    });
    show();
    QVERIFY(!button("checkUsefulness").isEnabled());
    QVERIFY(textOf(*m_page, "testRecords").contains(QStringLiteral("one label")));
}

void TestInternalTab::the_check_of_core_reads_the_records()
{
    m_page = std::make_unique<ReviewStep>(session());
    m_page->show();
    show();
    button("checkUsefulness").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "usefulnessResults").isVisible()
                                 || part(*m_page, "usefulnessError").isVisible(),
                             120'000);
    QVERIFY(!part(*m_page, "usefulnessError").isVisible());
    QVERIFY(textOf(*m_page, "usefulnessTested").contains(QStringLiteral("on 60 records")));
    QCOMPARE(table("scoreTable").model()->rowCount(), 4);
    for (int row = 0; row < 4; ++row) // all are told apart by name
        QVERIFY(cell("scoreTable", row, ui::ScoreModel::Classifier).contains(QStringLiteral(" on ")));
}

void TestInternalTab::saves_the_report_and_nothing_else()
{
    check();
    const QString file = m_stage->path("internal.pdf");
    m_stage->files().answer = file;
    button("saveInternalReport").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "internalReportSaved").isVisible(), 30'000);
    QFile report(file);
    QVERIFY(report.open(QIODevice::ReadOnly));
    QVERIFY(report.read(5) == "%PDF-");
    QVERIFY(session().save().has_value());
    QFile project(QString::fromStdString(session().projectPath().string()));
    QVERIFY(project.open(QIODevice::ReadOnly));
    QVERIFY(!project.readAll().contains("logistic"));
}

void TestInternalTab::a_report_beside_a_package_is_refused()
{
    show();
    QVERIFY(session().release().exportPackage(m_stage->path("package").toStdString()) && m_stage->settle());
    QVERIFY(session().release().package());
    m_stage->files().answer = m_stage->path("package/internal.pdf");
    button("saveInternalReport").click();
    QTRY_VERIFY_WITH_TIMEOUT(part(*m_page, "internalReportError").isVisible(), 30'000);
    QVERIFY(!QFile::exists(m_stage->path("package/internal.pdf")));
}

/// In light and in dark.
void TestInternalTab::keepPicture(const char *of, const char *name)
{
    m_page->resize(1100, 3000); // the window scrolls
    settleLayouts();
    for (const auto scheme : {ui::theme::Scheme::Dark, ui::theme::Scheme::Light}) {
        ui::theme::apply(*qApp, scheme);
        settleLayouts();
        const QString folder = QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/internal");
        QVERIFY(QDir().mkpath(folder));
        const char *kind = scheme == ui::theme::Scheme::Dark ? "dark" : "light";
        QVERIFY(
            part(*m_page, of)
                .grab()
                .save(QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(name), QLatin1String(kind))));
    }
}

void TestInternalTab::the_map_shows_records_beside_documents()
{
    show();
    button("drawMap").click();
    QTRY_VERIFY_WITH_TIMEOUT(button("drawMap").isEnabled(), 60'000);
    QVERIFY(!part(*m_page, "mapError").isVisible());
    auto &view = part<ui::MapView>(*m_page, "mapView");
    QVERIFY(view.isVisible());
    const auto &points = view.map().points;
    QCOMPARE(std::ranges::count(points, std::size_t(1), &core::evaluation::MapPoint::set),
             ReleaseStage::patients);
    QCOMPARE(comparisons(), 2);                                                  // asked for, and drawn
    QVERIFY(!view.wordsOf(points.size() - 1).contains(QStringLiteral("stent"))); // of records the label alone
    keepPicture("mapCard", "map");
}

void TestInternalTab::the_map_shows_the_examples_of_the_plan()
{
    show();
    session().edit([](core::plan::Plan &plan) {
        plan.writer.kind = "promptPack"; // the template has no prompts
        plan.writer.examples = {"Heart failure after myocardial infarction.",
                                "Aspirin was given for a stent."};
        plan.writer.examplesArePublic = true;
    });
    QVERIFY(session().save()); // the map is made of the project file
    QCOMPARE(session().plan().writer.examples.size(), std::size_t(2));
    button("drawMap").click();
    QTRY_VERIFY_WITH_TIMEOUT(button("drawMap").isEnabled(), 60'000);
    auto &view = part<ui::MapView>(*m_page, "mapView");
    QCOMPARE(view.map().sets.size(), qsizetype(3));
    const auto &points = view.map().points;
    QCOMPARE(std::ranges::count(points, std::size_t(2), &core::evaluation::MapPoint::set), 2);
    QVERIFY(view.wordsOf(points.size() - 1).contains(QStringLiteral("Aspirin"))); // public, unlike records
    QVERIFY(!view.wordsOf(points.size() - 3).contains(QStringLiteral("heart")));
    keepPicture("mapCard", "map-examples");
}

void TestInternalTab::a_cancelled_map_leaves_none()
{
    show();
    button("drawMap").click();
    QVERIFY(!button("drawMap").isEnabled());
    part(*m_page, "mapProgress").findChild<QPushButton *>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(button("drawMap").isEnabled(), 30'000);
    QVERIFY(!part(*m_page, "mapView").isVisible());
    QVERIFY(!part(*m_page, "mapError").isVisible());
}

void TestInternalTab::chooseOthers(const QByteArray &rows)
{
    QFile file(m_stage->path("others.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("patient,label,text\n" + rows);
    file.close();
    m_stage->files().answer = m_stage->path("others.csv");
    button("chooseOthers").click();
}

void TestInternalTab::attack()
{
    button("startAttack").click();
    QTRY_VERIFY_WITH_TIMEOUT(button("startAttack").isEnabled(), 60'000);
}

QByteArray TestInternalTab::fortyOthers()
{
    QByteArray rows;
    for (int row = 0; row < 40; ++row)
        rows += "Q" + QByteArray::number(row)
                + (row % 3 == 0 ? ",Cardiology,\"Known heart failure, on aspirin.\"\n"
                                : ",Surgery,\"Fracture of the tibia, on morphine.\"\n");
    return rows;
}

void TestInternalTab::the_attack_is_shown_beside_what_is_allowed()
{
    show();
    QVERIFY(!button("startAttack").isEnabled());
    chooseOthers(fortyOthers());
    attack();
    QVERIFY(!part(*m_page, "attackError").isVisible());
    QVERIFY(part(*m_page, "rocView").isVisible());
    const QString words = textOf(*m_page, "attackWords");
    QVERIFY2(words.contains(QStringLiteral("60 members")) && words.contains(QStringLiteral("40 others"))
                 && words.contains(QStringLiteral("likelihood ratio")),
             qPrintable(words));
    keepPicture("attackResult", "attack");
}

void TestInternalTab::a_cancelled_attack_leaves_the_card_ready_for_another()
{
    show();
    chooseOthers(fortyOthers());
    button("startAttack").click();
    QVERIFY(!button("startAttack").isEnabled());
    QVERIFY(!button("chooseOthers").isEnabled());
    QVERIFY(part(*m_page, "attackProgress").isVisible());
    part(*m_page, "attackProgress").findChild<QPushButton *>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(button("startAttack").isEnabled(), 30'000);
    QVERIFY(button("chooseOthers").isEnabled());
    for (const char *gone : {"attackProgress", "attackError", "attackResult"})
        QVERIFY2(!part(*m_page, gone).isVisible(), gone);
    attack();
    QVERIFY(!part(*m_page, "attackError").isVisible());
    QVERIFY(part(*m_page, "rocView").isVisible());
}

void TestInternalTab::others_without_a_text_are_an_error()
{
    show();
    chooseOthers("Q1,Surgery,\n");
    attack();
    QVERIFY(part(*m_page, "attackError").isVisible());
    QVERIFY(!part(*m_page, "attackResult").isVisible());
}

} // namespace tst_internaltab

QTEST_MAIN(tst_internaltab::TestInternalTab)
#include "tst_internaltab.moc"
