#include "core/records/Format.h"
#include "core/records/LinesAround.h"
#include "core/records/Preview.h"
#include "tests/core/records/RecordFile.h"
#include "tests/core/records/WorkbookFile.h"

#include <QTest>

namespace tst_xlsx {

using namespace core::records;
using core::ErrorCode;
using tests::WorkbookText;

namespace {

WorkbookText twoSheets()
{
    WorkbookText text;
    text.sheets = {{"Cover", tests::inlineRow(2, {"An export of notes"})},
                   {"Notes",
                    tests::inlineRow(2, {"id", "", "label", "text"})
                        + tests::inlineRow(3, {"p1", "x", "A ", "one"}) + "<row r=\"4\"/>"
                        + tests::inlineRow(5, {"p2", "", "", "two", "beside"})},
                   {"More", tests::inlineRow(1, {"text"}) + tests::inlineRow(2, {"three"})}};
    return text;
}

Source withRoles(const RecordFile &file)
{
    Source source = file.source();
    source.labelColumn = "label";
    source.personColumn = "id";
    return source;
}

Part partOf(const RecordFile &file)
{
    Part part;
    part.path = file.path();
    return part;
}

} // namespace

class TestXlsx : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_first_sheet_with_two_rows();
    void reads_the_sheet_that_is_named();
    void lists_the_sheets_in_their_order();
    void refuses_a_sheet_that_is_not_there();
    void names_no_sheet_that_looks_like_content();
    void is_recognised_by_what_it_holds();
    void digests_the_bytes_of_the_file();
    void a_source_may_want_the_same_column_twice();
    void shows_columns_and_rows();
    void shows_a_spoilt_row_as_far_as_it_can_be_read();
    void a_scan_counts_spoilt_rows_and_goes_on();
    void refuses_a_sheet_without_rows();
    void refuses_a_column_that_is_not_there_and_quotes_no_record();
    void reads_a_workbook_that_is_packed();
    void says_what_to_do_about_an_encrypted_one();
    void several_workbooks_are_one_source();
    void has_no_lines_to_show();
};

void TestXlsx::reads_the_first_sheet_with_two_rows()
{
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    const Reading reading = readAll(withRoles(file));
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[0].text, std::string("one"));
    QCOMPARE(reading.records[0].label, std::string("A"));
    QCOMPARE(reading.records[0].person, std::string("p1"));
    QVERIFY((reading.records[0].place == Place{.sheet = "Notes", .line = 3}));
    QCOMPARE(reading.records[1].text, std::string("two"));
    QCOMPARE(reading.records[1].label, std::string());
    QVERIFY((reading.records[1].place == Place{.sheet = "Notes", .line = 5}));
}

void TestXlsx::reads_the_sheet_that_is_named()
{
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    Source source = file.source();
    source.table = "More";
    const Reading reading = readAll(source);
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.size(), std::size_t{1});
    QCOMPARE(reading.records[0].text, std::string("three"));
}

void TestXlsx::lists_the_sheets_in_their_order()
{
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    QCOMPARE(findFormat("xlsx")->tables(partOf(file)).value(),
             (std::vector<std::string>{"Cover", "Notes", "More"}));
    QCOMPARE(findFormat("csv")->tables(partOf(file)).value().size(), std::size_t{0});
}

void TestXlsx::refuses_a_sheet_that_is_not_there()
{
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    Source source = file.source();
    source.table = "note";
    const Reading reading = readAll(source);
    QCOMPARE(reading.error->code, ErrorCode::InvalidPlan);
    QCOMPARE(reading.error->detail,
             file.path().string()
                 + ": no sheet \"note\" (did you mean \"Notes\"?); the sheets are: Cover, Notes, More");
}

