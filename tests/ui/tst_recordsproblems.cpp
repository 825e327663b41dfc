#include "tests/ui/RecordsPageTest.h"
#include "ui/steps/records/ProblemLines.h"
#include "ui/steps/records/ProblemModel.h"
#include "ui/widgets/ErrorBox.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QScrollArea>
#include <QStringEncoder>
#include <QTableView>

#include <array>

namespace tst_recordsproblems {

using ui::ErrorBox;
using ui::ProblemLines;
using ui::RawLineModel;
using ui::RecordsStep;

/// What the Records page says of a file with faults, and how it leads to them; files as they come.
class TestRecordsProblems : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void a_click_on_a_problem_shows_its_line();
    void enter_on_a_problem_shows_its_line();
    void the_number_of_the_line_is_copied_and_nothing_else();
    void a_line_that_is_gone_is_said_to_be();
    void folding_forgets_the_lines();
    void says_when_there_are_more_problems_than_listed();
    void a_text_that_was_likely_cut_is_listed_and_bars_nothing();
    void what_ends_the_reading_is_shown_where_it_is();
    void another_encoding_is_one_click_away();
    void another_encoding_found_late_is_one_click_away();
    void reads_what_stewards_have_data();
    void reads_what_stewards_have();
    void a_file_is_dropped_anywhere_on_the_page();
    void a_file_is_dropped_beside_the_column();
    void what_is_no_file_is_refused_in_words_data();
    void what_is_no_file_is_refused_in_words();

private:
    std::unique_ptr<RecordsStep> checkedPage(const QByteArray &bytes);
    static bool drop(QWidget &target, const QList<QUrl> &urls);
};

std::unique_ptr<RecordsStep> TestRecordsProblems::checkedPage(const QByteArray &bytes)
{
    auto page = pageWith(bytes);
    if (!QTest::qWaitFor([this] { return m_stage->session().records().preview().has_value(); }))
        qFatal("no preview");
    part<QPushButton>(*page, "confirmRoles").click();
    if (!QTest::qWaitFor([this] { return m_stage->session().records().scan().has_value(); }))
        qFatal("no scan");
    page->resize(720, 1400);
    page->show();
    return page;
}

/// As a file manager does it. Whether it was taken, in whatever way.
bool TestRecordsProblems::drop(QWidget &target, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    enter.ignore();
    QCoreApplication::sendEvent(&target, &enter);
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    event.ignore();
    if (enter.isAccepted())
        QCoreApplication::sendEvent(&target, &event);
    return event.isAccepted();
}

void TestRecordsProblems::a_click_on_a_problem_shows_its_line()
{
    const auto page = checkedPage("text,label\nstent,Cardiology\n\tonly one\nseizure,Neurology\n");
    auto &problems = part<QTableView>(*page, "problems");
    auto &lines = part<QTableView>(*page, "rawLines");
    auto &check = *problems.parentWidget();
    auto &table = part<QTableView>(check, "rawLines");
    QVERIFY(lines.model()->rowCount() == 0);

    QTest::mouseClick(
        problems.viewport(), Qt::LeftButton, {}, problems.visualRect(problems.model()->index(0, 0)).center());
    QTRY_COMPARE(table.model()->rowCount(), 4);
    const auto &model = *qobject_cast<RawLineModel *>(table.model());
    QCOMPARE(model.markedRow(), 2);
    QCOMPARE(model.index(2, RawLineModel::Text).data().toString(), QString::fromUtf8("\u2192only one"));
    QVERIFY(!model.index(2, RawLineModel::Text).data(Qt::ToolTipRole).isValid());
    QCOMPARE(table.currentIndex().row(), 2);
    page->setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(table.layoutDirection(), Qt::LeftToRight); // the order of the file stays
}

void TestRecordsProblems::enter_on_a_problem_shows_its_line()
{
    const auto page = checkedPage("text,label\nonly one\nstent,x\nonly two\n");
    auto &problems = part<QTableView>(*page, "problems");
    auto &lines = part<ProblemLines>(*problems.parentWidget(), "problemLines");
    problems.setFocus();
    problems.setCurrentIndex(problems.model()->index(1, 0));
    QVERIFY(lines.isHidden());
    QTest::keyClick(&problems, Qt::Key_Return);
    QTRY_COMPARE(lines.line(), 4);
    QTRY_COMPARE(part<QTableView>(lines, "rawLines").model()->rowCount(), 4);

    // The next one right after: the last one asked for is shown.
    problems.setCurrentIndex(problems.model()->index(0, 0));
    QTest::keyClick(&problems, Qt::Key_Return);
    problems.setCurrentIndex(problems.model()->index(1, 0));
    QTest::keyClick(&problems, Qt::Key_Return);
    QTRY_VERIFY(part(lines, "rawLines").isVisible());
    QTRY_COMPARE(qobject_cast<RawLineModel *>(part<QTableView>(lines, "rawLines").model())->markedRow(), 3);
}

