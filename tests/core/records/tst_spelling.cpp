#include "core/records/Preview.h"
#include "core/records/Reader.h"
#include "core/records/labels/Spelling.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <fstream>
#include <set>

namespace tst_spelling {

using namespace core::records;

class TestSpelling : public QObject
{
    Q_OBJECT

private slots:
    void shows_a_label_as_people_see_it_data();
    void shows_a_label_as_people_see_it();
    void takes_decimals_off_an_id_data();
    void takes_decimals_off_an_id();
    void one_person_stays_one_however_it_is_spelled();
    void keys_of_a_join_meet_however_they_are_written();
    void counts_keys_without_a_label();
    void leaves_out_records_that_were_withdrawn();
};

void TestSpelling::shows_a_label_as_people_see_it_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("seen");
    const auto row = [](const char *name, const QString &label, const QString &seen) {
        QTest::newRow(name) << label << seen;
    };
    row("plain", "Heart failure", "Heart failure");
    row("blanks around", " \tHeart failure \n", "Heart failure");
    row("blanks of Unicode around", QString::fromUtf16(u"\u00A0Pain\u2003\u3000"), "Pain");
    row("a no-break space inside", QString::fromUtf16(u"Heart\u00A0failure"), "Heart failure");
    row("a byte-order mark", QString::fromUtf16(u"\uFEFFPain"), "Pain");
    row("without a width", QString::fromUtf16(u"Pa\u200Bin\u2060"), "Pain");
    row("a soft hyphen", QString::fromUtf16(u"Pa\u00ADin"), "Pain");
    row("directional marks", QString::fromUtf16(u"\u200EPain\u200F\u202C"), "Pain");
    row("control characters", QString("Pa") + QChar(1) + "in", "Pain");
    row("decomposed", QString::fromUtf16(u"Gyna\u0308kologie"), QString::fromUtf16(u"Gyn\u00E4kologie"));
    row("a joiner in Latin", QString::fromUtf16(u"Pa\u200Din"), "Pain");
    row("a joiner in Persian",
        QString::fromUtf16(u"\u0645\u06CC\u200C\u0634\u0648\u062F"),
        QString::fromUtf16(u"\u0645\u06CC\u200C\u0634\u0648\u062F"));
    row("a joiner at the end",
        QString::fromUtf16(u"\u0645\u06CC\u200C"),
        QString::fromUtf16(u"\u0645\u06CC"));
    row("invisible alone", QString::fromUtf16(u"\u200B \u00A0"), "");
    row("a visible format character",
        QString::fromUtf16(u"\u0600\u0661"),
        QString::fromUtf16(u"\u0600\u0661"));
}

void TestSpelling::shows_a_label_as_people_see_it()
{
    QFETCH(QString, label);
    QFETCH(QString, seen);
    QCOMPARE(QString::fromStdString(asSeen(label.toStdString())), seen);
    QCOMPARE(QString::fromStdString(asSeen(seen.toStdString())), seen);
}

void TestSpelling::takes_decimals_off_an_id_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char *cell, const char *id) {
        QTest::addRow("%s", cell) << QByteArray(cell) << QByteArray(id);
    };
    row("1000", "1000");
    row("1000.0", "1000");
    row(" 1000.00 ", "1000");
    row("1000.", "1000");
    row("1000,0", "1000");
    row("-3.0", "-3");
    row("1.0e3", "1000");
    row("2.2595853E+07", "22595853");
    row("1e+03", "1000");
    row("0.0", "0");
    // Other things than whole numbers stay.
    row("1000.5", "1000.5");
    row("1,000", "1,000");
    row("12E4", "12E4");
    row("1.25e1", "1.25e1");
    row("1.0e99", "1.0e99");
    row("A1000.0", "A1000.0");
    row("1.0.0", "1.0.0");
    row(".0", ".0");
    row("007", "007");
}

void TestSpelling::takes_decimals_off_an_id()
{
    QFETCH(QByteArray, cell);
    QTEST(QByteArray::fromStdString(idOf(cell.toStdString())), "id");
}

void TestSpelling::one_person_stays_one_however_it_is_spelled()
{
    const RecordFile file("person,label,text\n1000,A,a\n1000.0, A,a\n\xEF\xBB\xBF"
                          "1000,A\xC2\xA0,a\n1000\xE2\x80\x8B,\xE2\x80\x8B"
                          "A,a\n",
                          "n.csv");
    Source source = file.source();
    source.personColumn = "person";
    source.labelColumn = "label";
    std::set<std::string> persons;
    std::set<std::string> labels;
    for (const Record &record : readAll(source).records) {
        persons.insert(record.person);
        labels.insert(record.label);
    }
    QCOMPARE(persons, std::set<std::string>{"1000"});
    QCOMPARE(labels, std::set<std::string>{"A"});
    source.personPattern = "^([0-9.]+)";
    for (const Record &record : readAll(source).records)
        QCOMPARE(record.person, std::string("1000"));
}

void TestSpelling::keys_of_a_join_meet_however_they_are_written()
{
    const RecordFile file("id,text\n1.0,a\n2,b\n\xC2\xA0"
                          "3,c\n",
                          "n.csv");
    const RecordFile codes("id,code\n1,X\n2.0,Y\n3,Z\n", "codes.csv");
    Source source = file.source();
    source.join = {.files = {codes.path()}, .on = "id", .key = {}, .labelColumn = "code"};
    const Reading reading = readAll(source);
    QCOMPARE(reading.records.at(0).label, std::string("X"));
    QCOMPARE(reading.records.at(1).label, std::string("Y"));
    QCOMPARE(reading.records.at(2).label, std::string("Z"));
}

void TestSpelling::counts_keys_without_a_label()
{
    const RecordFile file("id,text\n1,a\n2,b\n3,c\n", "n.csv");
    const RecordFile codes("id,code\n1,X\n", "codes.csv");
    Source source = file.source();
    source.join = {.files = {codes.path()}, .on = "id", .key = {}, .labelColumn = "code"};
    const auto reader = Reader::open(source);
    Record record;
    while ((*reader)->next(record).value_or(false)) {
    }
    QCOMPARE((*reader)->leftOut().of(LeftOutReason::NoJoinedLabel), 2);
    core::NoControl control;
    const auto scanned = scan(source, control);
    QCOMPARE(scanned->withoutLabel, 2);
    QCOMPARE(scanned->leftOut.of(LeftOutReason::NoJoinedLabel), 2);
}

void TestSpelling::leaves_out_records_that_were_withdrawn()
{
    const RecordFile file("text,iserror\na,\nb,1\nc,0\nd,1.0\n", "n.csv");
    Source source = file.source();
    source.withdrawn = {.column = "iserror", .values = {"1"}};
    const Reading reading = readAll(source);
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(reading.records[1].text, std::string("c"));
    core::NoControl control;
    const auto scanned = scan(source, control);
    QCOMPARE(scanned->records, 2);
    QCOMPARE(scanned->problemCount, 0);
    QCOMPARE(scanned->leftOut.of(LeftOutReason::Withdrawn), 2);
}

} // namespace tst_spelling

QTEST_APPLESS_MAIN(tst_spelling::TestSpelling)
#include "tst_spelling.moc"
