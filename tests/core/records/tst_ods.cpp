#include "core/base/JobControl.h"
#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "tests/core/records/RecordFile.h"
#include "tests/core/records/SpreadsheetFile.h"

#include <QTest>

namespace tst_ods {

using namespace core::records;
using core::ErrorCode;
using tests::spreadsheetOf;
using tests::tableRows;

class TestOds : public QObject
{
    Q_OBJECT
private slots:
    void reads_rows_with_their_places();
    void takes_the_first_table_with_rows_or_the_named_one();
    void puts_paragraphs_spaces_and_tabs_together();
    void leaves_out_what_is_no_text_of_the_cell();
    void shows_values_as_those_of_other_workbooks_data();
    void shows_values_as_those_of_other_workbooks();
    void goes_through_repeated_rows_and_columns();
    void counts_an_error_of_a_wanted_column_and_goes_on();
    void takes_the_table_that_names_the_columns();
    void finds_the_names_below_a_title();
    void reads_the_spreadsheets_of_an_archive();
    void refuses_what_it_cannot_read_data();
    void refuses_what_it_cannot_read();
};

namespace {

const std::string header = tableRows({{"id", "text"}});

std::string cell(const std::string &attributes, const std::string &inside = "")
{
    return "<table:table-cell " + attributes + ">" + inside + "</table:table-cell>";
}

std::string row(const std::string &cells, const std::string &attributes = "")
{
    return "<table:table-row " + attributes + ">" + cells + "</table:table-row>";
}

/// The text of the only row of a table behind its header.
std::string textOf(const std::string &cells)
{
    const RecordFile file(spreadsheetOf({{"Notes", tableRows({{"text"}}) + row(cells)}}), "n.ods");
    const Reading reading = readAll(file.source());
    if (reading.error)
        return reading.error->detail;
    return reading.records.size() == 1 ? reading.records.front().text : "no row";
}

} // namespace

void TestOds::reads_rows_with_their_places()
{
    const RecordFile file(
        spreadsheetOf({{"Notes", header + tableRows({{"1", "chest pain"}, {}, {"2", "", "x"}})}}), "n.ods");
    const auto shown = preview(file.source());
    QVERIFY2(shown.has_value(), shown ? "" : shown.error().detail.c_str());
    QCOMPARE(shown->format, std::string("ods"));
    QCOMPARE(shown->columns, (std::vector<std::string>{"id", "text"}));
    QCOMPARE(shown->rows, (std::vector<std::vector<std::string>>{{"1", "chest pain"}, {"2", ""}}));
    Source source = file.source();
    source.personColumn = "id";
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[0].text, std::string("chest pain"));
    QVERIFY((reading.records[0].place == Place{.sheet = "Notes", .line = 2}));
    QCOMPARE(reading.records[1].person, std::string("2"));
    QCOMPARE(reading.records[1].place.line, 4);
    QCOMPARE(core::toHex(reading.digest), core::toHex(*core::sha256OfFile(file.path())));
}

void TestOds::takes_the_first_table_with_rows_or_the_named_one()
{
    const RecordFile file(spreadsheetOf({{"Cover", tableRows({{"About"}})},
                                         {"Notes", header + tableRows({{"1", "a"}})},
                                         {"Other", header + tableRows({{"1", "b"}})}}),
                          "n.ods");
    QCOMPARE(findFormat("ods")->tables({.path = file.path()}).value(),
             (std::vector<std::string>{"Cover", "Notes", "Other"}));
    QCOMPARE(readAll(file.source()).records.front().text, std::string("a"));
    QCOMPARE(preview(file.source())->table, std::string("Notes"));
    Source named = file.source();
    named.table = "Other";
    QCOMPARE(preview(named)->table, std::string("Other"));
    QCOMPARE(readAll(named).records.front().text, std::string("b"));
    named.table = "Others";
    QCOMPARE(readAll(named).error->code, ErrorCode::InvalidPlan);
}

void TestOds::puts_paragraphs_spaces_and_tabs_together()
{
    QCOMPARE(
        textOf(cell("office:value-type=\"string\"",
                    "<text:p>one<text:s/><text:s text:c=\"2\"/>two</text:p>"
                    "<text:p/><text:p><text:span>a</text:span><text:tab/>b<text:line-break/>c</text:p>")),
        std::string("one   two\n\na\tb\nc"));
    QCOMPARE(
        textOf(cell("office:value-type=\"string\" office:string-value=\"as it is\"", "<text:p>or</text:p>")),
        std::string("as it is"));
}

