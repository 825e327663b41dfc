#include "core/plan/PublishedPlan.h"
#include "tests/core/plan/PlanText.h"
#include "tests/core/plan/SampleFields.h"

#include <QTest>

namespace tst_recordfields {

using namespace core;
using namespace core::plan;

namespace {

using tests::SampleField;

Plan planWithFields(const std::string &fields, const std::string &epsilon)
{
    auto json = nlohmann::json::parse(tests::goodPlan);
    json["records"]["fields"] = nlohmann::json::parse(fields);
    if (!epsilon.empty())
        json["synthesis"]["epsilon"]["fields"] = nlohmann::json::parse(epsilon);
    const auto plan = parsePlan(json.dump(), "plan");
    if (!plan)
        throw std::runtime_error(plan.error().detail);
    return *plan;
}

std::uint16_t codeOf(const SampleField &field, const std::string &cell)
{
    Plan plan;
    plan.records.fields = {field};
    return FieldMap(plan).codeOf(0, cell);
}

} // namespace

/// The declared fields beside the text: how a plan names them, and how cells are coded.
class TestRecordFields : public QObject
{
    Q_OBJECT

private slots:
    void a_plan_with_fields_is_written_and_read_again();
    void a_faulty_declaration_is_refused_data();
    void a_faulty_declaration_is_refused();
    void fields_need_their_part_of_the_budget();
    void cells_are_coded_by_the_declared_values_data();
    void cells_are_coded_by_the_declared_values();
    void released_values_have_the_codes_they_were_made_from();
    void values_have_names();
    void another_file_is_joined_by_the_person_or_a_key();
    void the_domain_has_the_label_and_the_number_of_notes();
    void a_package_names_the_fields_without_their_columns();
};

void TestRecordFields::a_plan_with_fields_is_written_and_read_again()
{
    Plan plan = *parsePlan(tests::goodPlan, "plan");
    plan.records.fields = tests::sampleFields();
    plan.records.fields.push_back(tests::dayField());
    plan.records.fields.front().omop = omop::sex;
    plan.records.omopTables = true;
    plan.synthesis.epsilon["fields"] = 1.0;
    const auto again = parsePlan(toJson(plan), "plan");
    QVERIFY2(again, again ? "" : again.error().detail.c_str());
    QVERIFY(again->records.fields == plan.records.fields);
    QVERIFY(again->records.omopTables);
    const auto published = publishedPlan(nlohmann::ordered_json::parse(toJson(plan)));
    QVERIFY(hasOmopTables(published));
    QVERIFY(differenceInPublishedPlan(published).empty());
    QCOMPARE(fieldsOfPublishedPlan(published).front().omop, std::string("sex"));
    QVERIFY(fieldsOfPublishedPlan(published).back().isDays);
    Plan without = plan;
    without.records.fields.clear();
    QVERIFY(!validatePart(without, "records"));
    QCOMPARE(toJson(*again), toJson(plan));
    QVERIFY(validatePart(*again, "records"));
    QVERIFY(validatePart(*again, "synthesis"));
}

void TestRecordFields::a_faulty_declaration_is_refused_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &fields, const char *field, const char *expected) {
        QTest::newRow(name) << fields << QByteArray(field) << QByteArray(expected);
    };
    row("no name", R"([{"kind": "flag"}])", "records.fields[0].name", "a name was expected");
    row("a name with a comma", R"([{"name": "a,b", "kind": "flag"}])", "records.fields[0].name", "letters");
    row("a column of every package",
        R"([{"name": "text", "kind": "flag"}])",
        "records.fields[0].name",
        "choose another");
    row("unknown kind", R"([{"name": "a", "kind": "colour"}])", "records.fields[0].kind", "category");
    row("unknown owner",
        R"([{"name": "a", "kind": "flag", "of": "ward"}])",
        "records.fields[0].of",
        "patient");
    row("no values",
        R"([{"name": "a", "kind": "category"}])",
        "records.fields[0].values",
        "values were expected");
    row("a value twice",
        R"([{"name": "a", "values": ["x"]}, {"name": "b", "values": ["y", "y"]}])",
        "records.fields[1].values[1]",
        "listed twice");
    row("a number without a width",
        R"([{"name": "a", "kind": "number", "low": 0, "high": 10}])",
        "records.fields[0].width",
        "low, high and width");
    row("a number of no range",
        R"([{"name": "a", "kind": "number", "low": 10, "high": 10, "width": 1}])",
        "records.fields[0].high",
        "above low");
    row("a width of nothing",
        R"([{"name": "a", "kind": "number", "low": 0, "high": 10, "width": 0}])",
        "records.fields[0].width",
        "above 0");
    row("too many bins",
        R"([{"name": "a", "kind": "number", "low": 0, "high": 1000, "width": 1}])",
        "records.fields[0].width",
        "199 values");
    row("no first month",
        R"([{"name": "a", "kind": "date", "last": "2019-12"}])",
        "records.fields[0].first",
        "a month such as");
    row("a month that is none",
        R"([{"name": "a", "kind": "date", "first": "2019-13", "last": "2019-12"}])",
        "records.fields[0].first",
        "a month such as");
    row("the last before the first",
        R"([{"name": "a", "kind": "date", "first": "2019-02", "last": "2019-01"}])",
        "records.fields[0].last",
        "values were expected");
    row("days of a patient",
        R"([{"name": "a", "kind": "date", "step": "days", "first": "2019-01", "last": "2019-12"}])",
        "records.fields[0].of",
        "differ from note to note");
    row("a meaning that is none",
        R"([{"name": "a", "kind": "flag", "omop": "shoe"}])",
        "records.fields[0].omop",
        "visitDay");
    row("a meaning of another kind",
        R"([{"name": "a", "kind": "flag", "omop": "age"}])",
        "records.fields[0].omop",
        "fits the kind");
    row("a meaning of the note that the patient has",
        R"([{"name": "a", "values": ["emergency"], "omop": "visit"}])",
        "records.fields[0].omop",
        "fits the kind");
    row("a meaning twice",
        R"([{"name": "a", "values": ["x"], "omop": "sex"}, {"name": "b", "values": ["y"], "omop": "sex"}])",
        "records.fields[1].omop",
        "already");
    row("a key of no file",
        R"([{"name": "a", "kind": "flag", "key": "id"}])",
        "records.fields[0].file",
        "the file");
    row("a field twice",
        R"([{"name": "a", "kind": "flag"}, {"name": "a", "kind": "flag"}])",
        "records.fields[1].name",
        "listed twice");
}

