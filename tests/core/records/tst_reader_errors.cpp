#include "core/records/Reader.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <filesystem>

namespace tst_reader_errors {

using namespace core::records;
using core::ErrorCode;

class TestReaderErrors : public QObject
{
    Q_OBJECT

private slots:
    void says_what_is_wrong_where_and_what_to_do_data();
    void says_what_is_wrong_where_and_what_to_do();
    void refuses_what_is_no_text_data();
    void refuses_what_is_no_text();
    void says_that_a_file_became_shorter();
    void refuses_what_is_no_file_data();
    void refuses_what_is_no_file();
    void refuses_a_delimiter_that_cannot_be_one();
    void a_record_may_be_as_large_as_the_limit_and_no_larger();
    void an_open_quote_stops_at_the_limit();
    void the_records_in_front_of_an_error_are_read();
    void an_error_stays();
    void long_lists_of_columns_are_cut();
    void what_is_no_name_is_not_listed();
    void a_row_of_delimiters_costs_no_memory();
};

void TestReaderErrors::says_what_is_wrong_where_and_what_to_do_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *title, const char *name, QByteArray bytes, ErrorCode code, const char *expected) {
            QTest::newRow(title) << QString(name) << bytes << code << QString(expected);
        };
    constexpr auto records = ErrorCode::InvalidRecords;
    constexpr auto plan = ErrorCode::InvalidPlan;

    row("field missing",
        "n.csv",
        "id,text,a,b\n1,x,y,z\n\n2,\"x\nx\",y\n",
        records,
        ":4: 4 fields expected as in the header, 3 found; add the missing field or quote the delimiter");
    row("field too many",
        "n.csv",
        "text\nx\na, b\n",
        records,
        ":3: 1 field expected as in the header, 2 found; remove the extra field or quote the delimiter");
    row("unclosed quote",
        "n.csv",
        "id,text\n1,\"a\nb\"\n2,\"x\ny\n3,z\n",
        records,
        ":4: the quote that opens here is never closed; close it or double it (\"\"), or "
        "set records.quoting to \"none\" if quotes are characters of the texts");
    row("unclosed quote on the row's second line",
        "n.csv",
        "id,text\n\"1\n1\",\"x\ny\n3,z\n",
        records,
        ":3: the quote that opens here is never closed; close it or double it (\"\"), or "
        "set records.quoting to \"none\" if quotes are characters of the texts");
    row("unclosed quote at the end",
        "n.csv",
        "id,text\n1,\"",
        records,
        ":2: the quote that opens here is never closed; close it or double it (\"\"), or "
        "set records.quoting to \"none\" if quotes are characters of the texts");
    row("unclosed quote in the header",
        "n.csv",
        "\"id,text\n1,x\n",
        records,
        ":1: the quote that opens here is never closed; close it or double it (\"\"), or "
        "set records.quoting to \"none\" if quotes are characters of the texts");
    row("text behind a quote",
        "n.csv",
        "id,text\n1,\"she said \"no\" twice\"\n",
        records,
        ":2: in field 2 text follows a closing quote, where a delimiter or the end of the line is expected; "
        "double "
        "the quotes that belong to the text (\"\"), or set records.quoting to \"none\" if quotes are "
        "characters "
        "of the texts");
    row("text behind a quote of another line",
        "n.csv",
        "id,text\n1,\"a\nb\"c\n",
        records,
        ":3: in field 2, which begins on line 2, text follows a closing quote, where a delimiter or the end "
        "of the "
        "line is expected; double the quotes that belong to the text (\"\"), or set records.quoting to "
        "\"none\" if quotes are characters of the texts");
    row("empty",
        "n.csv",
        "",
        records,
        ": empty file; a line of column names and a line for each record are expected");
    row("only a byte-order mark",
        "n.csv",
        "\xEF\xBB\xBF",
        records,
        ": empty file; a line of column names and a line for each record are expected");
    row("only blank lines",
        "n.csv",
        "\n \r\n",
        records,
        ": empty file; a line of column names and a line for each record are expected");
    row("no such column",
        "n.csv",
        "id,label,body\n",
        plan,
        ": no column \"text\"; the columns are: id, label, body");
    row("nearly such a column",
        "n.csv",
        "id,Text\n",
        plan,
        ": no column \"text\" (did you mean \"Text\"?); the columns are: id, Text");
    row("names with punctuation",
        "n.csv",
        "Pat.-Nr.;Größe [cm];診断名;=Formel;befundtext\n",
        plan,
        ": no column \"text\"; the columns are: Pat.-Nr., Größe [cm], 診断名, befundtext (1 more do not look "
        "like names and are not shown)");
    row("two columns of the name",
        "n.csv",
        "\ntext,id, text\na,b,c\n",
        records,
        ":2: two columns are named \"text\" (1 and 3); rename one of them");
    row("no JSON",
        "n.jsonl",
        "{\"text\":\"a\"}\n\n{\"text\" \"secret\"}\n",
        records,
        ":3: not valid JSON at byte 16 of the line; one complete JSON object a line is expected");
    row("no JSON on the only line",
        "n.jsonl",
        "text,label\n",
        records,
        ":1: not valid JSON at byte 2 of the line; one complete JSON object a line is expected");
    row("object over several lines",
        "n.jsonl",
        "{\n \"text\": \"a\"\n}\n",
        records,
        ":1: not valid JSON at byte 2 of the line; one complete JSON object a line is expected");
    row("two objects a line",
        "n.jsonl",
        "{\"text\":\"a\"}{}\n",
        records,
        ":1: not valid JSON at byte 13 of the line; one complete JSON object a line is expected");
    row("array",
        "n.jsonl",
        "[{\"text\":\"a\"}]\n",
        records,
        ":1: not an object; one complete JSON object a line is expected");
    row("string",
        "n.jsonl",
        "{\"text\":\"a\"}\n\"secret\"\n",
        records,
        ":2: not an object; one complete JSON object a line is expected");
    row("number as text",
        "n.jsonl",
        "{\"text\":\"a\"}\n{\"text\":17}\n",
        records,
        ":2: field \"text\": a string is expected; put the value in quotes, or leave the line out");
    row("list as text",
        "n.jsonl",
        "{\"text\":[\"secret\"]}\n",
        records,
        ":1: field \"text\": a string is expected, a list is there; name one of its elements, such as "
        "text[0], or leave the line out");
    row("written by columns",
        "n.json",
        "{\"text\":{\"0\":\"secret\"},\"label\":{\"0\":\"A\"}}\n",
        records,
        ":1: field \"text\": a string is expected, an object is there; name the path of a value in it, or, "
        "if "
        "the file is written by columns, as pandas does, write an array of objects, one for each record "
        "(orient=\"records\")");
    row("written in parts",
        "n.json",
        "{\"columns\":[\"text\"],\"index\":[0],\"data\":[[\"secret\"]]}\n",
        records,
        ":1: the object has no field of a record, but objects and lists alone; if a table is written by "
        "columns, "
        "by index or in parts, as pandas does, write an array of objects, one for each record "
        "(orient=\"records\")");
    row("a number of Python",
        "n.jsonl",
        "{\"text\":\"a\",\"score\": NaN}\n",
        records,
        ":1: NaN stands at byte 22 of the line, which JSON does not have; write null (or a string) instead");
}

