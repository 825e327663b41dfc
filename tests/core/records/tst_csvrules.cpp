#include "core/records/HeaderRow.h"
#include "core/records/Preview.h"
#include "core/records/csv/Quoting.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_csvrules {

using namespace core::records;

class TestCsvRules : public QObject
{
    Q_OBJECT
private slots:
    void reads_what_programs_write_data();
    void reads_what_programs_write();
    void tells_where_a_quote_swallows_rows();
    void takes_lists_in_a_quoted_cell();
    void a_row_of_one_person_is_not_read_into_that_of_another();
    void tells_how_quotes_are_escaped();
    void finds_the_names_below_titles_data();
    void finds_the_names_below_titles();
    void shows_the_row_of_the_names();
    void tells_which_row_has_the_names();
    void takes_the_given_row();
    void a_file_of_one_column_has_no_title();
    void tells_where_a_zero_byte_is();
};

namespace {

using Texts = std::vector<std::string>;

Texts textsOf(const Source &source)
{
    const Reading reading = readAll(source);
    Texts texts;
    for (const Record &record : reading.records)
        texts.push_back(record.text);
    if (reading.error)
        texts.push_back(reading.error->detail.substr(source.file().string().size()));
    return texts;
}

} // namespace

void TestCsvRules::reads_what_programs_write_data()
{
    QTest::addColumn<QString>("quoting");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected"); // texts with | between them
    const auto row = [](const char *name, const char *quoting, const char *bytes, const char *expected) {
        QTest::newRow(name) << QString(quoting) << QByteArray(bytes) << QByteArray(expected);
    };
    row("Spark", "backslash", "id,text\n1,\"a \\\"b\\\", c\"\n2,\"d \\\\ e\"\n", "a \"b\", c|d \\ e");
    row("Spark, several lines", "backslash", "id,text\n1,\"a\n\\\"b\\\"\"\n2,c\n", "a\n\"b\"|c");
    row("a doubled quote", "backslash", "id,text\n1,\"a \"\"b\"\"\"\n", "a \"b\"");
    row("COPY of PostgreSQL",
        "backslash",
        "id\ttext\n1\ta\\tb\\nc\n2\t\\N\n3\tNone \\\\N\n",
        "a\tb\nc||None \\N");
    row("COPY, a quote first",
        "backslash",
        "id\ttext\tx\n1\t\"Ache\" he said\t2\n2\tb\t3\n",
        "\"Ache\" he said|b");
    row("MySQL", "backslash", "id,text\n1,a\\, b\\\nc\n2,d\n", "a, b\nc|d");
    row("another pair", "backslash", "id,text\n1,and\\or \\d\n", "and\\or \\d");
    row("none", "none", "id\ttext\n1\t\"a\n2\tb\"\n3\t6\" \"c\"\n", "\"a|b\"|6\" \"c\"");
    row("single", "single", "id,text\n1,'a ''b'', \"c\"'\n2,'d\ne'\n", "a 'b', \"c\"|d\ne");
    row("standard", "standard", "id,text\n1,\"a \"\"b\"\"\"\n", "a \"b\"");
}

void TestCsvRules::reads_what_programs_write()
{
    QFETCH(QString, quoting);
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const RecordFile file(bytes.toStdString());
    Source source = file.source();
    source.quoting = quotingNamed(quoting.toStdString());
    QVERIFY(source.quoting);
    QByteArrayList texts;
    for (const std::string &text : textsOf(source))
        texts.append(QByteArray::fromStdString(text));
    QCOMPARE(texts.join('|'), expected);
}

void TestCsvRules::tells_where_a_quote_swallows_rows()
{
    std::string bytes = "id\tperson\ttext\n0\tp\tfirst\n1\tp\t\"opens\n";
    for (int i = 2; i < 9; ++i)
        bytes += std::to_string(i) + "\tq\tother\n";
    bytes += "9\tr\tcloses\"\n10\tr\tlast\n";
    const RecordFile file(bytes, "n.tsv");
    QCOMPARE(
        textsOf(file.source()),
        (Texts{"first",
               ":3: a quote opens a cell here, and the lines up to 11 look like rows of their own; close "
               "the quote, or set records.quoting: \"none\" where quotes are characters of the texts, "
               "\"standard\" where the cell is right"}));
    Source source = file.source();
    source.quoting = Quoting::None;
    QCOMPARE(textsOf(source).size(), std::size_t{11});
    source.quoting = Quoting::Standard;
    QCOMPARE(textsOf(source).size(), std::size_t{3});
    core::NoControl control;
    const auto scanned = scan(file.source(), control);
    QVERIFY(scanned && scanned->problems.size() == 1);
    QVERIFY(scanned->problems[0].facts.kind == ProblemKind::SwallowedRows);
    QCOMPARE(scanned->problems[0].facts.expected, std::int64_t{11});
    QCOMPARE(scanned->records, std::int64_t{2});

    const RecordFile commas("id,text\n1,\"a\n2,b\n3,c\"\n4,d\n");
    QVERIFY(textsOf(commas.source()).front().starts_with(":2: a quote opens a cell here"));
}

