#include "core/base/Digest.h"
#include "core/records/Reader.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <clocale>

namespace tst_reader {

using namespace core::records;

namespace {

/// "line|text|label|person" of every record, or the error.
QStringList summary(const Reading &reading)
{
    QStringList lines;
    for (const Record &record : reading.records)
        lines << QString::fromStdString(std::to_string(record.place.line) + "|" + record.text + "|"
                                        + record.label + "|" + record.person);
    if (reading.error)
        lines << QString::fromStdString(reading.error->detail);
    return lines;
}

Source mapped(const RecordFile &file)
{
    Source source = file.source();
    source.labelColumn = "label";
    source.personColumn = "person";
    return source;
}

} // namespace

class TestReader : public QObject
{
    Q_OBJECT

private slots:
    void reads_csv_as_the_columns_say_data();
    void reads_csv_as_the_columns_say();
    void reads_jsonl_as_the_fields_say_data();
    void reads_jsonl_as_the_fields_say();
    void numbers_do_not_depend_on_the_locale();
    void unmapped_roles_stay_empty();
    void one_column_may_have_several_roles();
    void a_column_without_a_name_is_found_by_its_number();
    void takes_the_given_delimiter();
    void a_field_may_come_late();
    void tells_the_format_by_the_ending_or_the_first_character_data();
    void tells_the_format_by_the_ending_or_the_first_character();
    void a_file_without_a_record_is_read_to_its_end_data();
    void a_file_without_a_record_is_read_to_its_end();
    void labels_and_persons_of_jsonl_are_trimmed_as_in_csv();
    void digest_is_the_hash_of_the_raw_file();
    void fraction_reaches_one();
    void the_size_of_chunks_changes_nothing_data();
    void the_size_of_chunks_changes_nothing();
};

void TestReader::reads_csv_as_the_columns_say_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    const QStringList two{"2|one|A|p1", "3|two|B|p2"};

    QTest::newRow("comma") << QByteArray("person,label,text\np1,A,one\np2,B,two\n") << two;
    QTest::newRow("semicolon") << QByteArray("person;label;text\np1;A;one\np2;B;two\n") << two;
    QTest::newRow("tab") << QByteArray("person\tlabel\ttext\np1\tA\tone\np2\tB\ttwo\n") << two;
    QTest::newRow("bar") << QByteArray("person|label|text\np1|A|one\np2|B|two\n") << two;
    QTest::newRow("delimiters inside quotes do not count")
        << QByteArray("\"a,b,c,d,e\";person;label;text\n;p1;A;one\n;p2;B;two\n") << two;
    QTest::newRow("CR LF") << QByteArray("person,label,text\r\np1,A,one\r\np2,B,two\r\n") << two;
    QTest::newRow("CR") << QByteArray("person,label,text\rp1,A,one\rp2,B,two\r") << two;
    QTest::newRow("no break at the end") << QByteArray("person,label,text\np1,A,one\np2,B,two") << two;
    QTest::newRow("byte-order mark") << QByteArray("\xEF\xBB\xBFtext,label,person\none,A,p1\ntwo,B,p2\n")
                                     << two;
    QTest::newRow("mark in front of a quote")
        << QByteArray("\xEF\xBB\xBF\"text\",\"label\",\"person\"\none,A,p1\ntwo,B,p2\n") << two;
    QTest::newRow("spaces around names") << QByteArray("person, label , text\np1,A,one\np2,B,two\n") << two;
    QTest::newRow("label and person trimmed, text not")
        << QByteArray("person,label,text\n p1 ,\"A\t\", one \n") << QStringList{"2| one |A|p1"};
    QTest::newRow("line breaks inside quotes")
        << QByteArray("person,label,text\np1,A,\"one\n\nmore\"\np2,B,two\n")
        << QStringList{"2|one\n\nmore|A|p1", "5|two|B|p2"};
    QTest::newRow("CR LF inside quotes")
        << QByteArray("person,label,text\r\np1,A,\"one\r\nmore\"\r\np2,B,two\r\n")
        << QStringList{"2|one\r\nmore|A|p1", "4|two|B|p2"};
    QTest::newRow("two quoted fields over three lines")
        << QByteArray("person,label,text\n\"p\n1\",\"A\",\"one\nmore\"\np2,B,two\n")
        << QStringList{"2|one\nmore|A|p 1", "5|two|B|p2"};
    QTest::newRow("doubled quotes") << QByteArray("person,label,text\np1,A,\"a \"\"b\"\", c\"\n")
                                    << QStringList{"2|a \"b\", c|A|p1"};
    QTest::newRow("only quotes") << QByteArray("person,label,text\np1,A,\"\"\"\"\n")
                                 << QStringList{"2|\"|A|p1"};
    QTest::newRow("a quote in an unquoted field")
        << QByteArray("person,label,text\np1,A,a 6\" scar \"x\" y\np2,B,two\n")
        << QStringList{"2|a 6\" scar \"x\" y|A|p1", "3|two|B|p2"};
    QTest::newRow("blank lines") << QByteArray("\n \nperson,label,text\n\n\t\np1,A,one\n\r\np2,B,two\n\n\n")
                                 << QStringList{"6|one|A|p1", "8|two|B|p2"};
    QTest::newRow("empty cells") << QByteArray("person,label,text\n,,\np2,\"\",\"\"\n")
                                 << QStringList{"2|||", "3|||p2"};
    QTest::newRow("a row of tabs is a row")
        << QByteArray("person\tlabel\ttext\n\t\t\n") << QStringList{"2|||"};
    QTest::newRow("header only") << QByteArray("person,label,text\n") << QStringList{};
    QTest::newRow("not only ASCII") << QByteArray("person,label,text\np1,Ä,naïve 🙂\n")
                                    << QStringList{"2|naïve 🙂|Ä|p1"};
}

