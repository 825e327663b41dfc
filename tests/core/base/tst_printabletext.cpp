#include "core/base/Text.h"

#include <QTest>

namespace tst_printabletext {

using namespace core;

/// Text of others, as it may be shown: nothing in it acts on a terminal or hides.
class TestPrintableText : public QObject
{
    Q_OBJECT

private slots:
    void what_acts_or_hides_becomes_visible_data();
    void what_acts_or_hides_becomes_visible();
    void letters_stay_as_they_are();
    void line_breaks_are_kept_where_they_are_wanted();
    void any_bytes_become_utf8();
    void a_text_keeps_what_its_script_needs_and_nothing_that_acts_data();
    void a_text_keeps_what_its_script_needs_and_nothing_that_acts();
    void a_cut_is_between_two_characters();
};

void TestPrintableText::what_acts_or_hides_becomes_visible_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a\\u{0}b");
    QTest::newRow("escape") << QByteArray("\x1b[2J") << QByteArray("\\u{1b}[2J");
    QTest::newRow("line break") << QByteArray("a\nb") << QByteArray("a\\u{a}b");
    QTest::newRow("delete") << QByteArray("\x7f") << QByteArray("\\u{7f}");
    QTest::newRow("C1 command") << QByteArray("\xc2\x9b"
                                              "2J")
                                << QByteArray("\\u{9b}2J");
    QTest::newRow("a byte of C1 alone") << QByteArray("\x9b"
                                                      "2J")
                                        << QByteArray("\xef\xbf\xbd"
                                                      "2J");
    QTest::newRow("overlong zero") << QByteArray("\xc0\x80") << QByteArray("\xef\xbf\xbd\xef\xbf\xbd");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80")
                               << QByteArray("\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
    QTest::newRow("above the last") << QByteArray("\xf4\x90\x80\x80")
                                    << QByteArray("\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
    QTest::newRow("cut off") << QByteArray("a\xe2\x80") << QByteArray("a\xef\xbf\xbd\xef\xbf\xbd");
    // Code points by their number, so that no editor reorders this file.
    for (const char32_t each : {0x80U,   0x9fU,   0x61cU,  0x200bU, 0x200cU, 0x200dU, 0x200eU, 0x200fU,
                                0x2028U, 0x2029U, 0x202aU, 0x202bU, 0x202cU, 0x202dU, 0x202eU, 0x2060U,
                                0x2066U, 0x2067U, 0x2068U, 0x2069U, 0xfeffU, 0xe0041U}) {
        const QByteArray number = QByteArray::number(static_cast<uint>(each), 16);
        const char32_t behindLetter[] = {U'a', each}; // Qt would take a leading byte order mark away
        QTest::newRow(number.constData())
            << QString::fromUcs4(behindLetter, 2).toUtf8() << QByteArray("a\\u{" + number + "}");
    }
}

void TestPrintableText::what_acts_or_hides_becomes_visible()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), shown);
}

void TestPrintableText::letters_stay_as_they_are()
{
    const std::string text = "Ärztin, 患者, مريض, 😀, \\u{1b}";
    QCOMPARE(printable(text), text);
}

void TestPrintableText::line_breaks_are_kept_where_they_are_wanted()
{
    QCOMPARE(printable("a\n\tb\r\x1b", LineBreaks::Keep), std::string("a\n\tb\\u{d}\\u{1b}"));
}

void TestPrintableText::any_bytes_become_utf8()
{
    for (int first = 0; first < 256; ++first)
        for (int second = 0; second < 256; ++second) {
            const char bytes[] = {static_cast<char>(first), static_cast<char>(second), '\x80', 'a'};
            const std::string shown = printable(std::string_view(bytes, sizeof bytes));
            QCOMPARE(QString::fromStdString(shown).toStdString(), shown);
            QVERIFY(shown.ends_with('a'));
        }
}

void TestPrintableText::a_text_keeps_what_its_script_needs_and_nothing_that_acts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("plain");
    const auto around = [](char32_t character) {
        const char32_t text[] = {U'a', character, U'b'};
        return QString::fromUcs4(text, 3).toUtf8();
    };
    QTest::newRow("letters") << QByteArray("Ärztin,\t患者\nمريض 😀") << QByteArray("Ärztin,\t患者\nمريض 😀");
    QTest::newRow("controls") << QByteArray("a\0b\x1b[31mc\x7f\r", 10) << QByteArray("ab[31mc");
    QTest::newRow("no UTF-8") << QByteArray("a\xffz") << QByteArray("a\xef\xbf\xbdz");
    for (const char32_t each : {0x9bU, 0x202aU, 0x202eU, 0x2066U, 0x2069U, 0xfeffU, 0xfff9U, 0xe0041U})
        QTest::addRow("left out: %x", static_cast<unsigned>(each)) << around(each) << QByteArray("ab");
    for (const char32_t each : {0x85U, 0x2028U, 0x2029U})
        QTest::addRow("line end: %x", static_cast<unsigned>(each)) << around(each) << QByteArray("a\nb");
    for (const char32_t each : {0xadU, 0x61cU, 0x200cU, 0x200dU, 0x200eU, 0x200fU, 0x2060U})
        QTest::addRow("kept: %x", static_cast<unsigned>(each)) << around(each) << around(each);
}

void TestPrintableText::a_text_keeps_what_its_script_needs_and_nothing_that_acts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, plain);
    QCOMPARE(QByteArray::fromStdString(plainText(text.toStdString())), plain);
    QCOMPARE(isPlainText(text.toStdString()), text == plain);
    QVERIFY(isPlainText(plain.toStdString()));
}

void TestPrintableText::a_cut_is_between_two_characters()
{
    const std::string text = "aä患😀"; // 1, 2, 3 and 4 bytes
    QCOMPARE(cutUtf8(text, 2), std::string_view("a"));
    QCOMPARE(cutUtf8(text, 3), std::string_view("aä"));
    QCOMPARE(cutUtf8(text, 9), std::string_view("aä患"));
    QCOMPARE(cutUtf8(text, 10), std::string_view(text));
    QCOMPARE(cutUtf8("\x80\x80\x80", 2), std::string_view());
}

} // namespace tst_printabletext

QTEST_APPLESS_MAIN(tst_printabletext::TestPrintableText)
#include "tst_printabletext.moc"
