#include "core/records/Preview.h"
#include "core/records/Reader.h"
#include "tests/core/records/RecordFile.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

namespace tst_neutralreading {

using namespace core::records;

namespace {

std::vector<std::string> textsOf(const Reading &reading)
{
    std::vector<std::string> texts;
    for (const Record &record : reading.records)
        texts.push_back(record.text);
    return texts;
}

} // namespace

/// What one record holds decides neither how others are read nor whether they are.
class TestNeutralReading : public QObject
{
    Q_OBJECT

private slots:
    void a_json_object_is_read_by_itself_data();
    void a_json_object_is_read_by_itself();
    void a_field_that_one_record_has_may_be_missing();
    void a_cell_of_too_many_labels_costs_no_other_record();
    void a_part_of_a_source_decides_nothing_for_others();
    void a_steward_is_told_of_a_wrong_field();
};

void TestNeutralReading::a_json_object_is_read_by_itself_data()
{
    QTest::addColumn<bool>("isLines");
    QTest::addColumn<bool>("isFirst");
    for (const bool isLines : {false, true})
        for (const bool isFirst : {false, true})
            QTest::addRow("%s, %s", isLines ? "lines" : "array", isFirst ? "first" : "last")
                << isLines << isFirst;
}

void TestNeutralReading::a_json_object_is_read_by_itself()
{
    QFETCH(bool, isLines);
    QFETCH(bool, isFirst);
    std::vector<std::string> objects(3, R"({"meta":{"t":"fever"}})");
    const std::string odd = R"({"meta":{"t":["x"]},"meta.t":"cough"})";
    const auto written = [&] {
        std::string all = isLines ? "" : "[";
        for (const std::string &object : objects)
            all += (&object == &objects.front() ? "" : isLines ? "\n" : ",") + object;
        return all + (isLines ? "\n" : "]");
    };
    const char *name = isLines ? "n.jsonl" : "n.json";
    const RecordFile without(written(), name);
    QCOMPARE(textsOf(readAll(without.source("meta.t"))), std::vector<std::string>(3, "fever"));
    objects.insert(isFirst ? objects.begin() : objects.end(), odd);
    const RecordFile with(written(), name);
    std::vector<std::string> texts = textsOf(readAll(with.source("meta.t")));
    QCOMPARE(std::ranges::count(texts, "fever"), 3);
    QCOMPARE(isFirst ? texts.front() : texts.back(), std::string("cough"));
}

void TestNeutralReading::a_field_that_one_record_has_may_be_missing()
{
    for (const char *more : {"", "{\"t\":\"b\",\"label\":\"A\"}\n"}) {
        const RecordFile file(std::string("{\"t\":\"a\"}\n") + more, "n.jsonl");
        Source source = file.source("t");
        source.labelColumn = "label";
        const Reading reading = readAll(source);
        QVERIFY(!reading.error);
        QCOMPARE(reading.records.at(0).text, std::string("a"));
        QCOMPARE(reading.records.at(0).label, std::string());
    }
}

void TestNeutralReading::a_cell_of_too_many_labels_costs_no_other_record()
{
    std::string many;
    for (int label = 0; label < 1001; ++label)
        many += std::to_string(label) + ";";
    const RecordFile file("text,label\na,A;B\nb," + many + "\nc,B\n", "n.csv");
    Source source = file.source();
    source.labelColumn = "label";
    source.labelSeparator = ";";
    QCOMPARE(textsOf(readAll(source)), (std::vector<std::string>{"a", "c"}));
    const auto reader = Reader::open(source);
    Record record;
    while ((*reader)->next(record).value_or(false)) {
    }
    QCOMPARE((*reader)->leftOut().of(LeftOutReason::TooManyLabels), 1);
}

void TestNeutralReading::a_part_of_a_source_decides_nothing_for_others()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    std::ofstream(path / "1.xml") << "<r><t>a</t></r>";
    Source source = RecordFile("").source("t");
    source.files = {path};
    source.labelColumn = "l";
    QCOMPARE(textsOf(readAll(source)), std::vector<std::string>{"a"});
    std::ofstream(path / "2.xml") << "<r><t>b</t><l>A</l></r>";
    QCOMPARE(textsOf(readAll(source)), (std::vector<std::string>{"a", "b"}));
}

void TestNeutralReading::a_steward_is_told_of_a_wrong_field()
{
    core::NoControl control;
    const RecordFile file("{\"id\":1,\"texts\":\"x\"}\n{\"label\":\"A\"}\n", "n.jsonl");
    const auto scanned = scan(file.source(), control);
    QVERIFY(!scanned);
    QCOMPARE(scanned.error().code, core::ErrorCode::InvalidPlan);
    QVERIFY(QString::fromStdString(scanned.error().detail)
                .endsWith(": no field \"text\" (did you mean \"texts\"?); the fields are: id, texts, label"));
}

} // namespace tst_neutralreading

QTEST_APPLESS_MAIN(tst_neutralreading::TestNeutralReading)
#include "tst_neutralreading.moc"
