#include "core/records/xlsx/SharedStrings.h"
#include "core/records/xlsx/Sheet.h"
#include "core/records/xlsx/Styles.h"
#include "tests/core/records/RecordFile.h"
#include "tests/core/records/WorkbookFile.h"

#include <QTest>

namespace tst_xlsxsheet {

using namespace core::records;
using namespace core::records::xlsx;
using tests::WorkbookText;

namespace {

/// Of a sheet each row as "3: a|b", then the error that ended it, if any, as "3! what". A row that is spoilt
/// is such a line too, and reading goes on.
QStringList rowsOf(const std::string &bytes, std::size_t sheet = 0, std::size_t maximumRecordBytes = 1 << 20)
{
    const RecordFile file(bytes, "n.xlsx");
    QStringList lines;
    const auto add = [&lines](const ReadError &found) {
        lines << QString("%1! %2").arg(found.place.line).arg(QString::fromStdString(found.what));
        return found.canGoOn;
    };
    auto workbook = Workbook::open(file.path(), maximumRecordBytes);
    if (!workbook) {
        add(workbook.error());
        return lines;
    }
    auto rows = Sheet::open(*workbook, (*workbook)->sheets().at(sheet));
    if (!rows) {
        add(rows.error());
        return lines;
    }
    sheets::SheetRow row;
    for (bool isThere = true; isThere;) {
        const auto next = (*rows)->next(row);
        isThere = next ? *next : add(next.error());
        if (!next || !isThere)
            continue;
        QStringList cells;
        for (const std::string &cell : row.cells)
            cells << QString::fromStdString(cell);
        lines << QString("%1: %2").arg(row.number).arg(cells.join('|'));
    }
    return lines;
}

QStringList rowsOf(const WorkbookText &text)
{
    return rowsOf(tests::workbookOf(text));
}

WorkbookText oneSheet(const std::string &rows)
{
    WorkbookText text;
    text.sheets = {{"Notes", rows}};
    return text;
}

} // namespace

class TestXlsxSheet : public QObject
{
    Q_OBJECT

private slots:
    void reads_cells_of_every_type();
    void reads_shared_strings_with_runs_and_without_pronunciation();
    void reads_cells_where_they_stand();
    void cells_and_rows_that_say_no_place_follow_each_other();
    void reads_elements_with_a_prefix();
    void puts_characters_in_place_of_escapes_data();
    void puts_characters_in_place_of_escapes();
    void shows_numbers_as_excel_does_data();
    void shows_numbers_as_excel_does();
    void knows_dates_by_the_code_of_their_format_data();
    void knows_dates_by_the_code_of_their_format();
    void writes_dates_by_iso_8601_data();
    void writes_dates_by_iso_8601();
    void takes_the_format_of_a_cell_from_its_style();
    void a_spoilt_cell_spoils_its_row_data();
    void a_spoilt_cell_spoils_its_row();
    void a_cell_that_nobody_wants_spoils_nothing();
    void refuses_a_row_that_is_too_long_and_goes_on();
    void refuses_what_is_no_sheet_data();
    void refuses_what_is_no_sheet();
    void refuses_a_document_type();
    void refuses_what_unpacks_to_too_much();
    void refuses_a_file_that_was_cut();
    void refuses_what_is_no_workbook_data();
    void refuses_what_is_no_workbook();
    void finds_sheets_by_the_relationships();
};

void TestXlsxSheet::reads_cells_of_every_type()
{
    WorkbookText text =
        oneSheet(R"(<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><f>X1</f><v>two</v></c>)"
                 R"(<c r="C1" t="inlineStr"><is><t>three</t></is></c><c r="D1" t="b"><v>1</v></c>)"
                 R"(<c r="E1" t="b"><v>0</v></c><c r="F1" t="n"><v>12</v></c><c r="G1"><v>1.50</v></c>)"
                 R"(<c r="H1" t="d"><v>2026-11-23</v></c><c r="I1"><f>1+1</f><v>2</v></c></row>)");
    text.strings = "<si><t>one</t></si>";
    QCOMPARE(rowsOf(text), QStringList({"1: one|two|three|TRUE|FALSE|12|1.5|2026-11-23|2"}));
}

void TestXlsxSheet::reads_shared_strings_with_runs_and_without_pronunciation()
{
    WorkbookText text =
        oneSheet(R"(<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>)"
                 R"(<row r="2"><c r="A2" t="s"><v>2</v></c></row>)");
    text.strings = R"(<si><t>a &amp; b</t></si>)"
                   R"(<si><r><rPr><b/></rPr><t xml:space="preserve">bold </t></r><r><t>plain</t></r>)"
                   R"(<rPh sb="0" eb="1"><t>spoken</t></rPh><phoneticPr fontId="1"/></si>)"
                   R"(<si><t xml:space="preserve"> two
lines </t></si>)";
    QCOMPARE(rowsOf(text), QStringList({"1: bold plain|a & b", "2:  two\nlines "}));
}