void TestRecordsProblems::the_number_of_the_line_is_copied_and_nothing_else()
{
    const auto page =
        checkedPage(QByteArray("text,label\n") + QByteArray("a,b\n").repeated(1500) + "only one\n");
    auto &problems = part<QTableView>(*page, "problems");
    auto &lines = part<ProblemLines>(*problems.parentWidget(), "problemLines");
    emit problems.clicked(problems.model()->index(0, 0));
    auto &table = part<QTableView>(lines, "rawLines");
    QTRY_VERIFY(table.model()->rowCount() > 0);

    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("only")));
    part<QPushButton>(lines, "copyLine").click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("1502")); // as an editor takes it
}

void TestRecordsProblems::a_line_that_is_gone_is_said_to_be()
{
    const auto page = checkedPage("text,label\nstent,x\nstent,x\nonly one\n");
    m_stage->write("notes.csv", "text\n");
    auto &problems = part<QTableView>(*page, "problems");
    auto &lines = part<ProblemLines>(*problems.parentWidget(), "problemLines");
    emit problems.clicked(problems.model()->index(0, 0));
    QTRY_VERIFY(part(lines, "linesFailure").isVisible());
    QCOMPARE(part<QTableView>(lines, "rawLines").model()->rowCount(), 0);
}

void TestRecordsProblems::folding_forgets_the_lines()
{
    const auto page = checkedPage("text,label\nonly one\n");
    auto &problems = part<QTableView>(*page, "problems");
    auto &lines = part<ProblemLines>(*problems.parentWidget(), "problemLines");
    emit problems.clicked(problems.model()->index(0, 0));
    auto &model = *part<QTableView>(lines, "rawLines").model();
    QTRY_VERIFY(model.rowCount() > 0);
    part<QPushButton>(lines, "closeLines").click();
    QVERIFY(lines.isHidden());
    QCOMPARE(model.rowCount(), 0);

    emit problems.clicked(problems.model()->index(0, 0));
    QTRY_VERIFY(model.rowCount() > 0);
    m_stage->write("notes.csv", "text,label\nstent,x\n");
    part<QPushButton>(*page, "checkAgain").click();
    QTRY_VERIFY(page->isComplete());
    QVERIFY(lines.isHidden()); // what it showed is mended
    QCOMPARE(model.rowCount(), 0);
}

void TestRecordsProblems::says_when_there_are_more_problems_than_listed()
{
    const auto page = checkedPage("text,label\n" + QByteArray("only one\n").repeated(1234));
    QCOMPARE(part<QTableView>(*page, "problems").model()->rowCount(), 1000);
    const QString words = textOf(*page, "checkVerdict");
    QVERIFY2(words.contains(QLocale().toString(1234)) && words.contains(QLocale().toString(1000)),
             qPrintable(words));
}

