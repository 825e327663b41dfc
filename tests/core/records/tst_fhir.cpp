#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "core/records/fhir/ResourceRows.h"
#include "tests/core/records/RecordFile.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>

namespace tst_fhir {

using namespace core::records;

namespace {

std::string base64(const std::string &text)
{
    return QByteArray::fromStdString(text).toBase64().toStdString();
}

std::string attachment(const std::string &text, const std::string &type = "text/plain")
{
    // moc loses count of the braces where raw strings stand beside others.
    return "{\"contentType\":\"" + type + "\",\"data\":\"" + base64(text) + "\"}";
}

/// A document with one attachment or several, and members of its own.
std::string document(const std::string &attachments, const std::string &more = R"("status":"current")")
{
    return R"({"resourceType":"DocumentReference",)" + more + R"(,"content":[{"attachment":)" + attachments
           + "}]}";
}

const std::string between = "},{\"attachment\":";

std::string note(const std::string &text)
{
    return document(attachment(text));
}

std::string bundle(const std::vector<std::string> &resources,
                   const std::string &head = R"("resourceType":"Bundle",)")
{
    std::string entries;
    for (const std::string &resource : resources)
        entries += (entries.empty() ? "" : ",") + std::string(R"({"fullUrl":"urn:uuid:)")
                   + std::to_string(entries.size()) + R"(","resource":)" + resource + "}";
    return "{" + head + R"("type":"collection","entry":[)" + entries + R"(],"total":1})";
}

/// The same over many lines.
std::string indented(const std::string &json)
{
    std::string text;
    bool isInString = false;
    int depth = 0;
    const auto newLine = [&] { text += "\n" + std::string(static_cast<std::size_t>(2 * depth), ' '); };
    for (const char c : json) {
        isInString = isInString != (c == '"');
        if (!isInString && (c == '}' || c == ']')) {
            --depth;
            newLine();
        }
        text += c;
        if (!isInString && (c == '{' || c == '[')) {
            ++depth;
            newLine();
        } else if (!isInString && c == ',')
            newLine();
    }
    return text;
}

struct Read
{
    std::vector<std::vector<std::string>> rows;
    std::vector<Place> places;
    std::vector<std::optional<std::int64_t>> offsets;
    std::vector<ReadError> errors;
    core::Digest digest{};

    std::vector<std::string> texts() const
    {
        std::vector<std::string> all;
        for (const auto &row : rows)
            all.push_back(row.front());
        return all;
    }
};

using Texts = std::vector<std::string>;

/// A document of CDA as attachment() takes it, with escaped quotes.
const std::string cda =
    "<ClinicalDocument xmlns='urn:hl7-org:v3'><title>Zq7</title><component><structuredBody>"
    "<component><section><title>Findings</title><text><paragraph>No <content>fever"
    "</content>.</paragraph><paragraph>Clear.</paragraph></text></section></component>"
    "</structuredBody></component></ClinicalDocument>";

Read readPart(const Part &part,
              const std::vector<std::string> &columns = {"text"},
              const ReadOptions &options = {})
{
    std::vector<Wanted> wanted;
    for (const std::string &column : columns)
        wanted.push_back({.column = column});
    Read all;
    auto rows = findFormat("fhir")->open(part, wanted, options);
    if (!rows) {
        all.errors.push_back(rows.error());
        return all;
    }
    Row row;
    for (bool isThere = true; isThere;) {
        const auto next = (*rows)->next(row);
        isThere = next ? *next : next.error().canGoOn;
        if (!next)
            all.errors.push_back(next.error());
        else if (isThere) {
            all.rows.push_back(row.cells);
            all.places.push_back(row.place);
            all.offsets.push_back(row.offset);
        }
    }
    all.digest = (*rows)->digest();
    return all;
}

Read read(std::string_view json,
          const std::vector<std::string> &columns = {"text"},
          const ReadOptions &options = {})
{
    const RecordFile file(json, "notes.ndjson");
    return readPart({.path = file.path()}, columns, options);
}

/// Of a file with one record and no error.
std::string textOf(std::string_view json)
{
    const Read all = read(json);
    return all.rows.size() == 1 && all.errors.empty() ? all.rows[0][0] : "(not one record)";
}

} // namespace

