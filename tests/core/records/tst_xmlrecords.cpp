#include "core/records/Format.h"
#include "core/records/Preview.h"
#include "core/records/RowStream.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_xmlrecords {

using namespace core::records;

namespace {

/// As the i2b2 challenge of 2014 has them.
const char *const identified = R"(<?xml version="1.0" encoding="UTF-8" ?>
<deIdi2b2>
<TEXT><![CDATA[


Record date: 2069-04-07

Chest pain < 2 h & <b>dyspnoea</b>.
]]></TEXT>
<TAGS>
<DATE id="P0" start="16" end="26" text="2069-04-07" TYPE="DATE" comment="" />
<NAME id="P1" start="30" end="33" text="Ann" TYPE="PATIENT" comment="" />
<NAME id="P2" start="40" end="43" text="Bob" TYPE="DOCTOR" comment="" />
</TAGS>
</deIdi2b2>
)";

/// As track 1 of the n2c2 challenge of 2018 has them.
std::string matched(const std::string &text, const std::string &abdominal)
{
    std::string tags = "<ABDOMINAL met=\"" + abdominal + "\" />\n";
    for (const char *criterion : {"ADVANCED-CAD",
                                  "ALCOHOL-ABUSE",
                                  "ASP-FOR-MI",
                                  "CREATININE",
                                  "DIETSUPP-2MOS",
                                  "DRUG-ABUSE",
                                  "ENGLISH",
                                  "HBA1C",
                                  "KETO-1YR",
                                  "MAJOR-DIABETES",
                                  "MAKES-DECISIONS",
                                  "MI-6MOS"})
        tags += std::string("<") + criterion + " met=\"not met\" />\n";
    return "<?xml version='1.0' encoding='UTF-8'?>\r\n<PatientMatching>\r\n<TEXT><![CDATA[" + text
           + "]]></TEXT>\r\n<TAGS>\r\n" + tags + "</TAGS>\r\n</PatientMatching>\r\n";
}

std::string deep(int levels)
{
    return (QByteArray("<a>").repeated(levels) + "t" + QByteArray("</a>").repeated(levels)).toStdString();
}

} // namespace

class TestXmlRecords : public QObject
{
    Q_OBJECT

private slots:
    void reads_the_records_of_2014();
    void reads_a_folder_of_those_of_2018();
    void makes_columns_of_a_document_data();
    void makes_columns_of_a_document();
    void reads_encodings_data();
    void reads_encodings();
    void a_column_that_a_later_file_has_not_is_empty();
    void a_column_that_a_single_file_has_not_is_told();
    void the_text_of_an_element_has_that_of_elements_in_it_data();
    void the_text_of_an_element_has_that_of_elements_in_it();
    void reads_many_records_of_a_file();
    void documents_of_a_folder_and_of_cda_are_one_record_each();
    void says_where_a_document_is_spoilt_data();
    void says_where_a_document_is_spoilt();
    void names_a_byte_that_is_not_in_the_encoding();
    void the_next_file_is_read_behind_a_spoilt_one();
    void depth_is_limited();
    void a_long_document_is_refused_a_long_comment_too();
    void the_line_is_that_of_the_text();
    void recognises_xml();

private:
    static Reading readingOf(const std::string &xml, const std::string &text, std::size_t chunkBytes);
};

Reading TestXmlRecords::readingOf(const std::string &xml, const std::string &text, std::size_t chunkBytes)
{
    const RecordFile file(xml, "n.xml");
    return readAll(file.source(text), {.chunkBytes = chunkBytes});
}

void TestXmlRecords::reads_the_records_of_2014()
{
    const RecordFile file(identified, "220-01.xml");
    Source source = file.source("TEXT");
    source.labelColumn = "TAGS/DATE@TYPE";
    source.personColumn = "@file";
    for (const std::size_t bytes : {1, 7, 100'000}) {
        const Reading reading = readAll(source, {.chunkBytes = bytes});
        QVERIFY(!reading.error);
        QCOMPARE(reading.records.size(), std::size_t{1});
        QCOMPARE(reading.records[0].text,
                 std::string("Record date: 2069-04-07\n\nChest pain < 2 h & dyspnoea."));
        QCOMPARE(reading.records[0].label, std::string("DATE"));
        QCOMPARE(reading.records[0].person, std::string("220-01"));
        QCOMPARE(reading.digest, core::sha256(identified));
    }
    const auto shown = preview(source);
    QCOMPARE(shown->format, std::string("xml"));
    QCOMPARE(shown->columns.size(), std::size_t{13});
    QCOMPARE(shown->columns[0], std::string("TEXT"));
    const auto column = std::ranges::find(shown->columns, "TAGS/NAME@text") - shown->columns.begin();
    QCOMPARE(shown->rows.front()[static_cast<std::size_t>(column)], std::string("Ann\nBob"));
}

void TestXmlRecords::reads_a_folder_of_those_of_2018()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "100.xml", std::ios::binary) << matched("Pain.\r\nNone.", "met");
    std::ofstream(path / "101.xml", std::ios::binary) << matched("No pain.", "not met");
    Source source = RecordFile("").source("TEXT");
    source.files = {path};
    source.labelColumn = "TAGS/ABDOMINAL@met";
    source.personColumn = "@file";
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[0].text, std::string("Pain.\nNone."));
    QCOMPARE(reading.records[0].label, std::string("met"));
    QCOMPARE(reading.records[1].label, std::string("not met"));
    QCOMPARE(reading.records[1].person, std::string("101"));
    QCOMPARE(preview(source)->columns.size(), std::size_t{14});
}