void TestReaderErrors::says_what_is_wrong_where_and_what_to_do()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(core::ErrorCode, code);
    QFETCH(QString, expected);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error.has_value());
    QCOMPARE(QString::fromStdString(reading.error->detail),
             QString::fromStdString(file.path().string()) + expected);
    QCOMPARE(reading.error->code, code);
}

void TestReaderErrors::refuses_what_is_no_text_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const QString advice(", where text is expected; export the records as CSV, JSON lines or plain texts");
    QTest::newRow("zip") << QByteArray("PK\x03\x04\x14")
                         << "the zip archive is damaged or cut off (its list of files does not fit what is "
                            "in it); copy or export it again";
    QTest::newRow("xls") << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
                         << "this is a document of an old Excel or Word" + advice;
    QTest::newRow("PDF")
        << QByteArray("%PDF-1.7\n")
        << "the document cannot be read (it is damaged); open it in its own program and save "
           "it again, or leave it out";
    QTest::newRow("gzip")
        << QByteArray("\x1F\x8B\x08")
        << "the gzip archive is damaged or cut off (0 bytes could be unpacked); copy or export it again";
    QTest::newRow("a SQLite database that was cut")
        << QByteArrayLiteral("SQLite format 3\0") << "not a SQLite database; name another file";
    QTest::newRow("zeros") << QByteArray("text\nab\0c\n", 10)
                           << "this is a binary file, where text is expected; export the records as CSV, "
                              "JSON lines or plain texts";
    QTest::newRow("UTF-16 without a mark")
        << QByteArrayLiteral("t\0e\0x\0t\0\n\0a\0")
        << "the file looks like UTF-16LE: set records.encoding to it, or convert the file to UTF-8";
    QTest::newRow("UTF-16 the other way round")
        << QByteArrayLiteral("\0t\0e\0x\0t\0\n\0a")
        << "the file looks like UTF-16BE: set records.encoding to it, or convert the file to UTF-8";
}