void TestRecordFields::a_faulty_declaration_is_refused()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, expected);
    const auto checked = validatePart(planWithFields(fields.toStdString(), "1.0"), "records");
    QVERIFY(!checked);
    const QByteArray detail = QByteArray::fromStdString(checked.error().detail);
    QVERIFY2(detail.startsWith(field + ":"), detail.constData());
    QVERIFY2(detail.contains(expected), detail.constData());
}

void TestRecordFields::fields_need_their_part_of_the_budget()
{
    const std::string flag = R"([{"name": "a", "kind": "flag"}])";
    QVERIFY(validatePart(planWithFields(flag, "0.5"), "synthesis"));
    const auto without = validatePart(planWithFields(flag, ""), "synthesis");
    QVERIFY(!without);
    QVERIFY(QByteArray::fromStdString(without.error().detail).startsWith("synthesis.epsilon.fields:"));
    const auto nothing = validatePart(planWithFields("[]", "0.5"), "synthesis");
    QVERIFY(!nothing);
    QVERIFY(QByteArray::fromStdString(nothing.error().detail).startsWith("synthesis.epsilon.fields:"));
}

void TestRecordFields::cells_are_coded_by_the_declared_values_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<int>("code");
    const auto row = [](const char *field, const char *cell, int code) {
        QTest::addRow("%s: %s", field, cell) << QByteArray(field) << QByteArray(cell) << code;
    };
    row("sex", "F", 0);
    row("sex", " M ", 1);
    row("sex", "woman", 2); // the plan says that the column has F
    row("sex", "", 2);
    row("age", "20", 0);
    row("age", "29.9", 0);
    row("age", "30", 1);
    row("age", "79", 5);
    row("age", "80", 5); // the end of the range belongs to the last bin
    row("age", "80.1", 6);
    row("age", "19", 6);
    row("age", "1e400", 6);
    row("age", "nan", 6);
    row("age", "old", 6);
    row("seen", "2019-01", 0);
    row("seen", "2019-12-31", 11);
    row("seen", "20190704", 6);
    row("seen", "2019/02/03 10:00", 1);
    row("seen", "2018-12-31", 12);
    row("seen", "2020-01-01", 12);
    row("seen", "2019-13-01", 12);
    row("seen", "07.04.2019", 12);
    row("day", "2019-01-01", 0);
    row("day", "2019-02-01 08:30", 31);
    row("day", "20191231", 364);
    row("day", "2019-03", missingDay); // no day
    row("day", "2019-02-30", missingDay);
    row("day", "2018-12-31", missingDay);
    row("day", "2020-01-01", missingDay);
    row("day", "", missingDay);
    row("smoker", "yes", 0);
    row("smoker", "TRUE", 0);
    row("smoker", "0", 1);
    row("smoker", "perhaps", 2);
}

void TestRecordFields::cells_are_coded_by_the_declared_values()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QByteArray, cell);
    QFETCH(const int, code);
    std::vector<SampleField> fields = tests::sampleFields();
    fields.push_back(tests::dayField());
    for (const SampleField &each : fields)
        if (each.name == field.toStdString())
            QCOMPARE(int{codeOf(each, cell.toStdString())}, code);
}

void TestRecordFields::released_values_have_the_codes_they_were_made_from()
{
    for (const SampleField &field : tests::sampleFields()) {
        for (int value = 0; value < valuesOf(field); ++value) {
            const std::string text = field.kind == numberKind
                                         ? std::to_string(binOf(field, value).first + 4.5)
                                         : nameOfValue(field, value);
            QCOMPARE(int{codeOfReleased(field, text)}, value);
        }
        QCOMPARE(int{codeOfReleased(field, "")}, valuesOf(field));
        QCOMPARE(int{codeOfReleased(field, "F")}, valuesOf(field));
    }
}

