#include "core/package/corpus/OmopTables.h"

#include <QStringList>
#include <QTest>

namespace tst_omoptables {

using namespace core;
using namespace core::package;

namespace {

QStringList cellsOf(const std::string &table, int row)
{
    return QString::fromStdString(table).split('\n').value(row).split(',');
}

} // namespace

/// The OMOP tables as a function of the rows of corpus.csv.
class TestOmopTables : public QObject
{
    Q_OBJECT

private slots:
    void values_get_their_concepts_data();
    void values_get_their_concepts();
    void a_person_is_as_old_as_the_fields_say_data();
    void a_person_is_as_old_as_the_fields_say();
    void visits_follow_each_other();
    void a_note_belongs_to_its_visit();
};

void TestOmopTables::values_get_their_concepts_data()
{
    QTest::addColumn<std::string>("meaning");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<int>("column"); // of person.csv, or of visit_occurrence.csv
    QTest::addColumn<QString>("concept_id");
    const auto row = [](const char *meaning, const char *value, int column, const char *found) {
        QTest::addRow("%s %s", meaning, value)
            << std::string(meaning) << std::string(value) << column << QString::fromLatin1(found);
    };
    row("sex", "F", 1, "8532");
    row("sex", "Woman", 1, "8532");
    row("sex", "männlich", 1, "8507");
    row("sex", "varón", 1, "8507");
    row("sex", "unknown", 1, "0");
    row("race", "Asian", 6, "8515");
    row("ethnicity", "nonhispanic", 7, "38003564");
    row("visit", "emergency", 2, "9203");
    row("visit", "stationär", 2, "9201");
    row("visit", "ambulatory", 2, "9202");
    row("visit", "by letter", 2, "0");
}

void TestOmopTables::values_get_their_concepts()
{
    QFETCH(const std::string, meaning);
    QFETCH(const std::string, value);
    QFETCH(const int, column);
    QFETCH(const QString, concept_id);
    OmopTables tables({"", meaning});
    const std::vector<std::string> fields = {"x", value};
    tables.add({1, "A", "text", 7, 1, fields});
    const QStringList cells = cellsOf(meaning == "visit" ? tables.visits() : tables.persons(), 1);
    QCOMPARE(cells.size(), meaning == "visit" ? 17 : 18);
    QCOMPARE(cells[column], concept_id);
    QVERIFY(cells.contains(QString::fromStdString("\"" + value + "\"")));
}

void TestOmopTables::a_person_is_as_old_as_the_fields_say_data()
{
    QTest::addColumn<QString>("meaning");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("year");
    QTest::addColumn<QString>("month");
    QTest::newRow("a month of birth") << "birthYear"
                                      << "1950-07"
                                      << "1950"
                                      << "7";
    QTest::newRow("a year of birth") << "birthYear"
                                     << "1950"
                                     << "1950"
                                     << "";
    QTest::newRow("an age") << "age"
                            << "60"
                            << "1959"
                            << ""; // the first note is of 2019
    QTest::newRow("an age with decimals") << "age"
                                          << "60.9"
                                          << "1959"
                                          << "";
    QTest::newRow("nothing") << "age"
                             << ""
                             << ""
                             << "";
}

void TestOmopTables::a_person_is_as_old_as_the_fields_say()
{
    QFETCH(const QString, meaning);
    QFETCH(const QString, value);
    QFETCH(const QString, year);
    QFETCH(const QString, month);
    OmopTables tables({meaning.toStdString(), "visitDate"});
    const std::vector<std::string> later = {value.toStdString(), "2021-02"};
    const std::vector<std::string> first = {value.toStdString(), "2019-12"};
    tables.add({1, "A", "text", 7, 2, later});
    tables.add({2, "A", "text", 7, 1, first});
    const QStringList person = cellsOf(tables.persons(), 1);
    QCOMPARE(person[2], year);
    QCOMPARE(person[3], month);
}

void TestOmopTables::visits_follow_each_other()
{
    OmopTables tables({"visitDay"});
    const std::vector<std::string> first = {"0"};
    const std::vector<std::string> second = {"45"};
    tables.add({1, "A", "text", 7, 2, second});
    tables.add({2, "A", "text", 8, 1, first});
    tables.add({3, "A", "text", 7, 1, first});
    QCOMPARE(cellsOf(tables.visits(), 1)[3], QStringLiteral("1970-02-15"));
    QCOMPARE(cellsOf(tables.visits(), 1)[16], QStringLiteral("3")); // the note before
    QCOMPARE(cellsOf(tables.visits(), 2)[16], QString());
    QCOMPARE(cellsOf(tables.visits(), 3)[3], QStringLiteral("1970-01-01"));
    QCOMPARE(cellsOf(tables.persons(), 1)[0], QStringLiteral("7"));
    QCOMPARE(cellsOf(tables.persons(), 2)[0], QStringLiteral("8"));
}

void TestOmopTables::a_note_belongs_to_its_visit()
{
    const OmopTables tables({"visitDate"});
    const std::vector<std::string> fields = {"2019"};
    QCOMPARE(QString::fromStdString(tables.noteRow({5, "A", "says, \"so\"", 7, 2, fields})),
             QStringLiteral("5,7,2019-01-01,,0,0,\"A\",\"says, \"\"so\"\"\",0,0,,5,,SYN-000005,,0"));
}

} // namespace tst_omoptables

QTEST_APPLESS_MAIN(tst_omoptables::TestOmopTables)
#include "tst_omoptables.moc"
