#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "core/records/hl7/Documents.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <algorithm>

namespace tst_hl7 {

using namespace core::records;

namespace {

/// A message of the tests' own making, segment by segment.
class MessageText final
{
public:
    explicit MessageText(const std::string &type, const std::string &characterSet = {})
        : m_text("MSH|^~\\&|APP|CLINIC|KEY|HERE|20240131104500||" + type + "|1|P|2.5||||||" + characterSet
                 + "\r")
    {}

    MessageText &with(const std::string &segment)
    {
        m_text += segment + "\r";
        return *this;
    }
    MessageText &patient(const std::string &id) { return with("PID|1||" + id + "||DOE^JANE"); }
    MessageText &text(const std::string &value, const std::string &type = "TX")
    {
        return with("OBX|" + std::to_string(++m_observations) + "|" + type + "|11502-2^REPORT^LN||" + value
                    + "||||||F");
    }

    const std::string &bytes() const { return m_text; }

private:
    std::string m_text;
    int m_observations = 0;
};

std::string discharge(const std::string &text)
{
    return MessageText("MDM^T02^MDM_T02")
        .patient("4711^^^HOSP&1.2.3&ISO^MR~0815^^^OTHER")
        .with("PV1|1|I|WARD||||||||||||||||V-99^^^HOSP")
        .with("TXA|1|DS^Discharge|TX|20240131||||||||D-7^HOSP|||||AU")
        .text(text)
        .bytes();
}

std::string laboratory()
{
    return MessageText("ORU^R01")
        .patient("12")
        .with("PV1|1|O")
        .with("OBR|1|||24627-2^CT chest^LN|||20240102")
        .text("Clear lungs.")
        .text("No nodule.")
        .with("OBR|2|||30746-2^X-ray^LN|||20240103")
        .text("Old fracture.", "FT")
        .bytes();
}

struct Read
{
    std::vector<std::vector<std::string>> rows;
    std::vector<Place> places;
    std::vector<std::optional<std::int64_t>> offsets;
    std::vector<ReadError> errors;
    core::Digest digest{};
};

/// The columns by their names, to the end, past every error that lets go on.
Read read(std::string_view messages,
          const std::vector<std::string> &columns = {"text"},
          const ReadOptions &options = {},
          const std::optional<std::string> &encoding = {})
{
    std::vector<Wanted> wanted;
    for (const std::string &column : columns)
        wanted.push_back({.column = column});
    Read all;
    const RecordFile file(messages, "export.hl7");
    auto rows = findFormat("hl7")->open({.path = file.path(), .encoding = encoding}, wanted, options);
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

std::string textOf(std::string_view bytes)
{
    const Read all = read(bytes);
    return all.rows.size() == 1 && all.errors.empty() ? all.rows[0][0] : "(not one record)";
}

} // namespace

class TestHl7 : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_columns_of_a_document();
    void makes_a_record_of_each_request_of_results();
    void keeps_the_results_of_two_patients_apart();
    void a_message_without_text_is_a_record_without_text();
    void takes_the_types_that_are_text_line_by_line();
    void takes_any_separators_that_the_header_names();
    void resolves_escapes_data();
    void resolves_escapes();
    void reads_batches_and_frames_and_any_line_ends_data();
    void reads_batches_and_frames_and_any_line_ends();
    void goes_on_with_a_text_whose_line_breaks_were_let_stand();
    void goes_on_with_a_segment_in_ADD();
    void decodes_by_the_character_set_of_the_message_data();
    void decodes_by_the_character_set_of_the_message();
    void an_encoding_of_the_file_is_for_messages_that_say_none();
    void refuses_bytes_that_are_not_in_the_encoding_message_by_message();
    void reads_encapsulated_documents_data();
    void reads_encapsulated_documents();
    void counts_documents_that_cannot_be_read_data();
    void counts_documents_that_cannot_be_read();
    void a_document_that_cannot_be_read_beside_text_costs_nothing();
    void reads_comments_and_values_of_any_type();
    void joins_the_pieces_of_an_encapsulated_document();
    void leaves_out_what_was_withdrawn_data();
    void leaves_out_what_was_withdrawn();
    void leaves_out_what_a_later_message_withdraws();
    void leaves_out_an_observation_that_was_withdrawn();
    void reads_documents_of_cda();
    void counts_what_is_no_message_and_goes_on();
    void counts_a_message_without_separators_and_goes_on();
    void counts_a_line_that_is_no_segment_and_goes_on();
    void counts_a_message_that_is_too_long_and_goes_on();
    void counts_a_message_of_too_many_segments_and_goes_on();
    void reads_the_same_in_pieces_of_any_size();
    void names_line_and_byte_of_each_message();
    void refuses_wide_characters();
    void is_recognised_shown_and_looked_through();
};

void TestHl7::reads_the_columns_of_a_document()
{
    const Read all =
        read(discharge("Doing well."), {hl7::documentColumns.begin(), hl7::documentColumns.end()});
    QVERIFY(all.errors.empty());
    const std::vector<std::vector<std::string>> expected = {
        {"Doing well.", "MDM^T02", "4711^HOSP", "V-99", "DS", "D-7", "AU", "", "", "20240131", "CLINIC"}};
    QCOMPARE(all.rows, expected);
}

void TestHl7::makes_a_record_of_each_request_of_results()
{
    const Read all = read(laboratory(), {"test", "test_name", "text", "date", "patient", "message_type"});
    QVERIFY(all.errors.empty());
    const std::vector<std::vector<std::string>> expected = {
        {"24627-2", "CT chest", "Clear lungs.\nNo nodule.", "20240102", "12", "ORU^R01"},
        {"30746-2", "X-ray", "Old fracture.", "20240103", "12", "ORU^R01"}};
    QCOMPARE(all.rows, expected);
    QCOMPARE(all.places[1].line, 1);
}

void TestHl7::keeps_the_results_of_two_patients_apart()
{
    const std::string both = MessageText("ORU^R01")
                                 .patient("1^^^&1.2.840&ISO")
                                 .with("PV1|1|O|||||||||||||||||77")
                                 .with("OBR|1|||A")
                                 .text("first")
                                 .patient("2")
                                 .with("OBR|1|||A")
                                 .text("second")
                                 .patient("\"\"")
                                 .text("third")
                                 .bytes();
    const std::vector<std::vector<std::string>> expected = {
        {"1^1.2.840", "77", "first"}, {"2", "", "second"}, {"", "", "third"}};
    QCOMPARE(read(both, {"patient", "visit", "text"}).rows, expected);
}

void TestHl7::a_message_without_text_is_a_record_without_text()
{
    const std::string admission = MessageText("ADT^A01").patient("5").bytes();
    const std::string numbers =
        MessageText("ORU^R01").patient("6").with("OBR|1|||N").text("7.4", "NM").bytes();
    const Read all = read(admission + numbers, {"text", "patient"});
    QVERIFY(all.errors.empty());
    const std::vector<std::vector<std::string>> expected = {{"", "5"}, {"", "6"}};
    QCOMPARE(all.rows, expected);
}

void TestHl7::takes_the_types_that_are_text_line_by_line()
{
    const std::string message = MessageText("MDM^T02")
                                    .text("one")
                                    .text("")
                                    .text("two~three^with & and ^", "FT")
                                    .text("99", "NM")
                                    .text("\"\"", "ST")
                                    .text("four", "ST")
                                    .bytes();
    QCOMPARE(textOf(message), std::string("one\n\ntwo\nthree^with & and ^\n\nfour"));
}

void TestHl7::takes_any_separators_that_the_header_names()
{
    const std::string other =
        "MSH#*%!$#A#B#C#D#1##MDM*T02\rPID###9*0*0*X$Y\rOBX#1#TX#a##H!F!!S!!T!!R!!E! ^~\\&|%b\r";
    const std::vector<std::vector<std::string>> expected = {{"H#*$%! ^~\\&|\nb", "9^X", "MDM^T02"}};
    QCOMPARE(read(other, {"text", "patient", "message_type"}).rows, expected);
    // Without an escape character, and without those behind it.
    QCOMPARE(textOf("MSH|^~|A\rOBX|1|TX|a||x\\T\\y~z\r"), std::string("x\\T\\y\nz"));
}

void TestHl7::resolves_escapes_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("meant");
    const auto row = [](const char *written, const char *meant) {
        QTest::addRow("%s", written) << QByteArray(written) << QByteArray(meant);
    };
    row("a\\F\\b\\S\\c\\T\\d\\R\\e\\E\\f", "a|b^c&d~e\\f");
    row("one\\.br\\two\\.sp\\three", "one\ntwo\nthree");
    row("one\\.sp2\\two\\.sp+3\\three", "one\n\ntwo\n\n\nthree");
    row("\\H\\loud\\N\\ soft", "loud soft");
    row("\\.in+4\\in\\.ti-2\\\\.fi\\out", "inout");
    row("a\\.sk3\\b", "a   b");
    row("caf\\XC3A9\\ \\XC3\\\\XA9\\", "caf\xC3\xA9 \xC3\xA9");
    row("line\\X0D0A\\line", "line\r\nline");
    row("\\XFF\\", "\xEF\xBF\xBD");
    row("C:\\temp\\x and \\", "C:\\temp\\x and \\");
    row("\\X4\\ \\X4G\\ \\.sp99999999999\\", "\\X4\\ \\X4G\\ \n");
    row("\\E\\E\\E\\", "\\E\\");
}