class TestFhir : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_columns_of_a_document();
    void reads_the_columns_of_a_report();
    void reads_what_other_releases_have_elsewhere();
    void knows_a_patient_by_any_kind_of_reference_data();
    void knows_a_patient_by_any_kind_of_reference();
    void passes_over_other_resources_and_what_was_entered_in_error();
    void says_when_there_is_no_document_at_all();
    void reads_bundles_on_one_line_and_on_many();
    void reads_a_bundle_whose_kind_is_said_at_its_end();
    void reads_attachments_data();
    void reads_attachments();
    void joins_attachments_of_one_kind_and_prefers_plain_text();
    void a_report_without_a_form_that_is_read_has_its_conclusion();
    void counts_attachments_that_cannot_be_read_data();
    void counts_attachments_that_cannot_be_read();
    void resolves_a_binary_beside_the_file_and_in_it();
    void resolves_a_contained_binary();
    void reads_a_file_beside_the_export();
    void resolves_a_binary_of_the_same_bundle();
    void counts_a_binary_that_is_not_there();
    void counts_spoilt_lines_and_goes_on_data();
    void counts_spoilt_lines_and_goes_on();
    void names_a_spoilt_entry_of_a_bundle();
    void counts_a_resource_that_is_too_long_and_goes_on();
    void counts_a_resource_of_too_many_values_and_goes_on();
    void refuses_what_nests_too_deep();
    void reads_the_same_in_pieces_of_any_size();
    void names_line_and_byte_of_each_resource();
    void reads_utf16_and_refuses_bytes_that_are_not_in_the_encoding();
    void ends_a_preview_in_time();
    void is_recognised_shown_and_looked_through();
};

void TestFhir::reads_the_columns_of_a_document()
{
    const Read all =
        read(document(attachment("Doing well."),
                      R"("id":"d1","status":"current","type":{"coding":[{"code":"18842-5",)"
                      R"("display":"Discharge summary"},{"code":"x"}]},"category":[{"text":"Note"},)"
                      R"({"text":"Other"}],"subject":{"reference":"Patient/p1"},)"
                      R"("date":"2024-01-31T10:45:00Z","context":{"encounter":[{"reference":)"
                      R"("Encounter/e1"},{"reference":"Encounter/e2"}]})"),
             {fhir::documentColumns.begin(), fhir::documentColumns.end()});
    QVERIFY(all.errors.empty());
    const std::vector<std::vector<std::string>> expected = {{"Doing well.",
                                                             "d1",
                                                             "DocumentReference",
                                                             "current",
                                                             "Discharge summary",
                                                             "18842-5",
                                                             "Note",
                                                             "p1",
                                                             "e1",
                                                             "2024-01-31T10:45:00Z"}};
    QCOMPARE(all.rows, expected);
}

void TestFhir::reads_the_columns_of_a_report()
{
    const std::string report =
        R"({"resourceType":"DiagnosticReport","id":"r1","status":"final","code":{"text":"CT chest","coding":)"
        R"([{"code":"24627-2","display":"CT"}]},"category":[{"coding":[{"display":"Radiology"}]}],)"
        R"("subject":{"reference":"Patient/p1"},"encounter":{"reference":"Encounter/e1"},)"
        R"("effectivePeriod":{"start":"2024-01-01"},"issued":"2024-02-01","conclusion":"Clear."})";
    const Read all = read(report, {fhir::documentColumns.begin(), fhir::documentColumns.end()});
    const std::vector<std::vector<std::string>> expected = {{"Clear.",
                                                             "r1",
                                                             "DiagnosticReport",
                                                             "final",
                                                             "CT chest",
                                                             "24627-2",
                                                             "Radiology",
                                                             "p1",
                                                             "e1",
                                                             "2024-01-01"}};
    QCOMPARE(all.rows, expected);
}

void TestFhir::reads_what_other_releases_have_elsewhere()
{
    const std::string r5 =
        document(attachment("a"),
                 R"("context":[{"reference":"Appointment/a"},{"reference":"Encounter/e5"}],"date":"2025")");
    const std::string stu3 = document(
        attachment("b"),
        R"("context":{"encounter":{"reference":"Encounter/e3"}},"class":{"text":"Note"},"indexed":"2017")");
    const std::string stu3Report =
        R"({"resourceType":"DiagnosticReport","context":{"reference":"Encounter/e4"},"category":{"text":"Lab"}})";
    const std::vector<std::vector<std::string>> expected = {
        {"e5", "", "2025"}, {"e3", "Note", "2017"}, {"e4", "Lab", ""}};
    QCOMPARE(read(r5 + "\n" + stu3 + "\n" + stu3Report, {"encounter", "category", "date"}).rows, expected);
}

