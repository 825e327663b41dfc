#include "core/plan/Plan.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/core/plan/PlanText.h"
#include "tests/core/plan/RefusedPlans.h"

#include <QTest>

#include <chrono>
#include <functional>
#include <limits>

namespace tst_planvalidation {

using core::ErrorCode;
using core::plan::parsePlan;
using core::plan::Plan;
using core::plan::validate;
using core::plan::validatePart;
using tests::planWith;

namespace {

QString manyLabels(int count)
{
    return QString::fromStdString(tests::manyLabels(count));
}

Plan planOf(const QString &pointer, const QString &value)
{
    const auto plan = parsePlan(planWith(pointer, value), "plan.json");
    if (!plan)
        qFatal("%s", plan.error().detail.c_str());
    return *plan;
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
    void texts_of_any_length_are_refused_soon_data();
    void texts_of_any_length_are_refused_soon();
    void checks_one_part_without_the_others();
    void knows_its_parts_only();

private:
    static void acceptedWriters(const std::function<void(const char *, const QString &)> &row);
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
    for (const char *rule : {"\"standard\"", "\"single\"", "\"backslash\"", "\"none\"", "null"})
        row("/records/quoting", rule);
    row("/records/headerRow", "1");
    row("/records/headerRow", "1000000");
    row("/records/sections", R"(["impression", "beginning", "other"])");
    row("/records/sections", "[]");
    row("/records/negation", "\"German\"");
    row("/records/negation", "\"\"");
    row("/records/copies", "\"once\"");
    row("/records/copies", "\"\"");
    row("/records/severalLabels", "\"each\"");
    row("/records/severalLabels", "\"first\"");
    for (const char *separator :
         {R"(";")", R"("|")", R"("\t")", R"(", ")", R"("||")", R"("\u2022")", R"("")"})
        row("/records/labelSeparator", separator);
    row("/labels", "[]");
    row("/labels", manyLabels(1000));
    row("/labels", "[\"a\", \"A\", \"a b\"]");
    row("/labels", "[\"" + QString(200, QChar(0xE9)) + "\"]");
    row("/labels", R"([{"name": "Heart", "values": ["Cardiology", "Vessels"]}, "Neurology"])");
    row("/labels", R"([{"name": "a", "values": ["b\nc"]}, {"name": "b", "values": ["a"]}])"); // swapped names
    row("/vocabulary/name", "\"medical\"");
    row("/vocabulary", R"({"source": "terms", "file": "my terms.txt"})");
    row("/vocabulary/exclude", R"({"kinds": ["drug", "body part"], "terms": ["heart"]})");
    row("/vocabulary/exclude", R"({"terms": []})");
    row("/embedding", R"({"source": "word2vec", "file": "my vectors.bin"})");
    row("/embedding", R"({"source": "builtin", "file": "of another choice"})");
    row("/embedding",
        R"({"source": "endpoint", "protocol": "ollama", "baseUrl": "http://127.0.0.1:11434", "model": "m"})");
    row("/records/source", "\"Station 7, \\u5fc3\\u81d3\"");
    row("/synthesis/epsilon/phrases", "50");
    row("/synthesis/epsilon/phrases", "0.000001");
    row("/privacy/cap", "1000");
    row("/privacy/cap", "null");
    row("/sampling/length", "1");
    row("/sampling/length", "100");
    row("/sampling/length", "10.0");
    row("/sampling/perLabel", "1");
    row("/sampling/perLabel", "100000");
    row("/sampling/sharpness", "0.1");
    row("/sampling/sharpness", "10");
    row("/sampling/sharpness", "null");
    row("/writer/documentType", "\"letter to the family doctor\"");
    row("/writer/language", "\"German\"");
    row("/writer/language", "\"fr\"");
    row("/writer/sentences", "1");
    row("/writer/sentences", "null");
    row("/about", "{}");
    // A template needs nothing of a model, so what was left of one does not stop it.
    row("/writer", R"({"kind": "template", "language": "", "server": "?", "tries": 0, "examples": [""]})");
    acceptedWriters(row);
}

void TestPlanValidation::acceptedWriters(const std::function<void(const char *, const QString &)> &row)
{
    const auto writer = [&](const std::string &json) { row("/writer", QString::fromStdString(json)); };
    const auto chat = [&](const char *key, const std::string &value) { writer(tests::chatWith(key, value)); };
    chat("temperature", "null");
    chat("temperature", "0");
    chat("temperature", "2");
    chat("maxTokens", "32768");
    chat("language", '"' + std::string(100, 'x') + '"');
    chat("template", "\"radiology-report\"");
    chat("examples", tests::manyExamples(20));
    chat("examples", "[\"two\\nlines " + std::string(19'990, 'x') + "\"],\"examplesArePublic\":true");
    chat("flaws", R"({"empty": "mark", "cutOff": "keep", "withheld": "retry", "refused": "keep"})");
    for (const char *server : {"\"ollama\"", "\"anthropic\"", "\"azure\",\"apiVersion\":\"2024-06-01\""})
        chat("server", server);
    for (const char *address : {"https://models.example:8443/a/b/",
                                "http://localhost:11434",
                                "http://127.0.0.1:8000/v1",
                                "http://[::1]:8000/v1"})
        chat("baseUrl", '"' + std::string(address) + '"');
    chat("baseUrl", R"("http://Models.example/v1","plainHttpHost":"models.Example")");
    chat("baseUrl", R"("http://[fd00::7]/v1","plainHttpHost":"fd00::7")");
    for (const char *name : {"", "OPENAI_API_KEY", "_KEY", "SERVER_IN_ROOM_7_TOKEN", "Azure2024_KEY"})
        chat("keyEnvironment", '"' + std::string(name) + '"');
    for (const char *proxy : {"http://proxy.example:3128", "proxy.example:3128", "socks5h://10.0.0.1"})
        chat("proxy", '"' + std::string(proxy) + '"');
    chat("caFile", "\"/etc/ssl/house.pem\"");
    chat("inFlight", "256");
    chat("tries", "100");
    chat("requestsPerMinute", "0");
    chat("maxRequests", "1");
    chat("maxMoney", "0.01");
    chat("promptPrice", "2.5");
    writer(tests::packWith("model", "\"\"")); // of the plain format
    writer(tests::packWith("model", "\"gpt-4o\""));
    writer(tests::packWith("server", "\"?\"")); // nobody is asked
}

void TestPlanValidation::accepts_values_up_to_their_limits()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    Plan plan = planOf(pointer, value);
    plan.sampling.perLabel = std::min<int>(plan.sampling.perLabel, 100'000);
    const auto checked = validate(plan);
    QVERIFY2(checked.has_value(), checked ? "" : checked.error().detail.c_str());
}

void TestPlanValidation::refuses_values_that_cannot_run_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("expected");
    for (const tests::RefusedPlan &plan : tests::refusedPlans())
        QTest::newRow((plan.pointer + ' ' + plan.value.substr(0, 30)).c_str())
            << QString::fromStdString(plan.pointer) << QString::fromStdString(plan.value)
            << QString::fromStdString(plan.field) << QString::fromStdString(plan.expected);
    const auto row = [](const char *pointer, const char *value, const char *field, const char *expected) {
        QTest::newRow(qPrintable(QString(pointer) + ' ' + value))
            << QString(pointer) << QString(value) << QString(field) << QString(expected);
    };
    // What counts of a record: choices of the plan alone so far, with no sentence of the window's own.
    row("/records/sections", R"(["impresion"])", "records.sections[0]", "did you mean \"impression\"?");
    row("/records/sections", R"(["plan of war"])", "records.sections[0]", "unknown");
    row("/records/sections", R"(["findings", "findings"])", "records.sections[1]", "listed twice");
    row("/records/negation", "\"Latin\"", "records.negation", "German");
    row("/records/copies", "\"twice\"", "records.copies", "once");
    for (const char *separator : {R"("a")", R"("7")", R"("; a")", R"("\u00e4")", R"("----")", R"("\n")"})
        row("/records/labelSeparator", separator, "records.labelSeparator", "neither letters nor digits");
    row("/records",
        R"({"source": "s", "files": ["a.csv"], "text": "note", "label": "specialty", "copies": "once"})",
        "records.person",
        "records.copies looks among the records of a person");
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
    QVERIFY2(!detail.contains(tests::secret, Qt::CaseInsensitive), qPrintable(detail));
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
        change(plan);
        const auto checked = validate(plan);
        return checked ? QString() : QString::fromStdString(checked.error().detail).section(':', 0, 0);
    };
    const auto refusedPart = [&](const char *part) {
        return refusedField([&](Plan &plan) { plan.synthesis.epsilon[part] = value; });
    };
    for (const char *part : {"phrases", "pairs", "labels"})
        QCOMPARE(refusedPart(part), QStringLiteral("synthesis.epsilon.") + part);
    QCOMPARE(refusedField([&](Plan &plan) { plan.privacy.delta = value; }), "privacy.delta");
    QCOMPARE(refusedField([&](Plan &plan) { plan.privacy.cap = value; }), "privacy.cap");
    QCOMPARE(refusedField([&](Plan &plan) { plan.privacy.capDelta = value; }), "privacy.capDelta");

    const auto refusedOfWriter = [](auto &&change) {
        Plan plan = planOf("/writer", QString::fromStdString(tests::chatWith("tries", "3")));
        change(plan.writer);
        const auto checked = validate(plan);
        return checked ? QString() : QString::fromStdString(checked.error().detail).section(':', 0, 0);
    };
    using Writer = Plan::Writer;
    QCOMPARE(refusedOfWriter([&](Writer &w) { w.temperature = value; }), "writer.temperature");
    QCOMPARE(refusedOfWriter([&](Writer &w) { w.maxMoney = value; }), "writer.maxMoney");
    QCOMPARE(refusedOfWriter([&](Writer &w) { w.promptPrice = value; }), "writer.promptPrice");
    QCOMPARE(refusedOfWriter([&](Writer &w) { w.completionPrice = value; }), "writer.completionPrice");
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
    plan.sampling.perLabel = 100'000;
    QVERIFY(validate(plan).has_value());
    plan.labels.push_back("one more");
    const auto checked = validate(plan);
    QVERIFY(!checked.has_value());
    QCOMPARE(QString::fromStdString(checked.error().detail),
             "sampling.perLabel: at most 1000000 documents in all were expected; with 11 labels that is "
             "90909 per "
             "label");
    plan.sampling.perLabel = 90'909;
    QVERIFY(validate(plan).has_value());
    plan.labels.clear(); // one unlabelled class
    plan.sampling.perLabel = 100'000;
    QVERIFY(validate(plan).has_value());
}

void TestPlanValidation::texts_of_any_length_are_refused_soon_data()
{
    QTest::addColumn<QString>("part");
    for (const char *part : {"project", "labels", "records", "about"})
        QTest::addRow("%s", part) << part;
}

// A page of the window asks hundreds of times.
void TestPlanValidation::texts_of_any_length_are_refused_soon()
{
    QFETCH(QString, part);
    constexpr std::size_t bytes = std::size_t{3} << 20;
    Plan plan = planOf("/project", "\"p\"");
    plan.records.labelColumn = "label";
    plan.labels = {part == "labels" ? std::string(bytes, 'x') : "A"};
    std::string &text = part == "project"   ? plan.project
                        : part == "records" ? plan.records.textColumn
                                            : plan.about.title;
    if (part != "labels")
        text.assign(bytes, 'x');
    const auto begin = std::chrono::steady_clock::now();
    for (int time = 0; time < 20; ++time)
        if (part != "records")
            QVERIFY(!validatePart(plan, part.toStdString()));
        else
            (void)validatePart(plan, part.toStdString());
    QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}

void TestPlanValidation::checks_one_part_without_the_others()
{
    Plan plan; // nothing chosen yet
    QVERIFY(!validatePart(plan, "records").has_value());
    QVERIFY(!validatePart(plan, "vocabulary").has_value());
    QVERIFY(!validatePart(plan, "synthesis").has_value());
    for (const char *part : {"project", "labels", "embedding", "privacy", "sampling", "writer", "about"})
        QVERIFY2(validatePart(plan, part).has_value(), part);
    QVERIFY(QString::fromStdString(validate(plan).error().detail).startsWith("records.source: "));
    plan.vocabulary = tests::builtIn("medical");
    QVERIFY(validatePart(plan, "vocabulary").has_value());
}

void TestPlanValidation::knows_its_parts_only()
{
    QCOMPARE(int(validatePart(Plan(), "nothing").error().code), int(ErrorCode::Internal));
}

} // namespace tst_planvalidation

QTEST_APPLESS_MAIN(tst_planvalidation::TestPlanValidation)
#include "tst_planvalidation.moc"