void TestXlsxSheet::reads_cells_where_they_stand()
{
    // Empty rows and cells are left out of the file, or stand there with a style alone.
    const auto rows = rowsOf(oneSheet(R"(<row r="3"><c r="B3" s="1"/><c r="C5"/></row>)"));
    QCOMPARE(rows,
             QStringList({"3! the workbook is damaged (a cell does not say where it stands); copy it "
                          "again, or open it in a spreadsheet program and save it again"}));
    QCOMPARE(rowsOf(oneSheet(R"(<row r="2"/><row r="3"><c r="B3" s="1"/></row>)"
                             R"(<row r="7"><c r="C7"><v>1</v></c><c r="AB7"><v>2</v></c></row>)")),
             QStringList({"7: ||1" + QString(25, '|') + "2"}));
}

void TestXlsxSheet::cells_and_rows_that_say_no_place_follow_each_other()
{
    QCOMPARE(rowsOf(oneSheet(
                 "<row><c><v>1</v></c><c/><c><v>3</v></c></row><row r=\"5\"><c r=\"B5\"><v>4</v></c><c>"
                 "<v>5</v></c></row><row><c><v>6</v></c></row>")),
             QStringList({"1: 1||3", "5: |4|5", "6: 6"}));
}

void TestXlsxSheet::reads_elements_with_a_prefix()
{
    WorkbookText text = oneSheet("");
    text.parts["xl/worksheets/sheet1.xml"] =
        R"(<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1">)"
        R"(<x:c r="A1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>)";
    QCOMPARE(rowsOf(text), QStringList({"1: 1"}));
}

void TestXlsxSheet::puts_characters_in_place_of_escapes_data()
{
    QTest::addColumn<QString>("escaped");
    QTest::addColumn<QString>("plain");
    QTest::newRow("carriage return") << "a_x000D_\nb"
                                     << "a\r\nb";
    QTest::newRow("an escaped escape") << "_x005F_x000D_"
                                       << "_x000D_";
    QTest::newRow("none") << "snake_x case_x00 _xZZZZ_ _x000D"
                          << "snake_x case_x00 _xZZZZ_ _x000D";
    QTest::newRow("one behind what is none") << "_x_x0041_"
                                             << "_xA";
    QTest::newRow("a pair") << "_xD83D__xDE00_" << QString::fromUcs4(U"\x1F600");
    QTest::newRow("half a pair") << "_xD83D_a" << QString(QChar(0xFFFD)) + "a";
    QTest::newRow("two halves of pairs") << "_xDE00__xD83D_" << QString(2, QChar(0xFFFD));
    QTest::newRow("nothing") << "_x0000_" << QString(QChar(0xFFFD));
    QTest::newRow("small letters") << "_x00e4_" << QString(QChar(0xE4));
}

void TestXlsxSheet::puts_characters_in_place_of_escapes()
{
    QFETCH(QString, escaped);
    std::string text = escaped.toStdString();
    unescape(text);
    QTEST(QString::fromStdString(text), "plain");
}