void TestFhir::knows_a_patient_by_any_kind_of_reference_data()
{
    QTest::addColumn<QByteArray>("subject");
    QTest::addColumn<QByteArray>("patient");
    const auto row = [](const char *subject, const char *patient) {
        QTest::addRow("%s", subject) << QByteArray(subject) << QByteArray(patient);
    };
    row(R"({"reference":"Patient/p-1"})", "p-1");
    row(R"({"reference":"https://fhir.example.org/r4/Patient/p-1"})", "p-1");
    row(R"({"reference":"https://fhir.example.org/Patient/p-1/_history/3"})", "p-1");
    row(R"({"reference":"urn:uuid:5b2f"})", "5b2f");
    row(R"({"reference":"Patient?identifier=https://fhir.example.org/mrn|77"})", "77");
    row(R"({"identifier":{"system":"mrn","value":"88"}})", "88");
    row(R"({"display":"Jane"})", "");
    row(R"({"reference":"#p"})", "99");
    row(R"({"reference":"#nobody"})", "");
    row(R"("Patient/p-1")", "");
    row("7", "");
}

void TestFhir::knows_a_patient_by_any_kind_of_reference()
{
    QFETCH(QByteArray, subject);
    const Read all = read(document(attachment("a"),
                                   R"("contained":[{"resourceType":"Patient","id":"p","identifier":)"
                                   R"([{"value":"99"}]}],"subject":)"
                                       + subject.toStdString()),
                          {"patient"});
    QCOMPARE(all.rows.size(), std::size_t{1});
    QTEST(QByteArray::fromStdString(all.rows[0][0]), "patient");
}

void TestFhir::passes_over_other_resources_and_what_was_entered_in_error()
{
    const std::string patient = R"({"resourceType":"Patient","id":"p","text":{"div":"DocumentReference"}})";
    const std::string list =
        R"({"resourceType":"List","entry":[{"item":{"reference":"DocumentReference/d"}}]})";
    const std::string wrong = document(attachment("b"), R"("status":"entered-in-error")");
    const std::string draft =
        document(attachment("c"), R"("status":"current","docStatus":"entered-in-error")");
    const std::string replaced = document(attachment("d"), R"("status":"superseded")");
    const Read all = read(patient + "\n" + note("a") + "\n\n" + list + "\n" + wrong + "\n" + draft + "\n"
                          + replaced + "\n");
    QCOMPARE(all.texts(), Texts{"a"});
    QCOMPARE(all.errors.size(), std::size_t{3});
    for (const ReadError &error : all.errors)
        QVERIFY(error.leftOut == LeftOutReason::Withdrawn && error.canGoOn);
}

void TestFhir::says_when_there_is_no_document_at_all()
{
    const std::string patients = "{\"resourceType\":\"Patient\",\"id\":\"Zq7Secret\"}\n";
    const Read all = read(patients + patients, {"text"}, {.expectsColumns = true});
    QVERIFY(all.rows.empty());
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(isInTheFile(all.errors[0]) && all.errors[0].what.find("DocumentReference") != std::string::npos);
    // A file of a folder may well be one of patients; a file with nothing in it is none of anything.
    const RecordFile file(patients, "Patient.ndjson");
    const ReadOptions strict = {.expectsColumns = true};
    QVERIFY(readPart({.path = file.path(), .isOneOfMany = true}, {"text"}, strict).errors.empty());
    QVERIFY(read("\n", {"text"}, strict).errors.empty());
    // A release is made of any records: one document does not decide whether there is one.
    QVERIFY(read(patients).errors.empty());
}

void TestFhir::reads_bundles_on_one_line_and_on_many()
{
    const std::string patient = R"({"resourceType":"Patient","id":"p"})";
    const std::string one = bundle({note("a"), patient, note("b")});
    QCOMPARE(read(one).texts(), (Texts{"a", "b"}));
    QCOMPARE(read(indented(one)).texts(), (Texts{"a", "b"}));
    QCOMPARE(read(one + "\n" + one + "\n" + note("c")).texts(), (Texts{"a", "b", "a", "b", "c"}));
    QCOMPARE(read(indented(note("a")) + "\n" + indented(note("b"))).texts(), (Texts{"a", "b"}));
    const std::string many = indented(bundle({note("a"), note("b")}));
    const auto begin = static_cast<std::ptrdiff_t>(many.rfind('{', many.rfind("fullUrl")));
    const auto line = 1 + std::count(many.begin(), many.begin() + begin, '\n');
    QCOMPARE(read(many, {"text"}, {.chunkBytes = 7}).places[1].line, line);
}

void TestFhir::reads_a_bundle_whose_kind_is_said_at_its_end()
{
    std::string late = bundle({note("a")}, "");
    late.insert(late.size() - 1, R"(,"resourceType":"Bundle")");
    QCOMPARE(read(late).texts(), Texts{"a"});
    QVERIFY(read(bundle({})).rows.empty());
    QCOMPARE(read(R"({"resourceType":"Bundle","entry":[{"request":{"method":"GET"}},{"resource":)" + note("a")
                  + "}]}")
                 .texts(),
             Texts{"a"});
}

void TestFhir::reads_attachments_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const std::string &json, const char *text) {
        QTest::newRow(name) << QByteArray::fromStdString(json) << QByteArray(text);
    };
    row("plain", attachment("Clear."), "Clear.");
    row("a charset", attachment("\xE9", "text/plain; charset=ISO-8859-1"), "\xC3\xA9");
    row("a charset among others",
        attachment("\x96", "Text/Plain;format=flowed; Charset=\\\"windows-1252\\\""),
        "\xE2\x80\x93");
    row("no charset", attachment("\xC3\xA9"), "\xC3\xA9");
    row("HTML", attachment("<p>Clear</p>", "text/html"), "Clear");
    row("XHTML", attachment("<p>Clear</p>", "application/xhtml+xml"), "Clear");
    row("RTF", attachment("{\\rtf1 Clear}", "application/rtf"), "Clear");
    row("base64 on several lines", R"({"contentType":"text/plain","data":"Q2xl\r\nYXIu\n"})", "Clear.");
    row("base64 without padding", R"({"contentType":"text/plain","data":"YQ"})", "a");
    row("any case", attachment("Clear.", "TEXT/PLAIN"), "Clear.");
    row("no kind", R"({"data":"Q2xlYXI="})", "Clear");
    row("bytes of no kind", attachment("Clear.", "application/octet-stream"), "Clear.");
    row("HTML of no kind", attachment("<html><p>Clear</p>", "application/octet-stream"), "Clear");
    row("RTF of no kind", attachment("{\\rtf1 Clear}", ""), "Clear");
    row("a data address", R"({"url":"data:text/plain;base64,Q2xlYXI="})", "Clear");
    row("a data address in plain", R"({"contentType":"text/plain","url":"data:,No%20fever"})", "No fever");
    row("CDA", attachment(cda, "application/hl7-v3+xml"), "Findings\nNo fever.\nClear.");
    row("CDA of no kind", attachment(cda, ""), "Findings\nNo fever.\nClear.");
    row("nothing", R"({"contentType":"application/pdf","title":"a"})", "");
    row("null", "null", "");
}

void TestFhir::reads_attachments()
{
    QFETCH(QByteArray, json);
    const std::string text = textOf(document(json.toStdString()));
    QTEST(QByteArray::fromStdString(text).trimmed(), "text");
}

void TestFhir::joins_attachments_of_one_kind_and_prefers_plain_text()
{
    const std::string html = attachment("<p>a</p>", "text/html");
    const std::string pdf = attachment("%PDF", "application/pdf");
    QCOMPARE(textOf(document(attachment("a") + between + attachment("b"))), std::string("a\n\nb"));
    QCOMPARE(textOf(document(pdf + between + html + between + attachment("a"))), std::string("a"));
    QCOMPARE(QByteArray::fromStdString(textOf(document(pdf + between + html))).trimmed(), QByteArray("a"));
    QCOMPARE(textOf(document(attachment(" ") + between + attachment("b"))), std::string("b"));
}

void TestFhir::a_report_without_a_form_that_is_read_has_its_conclusion()
{
    const auto report = [](const std::string &more) {
        return R"({"resourceType":"DiagnosticReport")" + more + "}";
    };
    const std::string pdf = R"(,"presentedForm":[{"contentType":"application/pdf","data":"YQ=="}])";
    const std::string conclusion = R"(,"conclusion":"Clear.")";
    QCOMPARE(textOf(report(R"(,"presentedForm":[)" + attachment("Long.") + "]" + conclusion)),
             std::string("Long."));
    QCOMPARE(textOf(report(pdf + conclusion)), std::string("Clear."));
    QCOMPARE(textOf(report(conclusion)), std::string("Clear."));
    QCOMPARE(textOf(report("")), std::string());
    const Read all = read(report(pdf));
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].what.starts_with("presentedForm[0].data: "));
}

void TestFhir::counts_attachments_that_cannot_be_read_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const std::string &json, const char *said) {
        QTest::addRow("%s", said) << QByteArray::fromStdString(json) << QByteArray(said);
    };
    row(attachment("Zq7Secret", "application/pdf"),
        "content[0].attachment.data: the document is damaged, encrypted or without a text");
    row(attachment("Zq7Secret", "text/xml"), "an XML document that is none of CDA");
    row(attachment(std::string("Zq7\x01", 4), "application/octet-stream"),
        "(octet-stream, and it is no text)");
    row(attachment("%PDF-1.4 Zq7Secret", ""), "the document is damaged, encrypted or without a text");
    row(R"({"contentType":"text/plain","url":"#Zq7Secret"})", "the resource contains no Binary");
    row(R"({"contentType":"text/plain","url":"../Zq7Secret.txt"})", "not below the folder");
    row(R"({"contentType":"text/plain","url":"Zq7Secret.txt"})", "not below the folder");
    row(attachment("Zq7Secret", "Zq7Secret"), "(a document of another kind)");
    row(R"({"contentType":"text/plain","data":"Zq7Secret!"})", "content[0].attachment.data: not base64");
    row(R"({"contentType":"text/plain","data":["Zq7Secret"]})", "content[0].attachment.data: not base64");
    row(R"({"contentType":"text/plain","data":"YWI=YWI="})", "content[0].attachment.data: not base64");
    row(attachment("Zq7Secret \xE9"), "content[0].attachment.data: not in the charset");
    row(attachment("Zq7Secret", "text/plain; charset=Zq7Secret"),
        "content[0].attachment.data: not in the charset");
    row(attachment("a") + between + R"({"contentType":"text/plain","data":"Zq7Secret!"})",
        "content[1].attachment.data: not base64");
    row(R"({"contentType":"text/plain","url":"https://example.org/Zq7Secret"})",
        "content[0].attachment.url: it leads out of the export");
}

