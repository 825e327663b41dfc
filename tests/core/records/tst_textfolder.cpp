#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "core/records/documents/DocumentText.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_textfolder {

using namespace core::records;

class TestTextFolder : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void reads_each_file_as_a_record();
    void reads_the_entries_of_an_archive();
    void takes_marked_up_texts_by_their_content_data();
    void takes_marked_up_texts_by_their_content();
    void reads_encodings_data();
    void reads_encodings();
    void says_what_is_wrong_with_a_file_and_goes_on();
    void tells_when_a_column_is_not_there();
    void shows_the_first_text();
    void recognises_texts_data();
    void recognises_texts();

private:
    void write(const std::string &name, const std::string &bytes) const;
    Source source() const;

    std::optional<QTemporaryDir> m_folder;
    std::filesystem::path m_root;
};

void TestTextFolder::init()
{
    m_folder.emplace();
    m_root = m_folder->path().toStdString();
}

void TestTextFolder::write(const std::string &name, const std::string &bytes) const
{
    std::filesystem::create_directories((m_root / name).parent_path());
    std::ofstream(m_root / name, std::ios::binary) << bytes;
}

Source TestTextFolder::source() const
{
    Source source = RecordFile("").source("text");
    source.files = {m_root};
    return source;
}

void TestTextFolder::reads_each_file_as_a_record()
{
    write("heart/1.txt", "Chest pain.\r\n\r\n\"Quoted\", and, commas\n");
    write("heart/2.txt", "");
    write("lung/1.txt", "{\\rtf1 Cough\\par}");
    write("lung/2.txt", "<html><body>Cough<br>and fever</body></html>");
    Source folder = source();
    folder.labelColumn = "@folder";
    folder.personColumn = "@file";
    for (const std::size_t bytes : {1, 100'000}) {
        const Reading reading = readAll(folder, {.chunkBytes = bytes});
        QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
        QCOMPARE(reading.records.size(), std::size_t{4});
        QCOMPARE(reading.records[0].text, std::string("Chest pain.\r\n\r\n\"Quoted\", and, commas\n"));
        QCOMPARE(reading.records[0].label, std::string("heart"));
        QCOMPARE(reading.records[1].text, std::string());
        QCOMPARE(reading.records[2].text, std::string("Cough"));
        QCOMPARE(reading.records[3].text, std::string("Cough\nand fever"));
        QCOMPARE(reading.records[3].person, std::string("2"));
    }
}

void TestTextFolder::reads_the_entries_of_an_archive()
{
    const RecordFile archive(zipped({{"a/1.txt", "one"}, {"a/2.txt", "{\\rtf1 two}"}}), "notes.zip");
    const Reading reading = readAll(archive.source());
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[1].text, std::string("two"));
}

void TestTextFolder::takes_marked_up_texts_by_their_content_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *bytes, const char *text) {
        QTest::addRow("%s", name) << QByteArray(bytes) << QByteArray(text);
    };
    row("plain", "Chest pain < 2 h", "Chest pain < 2 h");
    row("begins with a sign", "< 2 h of <b>pain</b>", "< 2 h of <b>pain</b>");
    row("an element that HTML has not", "<Note>pain</Note>", "<Note>pain</Note>");
    row("HTML", "\xEF\xBB\xBF \n<!-- x --><!DOCTYPE html><title>t</title>pain &amp; more", "pain & more");
    row("XHTML", "<?xml version='1.0'?>\n<!DOCTYPE html>\n<html><body><P>pain</P></body></html>", "pain");
    row("a piece of it", "<P class='x'>pain<BR/>more", "pain\nmore");
    row("an element like another", "<pain>", "<pain>");
    row("RTF", "\n{\\rtf1\\ansi caf\\'e9}", "caf\xC3\xA9");
    row("no RTF", "{rtf1 x}", "{rtf1 x}");
    row("a comment alone", "<!-- x", "<!-- x");
}

void TestTextFolder::takes_marked_up_texts_by_their_content()
{
    QFETCH(QByteArray, bytes);
    write("1.txt", bytes.toStdString());
    const auto whole = wholeText(Part{.path = m_root / "1.txt"}, {});
    QVERIFY(whole.has_value());
    QTEST(QByteArray::fromStdString(whole->text), "text");
    QVERIFY(whole->digest == core::sha256(bytes.toStdString()));
}

void TestTextFolder::reads_encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("encoding");
    QTest::newRow("UTF-8") << QByteArray("caf\xC3\xA9") << QByteArray();
    QTest::newRow("marked") << QByteArray("\xFF\xFE"
                                          "c\0a\0f\0\xE9\0",
                                          10)
                            << QByteArray();
    QTest::newRow("given") << QByteArray("caf\xE9") << QByteArray("windows-1252");
    QTest::newRow("declared by HTML")
        << QByteArray("<html><head><META content='text/html; charset=Windows-1252'>"
                      "</head>caf\xE9")
        << QByteArray();
    QTest::newRow("declared as Latin-1")
        << QByteArray("<html><meta charset=\"ISO-8859-1\"/>caf\xE9") << QByteArray();
    QTest::newRow("declared as a wide one")
        << QByteArray("<html><meta charset=utf-16>caf\xC3\xA9") << QByteArray();
    QTest::newRow("given counts more")
        << QByteArray("<html><meta charset=koi8-r>caf\xE9") << QByteArray("windows-1252");
    QTest::newRow("marked HTML") << QByteArray("\xFF\xFE<\0p\0>\0c\0a\0f\0\xE9\0", 16) << QByteArray();
}

