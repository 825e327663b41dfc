#include "core/records/Format.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_formats {

using namespace core::records;

class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void every_format_has_a_name_of_its_own_a_title_and_endings();
    void recognises_a_file_data();
    void recognises_a_file();
    void a_chosen_delimiter_is_not_that_of_a_tsv_file();
    void refuses_a_format_that_there_is_not();
    void names_a_place_data();
    void names_a_place();
};

void TestFormats::every_format_has_a_name_of_its_own_a_title_and_endings()
{
    const auto names = formatNames();
    QCOMPARE(std::set<std::string_view>(names.begin(), names.end()).size(), formats().size());
    const auto endings = formatEndings();
    QCOMPARE(std::set<std::string_view>(endings.begin(), endings.end()).size(), endings.size());
    for (const Format *format : formats()) {
        QVERIFY(findFormat(format->name()) == format);
        QVERIFY(!format->title().empty());
        QCOMPARE(format->endings().empty(), format->name() == "odbc"); // a database is no file
        QVERIFY(!format->takesDelimiter() || !format->ownDelimiter());
        for (const std::string_view ending : format->endings())
            QVERIFY(ending.starts_with('.') && std::ranges::find(endings, ending) != endings.end());
    }
    QVERIFY(findFormat("xls") == nullptr);
}

void TestFormats::recognises_a_file_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    const auto row = [](const char *name, const char *bytes, const char *format) {
        QTest::addRow("%s: %s", name, format) << name << QByteArray(bytes) << format;
    };
    row("n.csv", "text\none\n", "csv");
    row("n.CSV", "{\"a\",text\n", "csv"); // the name counts more than the beginning
    row("n.txt", "id\ttext\n", "csv");
    row("n.tsv", "id\ttext\n", "tsv");
    row("n.tsv", "id;text\n", "csv");
    row("n.jsonl", "text\n", "jsonl");
    row("n.NDJSON", "", "jsonl");
    row("n.dat", " {\"text\":1}", "jsonl");
    row("n", "[1]", "json");
    row("n", "text\n", "csv");
    row("n.txt", "MSH|^~\\&|A\r", "hl7");
    row("n",
        "\x0B"
        "FHS*%$!#*A\r",
        "hl7");
    row("n.HL7", "text\n", "hl7");
    row("n.csv", "MSH|id|text\n", "csv");
    row("n.ndjson", "{\"resourceType\":\"Patient\"}\n", "fhir");
    row("n.json", "{\n \"id\": 1,\n \"resourceType\": \"Bundle\"", "fhir");
    row("n", "{\"resourceType\":\"Patient\"}\n", "fhir");
    row("n.jsonl", "{\"resourceType\":\"Patient\"}\n", "jsonl");
    row("n.csv", "a,{\"resourceType\":1}\n", "csv");
    row("n", "", "csv");
    row("n.XLSX", "", "xlsx");
    row("n.xlsm", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "xlsx");
    row("n.xls", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "xlsx");
    row("n.doc", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "csv"); // whose reader says what it is
    row("n.db", "", "sqlite");
}

void TestFormats::recognises_a_file()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    const auto found = formatOf({}, {.path = file.path()});
    QVERIFY(found.has_value());
    const std::string_view format = (*found)->name();
    QTEST(QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size())), "format");
}

void TestFormats::a_chosen_delimiter_is_not_that_of_a_tsv_file()
{
    const RecordFile file("a;b\tc\ttext\n", "n.tsv");
    Part part{.path = file.path()};
    QCOMPARE(std::string((*formatOf({}, part))->name()), std::string("tsv"));
    part.delimiter = ';';
    QCOMPARE(std::string((*formatOf({}, part))->name()), std::string("csv"));
}

void TestFormats::refuses_a_format_that_there_is_not()
{
    const RecordFile file("text\n");
    const auto found = formatOf("xls", {.path = file.path()});
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().code, core::ErrorCode::InvalidPlan);
    std::string known;
    for (const std::string_view name : formatNames())
        known += (known.empty() ? "" : ", ") + std::string(name);
    QCOMPARE(found.error().what, "records.format names no known format; known here: " + known);
}

void TestFormats::names_a_place_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("entry");
    QTest::addColumn<QString>("sheet");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    QTest::newRow("a line") << "notes.csv"
                            << ""
                            << "" << 17 << "notes.csv:17";
    QTest::newRow("a row") << "notes.xlsx"
                           << ""
                           << "Notes" << 17 << "notes.xlsx, sheet Notes, row 17";
    QTest::newRow("an entry") << "export.zip"
                              << "notes.csv"
                              << "" << 17 << "export.zip/notes.csv:17";
    QTest::newRow("an entry of two lines") << "export.zip"
                                           << "a\nb\u202E"
                                           << "" << 17 << "export.zip/a\\u{a}b\\u{202e}:17";
    QTest::newRow("a file") << "notes.csv"
                            << ""
                            << "" << 0 << "notes.csv";
}

void TestFormats::names_a_place()
{
    QFETCH(QString, file);
    QFETCH(QString, entry);
    QFETCH(QString, sheet);
    QFETCH(int, line);
    const Place place{.entry = entry.toStdString(), .sheet = sheet.toStdString(), .line = line};
    QTEST(QString::fromStdString(words(file.toStdString(), place)), "words");
}

} // namespace tst_formats

QTEST_APPLESS_MAIN(tst_formats::TestFormats)
#include "tst_formats.moc"