void TestFhir::counts_attachments_that_cannot_be_read()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, said);
    const Read all = read(note("a") + "\n" + document(json.toStdString()) + "\n" + note("b"));
    QCOMPARE(all.texts(), (Texts{"a", "b"}));
    QCOMPARE(all.errors.size(), std::size_t{1});
    QCOMPARE(all.errors[0].place.line, 2);
    QVERIFY(all.errors[0].canGoOn);
    QVERIFY2(all.errors[0].what.find(said.toStdString()) != std::string::npos, all.errors[0].what.c_str());
    QVERIFY(all.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestFhir::resolves_a_binary_beside_the_file_and_in_it()
{
    const auto binary = [](const std::string &id, const std::string &text) {
        return R"({"resourceType":"Binary","id":")" + id + R"(","contentType":"text/plain","data":")"
               + base64(text) + "\"}\n";
    };
    const auto linked = [](const std::string &url,
                           const std::string &type = R"("contentType":"text/plain",)") {
        return document("{" + type + R"("url":")" + url + "\"}") + "\n";
    };
    const RecordFile file("\xEF\xBB\xBF" + linked("Binary/one")
                              + linked("https://example.org/r4/Binary/two", "")
                              + linked("Binary/three/_history/1") + binary("three", "in the file"),
                          "DocumentReference.ndjson");
    const auto beside = [&file](const std::string &name, const std::string &bytes) {
        std::ofstream(file.path().parent_path() / name, std::ios::binary) << bytes;
    };
    beside("Binary.000.ndjson", "{broken\n" + binary("zero", "0") + binary("one", "first"));
    beside("Binary.001.ndjson", binary("two", "second"));
    const Read all = readPart({.path = file.path()});
    QVERIFY2(all.errors.empty(), all.errors.empty() ? "" : all.errors[0].what.c_str());
    QCOMPARE(all.texts(), (Texts{"first", "second", "in the file"}));
}