void TestTextFolder::reads_encodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, encoding);
    write("1.txt", bytes.toStdString());
    write("2.txt", bytes.toStdString());
    Source folder = source();
    if (!encoding.isEmpty())
        folder.encoding = encoding.toStdString();
    const Reading reading = readAll(folder);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.at(1).text, std::string("caf\xC3\xA9"));
}

void TestTextFolder::says_what_is_wrong_with_a_file_and_goes_on()
{
    write("1.txt", "fine");
    write("2.txt", "Smith\nhas caf\xE9 au lait, and so on, as the text goes on for a while");
    write("3.txt", std::string("PK\x03\x04 Smith", 10));
    write("4.txt", std::string(100, 'x'));
    write("5.txt", "{\\rtf1 " + std::string(100, 'x') + "}");
    write("6.txt", "fine");
    core::NoControl control;
    const auto scanned = scan(source(), control);
    QVERIFY2(scanned.has_value(), scanned ? "" : scanned.error().detail.c_str());
    QCOMPARE(scanned->records, 4);
    QCOMPARE(scanned->problemCount, 2);
    QCOMPARE(scanned->problems[0].place.line, 2);
    QCOMPARE(scanned->problems[0].facts.kind, ProblemKind::NotInEncoding);
    QVERIFY(scanned->problems[0].what.find("windows-1252") != std::string::npos);
    for (const Problem &problem : scanned->problems)
        QVERIFY(problem.what.find("Smith") == std::string::npos);

    std::vector<std::string> found;
    auto records = RecordStream::open(source(), {.chunkBytes = 8, .maximumRecordBytes = 99});
    QVERIFY(records.has_value());
    Record record;
    for (bool isMore = true; isMore;) {
        const auto next = (*records)->next(record);
        isMore = next ? *next : next.error().canGoOn;
        if (!next && next.error().facts.kind == ProblemKind::TooLong)
            found.push_back(std::filesystem::path(next.error().place.file).filename().string());
    }
    QCOMPARE(found, (std::vector<std::string>{"4.txt", "5.txt"}));
}

void TestTextFolder::tells_when_a_column_is_not_there()
{
    write("1.txt", "Smith");
    write("2.txt", "Smith");
    Source folder = source();
    folder.textColumn = "note";
    const Reading reading = readAll(folder);
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->code, core::ErrorCode::InvalidPlan);
    QVERIFY(reading.error->detail.find("the columns are: text") != std::string::npos);
}

void TestTextFolder::shows_the_first_text()
{
    write("1.txt", "<p>one</p>");
    write("2.txt", "two");
    const auto shown = preview(source());
    QCOMPARE(shown->format, std::string("folder"));
    QCOMPARE(shown->files, std::size_t{2});
    QCOMPARE(shown->columns, std::vector<std::string>{"text"});
    QCOMPARE(shown->rows, (std::vector<std::vector<std::string>>{{"one"}}));
}

void TestTextFolder::recognises_texts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isOneOfMany");
    QTest::addColumn<QString>("format");
    const auto row = [](const char *name, const char *bytes, bool isOneOfMany, const char *format) {
        QTest::addRow("%s %s %d", name, bytes, isOneOfMany)
            << name << QByteArray(bytes) << isOneOfMany << format;
    };
    row("n.txt", "a,b\n", false, "csv");
    row("n.txt", "a,b\n", true, "folder");
    row("n.md", "# a", false, "csv");
    row("n.MD", "# a", true, "folder");
    row("n.html", "a", false, "folder");
    row("n.HTM", "a", true, "folder");
    row("n.rtf", "a", false, "folder");
    row("n.txt", "{\\rtf1 a}", false, "folder");
    row("n.csv", "a,b\n", true, "csv");
    row("n.json", "[{}]", true, "json");
    row("n.xml", "<r/>", true, "xml");
    row("n", "Chest pain.", true, "folder");
    row("n", "Chest pain.", false, "csv");
    row("n", "<html>", false, "folder");
    row("n", "{\"a\":1}", true, "jsonl");
}

void TestTextFolder::recognises_texts()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isOneOfMany);
    write(name.toStdString(), bytes.toStdString());
    const auto format = formatOf({}, Part{.path = m_root / name.toStdString(), .isOneOfMany = isOneOfMany});
    QTEST(QString::fromStdString(std::string((*format)->name())), "format");
}

} // namespace tst_textfolder

QTEST_APPLESS_MAIN(tst_textfolder::TestTextFolder)
#include "tst_textfolder.moc"
