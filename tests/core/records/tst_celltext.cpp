#include "core/records/Format.h"
#include "core/records/documents/CellText.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_celltext {

using namespace core::records;

class TestCellText : public QObject
{
    Q_OBJECT
private slots:
    void converts_markup_data();
    void converts_markup();
    void converts_the_cells_of_each_format();
    void a_text_file_is_converted_once();
    void tells_what_a_workbook_is_data();
    void tells_what_a_workbook_is();
};

void TestCellText::converts_markup_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("a page",
        "<html><head><style>p.head{}</style></head><body><font "
        "face=\"Arial\">heart<br>failure</font></body></html>",
        "heart\nfailure");
    row("tags in a text", "Chest pain.<br/>\nNo <b>fever</b>.", "Chest pain.\n\nNo fever.");
    row("RTF",
        "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 heart\\~failure\\par fever\\par}",
        "heart failure\nfever");
    row("references", "R&amp;D, 5&nbsp;mg, &#8804; 3 &lt; 4", "R&D, 5 mg, \u2264 3 < 4");
    row("escaped tags", "&lt;p&gt;fever&lt;/p&gt;", "fever");
    row("comparisons", "BP <120 & > 80, Hb<9, a<b and b>c", "BP <120 & > 80, Hb<9, a<b and b>c");
    row("names in brackets",
        "<NAME> saw <A> at <HOSPITAL>; AT&T; x &y; &unknown;",
        "<NAME> saw <A> at <HOSPITAL>; AT&T; x &y; &unknown;");
    row("an address", "<miller@example.org>", "<miller@example.org>");
    row("braces", "{rtf} {\\r", "{rtf} {\\r");
    row("empty", "", "");
}

void TestCellText::converts_markup()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    std::string converted = text.toStdString();
    convertMarkup(converted);
    QCOMPARE(QString::fromStdString(converted), expected);
}

void TestCellText::converts_the_cells_of_each_format()
{
    for (const auto &[name, bytes] : {std::pair{"n.csv", "text\n<p>fever</p>\n"},
                                      std::pair{"n.tsv", "id\ttext\n1\t<p>fever</p>\n"},
                                      std::pair{"n.jsonl", "{\"text\":\"<p>fever</p>\"}\n"}}) {
        const Reading reading = readAll(RecordFile(bytes, name).source());
        QVERIFY2(!reading.error, name);
        QCOMPARE(reading.records.at(0).text, std::string("fever"));
    }
}

void TestCellText::a_text_file_is_converted_once()
{
    const RecordFile file("<p>The tag &lt;b&gt;</p>", "n.html");
    QCOMPARE(readAll(file.source()).records.at(0).text, std::string("The tag <b>"));
}

void TestCellText::tells_what_a_workbook_is_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("HTML") << QByteArray("<html><body><table><tr><td>id</td></tr></table></body></html>")
                          << QByteArray("an HTML table");
    QTest::newRow("XML Spreadsheet") << QByteArray(
        "<?xml version=\"1.0\"?><Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\"/>")
                                     << QByteArray("an XML Spreadsheet 2003");
    QTest::newRow("MHTML") << QByteArray("MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n")
                           << QByteArray("a web archive (MHTML)");
}

void TestCellText::tells_what_a_workbook_is()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, kind);
    const RecordFile file(bytes.toStdString(), "n.xls");
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error);
    QCOMPARE(QByteArray::fromStdString(reading.error->detail.substr(file.path().string().size())),
             ": this is " + kind
                 + " that calls itself a workbook; open it in a spreadsheet program and save it as .xlsx or "
                   "as CSV");
}

} // namespace tst_celltext

QTEST_APPLESS_MAIN(tst_celltext::TestCellText)
#include "tst_celltext.moc"
