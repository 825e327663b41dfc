#include "core/base/Digest.h"
#include "core/methods/Methods.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/records/Reader.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/core/pipeline/AxesWorld.h"
#include "tests/core/privacy/ReservationForTests.h"
#include "tests/core/privacy/SecureRandomForTests.h"
#include "tests/core/records/DatabaseFile.h"
#include "tests/core/records/LetterFile.h"
#include "tests/core/records/PostgresServer.h"
#include "tests/core/records/SpreadsheetFile.h"
#include "tests/core/records/WorkbookFile.h"

#include <QStandardPaths>
#include <QTest>

#include <fstream>
#include <optional>
#include <sodium.h>

namespace tst_sameinallformats {

using namespace core;
namespace fs = std::filesystem;

namespace {

struct Note
{
    std::string text;
    std::string label;
    std::string person;
};

std::vector<Note> notes()
{
    std::vector<Note> all;
    for (int i = 0; i < 24; ++i) {
        std::string text;
        for (int word = 0; word < 3 + i % 5; ++word)
            text += (word ? " " : "") + std::string("term")
                    + std::to_string((i * 37 + word * 11) % AxesWorld::terms);
        all.push_back({text, i % 3 ? "A" : "B", "p" + std::to_string(i % 7)});
    }
    return all;
}

std::string quoted(const std::string &text)
{
    return '"' + text + '"';
}

std::string csv()
{
    std::string bytes = "text,label,person\n";
    for (const Note &note : notes())
        bytes += quoted(note.text) + "," + note.label + "," + note.person + "\n";
    return bytes;
}

std::string object(const Note &note)
{
    return R"({"note":{"body":)" + quoted(note.text) + R"(},"label":)" + quoted(note.label) + R"(,"person":)"
           + quoted(note.person) + "}";
}

/// A letter of CDA R2 with one section.
std::string cda(const Note &note)
{
    return "<ClinicalDocument xmlns=\"urn:hl7-org:v3\"><code displayName=\"" + note.label
           + "\"/><recordTarget><patientRole><id extension=\"" + note.person
           + "\"/></patientRole></recordTarget><component><structuredBody><component><section><text>"
           + note.text + "</text></section></component></structuredBody></component></ClinicalDocument>";
}

std::string mail(const std::string &text)
{
    return "From: a@example.org\r\nSubject: Letter\r\nMIME-Version: 1.0\r\n"
           "Content-Type: text/plain; charset=utf-8\r\n\r\n"
           + text + "\r\n";
}

std::string sqlOf(const std::string &create)
{
    std::string sql = create;
    for (const Note &note : notes())
        sql += "INSERT INTO notes VALUES('" + note.text + "','" + note.label + "','" + note.person + "');";
    return sql;
}

std::string base64(const std::string &text)
{
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::string coded(sodium_base64_encoded_len(text.size(), variant), '\0');
    sodium_bin2base64(coded.data(),
                      coded.size(),
                      reinterpret_cast<const unsigned char *>(text.data()),
                      text.size(),
                      variant);
    coded.pop_back();
    return coded;
}

} // namespace

/// The same notes in every form: what is released is a function of texts, labels and persons alone, so that
/// one random stream gives the same numbers for all of them.
class TestSameInAllFormats : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void releases_what_the_csv_file_does_data();
    void releases_what_the_csv_file_does();
    void a_database_over_odbc_gives_the_same_data();
    void a_database_over_odbc_gives_the_same();

private:
    void write(const std::string &name, const std::string &bytes) const
    {
        fs::create_directories((m_root / name).parent_path());
        std::ofstream(m_root / name, std::ios::binary) << bytes;
    }
    void writeFolders() const;
    void writeLetters() const;
    void writeMessages() const;
    void writeTables() const;
    QByteArray released(const records::Source &source) const;
    records::Source csvSource() const
    {
        records::Source source;
        source.files = {m_root / "notes.csv"};
        source.textColumn = "text";
        source.labelColumn = "label";
        source.personColumn = "person";
        return source;
    }

    AxesWorld m_world;
    QTemporaryDir m_folder;
    fs::path m_root;
};

void TestSameInAllFormats::writeFolders() const
{
    int number = 0;
    for (const Note &note : notes()) {
        const std::string name = note.person + "-" + std::to_string(100 + number++);
        write("texts/" + note.label + "/" + name + ".txt", note.text);
        write("html/" + note.label + "/" + name + ".html",
              "<html><body><p>" + note.text + "</p></body></html>");
        write("xml/" + name + ".xml",
              "<deIdi2b2><TEXT><![CDATA[" + note.text + "]]></TEXT><TAGS><GROUP is=\"" + note.label
                  + "\"/></TAGS></deIdi2b2>");
    }
}