void TestXmlRecords::makes_columns_of_a_document_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("columns");
    QTest::addColumn<QByteArray>("cells");
    const auto row = [](const char *name, const char *xml, const char *columns, const char *cells) {
        QTest::addRow("%s", name) << QByteArray(xml) << QByteArray(columns) << QByteArray(cells);
    };
    row("elements", "<r><a>1</a><b><c>2</c></b></r>", "a|b/c", "1|2");
    row("attributes", "<r v='0'><a x='1' y='2'/></r>", "@v|a@x|a@y", "0|1|2");
    row("repeated ones", "<r><a i='1'>x</a><a i='2'>y</a><a/><a>z</a></r>", "a@i|a", "1\n2|x\ny\n\nz");
    row("white space between elements", "<r>\n <a> \n x y \n</a>\n</r>", "a", "x y");
    row("CDATA and entities", "<r><a>x<![CDATA[<y> & ]]>&lt;&#233;&amp;</a></r>", "a", "x<y> & <\xC3\xA9&");
    row("text around elements", "<r><a>x <b>y</b> z</a></r>", "a|a/b", "x y z|y");
    row("comments and instructions", "<?p q?><r><!-- no --><a>x<!-- - -->y<?p q?></a></r>", "a", "xy");
    row("the text of the root", "<note>x</note>", "/note", "x");
    row("the same name twice on the way", "<r><r><r>x</r></r></r>", "r/r", "x");
    row("name spaces as they are written", "<r xmlns:h='urn:x'><h:a>x</h:a></r>", "@xmlns:h|h:a", "urn:x|x");
    row("a document type of nothing", "<!DOCTYPE r SYSTEM 'file:///etc/passwd'><r><a>x</a></r>", "a", "x");
    row("empty ones", "<r><a/><b></b><c> </c></r>", "a|b|c", "||");
}

void TestXmlRecords::makes_columns_of_a_document()
{
    QFETCH(QByteArray, xml);
    const RecordFile file(xml.toStdString(), "n.xml");
    const auto shown = preview(file.source(""));
    QVERIFY2(shown && !shown->stop, shown ? "" : shown.error().detail.c_str());
    const auto joined = [](const std::vector<std::string> &parts) {
        QByteArrayList list;
        for (const std::string &part : parts)
            list += QByteArray::fromStdString(part);
        return list.join('|');
    };
    QTEST(joined(shown->columns), "columns");
    QTEST(joined(shown->rows.at(0)), "cells");
    // The reader finds the same in each.
    for (std::size_t i = 0; i < shown->columns.size(); ++i)
        QCOMPARE(readingOf(xml.toStdString(), shown->columns[i], 3).records.at(0).text, shown->rows[0][i]);
}

void TestXmlRecords::reads_encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("encoding");
    QTest::newRow("UTF-8") << QByteArray("<r><a>\xC3\xA9</a></r>") << QByteArray();
    QTest::newRow("Latin-1") << QByteArray("<?xml version='1.0' encoding='ISO-8859-1'?><r><a>\xE9</a></r>")
                             << QByteArray();
    QTest::newRow("Windows") << QByteArray("<?xml version='1.0' encoding='windows-1252'?><r><a>\xE9</a></r>")
                             << QByteArray();
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE<\0r\0>\0<\0a\0>\0\xE9\0<\0/\0a\0>\0<\0/\0r\0>\0", 32)
                            << QByteArray();
    for (const char *name : {"utf8", "UTF8", "utf-8", "UTF-16"}) // the last is wrong, and is what some write
        QTest::addRow("%s", name) << QByteArray("<?xml version='1.0' encoding='") + name
                                         + "'?><r><a>\xC3\xA9</a></r>"
                                  << QByteArray();
    QTest::newRow("many bytes") << QByteArray(
        "<?xml version='1.0' encoding='GB18030'?><r><a>\xA8\xA6</a></r>")
                                << QByteArray();
    QTest::newRow("given") << QByteArray("<r><a>\xE9</a></r>") << QByteArray("windows-1252");
    QTest::newRow("given, not what is declared")
        << QByteArray("<?xml version='1.0' encoding='UTF-16'?><r><a>\xC3\xA9</a></r>") << QByteArray("UTF-8");
    QTest::newRow("Cyrillic's \xC3\xA9 is none")
        << QByteArray("<?xml version='1.0' encoding='IBM850'?><r><a>\x82</a></r>") << QByteArray();
}