void TestOds::leaves_out_what_is_no_text_of_the_cell()
{
    QCOMPARE(
        textOf(cell("office:value-type=\"string\"",
                    "<office:annotation><text:p>comment</text:p></office:annotation><text:p>a<draw:frame>"
                    "<text:p>frame</text:p></draw:frame>b</text:p>")),
        std::string("ab"));
    QCOMPARE(textOf(cell("office:value-type=\"string\"",
                         "<text:p>a</text:p><table:table table:name=\"in it\"><table:table-row>"
                         "<table:table-cell><text:p>b</text:p></table:table-cell></table:table-row>"
                         "</table:table>")),
             std::string("a"));
}

void TestOds::shows_values_as_those_of_other_workbooks_data()
{
    QTest::addColumn<QString>("attributes");
    QTest::addColumn<QString>("text");
    const auto add = [](const char *attributes, const char *text) {
        QTest::newRow(text) << attributes << text;
    };
    add(R"(office:value-type="float" office:value="6")", "6");
    add(R"(office:value-type="float" office:value="271.75")", "271.75");
    add(R"(office:value-type="percentage" office:value="0.5")", "0.5");
    add(R"(office:value-type="date" office:date-value="2079-01-01")", "2079-01-01");
    add(R"(office:value-type="date" office:date-value="2026-11-23T14:30:00")", "2026-11-23T14:30:00");
    add(R"(office:value-type="time" office:time-value="PT14H30M00S")", "14:30:00");
    add(R"(office:value-type="boolean" office:boolean-value="true")", "TRUE");
}

void TestOds::shows_values_as_those_of_other_workbooks()
{
    QFETCH(QString, attributes);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(textOf(cell(attributes.toStdString(), "<text:p>as shown</text:p>"))),
             text);
}

void TestOds::goes_through_repeated_rows_and_columns()
{
    const std::string rows =
        header + row(cell(""), "table:number-rows-repeated=\"3\"")
        + row(cell("table:number-columns-repeated=\"2\" office:value-type=\"string\"", "<text:p>a</text:p>"),
              "table:number-rows-repeated=\"2\"")
        + tableRows({{"1", "b"}})
        + row(cell("table:number-columns-repeated=\"16382\""), "table:number-rows-repeated=\"1048569\"");
    const RecordFile file(spreadsheetOf({{"Notes", rows}}), "n.ods");
    const Reading reading = readAll(file.source());
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    std::vector<std::pair<std::string, std::int64_t>> found;
    for (const Record &record : reading.records)
        found.emplace_back(record.text, record.place.line);
    QCOMPARE(found, (std::vector<std::pair<std::string, std::int64_t>>{{"a", 5}, {"a", 6}, {"b", 7}}));
}

void TestOds::counts_an_error_of_a_wanted_column_and_goes_on()
{
    const std::string wrong = cell("office:value-type=\"string\" office:string-value=\"\" "
                                   "calcext:value-type=\"error\"",
                                   "<text:p>#N/A</text:p>");
    const std::string good = cell("office:value-type=\"string\"", "<text:p>a</text:p>");
    const RecordFile file(spreadsheetOf({{"Notes", header + row(good + wrong) + row(wrong + good)}}),
                          "n.ods");
    core::NoControl control;
    const auto found = scan(file.source(), control);
    QVERIFY2(found.has_value(), found ? "" : found.error().detail.c_str());
    QCOMPARE(found->records, 1);
    QCOMPARE(found->problemCount, 1);
    QVERIFY((found->problems.front().place == Place{.sheet = "Notes", .line = 2}));
}

// The table must not follow from how many rows it has.
void TestOds::takes_the_table_that_names_the_columns()
{
    for (const bool hasRow : {true, false}) {
        const std::string legend = tableRows({{"code", "meaning"}, {"A", "ward"}, {"B", "clinic"}});
        const std::string notes = header + (hasRow ? tableRows({{"1", "cough"}}) : "");
        const RecordFile file(spreadsheetOf({{"Legend", legend}, {"Notes", notes}}), "n.ods");
        const Reading reading = readAll(file.source());
        QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
        QCOMPARE(reading.records.size(), std::size_t{hasRow ? 1U : 0U});
    }
}