void TestSameInAllFormats::writeLetters() const
{
    int number = 0;
    for (const Note &note : notes()) {
        const std::string name = note.label + "/" + note.person + "-" + std::to_string(100 + number++);
        write("docx/" + name + ".docx", tests::docx(tests::paragraph(note.text)));
        write("odt/" + name + ".odt", tests::odt("<t:p>" + note.text + "</t:p>"));
        write("pdf/" + name + ".pdf", tests::pdf(note.text));
        write("eml/" + name + ".eml", mail(note.text));
        write("cda/" + name + ".xml", cda(note));
    }
}

void TestSameInAllFormats::writeMessages() const
{
    std::string hl7;
    std::string fhir;
    for (const Note &note : notes()) {
        hl7 += "MSH|^~\\&|||||20260101||MDM^T02|1|P|2.5\rPID|1||" + note.person + "\rTXA|1|" + note.label
               + "|TX\rOBX|1|TX|||" + note.text + "\r";
        fhir += R"({"resourceType":"DocumentReference","status":"current","type":{"text":")" + note.label
                + R"("},"subject":{"reference":"Patient/)" + note.person
                + R"("},"content":[{"attachment":{"contentType":"text/plain","data":")" + base64(note.text)
                + "\"}}]}\n";
    }
    write("notes.hl7", hl7);
    write("notes.ndjson", fhir);
}

void TestSameInAllFormats::writeTables() const
{
    std::string rows = tests::inlineRow(1, {"text", "label", "person"});
    std::vector<std::vector<std::string>> cells{{"text", "label", "person"}};
    std::string keyed = "text,person,visit\n";
    std::string labels = "visit,code\n";
    int number = 1;
    for (const Note &note : notes()) {
        rows += tests::inlineRow(++number, {note.text, note.label, note.person});
        cells.push_back({note.text, note.label, note.person});
        keyed += note.text + "," + note.person + ",v" + std::to_string(number) + "\n";
        labels += "v" + std::to_string(number) + "," + note.label + "\n";
    }
    write("notes.xlsx", tests::workbookOf({.sheets = {{"Notes", rows}}}));
    write("notes.ods", tests::spreadsheetOf({{"Notes", tests::tableRows(cells)}}));
    tests::makeDatabase(m_root / "notes.sqlite",
                        sqlOf("CREATE TABLE notes(text TEXT, label TEXT, person TEXT);"));
    write("keyed.csv", keyed);
    write("labels.csv.gz", compressed(labels, "gzip"));
}

void TestSameInAllFormats::initTestCase()
{
    m_root = m_folder.path().toStdString();
    write("notes.csv", csv());
    write("notes.csv.gz", compressed(csv(), "gzip"));
    write("notes.csv.zst", compressed(csv(), "zstd"));
    write("notes.zip", zipped({{"a/notes.csv", csv()}}));
    std::string lines;
    std::string array;
    for (const Note &note : notes()) {
        lines += object(note) + "\n";
        array += (array.empty() ? "[" : ",\n") + object(note);
    }
    write("notes.jsonl", lines);
    write("notes.json", array + "]");
    const std::size_t half = csv().find('\n', csv().size() / 2) + 1;
    write("parts/1.csv", csv().substr(0, half));
    write("parts/2.csv", "text,label,person\n" + csv().substr(half));
    writeFolders();
    writeLetters();
    writeMessages();
    writeTables();
}

void TestSameInAllFormats::releases_what_the_csv_file_does_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("person");
    QTest::addColumn<QString>("format");
    const auto row =
        [](const char *file, const char *text, const char *label, const char *person, const char *format) {
            QTest::newRow(file) << file << text << label << person << format;
        };
    row("notes.csv.gz", "text", "label", "person", "csv");
    row("notes.csv.zst", "text", "label", "person", "csv");
    row("notes.zip", "text", "label", "person", "csv");
    row("parts", "text", "label", "person", "csv");
    row("parts/*.csv", "text", "label", "person", "csv");
    row("notes.jsonl", "note.body", "label", "person", "jsonl");
    row("notes.json", "note.body", "label", "person", "json");
    row("notes.xlsx", "text", "label", "person", "xlsx");
    row("notes.ods", "text", "label", "person", "ods");
    row("notes.sqlite", "text", "label", "person", "sqlite");
    row("texts", "text", "@folder", "@file", "folder");
    row("html", "text", "@folder", "@file", "folder");
    row("xml", "TEXT", "TAGS/GROUP@is", "@file", "xml");
    row("docx", "text", "@folder", "@file", "docx");
    row("odt", "text", "@folder", "@file", "odt");
    row("pdf", "text", "@folder", "@file", "pdf");
    row("eml", "text", "@folder", "@file", "eml");
    row("cda",
        "component/structuredBody",
        "code@displayName",
        "recordTarget/patientRole/id@extension",
        "xml");
    row("notes.hl7", "text", "document_type", "patient", "hl7");
    row("notes.ndjson", "text", "type", "patient", "fhir");
    row("keyed.csv", "text", "", "person", "csv");
}

