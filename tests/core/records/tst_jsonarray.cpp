#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_jsonarray {

using namespace core::records;

class TestJsonArray : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_records_data();
    void reads_the_records();
    void cuts_the_same_in_pieces_of_any_size();
    void says_where_a_file_is_spoilt_data();
    void says_where_a_file_is_spoilt();
    void goes_on_behind_an_element_that_is_spoilt();
    void a_record_may_be_as_long_as_any_other();
    void nested_fields_are_columns();
    void a_field_that_is_not_there_is_told_with_those_that_are();
    void no_message_quotes_a_record();
    void shows_the_first_records();
    void tells_an_array_from_json_lines_data();
    void tells_an_array_from_json_lines();
    void deep_brackets_take_no_stack();
};

namespace {

QString shown(const Reading &reading)
{
    QStringList list;
    for (const Record &record : reading.records)
        list += QString("%1:%2").arg(record.place.line).arg(QString::fromStdString(record.text));
    if (reading.error)
        list += "error";
    return list.join('|');
}

const char *const example = "\xEF\xBB\xBF[\r\n  {\"text\": \"a [1], {2} \\\"b\\\\\", \"x\": {\"y\": []}},\r\r"
                            "{\"text\": \"c\\n\", \"z\": 1.50} ,\n\n {\"text\":\"\\u00e9\xC3\xA9\"}\n]\n";

} // namespace

void TestJsonArray::reads_the_records_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("records");
    const auto row = [](const char *name, const char *json, const char *records) {
        QTest::addRow("%s", name) << QByteArray(json) << QString(records);
    };
    row("an array", R"([{"text":"a"},{"text":"b"}])", "1:a|1:b");
    row("strings that hold brackets", example, "2:a [1], {2} \"b\\|4:c\n|6:\u00e9\u00e9");
    row("an object that holds an array",
        "{\"n\": 2, \"of\": [1, 2], \"empty\": [],\n \"notes\": [\n{\"text\":\"a\"},\n{\"text\":\"b\"}],\n"
        "\"other\": [{\"text\":\"c]\"}], \"end\": \"}\\\"\"}",
        "3:a|4:b");
    row("an object over several lines", "{\n \"text\": \"a\",\n \"of\": [\"x\"]\n}\n", "1:a");
    row("several of them", "{\n\"text\": \"a\"}\n{\n\"text\":\n\"b\"\n}", "1:a|3:b");
    row("nothing", "[]", "");
    row("nothing at all in an array in an object", "{\n\"text\": \"t\", \"notes\": []}", "1:t");
    row("without a text", R"([{"text":"a"},{"id":1},{"text":null}])", "1:a|1:|1:");
}

void TestJsonArray::reads_the_records()
{
    QFETCH(QByteArray, json);
    const RecordFile file(json.toStdString(), "notes.json");
    Source source = file.source();
    source.format = "json";
    const Reading reading = readAll(source);
    QTEST(shown(reading), "records");
    QCOMPARE(reading.digest, core::sha256(json.toStdString()));
}

void TestJsonArray::cuts_the_same_in_pieces_of_any_size()
{
    const RecordFile file(example, "notes.json");
    const QString whole = shown(readAll(file.source()));
    for (const std::size_t bytes : {1, 2, 3, 5, 7, 16, 64})
        QCOMPARE(shown(readAll(file.source(), {.chunkBytes = bytes})), whole);
}

