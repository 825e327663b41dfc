#include "core/package/text/Csv.h"
#include "core/package/text/Prose.h"

#include <QTest>

#include <clocale>

namespace tst_release_parts {

using namespace core::package;
using Rows = std::vector<std::vector<std::string>>;

namespace {

struct Read
{
    Rows rows;
    std::optional<std::string> problem;
};

// Byte by byte, so that every state is carried over a piece's end.
Read readCsv(const std::string &text)
{
    Read read;
    CsvRows rows([&read](std::size_t, std::vector<std::string> &fields) { read.rows.push_back(fields); });
    for (const char c : text)
        rows.add({&c, 1});
    read.problem = rows.finish();
    return read;
}

} // namespace

class ReleasePartsTest : public QObject
{
    Q_OBJECT

private slots:
    void quoted_fields_come_back_as_they_were_data()
    {
        QTest::addColumn<QString>("field");
        QTest::newRow("empty") << "";
        QTest::newRow("comma") << "a, b";
        QTest::newRow("quotes") << "\"\"a\"";
        QTest::newRow("line breaks") << "a\nb\r\nc\rd\n";
        QTest::newRow("outside ASCII") << QString::fromUtf8("Ménière \xf0\x9f\xab\x80");
        QTest::newRow("only a quote") << "\"";
    }
    void quoted_fields_come_back_as_they_were()
    {
        QFETCH(QString, field);
        const std::string text = field.toStdString();
        const Read read = readCsv("x," + csvQuoted(text) + "," + csvQuoted(text) + "\n");
        QVERIFY(!read.problem);
        QVERIFY(read.rows == (Rows{{"x", text, text}}));
    }

    void quotes_as_RFC_4180_says() { QCOMPARE(csvQuoted("a \"b\", c"), std::string("\"a \"\"b\"\", c\"")); }

    void reads_rows_that_end_in_CRLF()
    {
        const Read read = readCsv("a,\"b\"\r\nc,d\r\n");
        QVERIFY(!read.problem);
        QVERIFY(read.rows == (Rows{{"a", "b"}, {"c", "d"}}));
    }

    void rejects_malformed_csv_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("unclosed quote") << QByteArray("a,\"b\n");
        QTest::newRow("quote inside a plain field") << QByteArray("a,b\"c\n");
        QTest::newRow("text after a closing quote") << QByteArray("a,\"b\"c\n");
        QTest::newRow("no line end") << QByteArray("a,b");
        QTest::newRow("ends after a closing quote") << QByteArray("a,\"b\"");
        QTest::newRow("mixed line ends") << QByteArray("a\nb\r\n");
        QTest::newRow("bare carriage return") << QByteArray("a\rb\n");
        QTest::newRow("carriage return before a line end") << QByteArray("a\r\r\n");
        QTest::newRow("empty line") << QByteArray("a\n\nb\n");
        QTest::newRow("empty line at the end") << QByteArray("a\n\n");
        QTest::newRow("space behind a closing quote") << QByteArray("\"a\" ,b\n");
    }
    void rejects_malformed_csv()
    {
        QFETCH(QByteArray, text);
        QVERIFY(readCsv(text.toStdString()).problem);
    }

    void a_problem_names_its_row()
    {
        QCOMPARE(*readCsv("a\nb\rc\n").problem,
                 std::string("row 2: is not as a row is written: a carriage return or an empty line stands "
                             "outside quotes"));
        QCOMPARE(*readCsv("a\nb\n\"c\n").problem, std::string("row 3: its quote is never closed"));
        QCOMPARE(*readCsv("a\nb\"\n").problem,
                 std::string("row 2: a quote stands inside a field without being doubled"));
        QCOMPARE(*readCsv("a\n\"b\"").problem, std::string("row 2: the file ends in the middle of it"));
    }

    void rejects_a_row_that_never_ends()
    {
        CsvRows rows([](std::size_t, std::vector<std::string> &) {});
        const std::string piece(std::size_t{1} << 20, 'x');
        for (int i = 0; i < 5; ++i)
            rows.add(piece);
        QVERIFY(rows.finish());
    }

    void prose_is_one_line_without_control_characters()
    {
        QCOMPARE(oneLine(" a\n\n b\t\x01 c \xe2\x80\xae"
                         "d\xe2\x80\xa8 e "),
                 std::string("a b c d e"));
        QVERIFY(oneLine("caf\xe9").find("\xef\xbf\xbd") != std::string::npos);
    }

    void prose_is_no_markup()
    {
        QCOMPARE(markdown("a|b <script> [x](y) *z* `q` \\"),
                 std::string("a\\|b \\<script\\> \\[x\\](y) \\*z\\* \\`q\\` \\\\"));
        QCOMPARE(markdown(" \n "), std::string("not given"));
    }

    void numbers_do_not_depend_on_the_locale()
    {
        // A comma for a point; where the locale is not installed, the values are checked all the same.
        (void)std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
        QCOMPARE(millionths(4'000'000), std::string("4"));
        QCOMPARE(millionths(333'334), std::string("0.333334"));
        QCOMPARE(millionths(1'500'000), std::string("1.5"));
        QCOMPARE(trillionths(1'000'000), std::string("0.000001"));
        QCOMPARE(trillionths(2'000'000'000'001), std::string("2.000000000001"));
        QCOMPARE(decimals(-2.25, 1), std::string("-2.2"));
        QCOMPARE(roundedUp(73.1058, 1), std::string("73.2"));
        (void)std::setlocale(LC_NUMERIC, "C");
    }
};

} // namespace tst_release_parts

QTEST_APPLESS_MAIN(tst_release_parts::ReleasePartsTest)
#include "tst_release_parts.moc"