void TestXmlRecords::reads_encodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, encoding);
    const RecordFile file(bytes.toStdString(), "n.xml");
    Source source = file.source("a");
    if (!encoding.isEmpty())
        source.encoding = encoding.toStdString();
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.at(0).text, std::string("\xC3\xA9"));
}

void TestXmlRecords::a_column_that_a_later_file_has_not_is_empty()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "1.xml") << "<r><t>a</t><l>x</l></r>";
    std::ofstream(path / "2.xml") << "<r><t>b</t></r>";
    Source source = RecordFile("").source("t");
    source.files = {path};
    source.labelColumn = "l";
    const Reading reading = readAll(source);
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.at(1).text, std::string("b"));
    QCOMPARE(reading.records.at(1).label, std::string());
}

void TestXmlRecords::a_column_that_a_single_file_has_not_is_told()
{
    const RecordFile file(identified, "n.xml");
    core::NoControl control;
    const auto scanned = scan(file.source("TEXTS"), control);
    QVERIFY(!scanned.has_value());
    QCOMPARE(scanned.error().code, core::ErrorCode::InvalidPlan);
    const QString detail = QString::fromStdString(scanned.error().detail);
    QVERIFY2(detail.contains("no field \"TEXTS\" (did you mean \"TEXT\"?)"), qPrintable(detail));
    QVERIFY2(detail.contains("TAGS/NAME@id"), qPrintable(detail));
    // A release is made of any records: no document decides whether there is one.
    QCOMPARE(readingOf(identified, "TEXTS", 4096).records.at(0).text, std::string());
}

void TestXmlRecords::the_text_of_an_element_has_that_of_elements_in_it_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *xml, const char *text) {
        QTest::addRow("%s", name) << QByteArray(xml) << QByteArray(text);
    };
    row("in a sentence",
        "<r><t>With <x>fever</x> and <i>cough</i>, now.</t></r>",
        "With fever and cough, now.");
    row("at the beginning", "<r><t><x>Fever</x> and <i><b>cough</b></i></t></r>", "Fever and cough");
    row("in a word", "<r><t>pneu<b>mon</b>ia</t></r>", "pneumonia");
    row("blocks", "<r><t>Yes.<p>No fever.</p><p>Clear.</p>End</t></r>", "Yes.\nNo fever.\nClear.\nEnd");
    row("line breaks", "<r><t>Yes.<br/>No.</t></r>", "Yes.\nNo.");
    row("elements alone", "<r><t><x>fever</x><y>cough</y></t></r>", "fever\ncough");
    row("elements on lines", "<r><t>\n <x>fever</x>\n <y> cough</y>\n</t></r>", "fever\ncough");
    row("with a prefix", "<r><t><v:p>fever</v:p><v:p>cough</v:p></t></r>", "fever\ncough");
}