void TestRecordsProblems::a_text_that_was_likely_cut_is_listed_and_bars_nothing()
{
    const QByteArray cut = "text,label\nstent,x\n" + QByteArray("a").repeated(32'767) + ",y\n";
    const auto page = checkedPage(cut);
    const auto &problems = *part<QTableView>(*page, "problems").model();
    QCOMPARE(problems.rowCount(), 1);
    QCOMPARE(problems.index(0, 0).data().toString(), QStringLiteral("3"));
    QVERIFY(problems.index(0, 1).data().toString().contains(QLocale().toString(32'767)));
    QCOMPARE(textOf(*page, "countRecords"), QStringLiteral("2"));
    QVERIFY(textOf(*page, "checkVerdict").startsWith(QStringLiteral("Every line could be read.")));
    QCOMPARE(m_stage->session().records().scan()->problemCount, std::int64_t{0}); // which bar the next step
}

void TestRecordsProblems::what_ends_the_reading_is_shown_where_it_is()
{
    const auto page =
        checkedPage("text,label\nstent,x\n" + QByteArray("stent,y\n").repeated(60) + "\"open,z\n");
    QVERIFY(!page->isComplete());
    QVERIFY(!part<ErrorBox>(*page, "recordsError").isHidden());
    QVERIFY(textOf(*page, "checkVerdict").contains(QStringLiteral("63")));
    QCOMPARE(textOf(*page, "countRecords"), QStringLiteral("61"));

    QVERIFY(part(*page, "readAs").isHidden());
    part<QPushButton>(*page, "showLine").click();
    auto &lines = part<QTableView>(*page, "rawLines"); // the first: that of the message
    QTRY_COMPARE(lines.model()->rowCount(), 4);
    QCOMPARE(lines.model()->index(3, RawLineModel::Text).data().toString(), QStringLiteral("\"open,z"));

    m_stage->write("notes.csv", "text,label\nstent,x\n");
    part<QPushButton>(*page, "readAgain").click();
    QTRY_VERIFY(page->isComplete());
    QVERIFY(part<ErrorBox>(*page, "recordsError").isHidden());
    QVERIFY(part(*page, "showLine").isHidden());
}

void TestRecordsProblems::another_encoding_is_one_click_away()
{
    const auto page = pageWith("Gr\xF6\xDF"
                               "e,text,label\n1,r\xF6ntgen \xFC"
                               "ber den Bauch,Innere\n");
    QTRY_VERIFY(!part(*page, "readAs").isHidden());
    QVERIFY(!part<ErrorBox>(*page, "recordsError").isHidden());
    QVERIFY(!page->isComplete());

    part<QPushButton>(*page, "readAs").click();
    QCOMPARE(plan().records.encoding, std::optional<std::string>("windows-1252"));
    QTRY_VERIFY(m_stage->session().records().preview()
                && !m_stage->session().records().preview()->columns.empty());
    QVERIFY(part(*page, "readAs").isHidden());
    QCOMPARE(part<QTableView>(*page, "recordsPreview").model()->headerData(0, Qt::Horizontal).toString(),
             QString::fromUtf8("Gr\u00f6\u00dfe"));
    m_stage->session().undo();
    QVERIFY(!plan().records.encoding);
}

void TestRecordsProblems::another_encoding_found_late_is_one_click_away()
{
    const auto page = checkedPage("text,label\n" + QByteArray("plain,Innere\n").repeated(60'000)
                                  + "r\xF6ntgen \xFC"
                                    "ber den Bauch na\xEFve caf\xE9,Innere\n");
    QVERIFY(!part(*page, "readAs").isHidden());
    part<QPushButton>(*page, "readAs").click();
    QTRY_VERIFY(m_stage->session().records().scan() && m_stage->session().records().scan()->isComplete);
    QCOMPARE(m_stage->session().records().scan()->records, 60'001);
    QVERIFY(page->isComplete());
}

void TestRecordsProblems::reads_what_stewards_have_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("delimiter");
    QTest::addColumn<QString>("encoding");
    const auto utf16 = [](const char *text) {
        QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        return QByteArray(encoder(QString::fromUtf8(text)));
    };
    const char *const csv = "id,label,text\r\n1,Innere,\"R\u00f6ntgen, Bauch\"\r\n";
    const auto row =
        [](const char *what, const char *name, const QByteArray &bytes, std::array<const char *, 3> found) {
            QTest::newRow(what) << QString::fromLatin1(name) << bytes << QString::fromLatin1(found[0])
                                << QString::fromLatin1(found[1]) << QString::fromLatin1(found[2]);
        };
    row("semicolons",
        "n.csv",
        "id;label;text\r\n1;Innere;\"R\u00f6ntgen, Bauch\"\r\n",
        {"CSV", "semicolon", "UTF-8"});
    row("tabs", "n.tsv", "id\tlabel\ttext\n1\tInnere\tR\u00f6ntgen, Bauch\n", {"TSV", "tab", "UTF-8"});
    row("tabs in a text file",
        "n.txt",
        "id\tlabel\ttext\n1\tInnere\tR\u00f6ntgen, Bauch\n",
        {"CSV", "tab", "UTF-8"});
    row("JSON lines",
        "n.jsonl",
        "{\"id\":1,\"label\":\"Innere\",\"text\":\"R\\u00f6ntgen, Bauch\"}\n",
        {"JSON Lines", "", "UTF-8"});
    row("JSON lines under another name",
        "n.json",
        "{\"id\":1,\"label\":\"Innere\",\"text\":\"R\u00f6ntgen, Bauch\"}\n",
        {"JSON Lines", "", "UTF-8"});
    row("UTF-16 of a spreadsheet", "n.csv", utf16(csv), {"CSV", "comma", "UTF-16LE"});
    row("a byte-order mark", "n.csv", QByteArray("\xEF\xBB\xBF") + csv, {"CSV", "comma", "UTF-8"});
}

void TestRecordsProblems::reads_what_stewards_have()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, delimiter);
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    RecordsStep page(m_stage->session());
    page.initializePage();
    m_stage->files().answer = m_stage->write(name.toStdString(), bytes);
    part<QPushButton>(page, "chooseRecords").click();
    QTRY_VERIFY(m_stage->session().records().preview());

    const auto holds = [&](const char *chooser, const QString &expected) {
        return part<QComboBox>(page, chooser).currentText().contains(expected);
    };
    QFETCH(QString, format);
    QFETCH(QString, encoding);
    QVERIFY(holds("recordsFormat", format));
    QVERIFY(holds("recordsDelimiter", delimiter));
    QVERIFY(holds("recordsEncoding", encoding));
    QVERIFY(part<ErrorBox>(page, "recordsError").isHidden());

    part<QPushButton>(page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().records().scan());
    QCOMPARE(plan().records.textColumn, std::string("text"));
    const auto &rows = m_stage->session().records().preview()->rows;
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(rows[0].back()), QString::fromUtf8("R\u00f6ntgen, Bauch"));
    QCOMPARE(m_stage->session().records().scan()->labels.front().name, std::string("Innere"));
    QVERIFY(page.isComplete());
}

void TestRecordsProblems::a_file_is_dropped_anywhere_on_the_page()
{
    const auto page = confirmedPage();
    page->resize(720, 900);
    page->show();
    const QString other = m_stage->write("other.csv", "report\nstent\n");
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(other)});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(page.get(), &enter);
    QVERIFY(part(*page, "dropSign").isVisible()); // the page says what will happen
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(page.get(), &leave);
    QVERIFY(!part(*page, "dropSign").isVisible());

    QVERIFY(drop(*page, {QUrl::fromLocalFile(other)}));
    QCOMPARE(plan().records.file().filename().string(), std::string("other.csv"));
    QVERIFY(plan().records.textColumn.empty());
    QTRY_VERIFY(m_stage->session().records().preview());
    m_stage->session().undo();
    QCOMPARE(plan().records.file().filename().string(), std::string("notes.csv"));
}

