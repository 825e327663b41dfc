#include "core/records/Preview.h"
#include "core/records/labels/LabelJoin.h"
#include "core/records/labels/ValuePattern.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_labelcell {

using namespace core::records;

using Names = std::vector<std::string>;

namespace {

Names labelsOf(const Record &record)
{
    Names labels = record.otherLabels;
    if (!record.label.empty())
        labels.insert(labels.begin(), record.label);
    return labels;
}

Source sourceOf(const RecordFile &file, const std::string &separator)
{
    Source source = file.source();
    source.labelColumn = "codes";
    source.labelSeparator = separator;
    return source;
}

} // namespace

/// Several labels in one cell.
class TestLabelCell : public QObject
{
    Q_OBJECT
private slots:
    void a_cell_is_split_data();
    void a_cell_is_split();
    void the_columns_cells_are_split_and_no_others();
    void a_pattern_takes_its_part_of_each();
    void a_pattern_without_end_is_an_error_data();
    void a_pattern_without_end_is_an_error();
    void a_pattern_that_is_slow_on_many_cells_is_an_error();
    void a_long_pattern_is_refused();
    void too_many_are_a_problem_of_their_place();
    void files_of_labels_are_split_too();
    void a_scan_counts_labels_and_their_combinations();
};

void TestLabelCell::a_cell_is_split_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("separator");
    QTest::addColumn<QString>("labels");
    const auto row = [](const char *cell, const char *separator, const char *labels) {
        QTest::addRow("%s by %s", cell, separator) << cell << separator << labels;
    };
    row("b;a", ";", "a b");
    row(" b ; a;", ";", "a b");
    row(";;a;; ;", ";", "a");
    row("a;b;a", ";", "a b");
    row("a", ";", "a");
    row("", ";", "");
    row(" ; ", ";", "");
    row("a;b|c", "|", "a;b c");
    row("a||b|c", "||", "a b|c");
    row("a|||b", "||", "a |b");
}

void TestLabelCell::a_cell_is_split()
{
    QFETCH(QString, cell);
    QFETCH(QString, separator);
    Record record;
    record.label = "of the record before";
    record.otherLabels = {"and another"};
    QVERIFY(takeLabels(cell.toStdString(), separator.toStdString(), record));
    QStringList found;
    for (const std::string &label : labelsOf(record))
        found.append(QString::fromStdString(label));
    QTEST(found.join(QLatin1Char(' ')), "labels");
}

void TestLabelCell::the_columns_cells_are_split_and_no_others()
{
    const RecordFile file("text,codes\na;b,I50; E11\nc,\nd,E11\n");
    const Reading split = readAll(sourceOf(file, ";"));
    QCOMPARE(split.records.size(), std::size_t{3});
    QCOMPARE(split.records[0].text, std::string("a;b"));
    QCOMPARE(labelsOf(split.records[0]), (Names{"E11", "I50"}));
    QCOMPARE(labelsOf(split.records[1]), Names());
    QCOMPARE(labelsOf(split.records[2]), Names{"E11"});
    QCOMPARE(labelsOf(readAll(sourceOf(file, "")).records[0]), Names{"I50; E11"});
}

void TestLabelCell::a_pattern_takes_its_part_of_each()
{
    const RecordFile file("text,codes\na,I50.1;I50.9;none;E11.2\n");
    Source source = sourceOf(file, ";");
    source.labelPattern = "^([A-Z][0-9]+)";
    QCOMPARE(labelsOf(readAll(source).records[0]), (Names{"E11", "I50"}));
}

void TestLabelCell::a_pattern_without_end_is_an_error_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addRow("repetitions in repetitions") << "^(p[0-9]+)-(a+)+$";
    QTest::addRow("the same beginning twice") << "^(p[0-9]+)-(a|a)*$";
    QTest::addRow("more memory than there is") << "^(p[0-9]+)-(?:(?:a|b)*)*c|(a*)*b";
}

// A value that was not looked for to its end is none that is not there.
void TestLabelCell::a_pattern_without_end_is_an_error()
{
    QFETCH(QString, pattern);
    const std::string cell = "p1-" + std::string(60, 'a') + "!";
    const RecordFile file("text,codes\none,p1-a\ntwo," + cell + "\n");
    Source source = sourceOf(file, "");
    for (const bool isPerson : {false, true}) {
        source.labelPattern = isPerson ? "" : pattern.toStdString();
        source.personPattern = isPerson ? pattern.toStdString() : "";
        if (isPerson)
            source.personColumn = "codes";
        const Reading reading = readAll(source);
        QVERIFY(reading.error);
        QCOMPARE(reading.error->code, core::ErrorCode::InvalidPlan);
        const char *field = isPerson ? "records.personPattern: " : "records.labelPattern: ";
        QVERIFY2(reading.error->detail.find(field) != std::string::npos, reading.error->detail.c_str());
        QVERIFY(reading.error->detail.find("aaa") == std::string::npos);
    }
}