void TestRecordFields::values_have_names()
{
    QCOMPARE(nameOfValue(tests::ageField(), 0), std::string("20-29"));
    QCOMPARE(nameOfValue(tests::ageField(), 5), std::string("70-79"));
    QCOMPARE(nameOfValue(tests::monthField(), 11), std::string("2019-12"));
    SampleField years = tests::monthField();
    years.step = "year";
    years.last = "2023";
    QCOMPARE(valuesOf(years), 5);
    QCOMPARE(nameOfValue(years, 4), std::string("2023"));
    const SampleField days = tests::dayField();
    QCOMPARE(valuesOf(days), fields::dayGroups);
    QCOMPARE(nameOfValue(days, 0), std::string("0"));
    QCOMPARE(nameOfValue(days, 3), std::string("8-14"));
    QCOMPARE(int{codeOfReleased(days, "17")}, 17);
    QCOMPARE(codeOfReleased(days, ""), missingDay);
    for (int day = 0; day <= fields::mostDays; ++day) {
        const auto [low, high] = fields::daysOfGroup(fields::dayGroupOf(day));
        QVERIFY(low <= day && day <= high);
    }
    SampleField weight = tests::ageField();
    weight.low = 0.5;
    weight.high = 2.0;
    weight.width = 0.5;
    QCOMPARE(valuesOf(weight), 3);
    QCOMPARE(nameOfValue(weight, 1), std::string("1-1.5"));
    QVERIFY(!isWhole(weight));
}

void TestRecordFields::another_file_is_joined_by_the_person_or_a_key()
{
    Plan plan;
    plan.records.personColumn = "patient";
    plan.records.fields = {tests::sexField(), tests::ageField()};
    plan.records.fields[0].file = "patients.csv";
    plan.records.fields[0].key = "id";
    QCOMPARE(fieldColumns(plan.records), (std::vector<std::string>{"patient", "age"}));
    const auto joins = fieldJoins(plan.records);
    QCOMPARE(joins[0].on, std::string("patient"));
    QCOMPARE(joins[0].key, std::string("id"));
    QCOMPARE(joins[0].labelColumn, std::string("gender"));
    QVERIFY(joins[1].files.empty());
    plan.records.fields[0].on = "case";
    QCOMPARE(fieldColumns(plan.records).front(), std::string("case"));
    QVERIFY(toJson(plan).find("patients.csv") != std::string::npos);
    const auto published = publishedPlan(nlohmann::ordered_json::parse(toJson(plan)));
    QVERIFY(published.dump().find("patients.csv") == std::string::npos);
}

void TestRecordFields::the_domain_has_the_label_and_the_number_of_notes()
{
    using fields::Role;
    Plan plan;
    QVERIFY(fieldDomain(plan).isEmpty());
    plan.records.fields = tests::sampleFields();
    QCOMPARE(fieldDomain(plan).sizes, (std::vector<int>{3, 7, 13, 3}));
    plan.labels = {"A", "B", "C"};
    plan.records.personColumn = "patient";
    const fields::Domain domain = fieldDomain(plan);
    QCOMPARE(domain.sizes, (std::vector<int>{3, 7, 13, 3, 3, fields::noteGroups}));
    QVERIFY((domain.roles
             == std::vector<Role>{
                 Role::Patient, Role::Patient, Role::Note, Role::Patient, Role::Label, Role::Notes}));
}

void TestRecordFields::a_package_names_the_fields_without_their_columns()
{
    Plan plan = *parsePlan(tests::goodPlan, "plan");
    plan.records.fields = tests::sampleFields();
    plan.synthesis.epsilon["fields"] = 1.0;
    auto published = publishedPlan(nlohmann::ordered_json::parse(toJson(plan)));
    QVERIFY(differenceInPublishedPlan(published).empty());
    QVERIFY(!hasOmopTables(published));
    QVERIFY(published.dump().find("gender") == std::string::npos);
    published["records"]["unit"] = "patient"; // a package says so beside the plan
    const auto fields = recordFieldsOfPublishedPlan(published);
    QCOMPARE(fields.size(), std::size_t{4});
    QCOMPARE(fieldsOfPublishedPlan(published)[1].values.size(), std::size_t{6});
    for (std::size_t i = 0; i < fields.size(); ++i) {
        QCOMPARE(fields[i].name, plan.records.fields[i].name);
        QCOMPARE(valuesOf(fields[i]), valuesOf(plan.records.fields[i]));
        QVERIFY(fields[i].column.empty());
    }
    published["records"]["fields"][1]["width"] = -1;
    QVERIFY(recordFieldsOfPublishedPlan(published).empty());
    published["records"].erase("unit");
    QCOMPARE(differenceInPublishedPlan(published), std::string_view("records"));
}

} // namespace tst_recordfields

QTEST_APPLESS_MAIN(tst_recordfields::TestRecordFields)
#include "tst_recordfields.moc"