void TestOds::finds_the_names_below_a_title()
{
    const std::string rows = tableRows({{"Report of 2024"}, {}, {"id", "text"}, {"1", "cough"}});
    const RecordFile file(spreadsheetOf({{"Notes", rows}}), "n.ods");
    QCOMPARE(preview(file.source())->headerRow, std::int64_t{3});
    QCOMPARE(readAll(file.source()).records.at(0).text, std::string("cough"));
    const std::string wide = tableRows({{"Report", "of 2024"}, {"id", "text"}, {"1", "cough"}});
    const RecordFile other(spreadsheetOf({{"Notes", wide}}), "n.ods");
    const Reading told = readAll(other.source());
    QVERIFY2(told.error->detail.ends_with("row 2 names the columns: set records.headerRow to 2"),
             told.error->detail.c_str());
    Source source = other.source();
    source.headerRow = 2;
    QCOMPARE(readAll(source).records.at(0).text, std::string("cough"));
    source.headerRow = 7;
    QVERIFY(readAll(source).error->detail.find("row 7 is empty or not there") != std::string::npos);
}

void TestOds::reads_the_spreadsheets_of_an_archive()
{
    const auto notes = [](const char *text) {
        return spreadsheetOf({{"Notes", header + tableRows({{"1", text}})}});
    };
    const RecordFile file(zipped({{"a.ods", notes("cough")}, {"b.ods", notes("fever")}}), "n.zip");
    const Reading reading = readAll(file.source());
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[1].text, std::string("fever"));
    QCOMPARE(reading.records[1].place.entry, std::string("b.ods"));
}

void TestOds::refuses_what_it_cannot_read_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const auto add = [](const char *name, const std::string &bytes, const char *says) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << says;
    };
    add("encrypted",
        tests::spreadsheetWith("Zq7Secret", "<manifest:encryption-data/>"),
        "encrypted; open it and save it without a password");
    add("text", "text\nZq7Secret\n", "no OpenDocument spreadsheet");
    add("another zip", zipped({{"a.csv", "text\nZq7Secret\n"}}), "no OpenDocument spreadsheet");
    add("no table", spreadsheetOf({}), "the sheet is empty");
    add("an empty table", spreadsheetOf({{"Notes", ""}}), "the sheet is empty");
    add("no xml", tests::spreadsheetWith("Zq7Secret"), "its XML is malformed");
    add("an entity bomb",
        tests::spreadsheetWith("<!DOCTYPE a [<!ENTITY b \"Zq7Secret\">]><a>&b;</a>"),
        "declares a document type");
    std::string deep;
    for (int i = 0; i < 200; ++i)
        deep += "<a>";
    add("too deep", tests::spreadsheetWith(deep), "nest too deep");
    add("too many rows",
        spreadsheetOf({{"Notes",
                        header + row(cell(""), "table:number-rows-repeated=\"1048575\"")
                            + tableRows({{"1", "Zq7Secret"}})}}),
        "too many rows");
    add("too many columns",
        spreadsheetOf(
            {{"Notes",
              header + row(cell("table:number-columns-repeated=\"99999999\"", "<text:p>a</text:p>"))}}),
        "more than 10000 columns");
    add("a row for millions",
        spreadsheetOf({{"Notes",
                        header
                            + row(cell("", "<text:p>1</text:p>")
                                      + cell("", "<text:p>Zq7Secret" + std::string(200, 'a') + "</text:p>"),
                                  "table:number-rows-repeated=\"1000000\"")}}),
        "repeated more often");
}

void TestOds::refuses_what_it_cannot_read()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const RecordFile file(bytes.toStdString(), "n.ods");
    Source source = file.source();
    source.format = "ods";
    const Reading reading = readAll(source);
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->code, ErrorCode::InvalidRecords);
    QVERIFY2(reading.error->detail.find(says.toStdString()) != std::string::npos,
             reading.error->detail.c_str());
    QVERIFY(reading.error->detail.find("Zq7Secret") == std::string::npos);
}

} // namespace tst_ods

QTEST_APPLESS_MAIN(tst_ods::TestOds)
#include "tst_ods.moc"