void TestFhir::resolves_a_contained_binary()
{
    const std::string contained =
        R"("contained":[{"resourceType":"Patient","id":"b"},{"resourceType":"Binary","id":"b",)"
        R"("contentType":"text/plain","data":")"
        + base64("inside") + "\"}]";
    QCOMPARE(textOf(document(R"({"url":"#b"})", contained)), std::string("inside"));
    QCOMPARE(textOf(document(R"({"contentType":"text/plain","url":"#b"})", contained)),
             std::string("inside"));
}

void TestFhir::reads_a_file_beside_the_export()
{
    const RecordFile file(document(R"({"contentType":"text/plain","url":"attachments/0f/a%20b.txt"})") + "\n"
                              + document(R"({"contentType":"text/html","url":"./attachments/c.html"})") + "\n"
                              + document(R"({"contentType":"text/plain","url":"attachments/link.txt"})")
                              + "\n",
                          "DocumentReference.ndjson");
    const auto folder = file.path().parent_path() / "attachments";
    std::filesystem::create_directories(folder / "0f");
    std::ofstream(folder / "0f" / "a b.txt") << "first";
    std::ofstream(folder / "c.html") << "<p>second</p>";
    const RecordFile outside("Zq7Secret", "outside.txt");
    std::filesystem::create_symlink(outside.path(), folder / "link.txt");
    const Read all = readPart({.path = file.path()});
    QCOMPARE(all.rows.size(), std::size_t{2});
    QCOMPARE(all.rows[0][0], std::string("first"));
    QCOMPARE(QByteArray::fromStdString(all.rows[1][0]).trimmed(), QByteArray("second"));
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].leftOut == LeftOutReason::MissingFile);
}

void TestFhir::resolves_a_binary_of_the_same_bundle()
{
    const std::string binary =
        R"({"resourceType":"Binary","id":"b","contentType":"text/plain","data":")" + base64("found") + "\"}";
    const std::string byName = document(R"({"contentType":"text/plain","url":"Binary/b"})");
    std::string json = bundle({byName, binary, byName});
    QCOMPARE(read(json).texts(), (Texts{"found", "found"}));
    QCOMPARE(read(indented(json)).texts(), (Texts{"found", "found"}));
    // By the address of its entry, which bundle() makes of what stands in front of it.
    const std::string byAddress = document(R"({"contentType":"text/plain","url":"urn:uuid:0"})");
    QCOMPARE(read(bundle({binary, byAddress})).texts(), Texts{"found"});
}

void TestFhir::counts_a_binary_that_is_not_there()
{
    const Read all =
        read(bundle({document(R"({"contentType":"text/plain","url":"Binary/Zq7Secret"})"), note("a")}));
    QCOMPARE(all.texts(), Texts{"a"});
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].what.starts_with("entry[0].resource.content[0].attachment.url: "));
    QVERIFY(all.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestFhir::counts_spoilt_lines_and_goes_on_data()
{
    QTest::addColumn<QByteArray>("spoilt");
    QTest::addColumn<bool>("isRead");
    const auto row = [](const char *name, const std::string &spoilt, bool isRead = false) {
        QTest::newRow(name) << QByteArray::fromStdString(spoilt) << isRead;
    };
    const std::string whole = note("Zq7Secret");
    row("cut off in a text", whole.substr(0, whole.size() - 10));
    row("cut off behind a text", whole.substr(0, whole.size() - 3));
    row("cut off behind a comma", whole.substr(0, whole.find(',') + 1));
    row("a bracket too many", whole + "}", true);
    row("a list", "[" + whole + "]");
    row("a word", "Zq7Secret");
    row("a string", "\"Zq7Secret\"");
    row("no JSON", R"({"resourceType":"DocumentReference" Zq7Secret})");
    row("no JSON of any kind", "{Zq7Secret}");
    row("brackets of two kinds", R"({"resourceType":"DocumentReference","content":[}})");
    row("no resource", R"({"text":"Zq7Secret"})");
}

void TestFhir::counts_spoilt_lines_and_goes_on()
{
    QFETCH(QByteArray, spoilt);
    const std::string json =
        note("a") + "\n" + spoilt.toStdString() + "\n" + note("b") + "\n" + note("c") + "\n";
    QFETCH(bool, isRead);
    for (const std::size_t chunk : {std::size_t{3}, std::size_t{1} << 16}) {
        const Read all = read(json, {"text"}, {.chunkBytes = chunk});
        QCOMPARE(all.errors.size(), std::size_t{1});
        QCOMPARE(all.errors[0].place.line, 2);
        QVERIFY(all.errors[0].canGoOn && all.errors[0].what.find("Zq7Secret") == std::string::npos);
        QCOMPARE(all.texts(), isRead ? (Texts{"a", "Zq7Secret", "b", "c"}) : (Texts{"a", "b", "c"}));
    }
}

void TestFhir::names_a_spoilt_entry_of_a_bundle()
{
    const std::string spoilt = R"({"resourceType":"DocumentReference" Zq7Secret})";
    const Read all = read(bundle({note("a"), spoilt, note("b")}));
    QCOMPARE(all.texts(), (Texts{"a", "b"}));
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].what.starts_with("entry[1]: not valid JSON"));
    // What ends too early says so.
    std::string cut = bundle({note("a"), note("b")});
    cut.resize(cut.size() - 40);
    const Read begun = read(cut);
    QCOMPARE(begun.texts(), Texts{"a"});
    QCOMPARE(begun.errors.size(), std::size_t{1});
    QVERIFY(begun.errors[0].canGoOn && begun.errors[0].place.line == 1);
}