void TestXlsxSheet::shows_numbers_as_excel_does_data()
{
    QTest::addColumn<QString>("digits");
    QTest::addColumn<QString>("shown");
    for (const auto &[digits, shown] : {std::pair{"12", "12"},
                                        {"12.0", "12"},
                                        {"-3", "-3"},
                                        {"-0", "0"},
                                        {"1E3", "1000"},
                                        {"0.10000000000000001", "0.1"},
                                        {"1.5E-3", "0.0015"},
                                        {"123456789012345", "123456789012345"},
                                        {"9007199254740991", "9007199254740991"},
                                        {"1e+300", "1e+300"},
                                        {"3.1415926535897931", "3.141592653589793"}})
        QTest::newRow(digits) << digits << shown;
    for (const char *none : {"", "twelve", "12 ", "1,5", "nan", "inf", "1e999"})
        QTest::newRow(*none ? none : "nothing") << none << "none";
}

void TestXlsxSheet::shows_numbers_as_excel_does()
{
    QFETCH(QString, digits);
    QTEST(QString::fromStdString(numberText(digits.toStdString()).value_or("none")), "shown");
}

void TestXlsxSheet::knows_dates_by_the_code_of_their_format_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *code, NumberKind kind) { QTest::newRow(code) << code << int(kind); };
    for (const char *code : {"General",
                             "0.00",
                             "#,##0.00 \"days\"",
                             "0.00E+00",
                             "[Red]0",
                             "0\\d",
                             "\"ymd\"0",
                             "@",
                             "[$$-409]#,##0",
                             "_(* #,##0_);_(* (#,##0)",
                             "0;\"d\"",
                             "_d0"})
        row(code, NumberKind::Number);
    for (const char *code : {"dd/mm/yyyy",
                             "YYYY-MM-DD",
                             "d. mmmm yy",
                             "[$-407]mmmm",
                             "yyyy",
                             "d\"h\"",
                             "[$-F800]dddd, mmmm dd, yyyy"})
        row(code, NumberKind::Date);
    for (const char *code : {"h:mm", "mm:ss", "h:mm AM/PM", "hh\\:mm\\:ss", "mm:ss.0"})
        row(code, NumberKind::Time);
    for (const char *code : {"dd.mm.yyyy hh:mm", "m/d/yy h:mm AM/PM", "yyyy-mm-dd\"T\"hh:mm:ss"})
        row(code, NumberKind::DateTime);
    for (const char *code : {"[h]:mm:ss", "[mm]:ss", "[ss]"})
        row(code, NumberKind::Elapsed);
}

void TestXlsxSheet::knows_dates_by_the_code_of_their_format()
{
    QFETCH(QString, code);
    QTEST(int(kindOfFormat(code.toStdString())), "kind");
}