void TestJsonArray::says_where_a_file_is_spoilt_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *json, const char *place, const char *words) {
        QTest::addRow("%s", name) << QByteArray(json) << QString(place) << QString(words);
    };
    row("no array", "\n 12", ":2", "column 2");
    row("broken off in a string", "[{\"text\":\"a\"},\n{\"text\":\"b", ":2", "ends inside");
    row("broken off in an object", "[{\"text\":\"a\"},\n\n{\"text\":\"b\"", ":3", "ends inside");
    row("broken off behind a record", "[{\"text\":\"a\"}\n", ":2", "ends inside");
    row("broken off behind a comma", "[{\"text\":\"a\"},\n", ":2", "ends inside");
    row("broken off behind an escape", "[{\"text\":\"a\\", ":1", "ends inside");
    row("broken off behind the array", "{\"n\":[{\"text\":\"a\"}],\n\"x\":\"y", ":2", "ends inside");
    row("no comma", "[{\"text\":\"a\"}\n {\"text\":\"b\"}]", ":2", "a comma");
    row("a comma too many", "[{\"text\":\"a\"},\n]", ":2", "a JSON object");
    row("more behind it", "[{\"text\":\"a\"}]\n{}", ":2", "nothing more");
    row("a number", "[{\"text\":\"a\"},\n12]", ":2", "not an object");
    row("a string", "[{\"text\":\"a\"},\"x]\"]", ":1", "not an object");
    row("not JSON",
        "[{\"text\":\"a\"},\n{\"text\" \"b\"}]",
        ":2",
        "not valid JSON at byte 11 of the element");
    row("no text", "[{\"text\":\"a\"},\n{\"text\":[1]}]", ":2", "a string is expected");
    row("not UTF-8", "[{\"text\":\"a\"},\n{\"text\":\"\xE9\"}]", "", "byte 25 (line 2, column 10)");
}

void TestJsonArray::says_where_a_file_is_spoilt()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    QFETCH(QString, words);
    const RecordFile file(json.toStdString(), "notes.json");
    Source source = file.source();
    source.format = "json";
    for (const std::size_t bytes : {2, 1000}) {
        const Reading reading = readAll(source, {.chunkBytes = bytes});
        QVERIFY(reading.error.has_value());
        const QString detail = QString::fromStdString(reading.error->detail);
        QVERIFY2(detail.contains("notes.json" + place + ": ") && detail.contains(words), qPrintable(detail));
    }
}

void TestJsonArray::goes_on_behind_an_element_that_is_spoilt()
{
    const RecordFile file("[{\"text\":\"a\"},\n{\"text\":1},\n{\"text\":\"b\" 2},\n5,\n{\"text\":\"c\"}]",
                          "n.json");
    core::NoControl control;
    const auto scanned = scan(file.source(), control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->records, 2);
    QCOMPARE(scanned->problemCount, 3);
    QCOMPARE(scanned->problems[0].place.line, 2);
    QCOMPARE(scanned->problems[1].place.line, 3);
    QCOMPARE(scanned->problems[2].facts.kind, ProblemKind::NotAnObject);
    QVERIFY(scanned->isComplete);
}

void TestJsonArray::a_record_may_be_as_long_as_any_other()
{
    const auto array = [](std::size_t bytes) {
        const std::string frame = R"({"text":""})";
        return "[{\"text\":\"a\"},\n{\"text\":\"" + std::string(bytes - frame.size(), 'x') + "\"}]";
    };
    const RecordFile fits(array(200), "n.json");
    const RecordFile isLonger(array(201), "n.json");
    for (const std::size_t bytes : {10, 1000}) {
        QVERIFY(!readAll(fits.source(), {.chunkBytes = bytes, .maximumRecordBytes = 200}).error);
        const auto reading = readAll(isLonger.source(), {.chunkBytes = bytes, .maximumRecordBytes = 200});
        QVERIFY(reading.error && reading.error->detail.find(":2: ") != std::string::npos);
        QVERIFY(reading.error->detail.find("200 bytes") != std::string::npos);
    }
}

void TestJsonArray::nested_fields_are_columns()
{
    const RecordFile file(R"([{"note":{"parts":[{"body":"a"},{"body":"b"}]},"who":{"id":7}},
                              {"note":{"parts":[{"body":"c"}]},"who":null}])",
                          "n.json");
    Source source = file.source("note.parts[0].body");
    source.labelColumn = "note.parts[15].body"; // beyond what is listed
    source.personColumn = "who.id";
    const Reading reading = readAll(source);
    QCOMPARE(shown(reading), QString("1:a|2:c"));
    QCOMPARE(reading.records[0].person, std::string("7"));
    QCOMPARE(reading.records[0].label, std::string());
    QCOMPARE(reading.records[1].person, std::string());
}

void TestJsonArray::a_field_that_is_not_there_is_told_with_those_that_are()
{
    const RecordFile file(R"([{"id":1,"note":{"body":"a","19700101-1234":"b"},"x":[{"y":1}]}])", "n.json");
    const auto reader = openToCheck(file.source("note.bodi"));
    QVERIFY(!reader.has_value());
    QCOMPARE(reader.error().code, core::ErrorCode::InvalidPlan);
    const QString detail = QString::fromStdString(reader.error().detail);
    QVERIFY2(detail.contains("did you mean \"note.body\""), qPrintable(detail));
    QVERIFY2(detail.contains("the fields are: id, note, note.body, x, x[0].y"), qPrintable(detail));
    QVERIFY2(!detail.contains("1970"), qPrintable(detail));
}

