#include "core/records/Preview.h"
#include "core/records/Reader.h"
#include "core/records/text/Recognition.h"
#include "tests/core/records/RecordFile.h"

#include <QStringEncoder>
#include <QTest>

namespace tst_encoding {

using namespace core::records;
using core::ErrorCode;

namespace {

/// `text` in UTF-16 or UTF-32 as its name says, without a byte-order mark.
std::string encoded(const QString &text, QStringConverter::Encoding encoding)
{
    QStringEncoder encoder(encoding);
    return QByteArray(encoder.encode(text)).toStdString();
}

} // namespace

class TestEncoding : public QObject
{
    Q_OBJECT

private slots:
    void decodes_what_is_stated_or_marked_data();
    void decodes_what_is_stated_or_marked();
    void finds_the_first_bad_byte_data();
    void finds_the_first_bad_byte();
    void finds_a_bad_byte_in_a_file_of_several_chunks();
    void guesses_windows_1252_from_a_letter_of_it();
    void says_so_when_all_but_one_character_is_utf8();
    void finds_what_is_wrong_in_other_encodings_data();
    void finds_what_is_wrong_in_other_encodings();
    void reads_the_records_in_front_of_a_bad_byte();
    void refuses_an_unknown_encoding();
    void refuses_an_encoding_the_mark_contradicts();
};

void TestEncoding::decodes_what_is_stated_or_marked_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("stated");
    QTest::addColumn<QString>("shown");
    const QString text = u"text\nna\u00EFve \u2013 \U0001F642\n"_qs;
    const auto bytes = [&](QStringConverter::Encoding encoding, std::string_view mark = {}) {
        return QByteArray::fromStdString(std::string(mark) + encoded(text, encoding));
    };
    using enum QStringConverter::Encoding;
    using namespace std::string_view_literals;
    QTest::newRow("nothing") << bytes(Utf8) << ""
                             << "UTF-8";
    QTest::newRow("UTF-8 mark") << bytes(Utf8, "\xEF\xBB\xBF") << ""
                                << "UTF-8";
    QTest::newRow("UTF-8 mark, stated") << bytes(Utf8, "\xEF\xBB\xBF") << "utf8"
                                        << "utf8";
    QTest::newRow("UTF-16LE mark") << bytes(Utf16LE, "\xFF\xFE") << ""
                                   << "UTF-16LE";
    QTest::newRow("UTF-16BE mark") << bytes(Utf16BE, "\xFE\xFF") << ""
                                   << "UTF-16BE";
    QTest::newRow("UTF-32LE mark") << bytes(Utf32LE, "\xFF\xFE\0\0"sv) << ""
                                   << "UTF-32LE";
    QTest::newRow("UTF-16LE stated") << bytes(Utf16LE) << "UTF-16LE"
                                     << "UTF-16LE";
    QTest::newRow("UTF-16BE stated") << bytes(Utf16BE) << "UTF-16BE"
                                     << "UTF-16BE";
    QTest::newRow("UTF-16LE marked and stated") << bytes(Utf16LE, "\xFF\xFE") << "UTF-16LE"
                                                << "UTF-16LE";
    QTest::newRow("UTF-16 marked and stated") << bytes(Utf16BE, "\xFE\xFF") << "UTF-16"
                                              << "UTF-16";
    QTest::newRow("GB18030") << QByteArray("text\nna\x81\x30\x8A\x37ve \xA8\x43 \x95\x30\x85\x32\n")
                             << "GB18030"
                             << "GB18030";
}

void TestEncoding::decodes_what_is_stated_or_marked()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, stated);
    QFETCH(QString, shown);
    const RecordFile file(bytes.toStdString());
    Source source = file.source();
    source.encoding = stated.toStdString();
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(reading.records[0].text), u"na\u00EFve \u2013 \U0001F642"_qs);
    QCOMPARE(QString::fromStdString(preview(source)->encoding), shown);
}

void TestEncoding::finds_the_first_bad_byte_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("stray continuation") << QByteArray("text\nab\x80\n") << "byte 8 (line 2, column 3)";
    QTest::newRow("Latin-1 letter") << QByteArray("text\na\nnaïve na\xEFve\n")
                                    << "byte 17 (line 3, column 9)";
    QTest::newRow("first of the line") << QByteArray("text\r\n\xFF") << "byte 7 (line 2, column 1)";
    QTest::newRow("first of a line behind CR") << QByteArray("text\r\xFF") << "byte 6 (line 2, column 1)";
    QTest::newRow("first of all") << QByteArray("\xFFtext\n") << "byte 1 (line 1, column 1)";
    QTest::newRow("behind a mark") << QByteArray("\xEF\xBB\xBFt\xFFxt\n") << "byte 5 (line 1, column 2)";
    QTest::newRow("cut off at the end") << QByteArray("text\na\xF0\x9F\x99") << "byte 7 (line 2, column 2)";
    QTest::newRow("overlong") << QByteArray("text\n\xC0\xAF\n") << "byte 6 (line 2, column 1)";
    QTest::newRow("surrogate") << QByteArray("text\n\xED\xA0\x80\n") << "byte 6 (line 2, column 1)";
    QTest::newRow("above Unicode") << QByteArray("text\n\xF4\x90\x80\x80\n") << "byte 6 (line 2, column 1)";
    QTest::newRow("inside quotes") << QByteArray("text\n\"a\nb\nc \xE9\"\n") << "byte 13 (line 4, column 3)";
    QTest::newRow("far along an ASCII line")
        << QByteArray("text\n" + QByteArray(1000, 'x') + "\xE9\n") << "byte 1006 (line 2, column 1001)";
}