void TestReaderErrors::refuses_what_is_no_text()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const RecordFile file(bytes.toStdString());
    const Reading reading = readAll(file.source());
    QVERIFY(reading.error.has_value());
    QCOMPARE(QString::fromStdString(reading.error->detail),
             QString::fromStdString(file.path().string() + ": ") + expected);
    QCOMPARE(reading.error->code, ErrorCode::InvalidRecords);
}

void TestReaderErrors::says_that_a_file_became_shorter()
{
    std::string text = "text\n";
    for (int row = 0; row < 1000; ++row)
        text += "a note\n";
    const RecordFile file(text);
    const auto records = RecordStream::open(file.source(), {.chunkBytes = 64});
    QVERIFY(records.has_value());
    std::filesystem::resize_file(file.path(), 500); // a whole number of neither chunks nor rows
    ReadResult<bool> isThere = true;
    for (Record record; isThere.value_or(false);)
        isThere = (*records)->next(record);
    QVERIFY(!isThere.has_value());
    QCOMPARE(isThere.error().code, core::ErrorCode::Io);
    QVERIFY(isThere.error().what.starts_with("became shorter while it was read"));
}

void TestReaderErrors::refuses_what_is_no_file_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("expected");
    QTest::newRow("missing") << "missing.csv" << ErrorCode::NotFound << "no such file; check the path";
    QTest::newRow("folder missing") << "notes.csv/x.csv" << ErrorCode::NotFound
                                    << "no such file; check the path";
    QTest::newRow("empty folder") << "empty" << ErrorCode::InvalidRecords
                                  << "the folder holds no file of records; name another one";
    QTest::newRow("device") << "/dev/null" << ErrorCode::Io
                            << "not a regular file; save the records to a file first";
    // Whoever runs the tests, root included, can neither follow this link nor read that file.
    QTest::newRow("unopenable")
        << "loop.csv" << ErrorCode::Io
        << "cannot be opened (Too many levels of symbolic links); check that you may read it";
    QTest::newRow("unreadable")
        << "/proc/self/mem" << ErrorCode::Io
        << "cannot be read to its end (Input/output error); copy the file to a local disk "
           "and try again";
}

void TestReaderErrors::refuses_what_is_no_file()
{
    QFETCH(QString, path);
    QFETCH(core::ErrorCode, code);
    QFETCH(QString, expected);
    const RecordFile file("text\n");
    const auto folder = file.path().parent_path();
    std::filesystem::create_symlink(folder / "loop.csv", folder / "loop.csv");
    std::filesystem::create_directory(folder / "empty");
    Source source = file.source();
    source.files = {folder / path.toStdString()}; // an absolute path stays as it is
    const Reading reading = readAll(source);
    QVERIFY(reading.error.has_value());
    QCOMPARE(QString::fromStdString(reading.error->detail),
             QString::fromStdString(source.file().string() + ": ") + expected);
    QCOMPARE(reading.error->code, code);
}

void TestReaderErrors::refuses_a_delimiter_that_cannot_be_one()
{
    const RecordFile file("text\na\n");
    for (const char delimiter : {'"', '\n', '\r', '\0', '\xE4'}) {
        Source source = file.source();
        source.delimiter = delimiter;
        const Reading reading = readAll(source);
        QVERIFY(reading.error.has_value());
        QCOMPARE(reading.error->code, ErrorCode::InvalidPlan);
        QVERIFY(reading.error->detail.find("records.delimiter") != std::string::npos);
    }
}

