#include "core/records/documents/DocumentText.h"

#include <QTest>

#include <chrono>

namespace tst_htmltext {

using core::records::plainTextOfHtml;

class TestHtmlText : public QObject
{
    Q_OBJECT

private slots:
    void shows_what_a_browser_shows_data();
    void shows_what_a_browser_shows();
    void a_declared_encoding_is_not_heeded();
    void bytes_that_are_no_utf8_become_a_mark();
    void elements_without_end_lose_no_text();
    void deep_nesting_takes_no_long_time_data();
    void deep_nesting_takes_no_long_time();
    void long_tags_take_no_long_time_data();
    void long_tags_take_no_long_time();
    void long_tags_lose_no_text_data();
    void long_tags_lose_no_text();
    void a_file_is_not_opened();
};

void TestHtmlText::shows_what_a_browser_shows_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *html, const char *text) {
        QTest::addRow("%s", name) << QByteArray(html) << QByteArray(text);
    };
    row("nothing", "", "");
    row("plain text", "Chest pain.", "Chest pain.");
    row("white space is folded", "  Chest \r\n\t pain.  ", "Chest pain.");
    row("between elements too", "a <b> b</b> <i>c</i>d", "a b cd");
    row("blocks", "<p>one</p><p>two<div>three</div>four", "one\ntwo\nthree\nfour");
    row("blocks in blocks are one break", "<div><div><p>one</p></div></div><div>two</div>", "one\ntwo");
    row("br", "one<br>two<BR/>three<br><br>five", "one\ntwo\nthree\n\nfive");
    row("lists", "<ul><li>one<li>two</ul>three", "one\ntwo\nthree");
    row("tables", "<table><tr><th>a<th>b<tr><td>1</td><td>2</td></tr></table>c", "a\tb\n1\t2\nc");
    row("headings", "<h1>Plan</h1>Rest", "Plan\nRest");
    row("head, scripts and styles",
        "<html><head><title>T</title><style>p{}</style></head><body>a<script>if (a<b) x='</p>';</script>b"
        "<style>x</style></body></html>",
        "ab");
    row("entities", "a&lt;b &amp; c &eacute;&#233;&#xE9; &mu;g&nbsp;x", "a<b & c ééé μg x");
    row("what is no entity", "R&D &unknown; 5 &", "R&D &unknown; 5 &");
    row("a sign that is no tag", "RR < 120 and > 80", "RR < 120 and > 80");
    row("comments", "a<!-- <p>not --> b", "a b");
    row("pre", "x<pre>\n  a\n    b\t1\n</pre>y  z", "x\n  a\n    b\t1\ny z");
    row("attributes", "<p title='a > b' onclick=\"<i>\">text</p>", "text");
    row("broken off in a tag", "one <b", "one");
    row("end tags alone", "</p>one</div></b>", "one");
    row("doctype",
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://a.example/x.dtd\">one",
        "one");
    row("of Word", "<p class=MsoNormal><o:p>&nbsp;</o:p></p><p><span lang=EN-US>one</span></p>", "one");
}

void TestHtmlText::shows_what_a_browser_shows()
{
    QFETCH(QByteArray, html);
    const std::string text = plainTextOfHtml(html.toStdString());
    QTEST(QByteArray::fromStdString(text), "text");
}

void TestHtmlText::a_declared_encoding_is_not_heeded()
{
    QCOMPARE(plainTextOfHtml("<html><head><meta charset=\"iso-8859-1\"></head><body>é</body></html>"),
             std::string("é"));
    QCOMPARE(plainTextOfHtml("<meta http-equiv='Content-Type' content='text/html; charset=utf-16'>é ü"),
             std::string("é ü"));
}

void TestHtmlText::bytes_that_are_no_utf8_become_a_mark()
{
    QCOMPARE(plainTextOfHtml("a\xFF"
                             "b é <p>c"),
             std::string("a\uFFFD"
                         "b é\nc"));
    QCOMPARE(plainTextOfHtml("\xEF\xBB\xBF<p>\u00E9"), std::string("\u00E9"));
    // What looks like a text in a wide encoding is none any more.
    QCOMPARE(plainTextOfHtml(std::string_view("a\0<\0b\0", 6)), std::string("a < b"));
    QCOMPARE(plainTextOfHtml(std::string_view("a\0b", 3)), std::string("a b"));
}