void TestXlsxSheet::writes_dates_by_iso_8601_data()
{
    QTest::addColumn<double>("days");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isFrom1904");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, double days, NumberKind kind, bool isFrom1904, const char *text) {
        QTest::newRow(name) << days << int(kind) << isFrom1904 << text;
    };
    // Of ECMA-376 part 1, 18.17.4.1, and days that count from them.
    row("the first day", 1, NumberKind::Date, false, "1900-01-01");
    row("before the day that was none", 59, NumberKind::Date, false, "1900-02-28");
    row("the day that was none", 60, NumberKind::Date, false, "1900-02-29");
    row("behind the day that was none", 61, NumberKind::Date, false, "1900-03-01");
    row("the first day from 1904", 0, NumberKind::Date, true, "1904-01-01");
    row("the same day in both, 1900", 38'749, NumberKind::Date, false, "2006-02-01");
    row("the same day in both, 1904", 37'287, NumberKind::Date, true, "2006-02-01");
    row("the last day", 2'958'465, NumberKind::Date, false, "9999-12-31");
    row("behind the last day", 2'958'466, NumberKind::Date, false, "2958466");
    row("below the first", -1, NumberKind::Date, false, "-1");
    row("a date with an hour that is not shown", 38'749.75, NumberKind::Date, false, "2006-02-01");
    row("a moment", 38'749.604166666664, NumberKind::DateTime, false, "2006-02-01T14:30:00");
    row("a moment before midnight", 38'749.99999999, NumberKind::DateTime, false, "2006-02-02T00:00:00");
    row("a time", 0.5, NumberKind::Time, false, "12:00:00");
    row("a time of some day", 38'749.25, NumberKind::Time, false, "06:00:00");
    row("hours that ran on", 1.25, NumberKind::Elapsed, false, "30:00:00");
    row("a number", 1.25, NumberKind::Number, false, "1.25");
}

void TestXlsxSheet::writes_dates_by_iso_8601()
{
    QFETCH(double, days);
    QFETCH(int, kind);
    QFETCH(bool, isFrom1904);
    QTEST(QString::fromStdString(dateText(days, static_cast<NumberKind>(kind), isFrom1904)), "text");
}

void TestXlsxSheet::takes_the_format_of_a_cell_from_its_style()
{
    WorkbookText text =
        oneSheet(R"(<row r="1"><c r="A1" s="1"><v>38749</v></c><c r="B1" s="2"><v>38749.5</v></c>)"
                 R"(<c r="C1" s="0"><v>38749</v></c><c r="D1" s="9"><v>1</v></c>)"
                 R"(<c r="E1" s="1"/></row>)");
    text.styles = R"(<numFmts count="1"><numFmt numFmtId="170" formatCode="dd\.mm\.yyyy\ hh:mm"/></numFmts>)"
                  R"(<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>)"
                  R"(<xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="170"/></cellXfs>)";
    QCOMPARE(rowsOf(text), QStringList({"1: 2006-02-01|2006-02-01T12:00:00|38749|1"}));
    text.properties = R"(<workbookPr date1904="1"/>)";
    QCOMPARE(rowsOf(text), QStringList({"1: 2010-02-02|2010-02-02T12:00:00|38749|1"}));
}

void TestXlsxSheet::a_spoilt_cell_spoils_its_row_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("says");
    QTest::newRow("no value") << R"(<c r="B2"><f>Zq7Secret+1</f></c>)"
                              << "was not saved";
    QTest::newRow("an empty value") << R"(<c r="B2"><f>Zq7Secret+1</f><v></v></c>)"
                                    << "was not saved";
    QTest::newRow("an error") << R"(<c r="B2" t="e"><v>#N/A</v></c>)"
                              << "holds an error";
    QTest::newRow("no number") << R"(<c r="B2"><v>Zq7Secret</v></c>)"
                               << "marked as a number";
    QTest::newRow("no type") << R"(<c r="B2" t="Zq7Secret"><v>Zq7Secret</v></c>)"
                             << "marked as a number";
}

void TestXlsxSheet::a_spoilt_cell_spoils_its_row()
{
    QFETCH(QString, cell);
    QFETCH(QString, says);
    const auto rows =
        rowsOf(oneSheet(tests::inlineRow(1, {"a", "b"}) + "<row r=\"2\"><c r=\"A2\"><v>1</v></c>"
                        + cell.toStdString() + "</row>" + tests::inlineRow(3, {"c"})));
    QCOMPARE(rows.size(), 3);
    QVERIFY2(rows[1].startsWith("2! the cell B2 ") && rows[1].contains(says), qPrintable(rows[1]));
    QVERIFY(!rows[1].contains("Zq7Secret"));
    QCOMPARE(rows[2], QString("3: c"));
}

void TestXlsxSheet::a_cell_that_nobody_wants_spoils_nothing()
{
    const RecordFile file(
        tests::workbookOf(oneSheet(tests::inlineRow(1, {"a", "b", "c"})
                                   + R"(<row r="2"><c r="A2" t="e"><v>#N/A</v></c>)"
                                     R"(<c r="B2"><v>7</v></c><c r="C2" t="s"><v>9</v></c></row>)"
                                   + tests::inlineRow(3, {"d"}))),
        "n.xlsx");
    auto workbook = Workbook::open(file.path(), 1 << 20);
    auto sheet = Sheet::open(*workbook, (*workbook)->sheets()[0]);
    sheets::SheetRow row;
    QCOMPARE((*sheet)->next(row).value(), true);
    (*sheet)->keepOnly({false, true, false});
    QCOMPARE((*sheet)->next(row).value(), true);
    QCOMPARE(row.cells, (std::vector<std::string>{"", "7"}));
    QCOMPARE((*sheet)->next(row).value(), true); // is not empty, although nothing of it is wanted
    QCOMPARE(row.cells, (std::vector<std::string>{}));
    QCOMPARE((*sheet)->next(row).value(), false);
}

void TestXlsxSheet::refuses_a_row_that_is_too_long_and_goes_on()
{
    WorkbookText text =
        oneSheet(tests::inlineRow(1, {std::string(60, 'a'), std::string(41, 'b')})
                 + tests::inlineRow(2, {std::string(101, 'a')}) + "<row r=\"3\"><c r=\"A3\" t=\"str\"><v>"
                 + std::string(101, 'a') + "</v></c></row>"
                 + tests::inlineRow(4, {std::string(60, 'a'), std::string(40, 'b')}));
    const auto rows = rowsOf(tests::workbookOf(text), 0, 100);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0], QString("1! a row holds more than 100 bytes; split it"));
    QCOMPARE(rows[1], QString("2! the cell A2 holds more than 100 bytes; split it"));
    QCOMPARE(rows[2], QString("3! the cell A3 holds more than 100 bytes; split it"));
    QVERIFY(rows[3].startsWith("4: aaa"));
    text = oneSheet(R"(<row r="1"><c r="A1" t="s"><v>0</v></c></row>)");
    text.strings = "<si><t>" + std::string(101, 'a') + "</t></si>";
    QVERIFY(rowsOf(tests::workbookOf(text), 0, 100)[0].contains("more than 100 bytes"));
}

void TestXlsxSheet::refuses_what_is_no_sheet_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &rows, const char *says) {
        QTest::newRow(name) << rows << says;
    };
    const QByteArray first = R"(<row r="1"><c r="A1"><v>1</v></c></row>)";
    row("no XML", first + "<row r=\"2\"><c>Zq7Secret</row>", "2! |malformed");
    row("no UTF-8", first + "<row r=\"2\"><c><v>\xFF</v></c></row>", "2! |malformed");
    row("rows that go back", first + first, "2! |rows are not in order");
    row("a row that is no number", "<row r=\"Zq7Secret\"/>", "1! |rows are not in order");
    row("a row far off", "<row r=\"1048577\"/>", "rows are not in order");
    row("a cell that is no place", "<row r=\"1\"><c r=\"1A\"/></row>", "1! |does not say");
    row("a cell far off", "<row r=\"1\"><c r=\"AAAA1\"/></row>", "1! |does not say");
    row("columns", "<row r=\"1\"><c r=\"XFD1\"><v>1</v></c></row>", "1! |more than 10000 columns");
    for (const char *index : {"0", "-1", "Zq7Secret"})
        row("no such string",
            QByteArray("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>") + index + "</v></c></row>",
            "1! |text that is not there");
    row("deep", first + QByteArray("<x>").repeated(200), "nest too deep");
    row("a long tag", first + "<row r=\"" + QByteArray(3 << 20, '2'), "has no end");
}