void TestEncoding::finds_the_first_bad_byte()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const RecordFile file(bytes.toStdString());
    const std::string expected = file.path().string() + ": " + place.toStdString() + " is not UTF-8; ";
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error.has_value());
    QVERIFY2(reading.error->detail.starts_with(expected), reading.error->detail.c_str());
    QCOMPARE(reading.error->code, ErrorCode::InvalidRecords);
    for (std::size_t size = 1; size < 12; ++size)
        QVERIFY(readAll(file.source(), {.chunkBytes = size}).error->detail.starts_with(expected));
}

void TestEncoding::finds_a_bad_byte_in_a_file_of_several_chunks()
{
    // A two-byte character lies across the end of every chunk; the one behind 512 KiB has a bad half.
    const std::size_t chunk = ReadOptions().chunkBytes;
    std::string bytes = "text\n";
    while (bytes.size() < 3 * chunk) {
        bytes.resize((bytes.size() / chunk + 1) * chunk - 81, 'x');
        bytes += "\n" + std::string(79, 'y') + "é" + "\n";
    }
    QCOMPARE(readAll(RecordFile(bytes).source()).records.size(), std::size_t{6});
    bytes[2 * chunk] = 'z';
    const RecordFile file(bytes);
    const Reading reading = readAll(file.source());
    QCOMPARE(reading.records.size(), std::size_t{3});
    QVERIFY2(reading.error->detail.starts_with(file.path().string() + ": byte " + std::to_string(2 * chunk)
                                               + " (line 5, column 80) is not UTF-8"),
             reading.error->detail.c_str());
}

void TestEncoding::guesses_windows_1252_from_a_letter_of_it()
{
    const RecordFile file(
        "id,text\n1,The patient \x97 a na\xEFve smoker with a caf\xE9 habit \x97 was seen in the "
        "clinic and the findings were discussed with her and the family.\n");
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->detail,
             file.path().string()
                 + ": byte 23 (line 2, column 15) is not UTF-8; the file looks like windows-1252: set "
                   "records.encoding to it, or convert the file");
    Source source = file.source();
    source.encoding = "windows-1252";
    const Reading decoded = readAll(source);
    QCOMPARE(decoded.records.size(), std::size_t{1});
    QVERIFY(decoded.records[0].text.starts_with("The patient — a naïve smoker with a café habit — was"));
}

void TestEncoding::says_so_when_all_but_one_character_is_utf8()
{
    std::string bytes = "text\n";
    for (int i = 0; i < 50; ++i)
        bytes += "naïve café – fièvre élevée\n";
    bytes.insert(bytes.find("fièvre", 500), "\xFF");
    const RecordFile file(bytes);
    const std::string detail = readAll(file.source()).error->detail;
    QVERIFY2(detail.ends_with("the rest looks like UTF-8: fix the character there, or export the file again"),
             detail.c_str());
}

void TestEncoding::finds_what_is_wrong_in_other_encodings_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("lone surrogate") << "UTF-16LE" << QByteArrayLiteral("t\0e\0x\0t\0\n\0=\xD8x\0")
                                    << "byte 11 (line 2, column 1)";
    QTest::newRow("odd end") << "UTF-16LE" << QByteArrayLiteral("t\0e\0x\0t\0\n\0x\0y")
                             << "byte 13 (line 2, column 2)";
    QTest::newRow("not ASCII") << "US-ASCII" << QByteArray("text\nab\xE9") << "byte 8 (line 2, column 3)";
    QTest::newRow("half a character")
        << "Shift_JIS" << QByteArray("text\n\x82\xA0\x82") << "byte 8 (line 2, column 2)";
}

void TestEncoding::finds_what_is_wrong_in_other_encodings()
{
    QFETCH(QString, encoding);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const RecordFile file(bytes.toStdString());
    Source source = file.source();
    source.encoding = encoding.toStdString();
    const std::string expected =
        file.path().string() + ": " + place.toStdString() + " is not " + encoding.toStdString()
        + "; set records.encoding to the encoding the file is in, or convert the file to "
          "UTF-8";
    for (std::size_t size = 1; size < 20; ++size) {
        const Reading reading = readAll(source, {.chunkBytes = size});
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->detail, expected);
    }
}

void TestEncoding::reads_the_records_in_front_of_a_bad_byte()
{
    const RecordFile file("text\none\ntwo\nthr\xE9\n");
    const Reading reading = readAll(file.source());
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[1].text, std::string("two"));
}

void TestEncoding::refuses_an_unknown_encoding()
{
    const RecordFile file("text\n");
    for (const std::string &name : {std::string("UTF-9"), std::string(200, 'x')}) {
        Source source = file.source();
        source.encoding = name;
        const Reading reading = readAll(source);
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->code, ErrorCode::InvalidPlan);
        QVERIFY(reading.error->detail.starts_with(file.path().string() + ": unknown encoding \"" + name
                                                  + "\"; set"));
    }
}

void TestEncoding::refuses_an_encoding_the_mark_contradicts()
{
    const RecordFile file("\xEF\xBB\xBFtext\n");
    Source source = file.source();
    source.encoding = "windows-1252";
    const Reading reading = readAll(source);
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->code, ErrorCode::InvalidPlan);
    QCOMPARE(reading.error->detail,
             file.path().string()
                 + ": the byte-order mark says UTF-8, records.encoding says windows-1252; leave "
                   "records.encoding out");
}

} // namespace tst_encoding

QTEST_APPLESS_MAIN(tst_encoding::TestEncoding)
#include "tst_encoding.moc"
