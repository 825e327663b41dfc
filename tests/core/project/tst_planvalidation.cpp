#include "core/project/Plan.h"
#include "tests/core/project/PlanText.h"

#include <QtTest>

#include <limits>

using core::ErrorCode;
using core::project::parsePlan;
using core::project::Plan;
using core::project::validate;
using core::project::validatePart;
using tests::planWith;

namespace {

const QString notInThisVersion = "is not available in this version";

Plan planOf(const QString &pointer, const QString &value)
{
    const auto plan = parsePlan(planWith(pointer, value), "plan.json");
    if (!plan)
        qFatal("%s", plan.error().detail.c_str());
    return *plan;
}

/// A JSON list of `count` different labels.
QString manyLabels(int count)
{
    QStringList labels;
    for (int i = 0; i < count; ++i)
        labels << QString("\"label %1\"").arg(i);
    return '[' + labels.join(',') + ']';
}

} // namespace

class TestPlanValidation : public QObject
{
    Q_OBJECT

private slots:
    void accepts_values_up_to_their_limits_data();
    void accepts_values_up_to_their_limits();
    void refuses_values_that_cannot_run_data();
    void refuses_values_that_cannot_run();
    void refuses_numbers_that_json_cannot_write_data();
    void refuses_numbers_that_json_cannot_write();
    void refuses_labels_that_are_not_utf8();
    void bounds_the_number_of_documents();
    void checks_one_part_without_the_others();
    void knows_its_parts_only();
};

void TestPlanValidation::accepts_values_up_to_their_limits_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *pointer, const QString &value) {
        QTest::newRow(qPrintable(QString(pointer) + ' ' + value.left(30))) << pointer << value;
    };
    row("/project", "\"" + QString(100, QChar(0xE9)) + "\"");
    row("/records/person", "null");
    row("/records/delimiter", "\"\\t\"");
    row("/records/format", "null");
    row("/labels", "[]");
    row("/labels", manyLabels(1000));
    row("/labels", "[\"a\", \"A\", \"a b\"]");
    row("/labels", "[\"" + QString(200, QChar(0xE9)) + "\"]");
    row("/labels", R"([{"name": "Heart", "values": ["Cardiology", "Vessels"]}, "Neurology"])");
    row("/labels", R"([{"name": "a", "values": ["b\nc"]}, {"name": "b", "values": ["a"]}])"); // swapped names
    row("/vocabulary/source", "\"builtin:medical\"");
    row("/vocabulary/source", "\"file:my terms.txt\"");
    row("/privacy/epsilonVocabulary", "50");
    row("/privacy/epsilonVocabulary", "0.000001");
    row("/privacy/cap", "1000");
    row("/privacy/cap", "null");
    row("/sequences/length", "1");
    row("/sequences/length", "100");
    row("/sequences/length", "10.0");
    row("/sequences/perLabel", "1");
    row("/sequences/perLabel", "100000");
    row("/sequences/sharpness", "0.1");
    row("/sequences/sharpness", "10");
    row("/sequences/sharpness", "null");
    row("/writer/documentType", "\"letter to the family doctor\"");
    row("/about", "{}");
}

void TestPlanValidation::accepts_values_up_to_their_limits()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    Plan plan = planOf(pointer, value);
    plan.sequences.perLabel = std::min<int>(plan.sequences.perLabel, 100'000);
    const auto checked = validate(plan);
    QVERIFY2(checked.has_value(), checked ? "" : checked.error().detail.c_str());
}

