#include "core/records/Preview.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_recordtext {

using namespace core::records;

namespace {

class Control final : public core::JobControl
{
public:
    explicit Control(bool isCancelled = false)
        : m_isCancelled(isCancelled)
    {}
    bool isCancelled() const override { return m_isCancelled; }
    void report(double, std::string_view) override {}

private:
    bool m_isCancelled;
};

core::Result<std::optional<std::string>> textAt(const Source &source, std::size_t place)
{
    Control control;
    return recordText(source, place, control);
}

} // namespace

/// The text of a record as a person looks at it.
class TestRecordText : public QObject
{
    Q_OBJECT

private slots:
    void gives_whole_what_a_preview_cuts();
    void counts_records_as_a_preview_counts_rows_data();
    void counts_records_as_a_preview_counts_rows();
    void has_nothing_behind_the_last();
    void reads_no_file_of_labels();
    void stops_when_it_is_cancelled();
    void names_a_file_that_is_not_there();
};

void TestRecordText::gives_whole_what_a_preview_cuts()
{
    const std::string note(3 * Preview::maximumCellBytes, 'x');
    const RecordFile file("id,text\n1," + note + "\n");
    QCOMPARE(preview(file.source())->rows.at(0).at(1).size(), Preview::maximumCellBytes);
    QCOMPARE(*textAt(file.source(), 0), std::optional(note));
}

void TestRecordText::counts_records_as_a_preview_counts_rows_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::newRow("csv") << QByteArray("id,text\n1,one\n2,\n3,\"th\nree\"\n") << QStringLiteral("n.csv");
    QTest::newRow("jsonl") << QByteArray("{\"id\":1,\"text\":\"one\"}\n{\"id\":2,\"text\":\"\"}\n"
                                         "{\"id\":3,\"text\":\"th\\nree\"}\n")
                           << QStringLiteral("n.jsonl");
}

void TestRecordText::counts_records_as_a_preview_counts_rows()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    const auto shown = preview(file.source());
    QCOMPARE(shown->columns, (std::vector<std::string>{"id", "text"}));
    QCOMPARE(shown->rows.size(), std::size_t{3});
    for (std::size_t row = 0; row < 3; ++row)
        QCOMPARE(*textAt(file.source(), row), std::optional(shown->rows[row][1]));
}

void TestRecordText::has_nothing_behind_the_last()
{
    const RecordFile file("text\none\n");
    const auto text = textAt(file.source(), 1);
    QVERIFY(text.has_value());
    QVERIFY(!text->has_value());
}

void TestRecordText::reads_no_file_of_labels()
{
    const RecordFile file("text,stay\none,7\n");
    Source source = file.source();
    source.personColumn = "nobody";
    source.labelPattern = "(";
    source.join = {.files = {"/there/is/none.csv"}, .on = "stay", .key = {}, .labelColumn = "icd"};
    QCOMPARE(*textAt(source, 0), std::optional<std::string>("one"));
}

void TestRecordText::stops_when_it_is_cancelled()
{
    const RecordFile file("text\none\n");
    Control control(true);
    const auto text = recordText(file.source(), 0, control);
    QVERIFY(!text.has_value());
    QCOMPARE(text.error().code, core::ErrorCode::Cancelled);
}

void TestRecordText::names_a_file_that_is_not_there()
{
    Source source;
    source.files = {"/there/is/none.csv"};
    source.textColumn = "text";
    const auto text = textAt(source, 0);
    QVERIFY(!text.has_value());
    QCOMPARE(text.error().code, core::ErrorCode::NotFound);
    QVERIFY(text.error().detail.find("none.csv") != std::string::npos);
}

} // namespace tst_recordtext

QTEST_GUILESS_MAIN(tst_recordtext::TestRecordText)
#include "tst_recordtext.moc"