void TestXmlRecords::the_text_of_an_element_has_that_of_elements_in_it()
{
    QFETCH(QByteArray, xml);
    for (const std::size_t bytes : {1, 3, 100'000})
        QTEST(QByteArray::fromStdString(readingOf(xml.toStdString(), "t", bytes).records.at(0).text), "text");
}

void TestXmlRecords::reads_many_records_of_a_file()
{
    const std::string xml = "<r><head><t>no</t></head>"
                            "<n id='1'><l c='A'/><t>fever</t><t>cough</t></n>\n<n id='2'><t>pain</t></n>"
                            "<n id='3'/></r>";
    const RecordFile file(xml, "n.xml");
    Source source = file.source("n/t");
    source.labelColumn = "n/l@c";
    source.personColumn = "n@id";
    for (const std::size_t bytes : {1, 7, 100'000}) {
        const Reading reading = readAll(source, {.chunkBytes = bytes});
        QVERIFY(!reading.error);
        QCOMPARE(reading.records.size(), std::size_t{3});
        QCOMPARE(reading.records[0].text, std::string("fever\ncough"));
        QCOMPARE(reading.records[0].label, std::string("A"));
        QCOMPARE(reading.records[1].text, std::string("pain"));
        QCOMPARE(reading.records[1].label, std::string());
        QCOMPARE(reading.records[1].person, std::string("2"));
        QCOMPARE(reading.records[2].text, std::string());
        QCOMPARE(reading.digest, core::sha256(xml));
    }
    QCOMPARE(readAll(file.source("n/t")).records.size(), std::size_t{3});
    // By the steward's choice, with paths from the root or inside of the element.
    for (const char *element : {"n", "r/n", "/r/n"}) {
        Source chosen = file.source("t");
        chosen.recordElement = element;
        chosen.personColumn = "@id";
        const Reading reading = readAll(chosen);
        QCOMPARE(reading.records.size(), std::size_t{3});
        QCOMPARE(reading.records[0].text, std::string("fever\ncough"));
        QCOMPARE(reading.records[2].person, std::string("3"));
    }
    Source shown = file.source("");
    shown.recordElement = "n";
    QCOMPARE(preview(shown)->rows.size(), std::size_t{3});
}

void TestXmlRecords::documents_of_a_folder_and_of_cda_are_one_record_each()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    const std::string notes = "<r><n><t>fever</t></n><n><t>cough</t></n></r>";
    std::ofstream(path / "1.xml") << notes;
    Source source = RecordFile("").source("n/t");
    source.files = {path};
    QCOMPARE(readAll(source).records.at(0).text, std::string("fever\ncough"));
    QCOMPARE(readAll(source).records.size(), std::size_t{1});
    source.recordElement = "n";
    QCOMPARE(readAll(source).records.size(), std::size_t{2});

    const std::string cda =
        "<ClinicalDocument><component><structuredBody><component><section><title>A</title>"
        "<text>fever</text></section></component><component><section><text><list><item>x"
        "</item><item>y</item></list></text></section></component></structuredBody>"
        "</component></ClinicalDocument>";
    const Reading sections = readingOf(cda, "component/structuredBody/component/section/text", 100);
    QCOMPARE(sections.records.size(), std::size_t{1});
    QCOMPARE(sections.records[0].text, std::string("fever\nx\ny"));
    const RecordFile file(cda, "n.xml");
    core::NoControl control;
    QCOMPARE(readingOf(cda, "component/structuredBody", 100).records.at(0).text,
             std::string("A\nfever\nx\ny"));
    QVERIFY(scan(file.source("component/structuredBody/component/section"), control).has_value());
}

void TestXmlRecords::says_where_a_document_is_spoilt_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *xml, int line, const char *words) {
        QTest::addRow("%s", name) << QByteArray(xml) << line << QString(words);
    };
    row("empty", "", 1, "the file ends before");
    row("no XML", "Smith, Ann", 1, "not well-formed");
    row("broken off in a text", "<r>\n<a>Smith", 2, "the file ends before");
    row("broken off in CDATA", "<r>\n<a><![CDATA[Smith", 2, "the file ends before");
    row("broken off in a tag", "<r>\n<a x='Smith", 2, "the file ends before");
    row("broken off behind an element", "<r>\n<a>Smith</a>\n", 3, "the file ends before");
    row("the wrong end", "<r>\n<a>Smith</b></r>", 2, "end tag");
    row("a sign that has to be written otherwise", "<r>\n<a>Smith & Co</a></r>", 2, "&amp;");
    row("two documents", "<r/>\n<r/>", 2, "one document a file");
    row("an attribute twice", "<r>\n<a x='Smith' x='Smith'/></r>", 2, "stands twice");
    row("an entity that is not there", "<r>\n<a>&smith;</a></r>", 2, "entity");
    row("an entity from elsewhere", "<!DOCTYPE r SYSTEM 'x.dtd'>\n<r><a>&smith;</a></r>", 2, "entity");
    row("an entity of its own",
        "<!DOCTYPE r [\n<!ENTITY e 'Smith'>]>\n<r><a>&e;</a></r>",
        2,
        "declares entities");
    row("an entity of a file",
        "<!DOCTYPE r [\n<!ENTITY e SYSTEM 'file:///etc/passwd'>]>\n<r>&e;</r>",
        2,
        "declares entities");
    row("an entity bomb",
        "<!DOCTYPE r [\n<!ENTITY a 'Smith'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
        "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d "
        "'&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>]>\n<r>&d;</r>",
        2,
        "declares entities");
    row("an entity of the declarations",
        "<!DOCTYPE r [\n<!ENTITY % e SYSTEM 'x'> %e;]>\n<r/>",
        2,
        "declares entities");
    row("not in its encoding", "<r>\n<a>Smith \xE9</a></r>", 2, "records.encoding");
    row("in one that there is not", "<?xml version='1.0' encoding='smith'?><r/>", 1, "records.encoding");
}