void TestLabelCell::a_pattern_that_is_slow_on_many_cells_is_an_error()
{
    auto pattern = ValuePattern::of("^(p[0-9]+)-(a+)+$", "records.labelPattern");
    QVERIFY(pattern.has_value());
    // Slow, but found to be none each time: 2 to the power of 17 ways.
    const std::string cell = "p1-" + std::string(17, 'a') + "!";
    int read = 0;
    while (read < 10'000) {
        const auto value = pattern->in(cell);
        if (!value)
            break;
        QCOMPARE(*value, std::string());
        ++read;
    }
    QCOMPARE(read, ValuePattern::mostSlowCells);
    QCOMPARE(ValuePattern::of("^(p[0-9]+)-", "")->in("p7-x").value(), std::string("p7"));
}

void TestLabelCell::a_long_pattern_is_refused()
{
    QVERIFY(ValuePattern::of(std::string(ValuePattern::longest, 'a'), "records.labelPattern"));
    const auto refused =
        ValuePattern::of(std::string(ValuePattern::longest + 1, 'a'), "records.labelPattern");
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, core::ErrorCode::InvalidPlan);
}

void TestLabelCell::too_many_are_a_problem_of_their_place()
{
    std::string cell;
    for (std::size_t label = 0; label < mostLabelsOfCell; ++label)
        cell += std::to_string(label) + ";";
    const RecordFile file("text,codes\na," + cell + "\nb," + cell + "more\nc,d\n");
    // A release is made of the other records.
    const Reading reading = readAll(sourceOf(file, ";"));
    QVERIFY(!reading.error);
    QCOMPARE(reading.records.size(), std::size_t{2});
    core::NoControl control;
    const auto scanned = scan(sourceOf(file, ";"), control);
    QVERIFY(scanned.has_value() && scanned->isComplete);
    QCOMPARE(scanned->records, std::int64_t{2});
    QCOMPARE(scanned->problemCount, std::int64_t{1});
    QCOMPARE(scanned->problems[0].place.line, std::int64_t{3});
    QVERIFY(scanned->problems[0].what.starts_with("at most 1000 labels"));
}

void TestLabelCell::files_of_labels_are_split_too()
{
    const RecordFile notes("text,visit\na,1\nb,2\n");
    const RecordFile codes("visit,codes\n1,I50|E11\n1,E11|J44\n2,\n", "codes.csv");
    Source source = notes.source();
    source.join = {.files = {codes.path()}, .on = "visit", .key = {}, .labelColumn = "codes"};
    source.labelSeparator = "|";
    const Reading reading = readAll(source);
    QCOMPARE(reading.records.size(), std::size_t{2});
    QCOMPARE(labelsOf(reading.records[0]), (Names{"E11", "I50", "J44"}));
    QCOMPARE(labelsOf(reading.records[1]), Names());
}

void TestLabelCell::a_scan_counts_labels_and_their_combinations()
{
    const RecordFile file("text,codes\na,x;y\nb,y;x;\nc,x\nd,z;x;y\ne,\n");
    core::NoControl control;
    const auto scanned = scan(sourceOf(file, ";"), control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->withoutLabel, std::int64_t{1});
    Names labels;
    for (const Scan::Label &label : scanned->labels)
        labels.push_back(label.name + std::to_string(label.records));
    QCOMPARE(labels, (Names{"x4", "y3", "z1"}));
    QVERIFY(!scanned->hasMoreSeveral);
    QCOMPARE(scanned->several.size(), std::size_t{2});
    for (const Scan::Several &several : scanned->several) {
        const bool areTwo = several.labels == std::vector<std::uint32_t>{0, 1};
        QVERIFY(areTwo || several.labels == (std::vector<std::uint32_t>{0, 1, 2}));
        QCOMPARE(several.records, std::int64_t{areTwo ? 2 : 1});
    }
}

} // namespace tst_labelcell

QTEST_APPLESS_MAIN(tst_labelcell::TestLabelCell)
#include "tst_labelcell.moc"