void TestHl7::resolves_escapes()
{
    QFETCH(QByteArray, written);
    const std::string text = textOf(MessageText("MDM^T02").text(written.toStdString()).bytes());
    QTEST(QByteArray::fromStdString(text), "meant");
}

void TestHl7::reads_batches_and_frames_and_any_line_ends_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const std::string two = discharge("one") + discharge("two");
    const auto row = [](const char *name, const std::string &bytes) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes);
    };
    row("one after the other", two);
    row("in a batch", "FHS|^~\\&|A\rBHS|^~\\&|A\r" + two + "BTS|2\rFTS|1\r");
    row("in two batches",
        "BHS|^~\\&|A\r" + discharge("one") + "BTS|1\rBHS|^~\\&|B\r" + discharge("two") + "BTS|1\r");
    row("in frames", "\x0B" + discharge("one") + "\x1C\r\x0B" + discharge("two") + "\x1C\r");
    row("in frames without a return", "\x0B" + discharge("one") + "\x1C\x0B" + discharge("two") + "\x1C");
    row("behind a byte-order mark", "\xEF\xBB\xBF" + two);
    for (const char *end : {"\n", "\r\n"}) {
        std::string lines;
        for (const char c : two)
            lines += c == '\r' ? end : std::string(1, c);
        row(end[0] == '\n' ? "LF" : "CR LF", lines);
        row(end[0] == '\n' ? "LF, not at the end" : "CR LF, not at the end",
            lines.substr(0, lines.size() - std::string_view(end).size()));
        row(end[0] == '\n' ? "LF, blank lines" : "CR LF, blank lines", std::string(end) + lines + end + end);
    }
}