void TestFhir::counts_a_resource_that_is_too_long_and_goes_on()
{
    const std::string longOne = note(std::string(3000, 'x'));
    for (const std::size_t chunk : {std::size_t{61}, std::size_t{1} << 16}) {
        const ReadOptions options = {.chunkBytes = chunk, .maximumRecordBytes = 1000};
        for (const std::string &json : {note("a") + "\n" + longOne + "\n" + note("b"),
                                        indented(bundle({note("a"), longOne, note("b")}))}) {
            const Read all = read(json, {"text"}, options);
            QCOMPARE(all.texts(), (Texts{"a", "b"}));
            QCOMPARE(all.errors.size(), std::size_t{1});
            QVERIFY(all.errors[0].facts.kind == ProblemKind::TooLong && all.errors[0].canGoOn);
        }
    }
}

void TestFhir::counts_a_resource_of_too_many_values_and_goes_on()
{
    std::string values = "[0";
    for (int value = 0; value < 1'000'000; ++value)
        values += ",0";
    const Read all = read(document(values + "]") + "\n" + note("a"));
    QCOMPARE(all.texts(), Texts{"a"});
    QVERIFY(all.errors.size() == 1 && all.errors[0].facts.kind == ProblemKind::TooLong);
}

void TestFhir::refuses_what_nests_too_deep()
{
    const std::string deep = document(std::string(100, '[') + std::string(100, ']'));
    const Read all = read(deep + "\n" + note("a"));
    QCOMPARE(all.texts(), Texts{"a"});
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].what.find("64 deep") != std::string::npos);
}