void TestHtmlText::elements_without_end_lose_no_text()
{
    std::string html;
    std::string expected;
    for (int i = 0; i < 5000; ++i) {
        html += "<font size=2>w" + std::to_string(i) + (i % 7 == 0 ? "<br/>" : " ");
        expected += "w" + std::to_string(i) + (i % 7 == 0 ? "\n" : " ");
    }
    expected.pop_back();
    QCOMPARE(plainTextOfHtml(html), expected);
}

void TestHtmlText::deep_nesting_takes_no_long_time_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("end");
    QTest::addRow("blocks") << QByteArray("<div>") << QByteArray("</span>");
    QTest::addRow("bold") << QByteArray("<b>") << QByteArray("</i>");
    QTest::addRow("tables") << QByteArray("<table><tr><td>") << QByteArray("</p>");
    QTest::addRow("comments") << QByteArray("<!--") << QByteArray("--");
    QTest::addRow("signs") << QByteArray("<") << QByteArray("&");
    QTest::addRow("attributes") << QByteArray("<a b='") << QByteArray("=");
    QTest::addRow("scripts") << QByteArray("<script>") << QByteArray("</scrip");
}

void TestHtmlText::deep_nesting_takes_no_long_time()
{
    // A time that grew with the square of the size would be hours here.
    QFETCH(QByteArray, piece);
    QFETCH(QByteArray, end);
    const std::string html = (piece.repeated(300'000) + end.repeated(300'000)).toStdString();
    const auto start = std::chrono::steady_clock::now();
    static_cast<void>(plainTextOfHtml(html));
    QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(60));
}

void TestHtmlText::long_tags_take_no_long_time_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("text");
    QByteArray names;
    QByteArray values;
    for (int i = 0; i < 300'000; ++i) {
        const QByteArray name = "a" + QByteArray::number(i);
        names += " " + name;
        values += name + "=\"\"";
    }
    const auto row = [](const char *name, const QByteArray &html, const QByteArray &text) {
        QTest::addRow("%s", name) << html << text;
    };
    row("names", "<p" + names + ">one</p>", "one");
    row("values without blanks", "<p x=''" + values + ">one</p>", "one");
    row("broken off", "one<p" + names, "one");
    row("behind a comment that ends otherwise", "<!-- --!>one<p" + names + ">", "one");
    row("behind a script without text", "<script/>one<p" + names + ">", "one");
    row("many comments", QByteArray("<!-- -->").repeated(300'000) + "one", "one");
    row("many tags that are not long", QByteArray("<p a b c d e f=1>").repeated(300'000) + "one", "one");
}

void TestHtmlText::long_tags_take_no_long_time()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, text);
    const auto begin = std::chrono::steady_clock::now();
    QCOMPARE(QByteArray::fromStdString(plainTextOfHtml(html.toStdString())), text);
    QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(60));
}

void TestHtmlText::long_tags_lose_no_text_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("text");
    const QByteArray picture(100'000, 'x');
    const QByteArray words = QByteArray("word ").repeated(1000);
    const auto row = [](const char *name, const QByteArray &html, const QByteArray &text) {
        QTest::addRow("%s", name) << html << text;
    };
    row("a picture", "one <img src=\"data:" + picture + "\"> two", "one two");
    row("a long title", "<p title='a > b " + words + "'>one</p>two", "one\ntwo");
    row("a table", "<table><tr " + words + "><td " + words + ">one<td>two</table>", "one\ttwo");
    row("preformatted", "<pre " + words + ">a  b\nc</pre>", "a  b\nc");
    row("a long script", "one<script>for (i=0; i<n; ++i) { " + words + "}</script>two", "onetwo");
    row("a long comment", "one<!-- <b " + words + " -->two", "onetwo");
    row("no tag", "1 < 2 and " + words + "> 3", QByteArray("1 < 2 and " + words + "> 3"));
}

void TestHtmlText::long_tags_lose_no_text()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(plainTextOfHtml(html.toStdString())), text);
}

void TestHtmlText::a_file_is_not_opened()
{
    QCOMPARE(plainTextOfHtml("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>a&e;<link "
                             "href='file:///etc/hostname'><iframe src='/etc/hostname'></iframe>"),
             std::string("]>a&e;"));
}

} // namespace tst_htmltext

QTEST_APPLESS_MAIN(tst_htmltext::TestHtmlText)
#include "tst_htmltext.moc"