void TestReader::reads_csv_as_the_columns_say()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, expected);
    const RecordFile file(bytes.toStdString());
    QCOMPARE(summary(readAll(mapped(file))), expected);
}

void TestReader::reads_jsonl_as_the_fields_say_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("strings") << QByteArray(
        R"({"text":"one","label":"A","person":"p1"})"
        "\n"
        R"({"person":"p2","more":[{"text":"no"}],"label":"B","text":"two"})"
        "\n") << QStringList{"1|one|A|p1", "2|two|B|p2"};
    QTest::newRow("numbers") << QByteArray(R"({"text":"one","label":2.50,"person":-17})"
                                           "\n"
                                           R"({"text":"two","label":1e3,"person":12345678901234567890123})")
                             << QStringList{"1|one|2.50|-17", "2|two|1e3|12345678901234567890123"};
    QTest::newRow("missing and null") << QByteArray(R"({"text":"one","label":null,"person":"p"})"
                                                    "\n"
                                                    R"({"label":"B"})"
                                                    "\n"
                                                    R"({"text":null})")
                                      << QStringList{"1|one||p", "2||B|", "3|||"};
    QTest::newRow("blank lines, CR LF, mark") << QByteArray(
        "\xEF\xBB\xBF\r\n{\"text\":\"one\",\"label\":\"A\",\"person\":1}\r\n  \r\n{\"text\":\"two\"}")
                                              << QStringList{"2|one|A|1", "4|two||"};
    QTest::newRow("escapes") << QByteArray(
        R"({"text":"a\nb \"c\" \u00e9\ud83d\ude42","label":"A","person":""})")
                             << QStringList{"1|a\nb \"c\" é🙂|A|"};
    QTest::newRow("spaces of the text alone are kept")
        << QByteArray(R"({"text":" a ","label":" A ","person":" p "})") << QStringList{"1| a |A|p"};
}

void TestReader::reads_jsonl_as_the_fields_say()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, expected);
    const RecordFile file(bytes.toStdString(), "notes.jsonl");
    QCOMPARE(summary(readAll(mapped(file))), expected);
}

void TestReader::numbers_do_not_depend_on_the_locale()
{
    if (std::setlocale(LC_NUMERIC, "de_DE.UTF-8") == nullptr)
        QSKIP("no locale with a decimal comma is installed");
    const RecordFile file(R"({"text":"one","label":2.50})", "notes.jsonl");
    Source source = file.source();
    source.labelColumn = "label";
    const QStringList found = summary(readAll(source));
    std::setlocale(LC_NUMERIC, "C");
    QCOMPARE(found, QStringList{"1|one|2.50|"});
}