void TestXlsxSheet::refuses_what_is_no_sheet()
{
    QFETCH(QByteArray, rows);
    QFETCH(QString, says);
    const auto lines = rowsOf(oneSheet(rows.toStdString()));
    QVERIFY(!lines.empty());
    for (const QString &said : says.split('|'))
        QVERIFY2(lines.back().contains(said), qPrintable(lines.back()));
    QVERIFY(!lines.back().contains("Zq7Secret"));
}

void TestXlsxSheet::refuses_a_document_type()
{
    // A billion laughs, and the least that could become one.
    std::string laughs = "<!DOCTYPE worksheet [<!ENTITY a \"Zq7Secret\">";
    for (char letter = 'b'; letter < 'k'; ++letter) {
        laughs += std::string("<!ENTITY ") + letter + " \"";
        for (int times = 0; times < 10; ++times)
            laughs += std::string("&") + static_cast<char>(letter - 1) + ";";
        laughs += "\">";
    }
    for (const std::string &type : {laughs + "]>", std::string("<!DOCTYPE worksheet>")})
        for (const char *part :
             {"xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/workbook.xml", "_rels/.rels"}) {
            WorkbookText text = oneSheet(R"(<row r="1"><c r="A1" t="s"><v>0</v></c></row>)");
            text.parts[part] = "<?xml version=\"1.0\"?>" + type + "<worksheet>&j;</worksheet>";
            const auto lines = rowsOf(text);
            QCOMPARE(lines.size(), 1);
            QVERIFY2(lines[0].contains("document type"), qPrintable(lines[0]));
        }
}