void TestPlanValidation::refuses_values_that_cannot_run_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *pointer, const QString &value, const char *field, const QString &expected) {
            QTest::newRow(qPrintable(QString(pointer) + ' ' + value.left(30)))
                << pointer << value << field << expected;
        };
    const QString epsilonRange = "a number above 0 (at least 0.000001) and at most 50 was expected";
    const QString capRange = "a number above 0 (at least 0.000001) and at most 1000 was expected";

    row("/project", "\"\"", "project", "a name was expected");
    row("/project", "\" \\u00a0\"", "project", "a name was expected");
    row("/project", "\"" + QString(101, 'x') + "\"", "project", "at most 100 characters");
    row("/project", "\"a/b\"", "project", "without slashes");
    row("/project", "\"a\\\\b\"", "project", "without slashes");
    row("/project", "\"..\"", "project", "without slashes");
    row("/project", "\"a\\nb\"", "project", "without control characters");

    row("/records", "{\"text\": \"t\"}", "records.path", "the path of the records was expected");
    row("/records/path", "\"a\\u0000b\"", "records.path", "without control characters");
    row("/records/text", "", "records.text", "the name of the column that holds the text was expected");
    row("/records/text", "\"specialty\"", "records.label", "the same column as records.text");
    row("/records/person", "\"note\"", "records.person", "the same column as records.text");
    row("/records/label", "\"\"", "records.label", "set it to null");
    row("/records/person", "\"\"", "records.person", "set it to null");
    row("/records/format", "\"jsonl\"", "records.delimiter", "only csv has a delimiter");
    row("/records/delimiter", "\"\\\"\"", "records.delimiter", "not a quote or line break");
    row("/records/delimiter", "\"\\n\"", "records.delimiter", "not a quote or line break");
    row("/records/encoding", "\"\"", "records.encoding", "a name such as \"UTF-8\" was expected");

    row("/records/label", "null", "records.label", "because labels are declared");
    row("/labels", "[\"a\", \" \"]", "labels[1]", "a label was expected, nothing was found");
    row("/labels", "[\"a\", \"b\", \"\\ta \\u2003\"]", "labels[2]", "without control characters");
    row("/labels", "[\"a\", \"b\", \" a\\u2003\"]", "labels[2]", "the same label as labels[0]");
    row("/labels", "[\"a\\nb\"]", "labels[0]", "on one line");
    row("/labels", manyLabels(1001), "labels", "at most 1000 labels");
    row("/labels", "[\"" + QString(201, 'x') + "\"]", "labels[0]", "at most 200 characters");
    row("/labels", R"(["b", {"name": "", "values": ["a"]}])", "labels[1]", "a label was expected, nothing");
    row("/labels", R"(["a", {"name": "a", "values": ["b"]}])", "labels[1]", "the same label as labels[0]");
    row("/labels", R"([{"name": "a", "values": []}])", "labels[0].values", "at least one value was expected");
    row("/labels", R"([{"name": "a", "values": ["b", " "]}])", "labels[0].values[1]", "a value was expected");
    row("/labels",
        R"([{"name": "a", "values": ["b", "c", "b"]}])",
        "labels[0].values[2]",
        "stands under labels[0] already");
    row("/labels",
        R"(["b", {"name": "a", "values": ["c", "b"]}])",
        "labels[1].values[1]",
        "stands under labels[0] already");
    row("/labels", R"([{"name": "a", "values": ["b"]}, "b"])", "labels[1]", "under labels[0] already");
    row("/labels",
        "[{\"name\": \"a\", \"values\": [\"" + QString(201, 'x') + "\"]}]",
        "labels[0].values[0]",
        "at most 200 characters");

    row("/vocabulary/source",
        "",
        "vocabulary.source",
        "builtin:medical, builtin:english or file:PATH was expected");
    row("/vocabulary/source",
        "\"builtin:medicla\"",
        "vocabulary.source",
        "did you mean \"builtin:medical\"?");
    row("/vocabulary/source",
        "\"snomed\"",
        "vocabulary.source",
        "known here: builtin:medical, builtin:english, file:PATH");
    row("/vocabulary/source", "\"file:\"", "vocabulary.source", "a path after file: was expected");
    row("/embedding/source", "\"file:vectors\"", "embedding.source", "known here: builtin");

    row("/privacy/epsilonVocabulary",
        "",
        "privacy.epsilonVocabulary",
        "nothing was found; it has no default");
    row("/privacy/epsilonVocabulary", "0", "privacy.epsilonVocabulary", epsilonRange);
    row("/privacy/epsilonVocabulary", "-1", "privacy.epsilonVocabulary", epsilonRange);
    row("/privacy/epsilonVocabulary", "1e-9", "privacy.epsilonVocabulary", epsilonRange);
    row("/privacy/epsilonVocabulary", "50.001", "privacy.epsilonVocabulary", epsilonRange);
    row("/privacy/epsilonSequences", "-0.1", "privacy.epsilonSequences", "from 0.000001 to 50 was expected");
    row("/privacy/epsilonLabels", "-0.1", "privacy.epsilonLabels", "from 0.000001 to 50 was expected");
    row("/privacy/epsilonLabels", "49", "privacy", "at most 50 in all was expected");
    row("/privacy/delta", "1", "privacy.delta", "from 1e-12 to 0.001 was expected");
    row("/privacy/delta", "-1e-6", "privacy.delta", "from 1e-12 to 0.001 was expected");
    row("/sequences/shares", "[1]", "sequences.shares", "a number for each label was expected");
    for (const char *value : {"0", "0.099", "-1", "10.01"})
        row("/sequences/sharpness", value, "sequences.sharpness", "a number from 0.1 to 10 was expected");
    row("/privacy/cap", "0", "privacy.cap", capRange);
    row("/privacy/cap", "-3", "privacy.cap", capRange);
    row("/privacy/cap", "1000.5", "privacy.cap", capRange);

    row("/sequences/method", "\"independent\"", "privacy.epsilonSequences", "a number above 0 was expected");
    row("/sequences/method",
        "\"iterative-linear\"",
        "privacy.epsilonSequences",
        "a number above 0 was expected");
    row("/sequences/method",
        "\"iterative-logarithmic\"",
        "privacy.epsilonSequences",
        "a number above 0 was expected");
    row("/sequences/method", "\"histogramm\"", "sequences.method", "did you mean \"histogram\"?");
    row("/sequences/method",
        "\"magic\"",
        "sequences.method",
        "known here: histogram, independent, iterative-linear, iterative-logarithmic");
    row("/sequences/length", "0", "sequences.length", "from 1 to 100 was expected");
    row("/sequences/length", "101", "sequences.length", "from 1 to 100 was expected");
    row("/sequences/perLabel", "0", "sequences.perLabel", "from 1 to 100000 was expected");
    row("/sequences/perLabel", "-5", "sequences.perLabel", "from 1 to 100000 was expected");
    row("/sequences/perLabel", "100001", "sequences.perLabel", "from 1 to 100000 was expected");

    row("/writer/kind", "\"chat\"", "writer.kind", notInThisVersion);
    row("/writer/kind", "\"promptPack\"", "writer.kind", notInThisVersion);
    row("/writer/kind", "\"pen\"", "writer.kind", "known here: template, chat, promptPack");
    row("/writer/documentType", "\"\"", "writer.documentType", "a kind of document was expected");
    row("/writer/documentType",
        "\"" + QString(101, 'x') + "\"",
        "writer.documentType",
        "at most 100 characters");
    row("/about/approximateRecords", "0", "about.approximateRecords", "from 1 to 1000000000 was expected");
}