void TestXmlRecords::says_where_a_document_is_spoilt()
{
    QFETCH(QByteArray, xml);
    QFETCH(int, line);
    QFETCH(QString, words);
    for (const std::size_t bytes : {1, 100'000}) {
        const Reading reading = readingOf(xml.toStdString(), "a", bytes);
        QVERIFY(reading.error.has_value());
        const QString detail = QString::fromStdString(reading.error->detail);
        QVERIFY2(detail.contains(QString("n.xml:%1: ").arg(line)) && detail.contains(words),
                 qPrintable(detail));
        QVERIFY2(!detail.contains("smith", Qt::CaseInsensitive), qPrintable(detail));
    }
}

void TestXmlRecords::names_a_byte_that_is_not_in_the_encoding()
{
    const Reading reading = readingOf("<?xml version='1.0' encoding='Shift_JIS'?><r><a>\x82</a></r>", "a", 7);
    QVERIFY(reading.error.has_value());
    const std::string &detail = reading.error->detail;
    QVERIFY2(detail.find("n.xml: byte 49 of the file is not ") != std::string::npos, detail.c_str());
    QVERIFY2(detail.find("records.encoding") != std::string::npos, detail.c_str());
}

void TestXmlRecords::the_next_file_is_read_behind_a_spoilt_one()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "1.xml") << "<r><t>a</t></r>";
    std::ofstream(path / "2.xml") << "<r><t>b</t>";
    std::ofstream(path / "3.xml") << "<r><t>c</t></r>";
    Source source = RecordFile("").source("t");
    source.files = {path};
    core::NoControl control;
    const auto scanned = scan(source, control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->records, 2);
    QCOMPARE(scanned->problemCount, 1);
    QVERIFY(scanned->isComplete);
    QVERIFY(scanned->problems[0].place.file.find("2.xml") != std::string::npos);
}

void TestXmlRecords::depth_is_limited()
{
    QVERIFY(!readingOf(deep(256), QByteArray("a/").repeated(254).append('a').toStdString(), 4096).error);
    for (const int levels : {257, 100'000}) {
        const Reading reading = readingOf(deep(levels), "a", 4096);
        QVERIFY(reading.error && reading.error->detail.find("256 elements") != std::string::npos);
    }
    const std::string longName(5000, 'n');
    const Reading reading = readingOf("<r><" + longName + "/></r>", "a", 4096);
    QVERIFY(reading.error && reading.error->detail.find("longer names") != std::string::npos);
}

void TestXmlRecords::a_long_document_is_refused_a_long_comment_too()
{
    const RecordFile file("<r><a>" + std::string(201, 'x') + "</a><b>y</b></r>", "n.xml");
    const ReadOptions options{.chunkBytes = 64, .maximumRecordBytes = 200};
    const Reading refused = readAll(file.source("a"), options);
    QVERIFY(refused.error && refused.error->detail.find("200 bytes") != std::string::npos);
    // What is not wanted does not count.
    QCOMPARE(readAll(file.source("b"), options).records.at(0).text, std::string("y"));
    const RecordFile comment("<r><!--" + std::string(3 << 20, 'x') + "--><b>y</b></r>", "n.xml");
    const Reading held = readAll(comment.source("b"), {.chunkBytes = 1 << 16, .maximumRecordBytes = 1 << 20});
    QVERIFY(held.error && held.error->detail.find("1 MiB") != std::string::npos);
}

void TestXmlRecords::the_line_is_that_of_the_text()
{
    QCOMPARE(readingOf("<r>\n<a>1</a>\n<t>x</t></r>", "t", 4096).records.at(0).place.line, 3);
}

void TestXmlRecords::recognises_xml()
{
    const auto formatOfFile = [](const char *bytes, const char *name) {
        const RecordFile file(bytes, name);
        return std::string((*formatOf({}, Part{.path = file.path()}))->name());
    };
    QCOMPARE(formatOfFile("<r/>", "n.xml"), std::string("xml"));
    QCOMPARE(formatOfFile("\xEF\xBB\xBF<?xml version='1.0'?><r/>", "n"), std::string("xml"));
    QCOMPARE(formatOfFile("<?xml version='1.0'?><r/>", "n.csv"), std::string("csv"));
}

} // namespace tst_xmlrecords

QTEST_APPLESS_MAIN(tst_xmlrecords::TestXmlRecords)
#include "tst_xmlrecords.moc"