void TestXlsxSheet::refuses_what_unpacks_to_too_much()
{
    // 300 MiB of one letter pack to less than 1 MiB; 64 MiB and 200 times that are allowed.
    WorkbookText text = oneSheet(R"(<row r="1"><c r="A1" t="s"><v>0</v></c></row>)");
    text.strings = "<si><t>" + std::string(std::size_t{300} << 20, 'a') + "</t></si>";
    const std::string bytes = tests::workbookOf(text);
    QVERIFY(bytes.size() < std::size_t{1} << 20);
    const auto lines = rowsOf(bytes);
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].contains("unpacks to more than 200 times"), qPrintable(lines[0]));
}

void TestXlsxSheet::refuses_a_file_that_was_cut()
{
    std::string rows;
    for (int row = 1; row < 200; ++row)
        rows += tests::inlineRow(row, {"Zq7Secret " + std::to_string(row * 7919)});
    const std::string bytes = tests::workbookOf(oneSheet(rows));
    for (std::size_t size = 8; size < bytes.size(); size += 97) {
        const auto lines = rowsOf(bytes.substr(0, size));
        QVERIFY(!lines.empty() && lines.back().contains("damaged"));
    }
    // A byte that is not the one that was packed.
    std::string changed = bytes;
    changed[changed.find("sheet1.xml") + 300] ^= 0x10;
    const auto lines = rowsOf(changed);
    QVERIFY2(!lines.empty() && lines.back().contains("damaged"), qPrintable(lines.join('\n')));
}

void TestXlsxSheet::refuses_what_is_no_workbook_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const std::string &bytes, const char *says) {
        QTest::newRow(name) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())) << says;
    };
    row("text", "id,text\n", "no Excel workbook");
    row("nothing", "", "no Excel workbook");
    row("encrypted", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and more", "save it as .xlsx without a password");
    row("a zip", tests::zipOf({{"notes.csv", "text\nZq7Secret\n"}}), "no Excel workbook");
    row("a document of Word",
        tests::zipOf(
            {{"_rels/.rels",
              R"(<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>)"},
             {"word/document.xml", "<w:document><w:body/></w:document>"}}),
        "no Excel workbook");
    row("a binary workbook",
        tests::zipOf(
            {{"_rels/.rels",
              R"(<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>)"},
             {"xl/workbook.bin", "1"}}),
        ".xlsb");
    WorkbookText text = oneSheet("");
    auto parts = tests::partsOf(text);
    parts.erase("xl/worksheets/sheet1.xml");
    row("without its sheet", tests::zipOf(parts), "a sheet of it is missing");
}

void TestXlsxSheet::refuses_what_is_no_workbook()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const auto lines = rowsOf(bytes.toStdString());
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines[0].startsWith("0! ") && lines[0].contains(says), qPrintable(lines[0]));
}

void TestXlsxSheet::finds_sheets_by_the_relationships()
{
    WorkbookText text;
    text.sheets = {{"One", tests::inlineRow(1, {"first"})}, {"Two", tests::inlineRow(1, {"second"})}};
    auto parts = tests::partsOf(text);
    // The order of the tabs is that of the workbook, whatever the parts are called; a path may begin at the
    // top.
    std::string &targets = parts["xl/_rels/workbook.xml.rels"];
    targets.replace(targets.find("worksheets/sheet1.xml"), 21, "/XL/Worksheets/SHEET2.xml");
    targets.replace(targets.find("worksheets/sheet2.xml"), 21, "../xl/./worksheets/sheet1.xml");
    const std::string bytes = tests::zipOf(parts);
    QCOMPARE(rowsOf(bytes, 0), QStringList({"1: second"}));
    QCOMPARE(rowsOf(bytes, 1), QStringList({"1: first"}));
    const RecordFile file(bytes, "n.xlsx");
    const auto workbook = Workbook::open(file.path(), 1 << 20);
    QCOMPARE((*workbook)->sheets()[0].name, std::string("One"));
    QCOMPARE((*workbook)->sheets()[1].name, std::string("Two"));
}

} // namespace tst_xlsxsheet

QTEST_APPLESS_MAIN(tst_xlsxsheet::TestXlsxSheet)
#include "tst_xlsxsheet.moc"
