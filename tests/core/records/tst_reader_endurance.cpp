#include "core/base/Digest.h"
#include "core/records/Preview.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <random>
#include <sstream>

namespace tst_reader_endurance {

using namespace core::records;

namespace {

/// A figure of /proc/self/status in KiB; 0 where there is none.
long statusKiB(const std::string &name)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(name + ":"))
            return std::stol(line.substr(name.size() + 1));
    return 0;
}

constexpr std::string_view canary = "xylem";

/// A valid file with all that CSV knows.
std::string sampleCsv(std::size_t &headerBytes)
{
    std::string bytes = "\xEF\xBB\xBFid,person,label,text\r\n";
    headerBytes = bytes.size();
    for (int i = 0; i < 40; ++i)
        bytes += std::to_string(i) + ",p" + std::to_string(i % 7) + ",Ä" + std::to_string(i % 3)
                 + ",\"xylem, \"\"quoted\"\"\r\nnaïve 🙂\"\r\n\r\n";
    return bytes;
}

std::string sampleJsonl(std::size_t &headerBytes)
{
    // Field names are named in errors: a line of them is kept as it is.
    std::string bytes = "{\"text\":\"\",\"label\":\"\",\"person\":1}\n";
    headerBytes = bytes.size();
    for (int i = 0; i < 40; ++i)
        bytes += "{\"text\":\"xylem naïve \\u00e9\\n\",\"label\":\"A\",\"person\":" + std::to_string(i)
                 + ",\"more\":[1.5,{\"a\":null}]}\r\n";
    return bytes;
}

} // namespace

class TestReaderEndurance : public QObject
{
    Q_OBJECT

private slots:
    void memory_does_not_grow_with_the_file_data();
    void memory_does_not_grow_with_the_file();
    void no_mutation_brings_it_down_or_out_with_content_data();
    void no_mutation_brings_it_down_or_out_with_content();
    void deep_nesting_brings_nothing_down();
};

void TestReaderEndurance::memory_does_not_grow_with_the_file_data()
{
    QTest::addColumn<bool>("isJson");
    QTest::newRow("CSV") << false;
    QTest::newRow("JSONL") << true;
}

void TestReaderEndurance::memory_does_not_grow_with_the_file()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer keeps freed memory");
#endif
    QFETCH(bool, isJson);
    constexpr std::size_t fileBytes = std::size_t{50} << 20;
    const RecordFile file("", isJson ? "notes.jsonl" : "notes.csv");
    std::int64_t written = 0;
    {
        std::ofstream out(file.path(), std::ios::binary);
        const std::string words = "the patient was seen in the clinic, and the findings were discussed. ";
        std::string note;
        for (int i = 0; i < 60; ++i)
            note += words;
        if (!isJson)
            out << "id,label,text\n";
        for (; static_cast<std::size_t>(out.tellp()) < fileBytes; ++written) {
            if (isJson)
                out << R"({"id":)" << written << R"(,"label":"A","text":")" << note << "\"}\n";
            else
                out << written << ",A,\"" << note << "\n" << note << "\"\n";
        }
    }
    Source source = file.source();
    source.labelColumn = "label";
    source.personColumn = "id";

    std::ofstream("/proc/self/clear_refs") << "5"; // forgets the peak so far
    const long before = statusKiB("VmRSS");
    if (before == 0)
        QSKIP("this system does not tell how much memory is used");

    auto reader = Reader::open(source);
    QVERIFY(reader.has_value());
    Record record;
    std::int64_t read = 0;
    while ((*reader)->next(record).value())
        ++read;
    QCOMPARE(read, written);
    core::NoControl control;
    QCOMPARE(scan(source, control)->records, written);

    const long grown = statusKiB("VmHWM") - before;
    qInfo("memory grew by %ld KiB for %zu MiB", grown, fileBytes >> 20);
    QVERIFY(grown < 40 * 1024);
    QVERIFY((*reader)->contentDigest() == core::sha256OfFile(file.path()).value());
}

void TestReaderEndurance::no_mutation_brings_it_down_or_out_with_content_data()
{
    QTest::addColumn<bool>("isJson");
    QTest::newRow("CSV") << false;
    QTest::newRow("JSONL") << true;
}

void TestReaderEndurance::no_mutation_brings_it_down_or_out_with_content()
{
    QFETCH(bool, isJson);
    std::size_t headerBytes = 0;
    const std::string valid = isJson ? sampleJsonl(headerBytes) : sampleCsv(headerBytes);
    const RecordFile file(valid, isJson ? "notes.jsonl" : "notes.csv");
    Source source = file.source();
    source.labelColumn = "label";
    source.personColumn = "person";
    QVERIFY(!readAll(source).error);

    // What means something to a parser is tried more often than the rest.
    constexpr std::string_view telling = "\"\"\",,\n\r{}[]:\\\x80\xC3\xFF";
    std::mt19937 random(20240501);
    const auto below = [&random](std::size_t limit) { return random() % limit; };
    int faulty = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string bytes = valid;
        for (std::size_t i = 0, count = 1 + below(6); i < count; ++i) {
            const std::size_t at = headerBytes + below(bytes.size() - headerBytes);
            const char byte = below(2) == 0 ? telling[below(telling.size())] : static_cast<char>(below(256));
            if (const auto kind = below(3); kind == 0)
                bytes[at] = byte;
            else if (kind == 1)
                bytes.insert(at, 1, byte);
            else
                bytes.erase(at, 1 + below(4));
        }
        // Some file systems flush to the disk a file that was truncated, not one that is new.
        std::filesystem::remove(file.path());
        std::ofstream(file.path(), std::ios::binary) << bytes;
        // The telling bytes are few; small chunks let them fall on borders too.
        const Reading reading = readAll(source, {.chunkBytes = 1 + below(300), .maximumRecordBytes = 5000});
        std::int64_t line = 0;
        for (const Record &record : reading.records) {
            QVERIFY(record.place.line > line);
            line = record.place.line;
        }
        core::NoControl control;
        const auto scanned = scan(source, control);
        const auto shown = preview(source);
        for (const auto &error : {reading.error,
                                  scanned ? std::nullopt : std::optional(scanned.error()),
                                  shown ? std::nullopt : std::optional(shown.error())}) {
            if (!error)
                continue;
            ++faulty;
            QVERIFY(error->detail.starts_with(file.path().string() + ":"));
            QVERIFY(error->detail.find_first_of("\r\n") == std::string::npos);
            QVERIFY2(error->detail.find(canary.substr(0, 3)) == std::string::npos, error->detail.c_str());
        }
        if (scanned)
            for (const Problem &problem : scanned->problems)
                QVERIFY(problem.place.line > 0
                        && problem.what.find(canary.substr(0, 3)) == std::string::npos);
    }
    QVERIFY(faulty > 1000); // otherwise the mutations miss what they are for
}

void TestReaderEndurance::deep_nesting_brings_nothing_down()
{
    const std::string deep(1'000'000, '[');
    const RecordFile open("{\"text\":\"a\",\"x\":" + deep + "\n{\"text\":\"b\"}\n", "notes.jsonl");
    core::NoControl control;
    const auto found = scan(open.source(), control);
    QVERIFY(found.has_value());
    QCOMPARE(found->records, 1);
    const RecordFile closed("{\"text\":\"a\",\"x\":" + deep + std::string(deep.size(), ']') + "}\n",
                            "notes.jsonl");
    QCOMPARE(readAll(closed.source()).records.size(), std::size_t{1});
}

} // namespace tst_reader_endurance

QTEST_APPLESS_MAIN(tst_reader_endurance::TestReaderEndurance)
#include "tst_reader_endurance.moc"
