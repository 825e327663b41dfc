#include "tests/ui/RecordsPageTest.h"
#include "ui/widgets/ErrorBox.h"

#include <QComboBox>
#include <QTableView>

namespace tst_recordsfile {

using ui::ErrorBox;
using ui::RecordsStep;

class TestRecordsFile : public RecordsPageTest
{
    Q_OBJECT

private slots:
    void blocks_without_a_file();
    void shows_what_was_recognised();
    void shows_rows_in_one_line_without_a_tool_tip();
    void lists_problems_by_line_and_blocks();
    void reads_anew_with_another_delimiter();
    void says_what_is_wrong_with_the_file_data();
    void says_what_is_wrong_with_the_file();
    void tries_again_after_the_file_is_mended();
    void follows_undo_of_the_file();
    void begins_anew_with_another_file();
    void is_read_again_when_a_project_is_opened();
};

void TestRecordsFile::blocks_without_a_file()
{
    PlanStage stage;
    stage.createProject();
    RecordsStep page(stage.session());
    page.initializePage();

    QVERIFY(!page.isComplete());
    QVERIFY(page.whyIncomplete().contains(QStringLiteral("file")));
    QVERIFY(page.isPrivateZone());
}

void TestRecordsFile::shows_what_was_recognised()
{
    const auto page = pageWith("text;label\nstent;Cardiology\n");

    QTRY_VERIFY(m_stage->session().records().preview());
    QCOMPARE(textOf(*page, "recordsName"), QStringLiteral("notes.csv"));
    QVERIFY(part<QComboBox>(*page, "recordsDelimiter").currentText().contains(QStringLiteral("semicolon")));
    QVERIFY(part<QComboBox>(*page, "recordsEncoding").currentText().contains(QStringLiteral("UTF-8")));
    QVERIFY(!plan().records.delimiter); // recognised, not chosen
}

void TestRecordsFile::shows_rows_in_one_line_without_a_tool_tip()
{
    const auto page = pageWith(threeNotes);
    QTRY_VERIFY(m_stage->session().records().preview());
    const QModelIndex cell = part<QTableView>(*page, "recordsPreview").model()->index(0, 1);

    QCOMPARE(cell.data().toString(), QStringLiteral("chest pain, at night"));
    QVERIFY(!cell.data(Qt::ToolTipRole).isValid());
}

void TestRecordsFile::lists_problems_by_line_and_blocks()
{
    const auto page = pageWith("text,label\nstent,Cardiology\nonly one\nseizure,Neurology\n");
    QTRY_VERIFY(m_stage->session().records().preview());
    part<QPushButton>(*page, "confirmRoles").click();
    QTRY_VERIFY(m_stage->session().records().scan());

    auto &problems = part<QTableView>(*page, "problems");
    QCOMPARE(problems.model()->rowCount(), 1);
    QCOMPARE(problems.model()->index(0, 0).data().toString(), QStringLiteral("3"));
    QVERIFY(problems.model()->index(0, 1).data().toString().contains(QStringLiteral("1 found")));
    QVERIFY(!page->isComplete());
    QVERIFY(page->whyIncomplete().contains(QStringLiteral("lines")));

    m_stage->write("notes.csv", "text,label\nstent,Cardiology\nmended,Cardiology\n");
    part<QPushButton>(*page, "checkAgain").click();
    QTRY_VERIFY(page->isComplete());
    QCOMPARE(problems.model()->rowCount(), 0);
}

void TestRecordsFile::reads_anew_with_another_delimiter()
{
    const auto page = pageWith("text;x,label\nstent;y,Cardiology\n");
    QTRY_VERIFY(m_stage->session().records().preview());

    auto &delimiter = part<QComboBox>(*page, "recordsDelimiter");
    const int semicolon = delimiter.findText(QStringLiteral("semicolon"));
    delimiter.setCurrentIndex(semicolon);
    emit delimiter.activated(semicolon);

    QTRY_VERIFY(m_stage->session().records().preview()
                && m_stage->session().records().preview()->delimiter == ';');
    QCOMPARE(part<QTableView>(*page, "recordsPreview").model()->headerData(1, Qt::Horizontal).toString(),
             QStringLiteral("x,label"));
    m_stage->session().undo();
    QTRY_VERIFY(m_stage->session().records().preview()
                && m_stage->session().records().preview()->delimiter == ',');
}

void TestRecordsFile::says_what_is_wrong_with_the_file_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("empty") << QByteArray() << QStringLiteral("notes.csv");
    QTest::newRow("not UTF-8") << QByteArray("text,label\nna\xEFve,x\n") << QStringLiteral("Line 2");
    QTest::newRow("unclosed quote") << QByteArray("text,label\n\"stent,x\n") << QStringLiteral("Line 2");
    QTest::newRow("binary") << QByteArray("PK\x03\x04\x00\x00\x00", 7) << QStringLiteral("notes.csv");
}

void TestRecordsFile::says_what_is_wrong_with_the_file()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const auto page = pageWith(bytes);

    auto &error = part<ErrorBox>(*page, "recordsError");
    QTRY_VERIFY(!error.isHidden());
    QVERIFY2(error.detail().contains(expected), qPrintable(error.detail()));
    QVERIFY(!error.detail().contains(QStringLiteral("stent"))); // never text of a record
    QVERIFY(!page->isComplete());
    QVERIFY(!page->whyIncomplete().isEmpty());
}

void TestRecordsFile::tries_again_after_the_file_is_mended()
{
    const auto page = pageWith("text,label\n\"stent,x\n");
    QTRY_VERIFY(!part<ErrorBox>(*page, "recordsError").isHidden());

    m_stage->write("notes.csv", "text,label\nstent,x\n");
    part<QPushButton>(*page, "readAgain").click();

    QTRY_VERIFY(part<ErrorBox>(*page, "recordsError").isHidden());
    QCOMPARE(m_stage->session().records().preview()->rows.size(), std::size_t{1});
}

void TestRecordsFile::follows_undo_of_the_file()
{
    const auto page = pageWith("");
    QTRY_VERIFY(!part<ErrorBox>(*page, "recordsError").isHidden());

    m_stage->session().undo();

    QVERIFY(plan().records.file().empty());
    QVERIFY(part<ErrorBox>(*page, "recordsError").isHidden());
    QVERIFY(!part(*page, "chooseRecords").isHidden());
}

void TestRecordsFile::begins_anew_with_another_file()
{
    const auto page = confirmedPage();
    declareShown(*page);

    m_stage->files().answer = m_stage->write("other.csv", "report\nstent\n");
    part<QPushButton>(*page, "changeRecords").click();

    QVERIFY(plan().records.textColumn.empty());
    QVERIFY(plan().labels.empty());
    QVERIFY(!page->isComplete());
    QTRY_VERIFY(m_stage->session().records().preview()
                && m_stage->session().records().preview()->columns.size() == 1);
}

void TestRecordsFile::is_read_again_when_a_project_is_opened()
{
    const auto page = confirmedPage();
    declareShown(*page);
    QVERIFY(m_stage->session().save());

    QVERIFY(m_stage->session().open(m_stage->path("projects/test.keyseed")));
    QVERIFY(!m_stage->session().records().scan());
    page->initializePage();

    QTRY_VERIFY(m_stage->session().records().scan());
    QVERIFY(page->isComplete());
    QCOMPARE(textOf(*page, "countWithoutLabel"), QStringLiteral("0"));
}

} // namespace tst_recordsfile

QTEST_MAIN(tst_recordsfile::TestRecordsFile)
#include "tst_recordsfile.moc"