void TestRecordsProblems::a_file_is_dropped_beside_the_column()
{
    m_stage = std::make_unique<PlanStage>();
    m_stage->createProject();
    QScrollArea window;
    auto *content = new QWidget;
    RecordsStep page(m_stage->session(), content);
    window.setWidget(content);
    window.show();
    page.initializePage();
    const QUrl file = QUrl::fromLocalFile(m_stage->write("notes.csv", threeNotes));

    page.hide(); // another page is shown
    QVERIFY(!window.viewport()->acceptDrops());
    page.show();
    QVERIFY(window.viewport()->acceptDrops());
    QVERIFY(drop(*window.viewport(), {file}));
    QCOMPARE(plan().records.file().filename().string(), std::string("notes.csv"));
}

void TestRecordsProblems::what_is_no_file_is_refused_in_words_data()
{
    QTest::addColumn<QStringList>("dropped"); // names in the test's folder, or addresses
    QTest::addColumn<QString>("words");
    QTest::newRow("one of two is gone") << QStringList{QStringLiteral("a.csv"), QStringLiteral("gone.csv")}
                                        << QStringLiteral("does not exist");
    QTest::newRow("web address") << QStringList{QStringLiteral("https://example.org/notes.csv")}
                                 << QStringLiteral("this computer");
    QTest::newRow("gone") << QStringList{QStringLiteral("gone.csv")} << QStringLiteral("does not exist");
}

void TestRecordsProblems::what_is_no_file_is_refused_in_words()
{
    QFETCH(QStringList, dropped);
    QFETCH(QString, words);
    const auto page = confirmedPage();
    m_stage->write("a.csv", "text\nx\n");
    QList<QUrl> urls;
    for (const QString &name : dropped)
        urls << (name.contains(QLatin1String("://"))
                     ? QUrl(name)
                     : QUrl::fromLocalFile(QString::fromStdString(m_stage->path(name.toStdString()))));
    QVERIFY(drop(*page, urls));
    auto &error = part<ErrorBox>(*page, "recordsError");
    QVERIFY(!error.isHidden());
    QVERIFY2(error.accessibleDescription().contains(words), qPrintable(error.accessibleDescription()));
    QCOMPARE(plan().records.file().filename().string(), std::string("notes.csv")); // as it was
    QVERIFY(page->isComplete());

    part<QPushButton>(error, "dismissError").click();
    QVERIFY(error.isHidden());
}

} // namespace tst_recordsproblems

QTEST_MAIN(tst_recordsproblems::TestRecordsProblems)
#include "tst_recordsproblems.moc"