void TestReader::unmapped_roles_stay_empty()
{
    const RecordFile csv("person,label,text\np1,A,one\n");
    QCOMPARE(summary(readAll(csv.source())), QStringList{"2|one||"});
    const RecordFile jsonl(R"({"text":"one","label":"A","person":"p1","":"x"})", "notes.jsonl");
    Source source = jsonl.source();
    source.labelColumn = ""; // as a form leaves it
    QCOMPARE(summary(readAll(source)), QStringList{"1|one||"});
}

void TestReader::one_column_may_have_several_roles()
{
    for (const auto &[bytes, name] :
         {std::pair{"text\n one\n", "n.csv"}, {"{\"text\":\"one\"}\n", "n.jsonl"}}) {
        const RecordFile file(bytes, name);
        Source source = file.source();
        source.labelColumn = "text";
        source.personColumn = "text";
        const Reading reading = readAll(source);
        QCOMPARE(reading.records.size(), std::size_t{1});
        QCOMPARE(reading.records[0].label, std::string("one"));
        QCOMPARE(reading.records[0].person, std::string("one"));
    }
}

void TestReader::a_column_without_a_name_is_found_by_its_number()
{
    const RecordFile file("id,label,\n1,A,one\n");
    QCOMPARE(summary(readAll(file.source("column 3"))), QStringList{"2|one||"});
}

void TestReader::takes_the_given_delimiter()
{
    const RecordFile file("a,b,c^text\n1,2^one,two\n");
    Source source = file.source();
    source.delimiter = '^';
    QCOMPARE(summary(readAll(source)), QStringList{"2|one,two||"});
}

void TestReader::a_field_may_come_late()
{
    std::string bytes;
    for (int i = 0; i < 99; ++i)
        bytes += "{\"text\":\"x\"}\n\n"; // blank lines are not counted
    const RecordFile inTime(bytes + "{\"label\":\"A\"}\n", "notes.jsonl");
    const RecordFile tooLate(bytes + "{\"text\":\"x\"}\n{\"label\":\"A\"}\n", "notes.jsonl");
    Source source = inTime.source();
    source.labelColumn = "label";
    const Reading reading = readAll(source);
    QCOMPARE(reading.records.size(), std::size_t{100});
    QCOMPARE(reading.records[99].label, std::string("A"));
    source.files = {tooLate.path()};
    QCOMPARE(readAll(source).records.at(100).label, std::string("A"));
    // Where no release is made, a field that the first hundred lack is taken for a wrong name.
    QVERIFY(!openToCheck(source));
}

void TestReader::tells_the_format_by_the_ending_or_the_first_character_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray csv("text\none\n");
    const QByteArray json(" {\"text\":\"one\"}\n");
    for (const char *name : {"n.csv", "n.CSV", "n.tsv", "n.txt", "n.dat", "n"})
        QTest::addRow("CSV %s", name) << name << csv;
    for (const char *name : {"n.jsonl", "n.NDJSON", "n.json", "n"})
        QTest::addRow("JSONL %s", name) << name << json;
}

void TestReader::tells_the_format_by_the_ending_or_the_first_character()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    const Reading reading = readAll(file.source());
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.size(), std::size_t{1});
    QCOMPARE(reading.records[0].text, std::string("one"));
}

void TestReader::a_file_without_a_record_is_read_to_its_end_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("CSV, only a header") << "n.csv" << QByteArray("person,label,text\n");
    QTest::newRow("TSV, only a header") << "n.tsv" << QByteArray("person\tlabel\ttext");
    QTest::newRow("JSONL, empty") << "n.jsonl" << QByteArray();
    QTest::newRow("JSONL, blank lines") << "n.jsonl" << QByteArray("\n \r\n");
    QTest::newRow("JSONL, only a byte-order mark") << "n.jsonl" << QByteArray("\xEF\xBB\xBF");
}

