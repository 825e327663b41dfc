#include "core/records/documents/DocumentText.h"

#include <QTest>

#include <chrono>

namespace tst_rtftext {

using core::records::plainTextOfRtf;

class TestRtfText : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_text_of_a_document_data();
    void reads_the_text_of_a_document();
    void deep_groups_take_neither_stack_nor_time_data();
    void deep_groups_take_neither_stack_nor_time();
};

void TestRtfText::reads_the_text_of_a_document_data()
{
    QTest::addColumn<QByteArray>("rtf");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *rtf, const char *text) {
        QTest::addRow("%s", name) << QByteArray(rtf) << QByteArray(text);
    };
    row("nothing", "", "");
    row("the specification's own",
        R"({\rtf1\ansi\deff0{\fonttbl{\f0 Times;}}{\colortbl;\red0\green0\blue0;}Chest \b pain\b0 .\par Next})",
        "Chest pain.\nNext");
    row("line breaks of the source are none", "{\\rtf1 Chest\r\n pain\\par\r\nNext}", "Chest pain\nNext");
    row("a backslash before a line break", "{\\rtf1 one\\\r\ntwo\\\nthree}", "one\ntwo\nthree");
    row("table", R"({\rtf1\trowd a\cell b\cell\row\trowd 1\cell 2\cell\row end})", "a\tb\n1\t2\nend");
    row("tab and line", R"({\rtf1 a\tab b\line c})", "a\tb\nc");
    row("escaped signs", R"({\rtf1 a\{b\}c\\d})", "a{b}c\\d");
    row("hex, windows-1252 when nothing is said", R"({\rtf1 caf\'e9 \'80})", "café €");
    row("hex in the document's code page", R"({\rtf1\ansi\ansicpg1251 \'c1\'ee\'eb\'fc})", "Боль");
    row("raw bytes in it", "{\\rtf1\\ansicpg1252 caf\xE9}", "café");
    row("UTF-8 as a code page", "{\\rtf1\\ansicpg65001 café}", "café");
    row("two bytes for a character", R"({\rtf1\ansicpg932 \'93\'fa\'96\'7b})", "日本");
    row("Apple", R"({\rtf1\mac caf\'8e})", "café");
    row("a font's character set",
        R"({\rtf1\ansicpg1252\deff0{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}}\'e9{\f1 \'c1\'ee}\'e9})",
        "éБоé");
    row("that of the font of the document",
        R"({\rtf1\ansicpg1252\deff1{\fonttbl{\f0\fcharset0 A;}{\f1\fcharset204 B;}}\'c1{\f0 \'e9\plain\'ee}})",
        "Бéо");
    row("unicode with what old readers show", R"({\rtf1 \u233?t\u233 ?})", "été");
    row("of two characters", R"({\rtf1\uc2 \u233ab{\uc0 \u233}\u233\'61\'62.})", "ééé.");
    row("negative numbers", R"({\rtf1 \u-10179?\u-8704?})", "😀");
    row("half a pair", R"({\rtf1 \u-10179?x})", "\uFFFDx");
    row("a group ends what is passed over", R"({\rtf1 {\u233}x})", "éx");
    row("a break is not passed over", R"({\rtf1 \u233\par x})", "é\nx");
    row("signs",
        R"({\rtf1 5\~mg co\-op 3\_4 \endash\emdash\ldblquote a\rdblquote\rquote s})",
        "5 mg coop 3-4 –—“a”’s");
    row("groups without text",
        R"({\rtf1{\stylesheet{\s0 Normal;}}{\info{\title T}{\author A}}{\*\generator G;}{\pict 0102}{\header H}a})",
        "a");
    row("unknown groups that may be left out", R"({\rtf1 {\*\unknown x{\b y}}{\unknown z}a})", "za");
    row("fields", R"({\rtf1 {\field{\*\fldinst HYPERLINK "x"}{\fldrslt here}}})", "here");
    row("hidden and deleted text", R"({\rtf1 a{\v b}c{\deleted d}e\v f\v0 g})", "aceg");
    row("binary data", "{\\rtf1 a{\\pict\\bin4 }}}}}b}", "ab");
    row("binary data to the end", "{\\rtf1 a\\bin999999999 b}", "a");
    row("what follows the document", "{\\rtf1 a}\r\n\\par b}}", "a");
    row("cut off in a group", R"({\rtf1 a{\b b)", "ab");
    row("cut off in a word", R"({\rtf1 a\)", "a");
    row("cut off in hex", R"({\rtf1 a\'e)", "ae");
    row("no hex", R"({\rtf1 a\'zzb})", "azzb");
    row("a number that is too great", R"({\rtf1 a\fs99999999999999999999 b})", "ab");
    row("no RTF", "Chest pain } {x}", "Chest pain  x");
}

void TestRtfText::reads_the_text_of_a_document()
{
    QFETCH(QByteArray, rtf);
    const std::string text = plainTextOfRtf(rtf.toStdString());
    QTEST(QByteArray::fromStdString(text), "text");
}

void TestRtfText::deep_groups_take_neither_stack_nor_time_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addRow("groups") << QByteArray("{");
    QTest::addRow("fonts") << QByteArray("{\\fonttbl\\f12\\fcharset204");
    QTest::addRow("pages") << QByteArray("{\\ansicpg777 \\'e9");
    QTest::addRow("units") << QByteArray("\\u233");
}

void TestRtfText::deep_groups_take_neither_stack_nor_time()
{
    QFETCH(QByteArray, piece);
    const std::string rtf =
        "{\\rtf1 " + piece.repeated(1'000'000).toStdString() + std::string(1'000'001, '}') + "never";
    const auto start = std::chrono::steady_clock::now();
    QVERIFY(!plainTextOfRtf(rtf).ends_with("never") || piece.startsWith('\\'));
    QVERIFY(std::chrono::steady_clock::now() - start < std::chrono::seconds(60));
}

} // namespace tst_rtftext

QTEST_APPLESS_MAIN(tst_rtftext::TestRtfText)
#include "tst_rtftext.moc"