void TestPlanValidation::refuses_values_that_cannot_run()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    QFETCH(QString, expected);
    const auto checked = validate(planOf(pointer, value));
    QVERIFY(!checked.has_value());
    QCOMPARE(int(checked.error().code), int(ErrorCode::InvalidPlan));
    const QString detail = QString::fromStdString(checked.error().detail);
    QVERIFY2(detail.startsWith(field + ": "), qPrintable(detail));
    QVERIFY2(detail.contains(expected), qPrintable(detail));
    QVERIFY(!detail.contains('\n'));
}

void TestPlanValidation::refuses_numbers_that_json_cannot_write_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("infinity") << std::numeric_limits<double>::infinity();
    QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity();
}

void TestPlanValidation::refuses_numbers_that_json_cannot_write()
{
    QFETCH(double, value);
    const auto refusedField = [](auto &&change) {
        Plan plan = planOf("/project", "\"p\"");
        change(plan.privacy);
        const auto checked = validate(plan);
        return checked ? QString() : QString::fromStdString(checked.error().detail).section(':', 0, 0);
    };
    using Privacy = Plan::Privacy;
    QCOMPARE(refusedField([&](Privacy &p) { p.epsilonVocabulary = value; }), "privacy.epsilonVocabulary");
    QCOMPARE(refusedField([&](Privacy &p) { p.epsilonSequences = value; }), "privacy.epsilonSequences");
    QCOMPARE(refusedField([&](Privacy &p) { p.delta = value; }), "privacy.delta");
    QCOMPARE(refusedField([&](Privacy &p) { p.cap = value; }), "privacy.cap");
}

void TestPlanValidation::refuses_labels_that_are_not_utf8()
{
    Plan plan = planOf("/project", "\"p\"");
    plan.labels = {"good", "bad\xC3"};
    const auto checked = validate(plan);
    QVERIFY(!checked.has_value());
    QCOMPARE(QString::fromStdString(checked.error().detail),
             "labels[1]: a label was expected in valid UTF-8");
}

void TestPlanValidation::bounds_the_number_of_documents()
{
    Plan plan = planOf("/labels", manyLabels(10));
    plan.sequences.perLabel = 100'000;
    QVERIFY(validate(plan).has_value());
    plan.labels.push_back("one more");
    const auto checked = validate(plan);
    QVERIFY(!checked.has_value());
    QCOMPARE(QString::fromStdString(checked.error().detail),
             "sequences.perLabel: at most 1000000 documents in all were expected; with 11 labels that is "
             "90909 per "
             "label");
    plan.sequences.perLabel = 90'909;
    QVERIFY(validate(plan).has_value());
    plan.labels.clear(); // one unlabelled class
    plan.sequences.perLabel = 100'000;
    QVERIFY(validate(plan).has_value());
}

void TestPlanValidation::checks_one_part_without_the_others()
{
    Plan plan; // nothing chosen yet
    QVERIFY(!validatePart(plan, "records").has_value());
    QVERIFY(!validatePart(plan, "vocabulary").has_value());
    QVERIFY(!validatePart(plan, "privacy").has_value());
    for (const char *part : {"project", "labels", "embedding", "sequences", "writer", "about"})
        QVERIFY2(validatePart(plan, part).has_value(), part);
    QVERIFY(QString::fromStdString(validate(plan).error().detail).startsWith("records.path: "));
    plan.vocabulary.source = "builtin:medical";
    QVERIFY(validatePart(plan, "vocabulary").has_value());
}

void TestPlanValidation::knows_its_parts_only()
{
    QCOMPARE(int(validatePart(Plan(), "nothing").error().code), int(ErrorCode::Internal));
}

QTEST_APPLESS_MAIN(TestPlanValidation)
#include "tst_planvalidation.moc"