void TestHl7::reads_batches_and_frames_and_any_line_ends()
{
    QFETCH(QByteArray, bytes);
    const Read all = read(bytes.toStdString(), {"text", "patient"});
    QVERIFY2(all.errors.empty(), all.errors.empty() ? "" : all.errors.front().what.c_str());
    const std::vector<std::vector<std::string>> expected = {{"one", "4711^HOSP"}, {"two", "4711^HOSP"}};
    QCOMPARE(all.rows, expected);
}

void TestHl7::goes_on_with_a_text_whose_line_breaks_were_let_stand()
{
    const std::string message = "MSH|^~\\&|A\nOBX|1|TX|a||one\n\ntwo | three\nOBX|2|TX|a||four\n\n";
    QCOMPARE(textOf(message), std::string("one\n\ntwo \nfour"));
    QCOMPARE(textOf("MSH|^~\\&|A\rOBX|1|TX|a||one\ntwo\nthree\rOBX|2|TX|a||four\r"),
             std::string("one\ntwo\nthree\nfour"));
}

void TestHl7::goes_on_with_a_segment_in_ADD()
{
    QCOMPARE(textOf("MSH|^~\\&|A\rOBX|1|TX|a||one and t\rADD|wo|\rOBX|2|TX|a||three\r"),
             std::string("one and two\nthree"));
}