void TestReaderErrors::a_record_may_be_as_large_as_the_limit_and_no_larger()
{
    const ReadOptions options{.chunkBytes = 16, .maximumRecordBytes = 100};
    const std::string fits(99, 'x'); // and its line break
    const RecordFile csv("text\n" + fits + "\n");
    QCOMPARE(readAll(csv.source(), options).records.size(), std::size_t{1});

    const RecordFile longLine("text\na\n" + fits + "xx\n");
    QCOMPARE(readAll(longLine.source(), options).error->detail,
             longLine.path().string()
                 + ":3: longer than 100 bytes, the most a record may have; split the record");
    const RecordFile longRow("text\na\n\"" + fits.substr(0, 60) + "\n" + fits.substr(0, 60) + "\"\n");
    const Reading row = readAll(longRow.source(), options);
    QVERIFY(row.error.has_value());
    QCOMPARE(row.records.size(), std::size_t{1});
    QVERIFY(row.error->detail.starts_with(longRow.path().string() + ":3: "));

    const RecordFile longJson("{\"text\":\"a\"}\n\n{\"text\":\"" + fits + "\"}\n", "notes.jsonl");
    QCOMPARE(readAll(longJson.source(), options).error->detail,
             longJson.path().string()
                 + ":3: longer than 100 bytes, the most a record may have; split the record");
}

void TestReaderErrors::an_open_quote_stops_at_the_limit()
{
    std::string bytes = "id,text\n1,x\n2,\"y\n";
    for (int i = 0; i < 50; ++i)
        bytes += "3,a line\n";
    const RecordFile file(bytes);
    QCOMPARE(
        readAll(file.source(), {.chunkBytes = 16, .maximumRecordBytes = 100}).error->detail,
        file.path().string()
            + ":3: the quote that opens here is still open after 100 bytes, the most a record may have; "
              "close "
              "it or double it (\"\"), or set records.quoting to \"none\" if quotes are characters of the "
              "texts");
}

void TestReaderErrors::the_records_in_front_of_an_error_are_read()
{
    const RecordFile file("id,text\n1,a\n2,b\n3\n4,d\n");
    const Reading reading = readAll(file.source());
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[1].text, std::string("b"));
}

void TestReaderErrors::an_error_stays()
{
    const RecordFile file("id,text\n1\n2,b\n");
    auto reader = Reader::open(file.source());
    Record record;
    const auto first = (*reader)->next(record);
    const auto second = (*reader)->next(record);
    QVERIFY(!first && !second);
    QCOMPARE(second.error().detail, first.error().detail);
}

void TestReaderErrors::long_lists_of_columns_are_cut()
{
    std::string bytes = "c1";
    for (int i = 2; i <= 1000; ++i)
        bytes += ",c" + std::to_string(i);
    const RecordFile file(bytes + "\n");
    const std::string detail = readAll(file.source("transcription")).error->detail;
    QVERIFY(detail.ends_with("c29, c30 and 970 more"));
    QVERIFY(!std::string_view(detail).ends_with("c31"));
}

void TestReaderErrors::what_is_no_name_is_not_listed()
{
    // A file without a header line: its first record stands where names are expected.
    for (const char *first : {"\"te\nxt\",b",
                              "17,\"Seen on the ward.\nNo complaints.\",x",
                              "Cardiology,Seen on the ward",
                              "Miller,12.03.1961",
                              "p20611,Neurology",
                              "miller@example.org,Neurology"}) {
        const RecordFile file(first + std::string("\nCardiology,fever\n"));
        const std::string detail = readAll(file.source()).error->detail;
        QVERIFY2(detail.find("seems to have no header line") != std::string::npos, detail.c_str());
        for (const char *word : {"ward", "17", "Miller", "p20611", "Neurology", "te\n"})
            QVERIFY2(detail.substr(file.path().string().size()).find(word) == std::string::npos,
                     detail.c_str());
    }
}

void TestReaderErrors::a_row_of_delimiters_costs_no_memory()
{
    const RecordFile row("id,text\n" + std::string(2'000'000, ',') + "\n");
    QVERIFY(readAll(row.source()).error->detail.find(":2: 2 fields expected as in the header, 2000001 found")
            != std::string::npos);
    const RecordFile header(std::string(2'000'000, ',') + "\n");
    QVERIFY(readAll(header.source()).error->detail.find(":1: more than 10000 columns") != std::string::npos);
}

} // namespace tst_reader_errors

QTEST_APPLESS_MAIN(tst_reader_errors::TestReaderErrors)
#include "tst_reader_errors.moc"