void TestFhir::reads_the_same_in_pieces_of_any_size()
{
    const std::string json = note("a \\ \" {[") + "\r\n" + indented(bundle({note("b"), note("c\xC3\xA9")}))
                             + "\nstray\n" + document(attachment("d"), R"("id":"a\"b\\")") + "\n{\"cut";
    core::Sha256 hash;
    hash.add(json);
    const core::Digest digest = hash.finish();
    const Read whole = read(json);
    QCOMPARE(whole.texts(), (Texts{"a \\ \" {[", "b", "c\xC3\xA9", "d"}));
    QCOMPARE(whole.errors.size(), std::size_t{2});
    for (std::size_t chunk = 1; chunk < 40; ++chunk) {
        const Read torn = read(json, {"text"}, {.chunkBytes = chunk});
        QCOMPARE(torn.rows, whole.rows);
        QCOMPARE(torn.places, whole.places);
        QCOMPARE(torn.offsets, whole.offsets);
        QCOMPARE(torn.errors.size(), whole.errors.size());
        QCOMPARE(torn.digest, digest);
    }
}

void TestFhir::names_line_and_byte_of_each_resource()
{
    const std::string first = "\xEF\xBB\xBF" + note("\xC3\xA9") + "\r\n\n";
    const Read all = read(first + note("b"));
    QCOMPARE(all.places[0].line, 1);
    QCOMPARE(all.offsets[0], std::optional<std::int64_t>(3));
    QCOMPARE(all.places[1].line, 3);
    QCOMPARE(all.offsets[1], std::optional(static_cast<std::int64_t>(first.size())));
}

void TestFhir::reads_utf16_and_refuses_bytes_that_are_not_in_the_encoding()
{
    std::string wide = "\xFF\xFE";
    for (const char c : note("a"))
        wide += std::string(1, c) + '\0';
    const Read all = read(wide);
    QCOMPARE(all.texts(), Texts{"a"});
    QVERIFY(!all.offsets[0]);
    const Read bad = read(note("a") + "\n{\"Zq7Secret\":\"\xE9\"}\n");
    QCOMPARE(bad.texts(), Texts{"a"});
    QVERIFY(bad.errors.size() == 1 && !bad.errors[0].canGoOn && bad.errors[0].place.line == 2);
    QVERIFY(bad.errors[0].facts.kind == ProblemKind::NotInEncoding);
    QVERIFY(bad.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestFhir::ends_a_preview_in_time()
{
    std::string patients;
    for (int i = 0; i < 1000; ++i)
        patients += "{\"resourceType\":\"Patient\"}\n";
    const RecordFile file(patients + note("late"), "all.ndjson");
    const ReadOptions options = {.chunkBytes = 64};
    fhir::ResourceRows rows(fhir::Resources(*TextStream::open({.path = file.path()}, options), options),
                            fhir::Binaries(std::filesystem::path()),
                            {0},
                            {.mostBytes = 1000});
    Row row;
    const auto isThere = rows.next(row);
    QVERIFY(isThere && !*isThere);
}

void TestFhir::is_recognised_shown_and_looked_through()
{
    const std::string pdf = document(attachment("%PDF", "application/pdf"));
    const std::string patient = R"({"resourceType":"Patient","id":"p"})";
    const RecordFile file(pdf + "\n" + patient + "\n" + note("a") + "\n" + note("b") + "\n", "notes.ndjson");
    const auto shown = preview(file.source());
    QVERIFY(shown.has_value());
    QCOMPARE(shown->format, std::string("fhir"));
    QCOMPARE(shown->encoding, std::string("UTF-8"));
    QCOMPARE(shown->columns.size(), fhir::documentColumns.size());
    QCOMPARE(shown->rows.size(), std::size_t{2});
    QVERIFY(!shown->stop);
    QCOMPARE(guessRoles(shown->columns, shown->rows).text, std::string("text"));
    QCOMPARE(guessRoles(shown->columns, shown->rows).person, std::string("patient"));

    core::NoControl control;
    const auto scanned = scan(file.source(), control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->records, 2);
    QCOMPARE(scanned->problemCount, 1);
    QVERIFY(scanned->isComplete);
    // A reader passes over what is of a kind that it does not read, and counts it.
    const auto reader = Reader::open(file.source());
    QVERIFY(reader.has_value());
    Record record;
    QVERIFY((*reader)->next(record).value_or(false));
    QCOMPARE(record.text, std::string("a"));
    QVERIFY((*reader)->next(record).value_or(false));
    QVERIFY(!(*reader)->next(record).value_or(true));
    QCOMPARE((*reader)->leftOut().of(LeftOutReason::UnreadableKind), 1);
    const auto wrong = readAll(file.source("note"));
    QVERIFY(wrong.error && wrong.error->detail.find("the columns are: text, id") != std::string::npos);
}

} // namespace tst_fhir

QTEST_APPLESS_MAIN(tst_fhir::TestFhir)
#include "tst_fhir.moc"