void TestHl7::decodes_by_the_character_set_of_the_message_data()
{
    QTest::addColumn<QByteArray>("characterSet");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *characterSet, const char *bytes, const char *text) {
        QTest::addRow("%s %s", characterSet, text)
            << QByteArray(characterSet) << QByteArray(bytes) << QByteArray(text);
    };
    row("", "\xC3\xA9", "\xC3\xA9");
    row("ASCII", "plain", "plain");
    row("ASCII", "\xC3\xA9", "\xC3\xA9");
    row("UNICODE UTF-8", "\xC3\xA9", "\xC3\xA9");
    row("8859/1", "\xE9", "\xC3\xA9");
    row("8859/1", "\x96", "\xE2\x80\x93"); // the dash of Windows
    row("8859/1~UNICODE UTF-8", "\xE9", "\xC3\xA9");
    row("8859/15", "\xA4", "\xE2\x82\xAC");
    row("8859/1", "\\XE9\\", "\xC3\xA9");
    row("nothing known", "\xC3\xA9", "\xC3\xA9");
}

void TestHl7::decodes_by_the_character_set_of_the_message()
{
    QFETCH(QByteArray, characterSet);
    QFETCH(QByteArray, bytes);
    const std::string message =
        MessageText("MDM^T02", characterSet.toStdString()).text(bytes.toStdString()).bytes();
    QTEST(QByteArray::fromStdString(textOf(message)), "text");
}

void TestHl7::an_encoding_of_the_file_is_for_messages_that_say_none()
{
    const std::string messages = MessageText("MDM^T02").text("\xE9").bytes()
                                 + MessageText("MDM^T02", "UNICODE UTF-8").text("\xC3\xA9").bytes()
                                 // It says so, but it is not.
                                 + MessageText("MDM^T02", "UNICODE UTF-8").text("\xE9").bytes();
    const Read all = read(messages, {"text"}, {}, "windows-1252");
    QVERIFY(all.errors.empty());
    const std::vector<std::vector<std::string>> expected = {{"\xC3\xA9"}, {"\xC3\xA9"}, {"\xC3\xA9"}};
    QCOMPARE(all.rows, expected);
    QCOMPARE(read(messages, {"text"}, {}, "no encoding").errors.front().code, core::ErrorCode::InvalidPlan);
}

void TestHl7::refuses_bytes_that_are_not_in_the_encoding_message_by_message()
{
    const Read all = read(discharge("Zq7Secret \xE9") + discharge("good"));
    QCOMPARE(all.rows.size(), std::size_t{1});
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].canGoOn && isInTheFile(all.errors[0]));
    QVERIFY(all.errors[0].what.find("records.encoding") != std::string::npos);
    QVERIFY(all.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestHl7::reads_encapsulated_documents_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *field, const char *text) {
        QTest::addRow("%s", field) << QByteArray(field) << QByteArray(text);
    };
    row("^TEXT^PLAIN^Base64^Q2xlYXIgbHVuZ3Mu", "Clear lungs.");
    row("SRC^text^plain^BASE64^Q2xlYXIg\\X0D0A\\bHVuZ3Mu", "Clear lungs.");
    row("^TEXT^^A^Clear \\T\\ lungs\\S\\^ and more", "Clear & lungs^^ and more");
    row("^FT^^^Clear lungs.", "Clear lungs.");
    row("^text/plain^^Hex^436C 656172", "Clear");
    row("^TEXT^HTML^A^<p>Clear</p>", "Clear");
    row("^application^xhtml+xml^A^<p>Clear</p>", "Clear");
    row("^application^rtf^Base64^e1xydGYxIENsZWFyfQ==", "Clear");
}