void TestXlsx::names_no_sheet_that_looks_like_content()
{
    WorkbookText text = twoSheets();
    text.sheets[1].name = "Zq7Secret, born 1950";
    text.sheets[1].rows += "<row r=\"6\"><c r=\"D6\" t=\"e\"><v>#REF!</v></c></row>";
    const RecordFile file(tests::workbookOf(text), "n.xlsx");
    const Reading reading = readAll(file.source());
    QVERIFY((reading.records[0].place == Place{.sheet = "2", .line = 3}));
    QCOMPARE(reading.error->detail,
             file.path().string()
                 + ", sheet 2, row 6: the cell D6 holds an error in place of a value (such as #N/A or "
                   "#REF!); fix or "
                   "clear it");
    Source source = file.source();
    source.table = "other";
    QVERIFY(readAll(source).error->detail.find("Zq7Secret") == std::string::npos);
}

void TestXlsx::is_recognised_by_what_it_holds()
{
    const std::string workbook = tests::workbookOf(twoSheets());
    for (const char *name : {"n.xlsx", "n.XLSM", "n.zip", "n"}) {
        const auto shown = preview(RecordFile(workbook, name).source());
        QVERIFY2(shown.has_value(), name);
        QCOMPARE(shown->format, std::string("xlsx"));
    }
}

void TestXlsx::digests_the_bytes_of_the_file()
{
    const std::string workbook = tests::workbookOf(twoSheets());
    QCOMPARE(core::toHex(readAll(RecordFile(workbook, "n.xlsx").source()).digest),
             core::toHex(core::sha256(workbook)));
}

void TestXlsx::a_source_may_want_the_same_column_twice()
{
    Source source = withRoles(RecordFile("", "n.xlsx"));
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    source.files = {file.path()};
    source.labelColumn = "text";
    const Reading reading = readAll(source);
    QVERIFY(!reading.error);
    QCOMPARE(reading.records[0].text, std::string("one"));
    QCOMPARE(reading.records[0].label, std::string("one"));
}

void TestXlsx::shows_columns_and_rows()
{
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    const auto shown = preview(file.source());
    QVERIFY(shown.has_value());
    QCOMPARE(shown->table, std::string("Notes"));
    QCOMPARE(shown->columns, (std::vector<std::string>{"id", "column 2", "label", "text"}));
    QCOMPARE(shown->rows.size(), std::size_t{2});
    QCOMPARE(shown->rows[0], (std::vector<std::string>{"p1", "x", "A ", "one"}));
    QCOMPARE(shown->rows[1], (std::vector<std::string>{"p2", "", "", "two"}));
    QCOMPARE(shown->encoding, std::string());
    QCOMPARE(preview(file.source(), 1)->rows.size(), std::size_t{1});
    QCOMPARE(preview(file.source(), 0)->rows.size(), std::size_t{0});
}

void TestXlsx::shows_a_spoilt_row_as_far_as_it_can_be_read()
{
    WorkbookText text;
    text.sheets = {{"Notes",
                    tests::inlineRow(1, {"id", "text"})
                        + R"(<row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2"><v>1</v></c></row>)"
                        + tests::inlineRow(3, {"2", "b"})}};
    const auto shown = preview(RecordFile(tests::workbookOf(text), "n.xlsx").source());
    QVERIFY(shown.has_value());
    QVERIFY(!shown->stop);
    QCOMPARE(shown->rows, (std::vector<std::vector<std::string>>{{"", "1"}, {"2", "b"}}));
}

void TestXlsx::a_scan_counts_spoilt_rows_and_goes_on()
{
    WorkbookText text;
    text.sheets = {{"Notes",
                    tests::inlineRow(1, {"id", "label", "text"})
                        + R"(<row r="2"><c r="A2"><v>1</v></c><c r="C2"><f>Zq7Secret()</f></c></row>)"
                        + tests::inlineRow(3, {"2", "A", "b"}) + tests::inlineRow(4, {"2", "B"})
                        + R"(<row r="9"><c r="A9" t="e"><v>#N/A</v></c></row>)"
                        + tests::inlineRow(10, {"3", "A", "c"})}};
    const RecordFile file(tests::workbookOf(text), "n.xlsx");
    core::NoControl control;
    const auto found = scan(withRoles(file), control);
    QVERIFY(found.has_value());
    QVERIFY(found->isComplete);
    QCOMPARE(found->records, 3);
    QCOMPARE(found->withoutText, 1);
    QCOMPARE(found->persons, 2);
    QCOMPARE(found->problemCount, 2);
    QVERIFY((found->problems[0].place == Place{.sheet = "Notes", .line = 2}));
    QVERIFY((found->problems[1].place == Place{.sheet = "Notes", .line = 9}));
    QVERIFY(found->problems[0].what.find("Zq7Secret") == std::string::npos);
}

