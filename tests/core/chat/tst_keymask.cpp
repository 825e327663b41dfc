#include "core/base/Text.h"
#include "core/chat/Answer.h"

#include <QTest>
#include <QUrl>

namespace tst_keymask {

using namespace core;
using namespace core::chat;

/// A key that a server repeats is seen nowhere, wherever its words are cut, and in whatever form it repeats
/// it.
class TestKeyMask : public QObject
{
    Q_OBJECT

private slots:
    void no_part_is_left_at_any_cut_data();
    void no_part_is_left_at_any_cut();
    void a_shortened_key_is_masked_too();
    void a_document_loses_the_whole_key_and_nothing_else();
    void a_short_key_is_masked_where_it_stands_alone();
    void a_document_full_of_keys_is_read_in_a_moment();
};

namespace {

// Of letters that no message has.
constexpr auto key = "ZQ/\"+XW#VN=ZZQ?XQWV~XZ";

std::string refusalOf(const QByteArray &body, int status)
{
    AnswerReader reader(Protocol::OpenAi, key);
    reader.take(body.toStdString());
    http::Reply reply;
    reply.status = status;
    const auto read = reader.finish(reply);
    return read ? std::string() : read.error().words;
}

} // namespace

void TestKeyMask::no_part_is_left_at_any_cut_data()
{
    QTest::addColumn<QByteArray>("form");
    const QByteArray plain = key;
    const QByteArray quoted = QByteArray(plain).replace('"', "\\\"");
    QTest::newRow("as it is") << plain;
    QTest::newRow("escaped for JSON") << quoted;
    QTest::newRow("with slashes escaped") << QByteArray(quoted).replace('/', "\\/");
    QTest::newRow("percent-encoded") << plain.toPercentEncoding();
    QTest::newRow("percent-encoded in small letters") << plain.toPercentEncoding()
                                                             .replace("%2F", "%2f")
                                                             .replace("%2B", "%2b")
                                                             .replace("%3D", "%3d")
                                                             .replace("%3F", "%3f");
    QTest::newRow("in base64") << plain.toBase64();
    QTest::newRow("in base64 behind one byte") << (":" + plain).toBase64();
    QTest::newRow("in base64 behind Bearer") << ("Bearer " + plain).toBase64();
    QTest::newRow("in base64 for URLs")
        << ("me:" + plain + "!").toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

void TestKeyMask::no_part_is_left_at_any_cut()
{
    QFETCH(QByteArray, form);
    // In words of JSON, where it is escaped once more.
    const QByteArray inJson = QByteArray(form).replace('\\', "\\\\").replace('"', "\\\"");
    for (int before = 200; before < 310; ++before)
        for (const bool isStream : {false, true}) {
            const QByteArray words = QByteArray(before, '.') + inJson + ". and on";
            const QByteArray error = "{\"error\":{\"message\":\"" + words + "\"}}";
            const auto shown = isStream ? refusalOf("data: " + error + "\n\n", 200) : refusalOf(error, 500);
            const QByteArray seen = QByteArray::fromStdString(shown);
            QVERIFY(seen.contains(".."));
            // The digits at the borders of base64 are of its neighbours as well, and say nothing.
            const qsizetype border = form == key || form.contains('%') || form.contains('\\') ? 0 : 12;
            for (qsizetype at = border; at + 4 <= form.size() - (border > 0 ? 4 : 0); ++at)
                QVERIFY2(!seen.contains(form.mid(at, 4)), seen.constData());
        }
}

void TestKeyMask::a_shortened_key_is_masked_too()
{
    const KeyMask mask("sk-abcdefghijklmnop");
    QCOMPARE(mask.inWords("wrong: sk-abcdefghij."), std::string("wrong: ********."));
    QCOMPARE(mask.inWords("sk-abcdefghijklmnopsk-abcdefghijklmnop"), std::string("********"));
    QCOMPARE(mask.inWords("wrong: sk-abc"), std::string("wrong: sk-abc"));
}

void TestKeyMask::a_document_loses_the_whole_key_and_nothing_else()
{
    const KeyMask mask("sk-medical-record-key");
    std::string text = "A medical-record of sk-medical-record-key, twice: sk-medical-record-key";
    mask.inDocument(text);
    QCOMPARE(text, std::string("A medical-record of ********, twice: ********"));
}

void TestKeyMask::a_short_key_is_masked_where_it_stands_alone()
{
    const KeyMask mask("none");
    QCOMPARE(mask.inWords("nonetheless the key \"none\" is wrong"),
             std::string("nonetheless the key \"********\" is wrong"));
    std::string text = "none of it";
    mask.inDocument(text);
    QCOMPARE(text, std::string("none of it"));
    QCOMPARE(KeyMask("").inWords("as it is"), std::string("as it is"));
}

void TestKeyMask::a_document_full_of_keys_is_read_in_a_moment()
{
    const KeyMask mask("sk-abcdefghij");
    std::string text;
    for (int i = 0; i < 300'000; ++i)
        text += "sk-abcdefghij ";
    mask.inDocument(text); // replaced one by one it would take minutes
    QCOMPARE(text.size(), std::size_t{300'000 * 9});
}

} // namespace tst_keymask

QTEST_APPLESS_MAIN(tst_keymask::TestKeyMask)
#include "tst_keymask.moc"