void TestHl7::reads_encapsulated_documents()
{
    QFETCH(QByteArray, field);
    const std::string text = textOf(MessageText("MDM^T02").text(field.toStdString(), "ED").bytes());
    QTEST(QByteArray::fromStdString(text).trimmed(), "text");
}

void TestHl7::counts_documents_that_cannot_be_read_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *field, const char *said) {
        QTest::addRow("%s", field) << QByteArray(field) << QByteArray(said);
    };
    row("^application^pdf^Base64^Wnk3U2VjcmV0", "a document that is damaged, encrypted or without a text");
    row("^Zq7Secret^Zq7Secret^Base64^Wnk3", "a document of another kind");
    row("^TEXT^PLAIN^Base64^Zq7Secret!", "not base64");
    row("^TEXT^PLAIN^Hex^Zq7Secret", "not hexadecimal");
    row("^TEXT^PLAIN^Zq7Secret^abc", "Base64, Hex or A");
    row("^TEXT^PLAIN^Base64^/w==", "encoding");
}

void TestHl7::counts_documents_that_cannot_be_read()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, said);
    const Read all = read(discharge("good") + MessageText("MDM^T02").text(field.toStdString(), "ED").bytes()
                          + discharge("good"));
    QCOMPARE(all.rows.size(), std::size_t{2});
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].canGoOn);
    QCOMPARE(all.errors[0].place.line, 6);
    QVERIFY2(all.errors[0].what.find(said.toStdString()) != std::string::npos, all.errors[0].what.c_str());
    QVERIFY(all.errors[0].what.find("1st OBX") != std::string::npos);
    QVERIFY(all.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestHl7::a_document_that_cannot_be_read_beside_text_costs_nothing()
{
    const std::string message =
        MessageText("MDM^T02").text("Read me.").text("^application^pdf^Base64^JVBERg==", "ED").bytes();
    QCOMPARE(textOf(message), std::string("Read me."));
}

void TestHl7::reads_comments_and_values_of_any_type()
{
    const std::string message = MessageText("ORU^R01")
                                    .patient("1")
                                    .with("NTE|1||not of a document")
                                    .with("OBR|1||F|RAD")
                                    .with("NTE|1||of the request")
                                    .with("OBX|1|NM|GLU||5.2|mmol/L")
                                    .with("NTE|1|L|Haemolysed.~Fever.")
                                    .with("OBX|2||a||none named")
                                    .with("OBX|3|tx|a||small")
                                    .with("OBX|4|Ft |a||with a blank")
                                    .bytes();
    QCOMPARE(textOf(message),
             std::string("of the request\nHaemolysed.\nFever.\nnone named\nsmall\nwith a blank"));
}

void TestHl7::joins_the_pieces_of_an_encapsulated_document()
{
    // "No fever, no pneumonia."
    const std::string first = "Tm8gZmV2ZX";
    const std::string second = "IsIG5vIHBuZXVtb25pYS4=";
    const auto message = [](const std::vector<std::string> &segments) {
        MessageText text("ORU^R01");
        text.patient("1").with("OBR|1||F|RAD");
        for (const std::string &segment : segments)
            text.with(segment);
        return textOf(text.bytes());
    };
    const std::string whole = "No fever, no pneumonia.";
    const std::string head = "^text^plain^Base64^";
    QCOMPARE(message({"OBX|1|ED|D|1|" + head + first, "OBX|2|ED|D|2|" + head + second}), whole);
    QCOMPARE(message({"OBX|1|ED|D|1|" + head + first, "OBX|2|ed|D|2|" + second}), whole);
    QCOMPARE(message({"OBX|1|ED|D||" + head + first, "OBX|2|ED|D||^^^^" + second}), whole);
    QCOMPARE(message({"OBX|1|ED|D|1|" + head + first, "OBX|2|ED|D|2|" + head + second, "OBX|3|TX|E||End."}),
             whole + "\nEnd.");
    // Two documents, of which the first has come to its end.
    const std::string one = "OBX|1|ED|D|1|" + head + "YQ==";
    QCOMPARE(message({one, "OBX|2|ED|D|2|" + head + "Yg=="}), std::string("a\nb"));
    QCOMPARE(message({"OBX|1|ED|D|1|" + head + "YWJj", "OBX|2|ED|E|1|" + head + "Yg=="}),
             std::string("abc\nb"));
}

void TestHl7::leaves_out_what_was_withdrawn_data()
{
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const std::string &message) {
        QTest::newRow(name) << QByteArray::fromStdString(message);
    };
    row("cancelled", MessageText("MDM^T11^MDM_T02").with("TXA|1|DS").text("Zq7Secret").bytes());
    row("cancelled by EVN", MessageText("MDM").with("EVN|T11").with("TXA|1|DS").text("Zq7Secret").bytes());
    for (const char *status : {"CA", "ob", "Cancelled"})
        row(status,
            MessageText("MDM^T02")
                .with("TXA|1|DS|||||||||||||||" + std::string(status))
                .text("Zq7Secret")
                .bytes());
    row("obsolete", MessageText("MDM^T08").with("TXA|1|DS|||||||||||||||AU||OB").text("Zq7Secret").bytes());
    row("observations alone",
        MessageText("ORU^R01").with("OBR|1||F|RAD").with("OBX|1|TX|a||Zq7Secret||||||W").bytes());
}