void TestXlsx::refuses_a_sheet_without_rows()
{
    WorkbookText text;
    text.sheets = {{"One", ""}, {"Two", "<row r=\"1\"><c r=\"A1\" s=\"1\"/></row>"}};
    const Reading reading = readAll(RecordFile(tests::workbookOf(text), "n.xlsx").source());
    QCOMPARE(reading.error->code, ErrorCode::InvalidRecords);
    QVERIFY(reading.error->detail.ends_with("the sheet is empty; its first row must name the columns"));
    // A header alone is a table without records.
    text.sheets[1].rows = tests::inlineRow(1, {"text"});
    const Reading header = readAll(RecordFile(tests::workbookOf(text), "n.xlsx").source());
    QVERIFY(!header.error && header.records.empty());
}

void TestXlsx::refuses_a_column_that_is_not_there_and_quotes_no_record()
{
    WorkbookText text;
    text.sheets = {{"Notes", tests::inlineRow(1, {"id", "text"}) + tests::inlineRow(2, {"1", "Zq7Secret"})}};
    const Reading named = readAll(RecordFile(tests::workbookOf(text), "n.xlsx").source("body"));
    QCOMPARE(named.error->code, ErrorCode::InvalidPlan);
    QVERIFY(named.error->detail.ends_with("no column \"body\"; the columns are: id, text"));
    text.sheets = {
        {"Notes", tests::inlineRow(1, {"1", "Zq7Secret, a record"}) + tests::inlineRow(2, {"2", "b"})}};
    const Reading unnamed = readAll(RecordFile(tests::workbookOf(text), "n.xlsx").source("body"));
    QVERIFY(unnamed.error->detail.find("Zq7Secret") == std::string::npos);
}

void TestXlsx::reads_a_workbook_that_is_packed()
{
    const std::string workbook = tests::workbookOf(twoSheets());
    const RecordFile plain(workbook, "n.xlsx");
    for (const RecordFile &file : {RecordFile(compressed(workbook, "gzip"), "n.xlsx.gz"),
                                   RecordFile(zipped({{"n.xlsx", workbook}}), "n.zip")}) {
        const Reading reading = readAll(file.source());
        QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
        QCOMPARE(reading.records.size(), readAll(plain.source()).records.size());
    }
}

void TestXlsx::says_what_to_do_about_an_encrypted_one()
{
    for (const char *name : {"n.xlsx", "n.xls"}) {
        const RecordFile file("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and what follows", name);
        QVERIFY(readAll(file.source()).error->detail.ends_with("save it as .xlsx without a password"));
        QVERIFY(preview(file.source()).error().detail.ends_with("save it as .xlsx without a password"));
    }
}

void TestXlsx::several_workbooks_are_one_source()
{
    const RecordFile one(tests::workbookOf(twoSheets()), "a.xlsx");
    const RecordFile other(tests::workbookOf(twoSheets()), "b.xlsx");
    Source source = one.source();
    source.files = {one.path(), other.path()};
    const Reading reading = readAll(source);
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.size(), std::size_t{4});
    QCOMPARE(reading.records[3].place.file, other.path().string());
    QCOMPARE(reading.records[3].place.sheet, std::string("Notes"));
}

void TestXlsx::has_no_lines_to_show()
{
    const RecordFile file(tests::workbookOf(twoSheets()), "n.xlsx");
    core::NoControl control;
    const auto lines = linesAround(file.source(), {.place = {.sheet = "Notes", .line = 2}}, control);
    QVERIFY(!lines.has_value());
    QVERIFY(lines.error().detail.find("no lines of text") != std::string::npos);
}

} // namespace tst_xlsx

QTEST_APPLESS_MAIN(tst_xlsx::TestXlsx)
#include "tst_xlsx.moc"