QByteArray TestSameInAllFormats::released(const records::Source &source) const
{
    const synthesis::Synthesizer &synthesizer = *synthesis::findSynthesizer("histogram");
    synthesis::Choices choices;
    choices.epsilon = {{"phrases", 3.0}};
    choices.vocabularySize = AxesWorld::terms;
    choices.labels = 2;
    choices.length = 4;
    const auto planned = planRelease(synthesizer, choices);
    if (!planned)
        qFatal("%s", planned.error().detail.c_str());
    const auto run = beginRun(synthesizer, *planned, m_world.inputs, 1);
    NoControl control;
    run->prepare(control);
    plan::Plan plan;
    plan.labels = {"A", "B"};
    pipeline::UnitCollector collector(*run, plan::LabelMap(plan), true);
    auto reader = records::Reader::open(source);
    if (!reader)
        return reader.error().detail.c_str();
    records::Record record;
    Result<bool> isThere = false;
    while ((isThere = (*reader)->next(record)).value_or(false))
        collector.add(record);
    if (!isThere)
        return isThere.error().detail.c_str();
    if (collector.seen().usable != static_cast<std::int64_t>(notes().size()))
        return "not all records are usable";
    collector.finish();
    privacy::SecureRandom random;
    privacy::SecureRandomForTests::setKey(random, {1, 2, 3});
    auto reservation = privacy::ReservationForTests::of(planned->spend);
    privacy::ReservedDrawing drawing(reservation, random);
    const auto drawn = drawAll(*run, *planned, {}, drawing, control);
    if (!drawn)
        qFatal("%s", drawn.error().detail.c_str());
    Sha256 hash;
    for (const synthesis::NoisyTable &table : (*drawn)->tables)
        hash.add(std::string_view(reinterpret_cast<const char *>(table.counts.cells.data()),
                                  table.counts.cells.size() * sizeof(std::int64_t)));
    return toHex(hash.finish()).c_str();
}

void TestSameInAllFormats::releases_what_the_csv_file_does()
{
    QFETCH(QString, file);
    QFETCH(QString, text);
    QFETCH(QString, label);
    QFETCH(QString, person);
    QFETCH(QString, format);
    const QByteArray expected = released(csvSource());
    QCOMPARE(expected.size(), 64);
    if (format == "pdf" && QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext is not installed");
    records::Source source;
    source.files = {m_root / file.toStdString()};
    source.textColumn = text.toStdString();
    source.personColumn = person.toStdString();
    if (label.isEmpty())
        source.join = {.files = {m_root / "labels.csv.gz"}, .on = "visit", .key = {}, .labelColumn = "code"};
    else
        source.labelColumn = label.toStdString();
    if (person == "@file")
        source.personPattern = "^(p[0-9]+)-";
    QCOMPARE(released(source), expected); // recognised
    source.format = format.toStdString();
    QCOMPARE(released(source), expected); // named
}

void TestSameInAllFormats::a_database_over_odbc_gives_the_same_data()
{
    QTest::addColumn<bool>("isServer");
    QTest::newRow("SQLite") << false;
    QTest::newRow("PostgreSQL") << true;
}

void TestSameInAllFormats::a_database_over_odbc_gives_the_same()
{
    QFETCH(bool, isServer);
    records::Source source = csvSource();
    source.files.clear();
    source.table = "notes";
    source.database.connection = "Driver=SQLite3;Database=" + (m_root / "notes.sqlite").string();
    std::optional<tests::PostgresServer> server;
    if (isServer) {
        server.emplace();
        if (!server->isRunning)
            QSKIP("PostgreSQL cannot be started here");
        QVERIFY(server->sql(
            QString::fromStdString(sqlOf("CREATE TABLE notes(text text, label varchar(5), person text);"))));
        source.database.connection = server->connection();
        source.database.userEnvironment = "KS_SAME_USER";
        source.database.passwordEnvironment = "KS_SAME_PASSWORD";
        qputenv("KS_SAME_USER", "keeper");
        qputenv("KS_SAME_PASSWORD", tests::PostgresServer::password().toUtf8());
    }
    const QByteArray given = released(source);
    if (given.contains("the driver is not known"))
        QSKIP("the driver is not installed");
    QCOMPARE(given, released(csvSource()));
}

} // namespace tst_sameinallformats

QTEST_APPLESS_MAIN(tst_sameinallformats::TestSameInAllFormats)
#include "tst_sameinallformats.moc"