void TestHl7::leaves_out_what_was_withdrawn()
{
    QFETCH(QByteArray, message);
    const Read all = read(discharge("one") + message.toStdString() + discharge("two"));
    QCOMPARE(all.rows.size(), std::size_t{2});
    QCOMPARE(all.errors.size(), std::size_t{1});
    QVERIFY(all.errors[0].leftOut == LeftOutReason::Withdrawn && all.errors[0].canGoOn);
}

void TestHl7::leaves_out_what_a_later_message_withdraws()
{
    const auto message = [](const std::string &event,
                            const std::string &patient,
                            const std::string &number,
                            const std::string &text,
                            const std::string &parent = {}) {
        MessageText made("MDM^" + event);
        made.patient(patient).with("TXA|1|DS||||||||||" + number + "|" + parent);
        return (text.empty() ? made : made.text(text)).bytes();
    };
    const std::string notes = message("T02", "1", "D1", "a") + message("T02", "1", "D2", "b")
                              + message("T02", "2", "D1", "c") + message("T02", "1", "D1", "d");
    const auto texts = [&](const std::string &more, bool hasPatient) {
        std::string all;
        const Read found = hasPatient ? read(notes + more, {"text", "patient"}) : read(notes + more);
        for (const auto &row : found.rows)
            all += row[0];
        for (const ReadError &error : found.errors)
            all += error.leftOut == LeftOutReason::Withdrawn ? "-" : "!";
        return all;
    };
    QCOMPARE(texts("", true), std::string("abcd"));
    QCOMPARE(texts(message("T11", "1", "D1", ""), true), std::string("bc--"));
    QCOMPARE(texts(message("T10", "1", "D3", "e", "D1"), true), std::string("bce--"));
    QCOMPARE(texts(message("T09", "1", "D3", "", "D2"), true), std::string("acd-"));
    QCOMPARE(texts(message("T11", "3", "D1", ""), true), std::string("abcd"));
    // Where patients are not known, a message changes what one other adds, and no more.
    QCOMPARE(texts(message("T11", "1", "D1", ""), false), std::string("abc-"));
}