void TestJsonArray::no_message_quotes_a_record()
{
    for (const char *json : {"[{\"text\":\"Smith\" \"Smith\"}]",
                             "[\"Smith\"]",
                             "[{\"text\":{\"Smith\":1}}]",
                             "[{\"text\":\"Smith",
                             "Smith",
                             "[{\"text\":\"a\"} Smith]",
                             "[{\"Smith, Ann\":[1]}]"}) {
        const RecordFile file(json, "n.json");
        Source source = file.source();
        source.format = "json";
        const Reading reading = readAll(source);
        QVERIFY2(reading.error.has_value(), json);
        QVERIFY2(reading.error->detail.find("Smith") == std::string::npos, reading.error->detail.c_str());
    }
    const RecordFile file("[{\"Smith, Ann\":\"a\"}]", "n.json");
    const auto reader = openToCheck(file.source());
    QVERIFY(!reader && reader.error().detail.find("Smith") == std::string::npos);
}

void TestJsonArray::shows_the_first_records()
{
    const RecordFile file("{\"n\":1,\n\"notes\":[{\"id\":1,\"a\":{\"b\":\"x\"}},{\"id\":2}]}", "n.json");
    const auto found = preview(file.source(""), 1);
    QVERIFY(found.has_value());
    QCOMPARE(found->format, std::string("json"));
    QCOMPARE(found->encoding, std::string("UTF-8"));
    QCOMPARE(found->columns, (std::vector<std::string>{"id", "a", "a.b"}));
    QCOMPARE(found->rows, (std::vector<std::vector<std::string>>{{"1", "{...}", "x"}}));
    QVERIFY(!preview(RecordFile("[]", "n.json").source("")).has_value());
}

void TestJsonArray::tells_an_array_from_json_lines_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("format");
    QTest::newRow("array") << QByteArray("\xEF\xBB\xBF \n[{\"a\":1}]") << "json";
    QTest::newRow("lines") << QByteArray("{\"a\":1}\n{\"a\":2}\n") << "jsonl";
    QTest::newRow("one line") << QByteArray("{\"count\":2,\"results\":[{\"b\":1},{\"b\":2}]}\n") << "json";
    QTest::newRow("one long line") << "{\"results\":[{\"b\":\"" + QByteArray(100'000, 'x') + "\"}]}"
                                   << "json";
    QTest::newRow("one record with a list")
        << QByteArray("{\"a\":\"No fever, no pain, no cough.\",\"b\":[{\"c\":1}]}\n") << "jsonl";
    QTest::newRow("one line with a list") << QByteArray("{\"a\":[1,2]}") << "jsonl";
    QTest::newRow("over several lines") << QByteArray("{\n\"a\":1}\n") << "json";
    QTest::newRow("blanks in front") << QByteArray("\n\n  {\"a\":[\n1]}\n") << "json";
    QTest::newRow("a first line that is long") << "{\"a\":\"" + QByteArray(100'000, 'x') + "\"}\n{}"
                                               << "jsonl";
    QTest::newRow("neither") << QByteArray("a,b\n1,2\n") << "jsonl";
}

void TestJsonArray::tells_an_array_from_json_lines()
{
    QFETCH(QByteArray, json);
    const RecordFile file(json.toStdString(), "n.json");
    const auto format = formatOf({}, Part{.path = file.path()});
    QTEST(QString::fromStdString(std::string((*format)->name())), "format");
}

void TestJsonArray::deep_brackets_take_no_stack()
{
    const QByteArray deep = QByteArray("[").repeated(1'000'000) + QByteArray("]").repeated(1'000'000);
    const RecordFile file("[{\"x\":" + deep.toStdString() + ",\"text\":\"a\"},{\"text\":\"b\"}]", "n.json");
    QCOMPARE(shown(readAll(file.source())), QString("1:a|1:b"));
}

} // namespace tst_jsonarray

QTEST_APPLESS_MAIN(tst_jsonarray::TestJsonArray)
#include "tst_jsonarray.moc"
