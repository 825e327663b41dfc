#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/records/LinesAround.h"
#include "core/records/Preview.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_packing {

using namespace core::records;

class TestPacking : public QObject
{
    Q_OBJECT
private slots:
    void takes_off_what_a_file_is_packed_in_data();
    void takes_off_what_a_file_is_packed_in();
    void reads_all_members_of_a_gzip_file();
    void reads_an_empty_gzip_file();
    void is_known_by_bytes_not_by_name();
    void digests_the_file_as_it_lies_on_the_disk();
    void shows_lines_of_a_packed_file();
    void says_that_an_archive_is_damaged_data();
    void says_that_an_archive_is_damaged();
    void checks_the_sum_of_a_gzip_file();
    void refuses_a_bomb();
};

namespace {

const std::string notes = "id,text,label\n1,chest pain,A\n2,\"a \"\"quoted\"\"\ntext\",B\n3,fever,A\n";

std::string packed(const std::string &bytes, const QString &how)
{
    if (how == "zip")
        return zipped({{"notes.csv", bytes}});
    return compressed(bytes, how == "gz" ? "gzip" : "zstd");
}

QString nameOf(const QString &how)
{
    return how == "zip" ? "notes.zip" : "notes.csv." + how;
}

void addPackings()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"gz", "zst", "zip"})
        QTest::newRow(how) << how;
}

std::vector<std::string> textsOf(const Reading &reading)
{
    std::vector<std::string> texts;
    for (const Record &record : reading.records)
        texts.push_back(record.label + ":" + record.text);
    return texts;
}

} // namespace

void TestPacking::takes_off_what_a_file_is_packed_in_data()
{
    addPackings();
}

void TestPacking::takes_off_what_a_file_is_packed_in()
{
    QFETCH(QString, how);
    const RecordFile plain(notes);
    const RecordFile file(packed(notes, how), nameOf(how).toStdString());
    Source source = file.source();
    source.labelColumn = "label";
    Source same = plain.source();
    same.labelColumn = "label";
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(textsOf(reading), textsOf(readAll(same)));
    QCOMPARE(reading.records.size(), std::size_t{3});
    const auto shown = preview(source);
    QVERIFY(shown.has_value());
    QCOMPARE(shown->format, std::string("csv"));
    QCOMPARE(shown->rows.size(), std::size_t{3});
}

void TestPacking::reads_all_members_of_a_gzip_file()
{
    const RecordFile file(compressed(notes.substr(0, 20), "gzip") + compressed(notes.substr(20), "gzip"),
                          "notes.csv.gz");
    QCOMPARE(readAll(file.source()).records.size(), std::size_t{3});
}

void TestPacking::reads_an_empty_gzip_file()
{
    const RecordFile file(compressed("", "gzip"), "notes.csv.gz");
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error); // as of an empty file: no header
    QCOMPARE(reading.error->code, core::ErrorCode::InvalidRecords);
    QVERIFY2(reading.error->detail.find("archive") == std::string::npos, reading.error->detail.c_str());
}

void TestPacking::is_known_by_bytes_not_by_name()
{
    const RecordFile hidden(compressed(notes, "gzip"), "notes.csv");
    QCOMPARE(readAll(hidden.source()).records.size(), std::size_t{3});
    const RecordFile plain(notes, "notes.csv.gz");
    QCOMPARE(readAll(plain.source()).records.size(), std::size_t{3});
}

void TestPacking::digests_the_file_as_it_lies_on_the_disk()
{
    for (const char *how : {"gz", "zst", "zip"}) {
        const RecordFile file(packed(notes, how), nameOf(how).toStdString());
        QCOMPARE(core::toHex(readAll(file.source()).digest), core::toHex(*core::sha256OfFile(file.path())));
    }
}

void TestPacking::shows_lines_of_a_packed_file()
{
    core::NoControl control;
    for (const char *how : {"gz", "zst"}) {
        const RecordFile file(packed(notes, how), nameOf(how).toStdString());
        const auto lines =
            linesAround(file.source(), {.place = {.line = 3}, .before = 1, .after = 1}, control);
        QVERIFY2(lines.has_value(), lines ? "" : lines.error().detail.c_str());
        QCOMPARE(lines->size(), std::size_t{3});
        QCOMPARE(lines->at(0).text, std::string("1,chest pain,A"));
        QCOMPARE(lines->at(2).text, std::string("text\",B"));
    }
    const RecordFile zip(zipped({{"a.csv", "text\n"}, {"b.csv", notes}}), "notes.zip");
    const auto lines =
        linesAround(zip.source(), {.place = {.entry = "b.csv", .line = 2}, .before = 0, .after = 0}, control);
    QVERIFY(lines.has_value());
    QCOMPARE(lines->at(0).text, std::string("1,chest pain,A"));
}

void TestPacking::says_that_an_archive_is_damaged_data()
{
    addPackings();
}

void TestPacking::says_that_an_archive_is_damaged()
{
    QFETCH(QString, how);
    std::string secret = "id,text,label\n";
    for (int i = 0; i < 20'000; ++i)
        secret += std::to_string(i * 7919 % 20'011) + ",Zq7Secret pain " + std::to_string(i * i) + ",A\n";
    const std::string whole = packed(secret, how);
    std::string cut = whole.substr(0, whole.size() / 2);
    std::string broken = whole;
    for (std::size_t i = broken.size() / 2; i < broken.size() / 2 + 64; ++i)
        broken[i] = static_cast<char>(~broken[i]);
    for (const std::string &bytes : {cut, broken}) {
        const RecordFile file(bytes, nameOf(how).toStdString());
        const Reading reading = readAll(file.source());
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->code, core::ErrorCode::InvalidRecords);
        // What is broken in the middle may come out as rows that are none, before the sum tells.
        QVERIFY2(bytes == broken
                     || reading.error->detail.find("archive is damaged or cut off") != std::string::npos,
                 reading.error->detail.c_str());
        QVERIFY(reading.error->detail.find("Zq7Secret") == std::string::npos);
        QVERIFY(reading.error->detail.find(file.path().string()) == 0);
    }
}

void TestPacking::checks_the_sum_of_a_gzip_file()
{
    std::string bytes = compressed(notes, "gzip");
    bytes[bytes.size() - 6] = static_cast<char>(~bytes[bytes.size() - 6]);
    const Reading reading = readAll(RecordFile(bytes, "notes.csv.gz").source());
    QVERIFY(reading.error.has_value());
    const RecordFile padded(compressed(notes, "gzip") + std::string(512, '\0'), "notes.csv.gz");
    QVERIFY(!readAll(padded.source()).error);
    const RecordFile behind(compressed(notes, "gzip") + "more", "notes.csv.gz");
    QVERIFY(readAll(behind.source()).error.has_value());
}

void TestPacking::refuses_a_bomb()
{
    const std::string blank(std::size_t{160} << 20, '\n'); // lines that a reader passes over
    const std::string bomb = compressed("text\n" + blank, "gzip");
    QVERIFY(bomb.size() < blank.size() / 500);
    const RecordFile file(bomb, "notes.csv.gz");
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error.has_value());
    QVERIFY2(reading.error->detail.find("200 times") != std::string::npos, reading.error->detail.c_str());
}

} // namespace tst_packing

QTEST_APPLESS_MAIN(tst_packing::TestPacking)
#include "tst_packing.moc"