void TestHl7::leaves_out_an_observation_that_was_withdrawn()
{
    QCOMPARE(textOf(MessageText("ORU^R01")
                        .with("OBR|1||F|RAD")
                        .with("OBX|1|TX|a||Wrong.||||||d")
                        .with("NTE|1||On what was wrong.")
                        .with("OBX|2|TX|a||Right.||||||C")
                        .bytes()),
             std::string("Right."));
    const RecordFile file(MessageText("ORU^R01")
                              .with("OBR|1||F|RAD")
                              .with("OBX|1|TX|a||Wrong.||||||D")
                              .with("OBX|2|ED|b||^application^pdf^Base64^JVBERg==")
                              .with("OBX|3|TX|a||Right.||||||F")
                              .bytes(),
                          "n.hl7");
    const auto reader = Reader::open(file.source());
    Record record;
    while ((*reader)->next(record).value_or(false)) {
    }
    QCOMPARE((*reader)->leftOut().of(LeftOutReason::Withdrawn), 1);
    QCOMPARE((*reader)->leftOut().of(LeftOutReason::UnreadableKind), 1);
}

void TestHl7::reads_documents_of_cda()
{
    const std::string cda = "<ClinicalDocument><component><structuredBody><component><section><text>Fever."
                            "</text></section></component></structuredBody></component></ClinicalDocument>";
    for (const char *head : {"^multipart^x-hl7-cda-level-one^A^", "^application^xml^A^", "^TEXT^XML^^"})
        QCOMPARE(textOf(MessageText("MDM^T02").text(head + cda, "ED").bytes()), std::string("Fever."));
}