void TestCsvRules::takes_lists_in_a_quoted_cell()
{
    const RecordFile file("id,label,text\n1,A,\"Drugs:\naspirin, daily, oral\nheparin, daily, iv\"\n2,A,b\n");
    QCOMPARE(textsOf(file.source()), (Texts{"Drugs:\naspirin, daily, oral\nheparin, daily, iv", "b"}));
    const RecordFile tabs("id\tlabel\ttext\n1\tA\t\"one\ntwo\"\n2\tA\tb\n", "n.tsv");
    QCOMPARE(textsOf(tabs.source()), (Texts{"one\ntwo", "b"}));
}

// Quoting is a choice for the file; it never follows from what a record holds.
void TestCsvRules::a_row_of_one_person_is_not_read_into_that_of_another()
{
    for (const char *canary : {"\"", "\"x", "x\"", "\\", "'", "\"\"", "\\\"", "#", "sep=;"}) {
        const RecordFile file("id\ttext\n1\tmine\n2\t" + std::string(canary) + "\n3\tyours\n", "n.tsv");
        Source source = file.source();
        source.quoting = Quoting::None;
        QCOMPARE(textsOf(source), (Texts{"mine", canary, "yours"}));
    }
}

void TestCsvRules::tells_how_quotes_are_escaped()
{
    const RecordFile file("id,text\n1,\"he said \\\"no\\\"\"\n");
    QVERIFY(textsOf(file.source()).front().ends_with("set records.quoting to \"backslash\""));
    const RecordFile single("'id','text'\n'1','a'\n");
    QVERIFY(textsOf(single.source()).front().ends_with("set records.quoting to \"single\""));
}

void TestCsvRules::finds_the_names_below_titles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a title") << QByteArray("Report of 2024\n\nid;text\n1;a\n2;b\n");
    QTest::newRow("a title with empty cells") << QByteArray("Report;;\n;;\nid;text;x\n1;a;2\n2;b;3\n");
    QTest::newRow("Excel's separator") << QByteArray("sep=;\r\nid;text\r\n1;a\r\n2;b\r\n");
    QTest::newRow("a separator in quotes") << QByteArray("\"sep=|\"\nid|text\n1|a\n2|b\n");
    QTest::newRow("comments") << QByteArray("# made by x, 2024\n#\n#kept\nid,text\n1,a\n2,b\n");
    QTest::newRow("names behind #") << QByteArray("#id,text\n1,a\n2,b\n");
    QTest::newRow("names alone") << QByteArray("id,text\n1,a\n2,b\n");
}

void TestCsvRules::finds_the_names_below_titles()
{
    QFETCH(QByteArray, bytes);
    const RecordFile file(bytes.toStdString());
    QCOMPARE(textsOf(file.source()), (Texts{"a", "b"}));
}

void TestCsvRules::shows_the_row_of_the_names()
{
    const RecordFile file("Report of 2024\n\nid;text\n1;a\n");
    const auto shown = preview(file.source());
    QVERIFY(shown);
    QCOMPARE(shown->headerRow, std::int64_t{3});
    QCOMPARE(shown->delimiter, std::optional(';'));
    QCOMPARE(shown->columns, (Texts{"id", "text"}));
    const RecordFile alone("My own texts\na\nb\n");
    QCOMPARE(preview(alone.source())->columns, Texts{"My own texts"});
    QCOMPARE(preview(alone.source())->rows.size(), std::size_t{2});
}

void TestCsvRules::tells_which_row_has_the_names()
{
    const RecordFile file("Report,of,2024\nx,y,z\nid,label,text\n1,A,a\n");
    const Texts told = textsOf(file.source());
    QVERIFY2(told.back().ends_with("line 3 names the columns: set records.headerRow to 3"),
             told.back().c_str());
    Source source = file.source();
    source.headerRow = 3;
    QCOMPARE(textsOf(source), Texts{"a"});
}

void TestCsvRules::takes_the_given_row()
{
    const RecordFile file("a \"quote\n\"\n\nid,text\n1,a\n");
    Source source = file.source();
    source.headerRow = 4;
    QCOMPARE(textsOf(source), Texts{"a"});
    for (const std::int64_t row : {3, 9}) {
        source.headerRow = row;
        QVERIFY(textsOf(source).back().find("line " + std::to_string(row) + " is empty or not there")
                != std::string::npos);
    }
}

void TestCsvRules::a_file_of_one_column_has_no_title()
{
    const RecordFile file("text\na\nb\n");
    QCOMPARE(textsOf(file.source()), (Texts{"a", "b"}));
    // A record that looks like a header must not become one.
    const RecordFile wrong("id,note\n1,a\nx,y\ntext,label\n");
    QVERIFY(readAll(wrong.source()).error.has_value());
}

void TestCsvRules::tells_where_a_zero_byte_is()
{
    const std::string bytes("id,label,text\n1,A,pneu\0monia, which goes on for some time\n2,A,asthma\n", 71);
    const RecordFile file(bytes);
    QCOMPARE(
        textsOf(file.source()).back(),
        std::string(": byte 23 (line 2, column 9) is zero (NUL), which no text has; remove it, or export "
                    "the file again"));
    core::NoControl control;
    QVERIFY(scan(file.source(), control)->problems.front().facts.kind == ProblemKind::ZeroByte);
}

} // namespace tst_csvrules

QTEST_APPLESS_MAIN(tst_csvrules::TestCsvRules)
#include "tst_csvrules.moc"
