#include "core/base/JobControl.h"
#include "core/records/Preview.h"
#include "core/records/parts/Parts.h"
#include "core/records/zip/ZipDirectory.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"
#include "tests/core/records/ZipFile.h"

#include <QTest>

namespace tst_ziparchive {

using namespace core::records;
using tests::ZipMember;
using tests::zipOfMembers;

class TestZipArchive : public QObject
{
    Q_OBJECT
private slots:
    void reads_many_files_in_one_pass();
    void reads_a_large_one_by_its_wide_numbers();
    void takes_names_as_windows_and_unix_write_them();
    void unpacks_what_is_packed_once_more();
    void passes_over_folders_links_and_hidden_files();
    void refuses_what_is_not_what_it_says_data();
    void refuses_what_is_not_what_it_says();
    void survives_any_broken_byte_of_its_list();
    void counts_a_file_that_is_damaged_and_goes_on();
};

namespace {

std::vector<std::string> namesIn(const RecordFile &file)
{
    const auto parts = partsOf(file.source());
    std::vector<std::string> names;
    for (std::size_t i = 0; parts && i < parts->size(); ++i)
        names.push_back((*parts)[i].entry);
    return names;
}

std::vector<std::string> textsIn(const RecordFile &file)
{
    std::vector<std::string> texts;
    for (const Record &record : readAll(file.source()).records)
        texts.push_back(record.text);
    return texts;
}

using Texts = std::vector<std::string>;

} // namespace

// Each from the beginning of the archive would be 4,500,000 steps over headers, which take minutes.
void TestZipArchive::reads_many_files_in_one_pass()
{
    constexpr int count = 3'000;
    std::vector<ZipMember> members;
    for (int i = count; i-- > 0;) // not in the order of their names
        members.push_back(
            {.name = "letters/" + std::to_string(100'000 + i) + ".txt", .data = "pain " + std::to_string(i)});
    const RecordFile file(zipOfMembers(members), "letters.zip");
    const auto parts = partsOf(file.source());
    QVERIFY(parts.has_value());
    // One list for all of them.
    QVERIFY(parts->front().archive && parts->front().archive == parts->back().archive);
    const Reading reading = readAll(file.source());
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{count});
    for (int i = 0; i < count; ++i)
        QCOMPARE(reading.records[static_cast<std::size_t>(i)].text, "pain " + std::to_string(i));
    QCOMPARE(reading.records[7].place.entry, std::string("letters/100007.txt"));
    const std::string sum =
        core::toHex(*core::sha256OfFile(file.path())); // once, however many files it holds
    QCOMPARE(core::toHex(reading.digest), core::toHex(core::sha256(sum + "  letters.zip\n")));
}

void TestZipArchive::reads_a_large_one_by_its_wide_numbers()
{
    const std::vector<ZipMember> members{{.name = "a.csv", .data = "text\none\n", .isWide = true},
                                         {.name = "b.csv", .data = "text\ntwo\n", .isWide = true}};
    QCOMPARE(textsIn(RecordFile(zipOfMembers(members, true), "n.zip")), (Texts{"one", "two"}));
}

void TestZipArchive::takes_names_as_windows_and_unix_write_them()
{
    constexpr std::uint16_t utf8 = 0x800;
    const RecordFile file(zipOfMembers({{.name = "A\x8Erzte\\a.txt", .data = "a"}, // code page 850
                                        {.name = "Ärzte/b.txt", .data = "b"},
                                        {.name = "Ärzte/c.txt", .data = "c", .flags = utf8}}),
                          "n.zip");
    QCOMPARE(namesIn(file), (Texts{"AÄrzte/a.txt", "Ärzte/b.txt", "Ärzte/c.txt"}));
}

// As the archives that PhysioNet offers.
void TestZipArchive::unpacks_what_is_packed_once_more()
{
    const std::string notes = "text\nchest pain\n";
    for (const char *filter : {"gzip", "zstd"}) {
        const std::string ending = std::string_view(filter) == "gzip" ? ".gz" : ".zst";
        const RecordFile file(
            zipped({{"note/a.csv" + ending, compressed(notes, filter)}, {"note/b.csv", notes}}), "n.zip");
        QCOMPARE(textsIn(file), (Texts{"chest pain", "chest pain"}));
    }
    const std::string cut = compressed(notes, "gzip").substr(0, 20);
    const Reading reading = readAll(RecordFile(zipped({{"a.csv.gz", cut}}), "n.zip").source());
    QVERIFY(reading.error && reading.error->detail.find("gzip archive is damaged") != std::string::npos);
}

void TestZipArchive::passes_over_folders_links_and_hidden_files()
{
    const RecordFile file(zipOfMembers({{.name = "in/", .data = ""},
                                        {.name = "in/.hidden", .data = "x"},
                                        {.name = "in/link.txt", .data = "/etc", .attributes = 0xA1FFU << 16U},
                                        {.name = "in/a.txt", .data = "x"}}),
                          "n.zip");
    QCOMPARE(namesIn(file), Texts{"in/a.txt"});
}

void TestZipArchive::refuses_what_is_not_what_it_says_data()
{
    QTest::addColumn<QByteArray>("zip");
    QTest::addColumn<QString>("says");
    const auto add = [](const char *name, const std::string &zip, const char *says) {
        QTest::newRow(name) << QByteArray::fromStdString(zip) << says;
    };
    const ZipMember plain{.name = "a.csv", .data = "text\nZq7Secret\n"};
    ZipMember other = plain;
    other.name = "b.csv";
    other.isOnlyListed = true;
    add("two at one place", zipOfMembers({plain, other}), "its list of files does not fit");
    other = plain;
    add("two of one name", zipOfMembers({plain, other}), "have the same name");
    other.flags = 1;
    add("encrypted", zipOfMembers({other}), "encrypted");
    other = plain;
    other.method = 14;
    add("another way to pack", zipOfMembers({other}), "method 14");
    other.method = 8;
    add("not deflated", zipOfMembers({other}), "zip archive is damaged");
    other = plain;
    other.sumShift = 1;
    add("another sum", zipOfMembers({other}), "zip archive is damaged");
    other = plain;
    other.content = "text\n";
    add("longer than it says", zipOfMembers({other}), "zip archive is damaged");
    std::string moved = zipOfMembers({plain});
    moved[0x1A] = 100; // the length of the name in front of the data
    add("cut off", moved, "zip archive is damaged");
    moved[0] = 'p';
    add("no header", "PK\x03\x04" + moved.substr(1), "zip archive is damaged");
}

void TestZipArchive::refuses_what_is_not_what_it_says()
{
    QFETCH(QByteArray, zip);
    QFETCH(QString, says);
    const Reading reading = readAll(RecordFile(zip.toStdString(), "n.zip").source());
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->code, core::ErrorCode::InvalidRecords);
    QVERIFY2(reading.error->detail.find(says.toStdString()) != std::string::npos,
             reading.error->detail.c_str());
    QVERIFY(reading.error->detail.find("Zq7Secret") == std::string::npos);
}

void TestZipArchive::survives_any_broken_byte_of_its_list()
{
    const std::string whole = zipOfMembers({{.name = "a.csv", .data = "text\none\n", .isWide = true}}, true);
    for (std::size_t i = 4; i < whole.size(); ++i)
        for (const char bits : {'\x01', '\xFF'}) {
            std::string zip = whole;
            zip[i] = static_cast<char>(zip[i] ^ bits);
            const Reading reading = readAll(RecordFile(zip, "n.zip").source());
            QVERIFY(reading.error || reading.records.size() == 1);
        }
    for (std::size_t size = 4; size < whole.size(); ++size)
        QVERIFY(readAll(RecordFile(whole.substr(0, size), "n.zip").source()).error);
}

void TestZipArchive::counts_a_file_that_is_damaged_and_goes_on()
{
    const RecordFile file(zipOfMembers({{.name = "a.txt", .data = "one"},
                                        {.name = "b.txt", .data = "two", .sumShift = 1},
                                        {.name = "c.txt", .data = "three"}}),
                          "n.zip");
    core::NoControl control;
    const auto scanned = scan(file.source(), control);
    QVERIFY2(scanned.has_value(), scanned ? "" : scanned.error().detail.c_str());
    QCOMPARE(scanned->records, 2);
    QCOMPARE(scanned->problemCount, 1);
    QCOMPARE(scanned->problems.front().place.entry, std::string("b.txt"));
}

} // namespace tst_ziparchive

QTEST_APPLESS_MAIN(tst_ziparchive::TestZipArchive)
#include "tst_ziparchive.moc"