void TestHl7::counts_what_is_no_message_and_goes_on()
{
    const Read all = read("Zq7Secret\rPID|1||Zq7Secret\r" + discharge("one") + "BTS|1\rmore\rand more\r"
                          + discharge("two"));
    QCOMPARE(all.rows.size(), std::size_t{2});
    QCOMPARE(all.errors.size(), std::size_t{2});
    QCOMPARE(all.errors[0].place.line, 1);
    QCOMPARE(all.errors[1].place.line, 9);
    QVERIFY(all.errors[0].canGoOn && all.errors[1].canGoOn);
    QVERIFY(all.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestHl7::counts_a_message_without_separators_and_goes_on()
{
    for (const std::string header : {"MSH||A", "MSH|^^~\\|A", "MSH|ab|A", "MSH|", "MSH|^|~\\&"}) {
        const Read all = read(header + "\rPID|1||Zq7Secret\r" + discharge("good"));
        const bool isTaken = header == "MSH|^|~\\&"; // one separator is enough
        QCOMPARE(all.errors.size(), isTaken ? std::size_t{0} : std::size_t{1});
        QVERIFY(isTaken || (all.errors[0].canGoOn && all.errors[0].place.line == 1));
        QCOMPARE(all.rows.back()[0], std::string("good"));
    }
}

void TestHl7::counts_a_line_that_is_no_segment_and_goes_on()
{
    const Read all =
        read(MessageText("MDM^T02").patient("1").with("Zq7Secret").text("lost").bytes() + discharge("good"));
    QCOMPARE(all.rows.size(), std::size_t{1});
    QCOMPARE(all.errors.size(), std::size_t{1});
    QCOMPARE(all.errors[0].place.line, 3);
    QVERIFY(all.errors[0].canGoOn && all.errors[0].what.find("begins on line 1") != std::string::npos);
    QVERIFY(all.errors[0].what.find("Zq7Secret") == std::string::npos);
}

void TestHl7::counts_a_message_that_is_too_long_and_goes_on()
{
    const std::string long1 = discharge(std::string(5000, 'x'));
    MessageText long2("MDM^T02");
    for (int line = 0; line < 100; ++line)
        long2.text("fifty bytes and a little more of them in each line");
    for (const std::size_t chunk : {std::size_t{64}, std::size_t{1} << 16}) {
        const Read all = read(discharge("one") + long1 + long2.bytes() + discharge("two"),
                              {"text"},
                              {.chunkBytes = chunk, .maximumRecordBytes = 2000});
        const std::vector<std::vector<std::string>> expected = {{"one"}, {"two"}};
        QCOMPARE(all.rows, expected);
        QCOMPARE(all.errors.size(), std::size_t{2});
        QVERIFY(all.errors[0].facts.kind == ProblemKind::TooLong && all.errors[0].canGoOn);
        QCOMPARE(all.errors[0].place.line, 6);
        QCOMPARE(all.errors[1].place.line, 11);
    }
}

void TestHl7::counts_a_message_of_too_many_segments_and_goes_on()
{
    MessageText many("ORU^R01");
    for (int segment = 0; segment < 1'000'001; ++segment)
        many.with("OBR|");
    const Read all = read(many.bytes() + discharge("good"));
    QCOMPARE(all.rows.size(), std::size_t{1});
    QVERIFY(all.errors.size() == 1 && all.errors[0].facts.kind == ProblemKind::TooLong);
}

void TestHl7::reads_the_same_in_pieces_of_any_size()
{
    std::string bytes = "FHS|^~\\&|A\r\n\x0B" + discharge("one\\.br\\two") + "\x1C\r" + laboratory();
    bytes += "stray\n\r\n" + discharge("end");
    const Read whole = read(bytes);
    QCOMPARE(whole.rows.size(), std::size_t{4});
    core::Sha256 hash;
    hash.add(bytes);
    const core::Digest digest = hash.finish();
    for (std::size_t chunk = 1; chunk < 40; ++chunk) {
        const Read torn = read(bytes, {"text"}, {.chunkBytes = chunk});
        QCOMPARE(torn.rows, whole.rows);
        QCOMPARE(torn.places, whole.places);
        QCOMPARE(torn.errors.size(), whole.errors.size());
        QCOMPARE(torn.digest, digest);
    }
}

void TestHl7::names_line_and_byte_of_each_message()
{
    const std::string first = "FHS|^~\\&|A\r\n" + discharge("one");
    const Read all = read(first + discharge("two"));
    QCOMPARE(all.places[0].line, 2);
    QCOMPARE(all.places[1].line, 7);
    QCOMPARE(all.offsets[1], std::optional(static_cast<std::int64_t>(first.size())));
}

void TestHl7::refuses_wide_characters()
{
    const Read marked = read(std::string_view("\xFF\xFEM\0S\0H\0|\0", 10));
    QVERIFY(marked.errors.size() == 1 && !marked.errors[0].canGoOn);
    const Read named = read(discharge("one"), {"text"}, {}, "UTF-16LE");
    QCOMPARE(named.errors.front().code, core::ErrorCode::InvalidPlan);
}

void TestHl7::is_recognised_shown_and_looked_through()
{
    const std::string pdf = MessageText("MDM^T02").text("^application^pdf^Base64^JVBERg==", "ED").bytes();
    const RecordFile file("\x0B" + pdf + "\x1C\r" + discharge("one") + laboratory() + "stray\r", "notes.txt");
    const auto shown = preview(file.source());
    QVERIFY(shown.has_value());
    QCOMPARE(shown->format, std::string("hl7"));
    QVERIFY(shown->encoding.empty() && !shown->stop);
    QCOMPARE(shown->columns.size(), hl7::documentColumns.size());
    QCOMPARE(shown->rows.size(), std::size_t{3});
    QCOMPARE(guessRoles(shown->columns, shown->rows).text, std::string("text"));
    QCOMPARE(guessRoles(shown->columns, shown->rows).person, std::string("patient"));

    core::NoControl control;
    Source source = file.source();
    source.personColumn = "patient";
    const auto scanned = scan(source, control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->records, 3); // what is no segment belongs to the text in front of it
    QCOMPARE(scanned->persons, 2);
    QCOMPARE(scanned->problemCount, 1);
    QVERIFY(scanned->isComplete);
}

} // namespace tst_hl7

QTEST_APPLESS_MAIN(tst_hl7::TestHl7)
#include "tst_hl7.moc"