void TestReader::a_file_without_a_record_is_read_to_its_end()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    const Reading reading = readAll(mapped(file));
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QVERIFY(reading.records.empty());
    QVERIFY(reading.digest == core::sha256(bytes.toStdString()));
}

void TestReader::labels_and_persons_of_jsonl_are_trimmed_as_in_csv()
{
    const RecordFile jsonl("{\"text\":\" a \",\"label\":\" Neurology\\t\",\"person\":\"\\n p1 \"}\n",
                           "n.jsonl");
    const RecordFile csv("text,label,person\n a , Neurology\t,\"\n p1 \"\n");
    const Reading of = readAll(mapped(jsonl));
    QCOMPARE(of.records.size(), std::size_t{1});
    QCOMPARE(of.records[0].text, std::string(" a "));
    QCOMPARE(of.records[0].label, std::string("Neurology"));
    QCOMPARE(of.records[0].person, std::string("p1"));
    const Reading like = readAll(mapped(csv));
    QCOMPARE(like.records.size(), std::size_t{1});
    QCOMPARE(of.records[0].label, like.records[0].label);
    QCOMPARE(of.records[0].person, like.records[0].person);
}

void TestReader::digest_is_the_hash_of_the_raw_file()
{
    const std::string csv = "\xEF\xBB\xBFtext\r\n\"one\r\ntwo\"\r\n";
    const std::string jsonl = "{\"text\":\"one\"}\n\n";
    QVERIFY(readAll(RecordFile(csv).source()).digest == core::sha256(csv));
    QVERIFY(readAll(RecordFile(jsonl, "n.jsonl").source()).digest == core::sha256(jsonl));
    QVERIFY(core::sha256(csv) != core::Digest{});
}

void TestReader::fraction_reaches_one()
{
    std::string bytes = "text\n";
    for (int i = 0; i < 100; ++i)
        bytes += "a line of text\n";
    const RecordFile file(bytes);
    auto records = RecordStream::open(file.source(), {.chunkBytes = 64});
    QVERIFY(records.has_value());
    Record record;
    double before = (*records)->fractionRead();
    QVERIFY(before < 0.1);
    while ((*records)->next(record).value()) {
        QVERIFY((*records)->fractionRead() >= before);
        before = (*records)->fractionRead();
    }
    QCOMPARE((*records)->fractionRead(), 1.0);
}

void TestReader::the_size_of_chunks_changes_nothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    const QByteArray csv(
        "\xEF\xBB\xBFperson,label,text\r\n\r\n\"p\"\"1\",Ä,\"naïve\r\n\"\"🙂\"\" end\"\r\np2,B,two\r");
    QTest::newRow("CSV") << "n.csv" << csv << "";
    QTest::newRow("UTF-16LE") << "n.csv" << QByteArrayLiteral("\xFF\xFEt\0e\0x\0t\0\n\0=\xD8\x42\xDE\n\0x\0")
                              << "";
    QTest::newRow("Shift_JIS") << "n.csv" << QByteArray("text\n\x82\xa0\x83\x5c\x82\xa2\n") << "Shift_JIS";
    QTest::newRow("JSONL") << "n.jsonl"
                           << QByteArray("{\"text\":\"naïve 🙂\",\"label\":\"ö\"}\r\n\r\n{\"person\":1}")
                           << "";
}

void TestReader::the_size_of_chunks_changes_nothing()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    const RecordFile file(bytes.toStdString(), name.toStdString());
    Source source = bytes.contains("person") ? mapped(file) : file.source();
    source.encoding = encoding.toStdString();
    const Reading whole = readAll(source);
    QVERIFY2(!whole.error, whole.error ? whole.error->detail.c_str() : "");
    QVERIFY(!whole.records.empty());
    for (std::size_t size = 1; size <= 40; ++size) {
        const Reading pieces = readAll(source, {.chunkBytes = size});
        QCOMPARE(summary(pieces), summary(whole));
        QVERIFY(pieces.digest == core::sha256(bytes.toStdString()));
    }
}

} // namespace tst_reader

QTEST_APPLESS_MAIN(tst_reader::TestReader)
#include "tst_reader.moc"
