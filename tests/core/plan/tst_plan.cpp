#include "core/plan/Budget.h"
#include "core/plan/LabelMap.h"
#include "core/plan/Plan.h"
#include "tests/core/plan/PlanParts.h"
#include "tests/core/plan/PlanText.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

namespace tst_plan {

using core::ErrorCode;
using core::plan::labelValues;
using core::plan::loadPlan;
using core::plan::parsePlan;
using core::plan::Plan;
using core::plan::toJson;
using tests::goodPlan;
using tests::planWith;

class TestPlan : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path path(const QString &name) const { return m_folder.filePath(name).toStdString(); }
    std::filesystem::path write(const QString &name, std::string_view text) const
    {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }

    static QString detail(const core::Error &error) { return QString::fromStdString(error.detail); }

private slots:
    void reads_every_field();
    void gives_missing_keys_their_defaults();
    void null_empties_what_is_optional();
    void refuses_what_is_not_json_data();
    void refuses_what_is_not_json();
    void refuses_a_plan_that_is_cut_off_anywhere();
    void refuses_a_key_that_stands_twice_data();
    void refuses_a_key_that_stands_twice();
    void refuses_keys_and_types_it_does_not_know_data();
    void refuses_keys_and_types_it_does_not_know();
    void does_not_quote_a_records_file_given_by_mistake_data();
    void does_not_quote_a_records_file_given_by_mistake();
    void reads_labels_with_values();
    void a_label_of_its_own_value_is_written_as_a_name();
    void labels_keep_their_descriptions();
    void reads_the_settings_of_every_method();
    void reads_back_what_it_writes_data();
    void reads_back_what_it_writes();
    void writes_keys_in_the_order_of_the_schema();
    void writes_a_path_that_is_not_utf8();
    void loads_the_longest_examples_that_a_plan_may_hold();
    void resolves_paths_from_the_folder_of_the_plan();
    void leaves_absolute_paths_as_they_are();
    void refuses_a_file_that_is_no_plan_data();
    void refuses_a_file_that_is_no_plan();
};

void TestPlan::reads_every_field()
{
    const auto plan = parsePlan(goodPlan, "plan.json");
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    QCOMPARE(plan->project, "cardiology-notes");
    QCOMPARE(plan->records.source, "notes of ward 7");
    QCOMPARE(plan->records.file(), "notes.csv");
    QCOMPARE(plan->records.format, "csv");
    QCOMPARE(plan->records.textColumn, "note");
    QCOMPARE(plan->records.labelColumn, "specialty");
    QCOMPARE(plan->records.personColumn, "patient");
    QCOMPARE(plan->records.delimiter, ";");
    QCOMPARE(plan->records.encoding, "windows-1252");
    QCOMPARE(plan->labels, (std::vector<std::string>{"Cardiology", "Neurology"}));
    QVERIFY(plan->vocabulary == tests::builtIn("english"));
    QCOMPARE(plan->embedding.source, "builtin");
    QCOMPARE(plan->privacy.delta, 0.0);
    QCOMPARE(plan->privacy.cap, 8.5);
    QCOMPARE(plan->privacy.capDelta, 1e-5);
    QCOMPARE(plan->synthesis.method, "histogram");
    const std::map<std::string, double, std::less<>> epsilon = {
        {"phrases", 4.0}, {"pairs", 0.0}, {"labels", 0.0}};
    QVERIFY(plan->synthesis.epsilon == epsilon);
    QVERIFY(plan->synthesis.settings.empty());
    QCOMPARE(plan->sampling.length, 12);
    QCOMPARE(plan->sampling.perLabel, 250);
    QCOMPARE(plan->writer.kind, "template");
    QCOMPARE(plan->writer.documentType, "discharge summary");
    QCOMPARE(plan->about.purpose, "teaching");
    QCOMPARE(plan->about.recipient, "a university");
    QCOMPARE(plan->about.title, "Notes");
    QCOMPARE(plan->about.licence, "CC0");
    QCOMPARE(plan->about.contact, "steward@hospital.example");
    QVERIFY(plan->about.recordCountPublic);
    QCOMPARE(plan->about.approximateRecords, 4000);
}

void TestPlan::gives_missing_keys_their_defaults()
{
    const auto plan = parsePlan(R"({"schema": "keyseed-plan/2"})", "plan.json");
    QVERIFY(plan.has_value());
    QVERIFY(plan->records.files.empty());
    QCOMPARE(sourceName(*plan), plan->project);
    QVERIFY(!plan->records.format);
    QVERIFY(!plan->records.labelColumn);
    QVERIFY(plan->labels.empty());
    QVERIFY2(plan->synthesis.epsilon.empty(), "epsilon is a decision and has no default");
    QVERIFY(!plan->privacy.cap);
    QCOMPARE(plan->synthesis.method, "histogram");
    QCOMPARE(plan->writer.kind, "template");
    QVERIFY(!plan->about.recordCountPublic);
}

void TestPlan::null_empties_what_is_optional()
{
    const auto plan = parsePlan(R"({"schema": "keyseed-plan/2",
        "records": {"format": null, "label": null, "person": null, "delimiter": null, "encoding": null},
        "privacy": {"cap": null, "capDelta": null}, "synthesis": {"epsilon": {"phrases": null}}, "about": {"approximateRecords": null},
        "writer": {"temperature": null, "seed": null, "maxRequests": null, "maxMoney": null}})",
                                "plan.json");
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    QVERIFY(!plan->records.format && !plan->records.labelColumn && !plan->records.personColumn);
    QVERIFY(!plan->records.delimiter && !plan->records.encoding);
    QVERIFY(preparationRules(plan->records) == core::preparation::Rules());
    QVERIFY(plan->synthesis.epsilon.empty() && !plan->privacy.cap && !plan->privacy.capDelta);
    QVERIFY(!plan->about.approximateRecords);
    QVERIFY(!plan->writer.temperature && !plan->writer.seed);
    QVERIFY(!plan->writer.maxRequests && !plan->writer.maxMoney);
}

void TestPlan::refuses_what_is_not_json_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, QByteArray text, const char *place, const char *expected) {
        QTest::newRow(name) << text << QString(place) << QString(expected);
    };
    row("empty", "", "plan.json: ", "the plan is empty");
    row("white space only", " \n\t\r\n", "plan.json: ", "the plan is empty");
    row("NaN",
        "{\n  \"privacy\": {\n    \"delta\": NaN}}",
        "plan.json:3:14: ",
        "NaN and Infinity are not numbers");
    row("minus Infinity", "{\"delta\": -Infinity}", "plan.json:1:11: ", "NaN and Infinity are not numbers");
    row("number too large", "{\n\"delta\": 1e999}", "plan.json:2:10: ", "too large");
    row("ends too early",
        "{\"schema\": \"keyseed-plan/2\",\n \"labels\": [\"a\"",
        "plan.json:2:",
        "ends too early");
    row("comma before the brace", "{\n\"a\": 1,\n}", "plan.json:3:1: ", "remove the comma");
    row("comma before the bracket", "[1,\n2,\n ]", "plan.json:3:2: ", "remove the comma");
    row("missing comma", "{\"a\": 1\n \"b\": 2}", "plan.json:2:2: ", "missing comma");
    row("column counts characters", "{\"\xC3\xA9\xC3\xA9\": oops}", "plan.json:1:8: ", "not valid JSON");
    row("Windows line breaks", "{\r\n\"a\": oops}", "plan.json:2:6: ", "not valid JSON");
    row("comment", "{\n // why\n}", "plan.json:2:2: ", "no comments");
    row("single quotes", "{'a': 1}", "plan.json:1:2: ", "double quotes");
    row("unclosed text", "{\"a\": \"b\n}", "plan.json:1:9: ", "a closing quote");
    row("bytes that are not UTF-8", "{\"a\": \"\xFF\"}", "plan.json:1:", "valid UTF-8");
    row("text after the plan", "{}\n{}", "plan.json:2:1: ", "not valid JSON");
    row("a table", "id,note\n1,fever\n", "plan.json:1:1: ", "not valid JSON");
}

void TestPlan::refuses_what_is_not_json()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    QFETCH(QString, expected);
    const auto plan = parsePlan(text.toStdString(), "plan.json");
    QVERIFY(!plan.has_value());
    QCOMPARE(int(plan.error().code), int(ErrorCode::InvalidPlan));
    QVERIFY2(detail(plan.error()).startsWith(place), plan.error().detail.c_str());
    QVERIFY2(detail(plan.error()).contains(expected), plan.error().detail.c_str());
    QVERIFY(!detail(plan.error()).contains('\n'));
}

void TestPlan::refuses_a_plan_that_is_cut_off_anywhere()
{
    for (std::size_t size = 0; size < goodPlan.size(); ++size) {
        const auto plan = parsePlan(goodPlan.substr(0, size), "plan.json");
        QVERIFY2(!plan.has_value(), qPrintable(QString("cut after %1 bytes").arg(size)));
        QVERIFY2(detail(plan.error()).contains(size == 0 ? "the plan is empty" : "plan.json:"),
                 plan.error().detail.c_str());
    }
}

void TestPlan::refuses_a_key_that_stands_twice_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::newRow("in the plan") << R"({"schema": "keyseed-plan/2",
        "labels": [],
        "labels": ["a"]})"
                                 << "plan.json:3:";
    QTest::newRow("in a part") << R"({"schema": "keyseed-plan/2",
        "privacy": {"cap": 1, "delta": 0, "cap": 9}})"
                               << "plan.json:2:";
    QTest::newRow("written with an escape")
        << R"({"schema": "keyseed-plan/2", "labels": [], "\u006cabels": []})"
        << "plan.json:1:";
}

void TestPlan::refuses_a_key_that_stands_twice()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    const auto plan = parsePlan(text.toStdString(), "plan.json");
    QVERIFY(!plan.has_value());
    QCOMPARE(int(plan.error().code), int(ErrorCode::InvalidPlan));
    QVERIFY2(detail(plan.error()).startsWith(place), plan.error().detail.c_str());
    QVERIFY2(detail(plan.error()).contains("stands twice"), plan.error().detail.c_str());

    // The same key in two different objects is fine.
    QVERIFY(parsePlan(R"({"schema": "keyseed-plan/2", "vocabulary": {"source": "builtin"},
                          "embedding": {"source": "builtin"}})",
                      "plan.json"));
}

void TestPlan::refuses_keys_and_types_it_does_not_know_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *pointer, const char *value, const char *expected) {
        QTest::newRow(qPrintable(QString(pointer) + ' ' + QString(value).left(30)))
            << pointer << value << "plan.json: " + QString(expected);
    };
    row("/schema",
        "",
        "schema: this is not a plan; an object with \"schema\": \"keyseed-plan/2\" is expected");
    const char *otherSchema = "schema: \"keyseed-plan/2\" is expected; this version reads no other";
    row("/schema", "\"keyseed-plan/1\"", otherSchema);
    row("/schema", "\"keyseed-plan/3\"", otherSchema);
    row("/schema", "1", otherSchema);
    row("/privacy/delt", "1", "privacy.delt: unknown key; did you mean \"delta\"?");
    row("/privacy/CapDelta", "1", "privacy.CapDelta: unknown key; did you mean \"capDelta\"?");
    row("/synthesis/a\nb",
        "{}",
        "synthesis.a\\u{a}b: a number, text, true, false or a list was expected, an object was found");
    row("/privacy/epsilonVocabulary",
        "1",
        "privacy.epsilonVocabulary: unknown key; known here: delta, cap, capDelta");
    row("/sequences",
        "{}",
        "sequences: unknown key; known here: schema, project, records, labels, vocabulary, embedding, "
        "privacy, synthesis, sampling, writer, about");
    row("/vocabulary/exclude",
        R"({"kind": ["drug"]})",
        "vocabulary.exclude.kind: unknown key; did you mean \"kinds\"?");
    row("/vocabulary/exclude", "[\"drug\"]", "vocabulary.exclude: an object was expected, a list was found");
    row("/record", "{}", "record: unknown key; did you mean \"records\"?");
    row("/records/zzzzzzz",
        "1",
        "records.zzzzzzz: unknown key; known here: source, files, format, profile, table, database, "
        "language, text, label, "
        "person, "
        "delimiter, quoting, headerRow, encoding, labelPattern, personPattern, join, withdrawn, "
        "recordElement, labelSeparator, severalLabels, sections, "
        "negation, copies, omopTables, fields");
    row("/writer/flaws/a\\nb",
        "1",
        "writer.flaws.a\\nb: unknown key; known here: empty, cutOff, withheld, refused, phrasesMissing");
    row("/writer/flaws/phraseMissing",
        "1",
        "writer.flaws.phraseMissing: unknown key; did you mean \"phrasesMissing\"?");
    row("/writer/maxToken", "1", "writer.maxToken: unknown key; did you mean \"maxTokens\"?");
    row("/writer/baseURL", "1", "writer.baseURL: unknown key; did you mean \"baseUrl\"?");
    row("/writer/keyEnviroment", "1", "writer.keyEnviroment: unknown key; did you mean \"keyEnvironment\"?");
    row("/writer/template", "null", "writer.template: text was expected, null was found");
    row("/writer/examples", "\"a\"", "writer.examples: a list of texts was expected, text was found");
    row("/writer/examples", "[\"a\", {}]", "writer.examples[1]: text was expected, an object was found");
    row("/writer/examplesArePublic",
        "1",
        "writer.examplesArePublic: true or false was expected, a number was found");
    row("/writer/temperature", "\"hot\"", "writer.temperature: a number was expected, text was found");
    row("/writer/maxTokens", "null", "writer.maxTokens: a whole number was expected, null was found");
    row("/writer/maxTokens", "1.5", "writer.maxTokens: a whole number was expected, a fraction was found");
    row("/writer/seed", "\"7\"", "writer.seed: a whole number was expected, text was found");
    row("/writer/seed", "0.5", "writer.seed: a whole number was expected, a fraction was found");
    row("/writer/seed",
        "9223372036854775808",
        "writer.seed: a whole number was expected, this one is too large");
    row("/writer/seed", "-1e300", "writer.seed: a whole number was expected, this one is too large");
    row("/writer/baseUrl", "[\"CANARY\"]", "writer.baseUrl: text was expected, a list was found");
    row("/writer/maxRequests",
        "2.5",
        "writer.maxRequests: a whole number was expected, a fraction was found");
    row("/writer/maxMoney", "true", "writer.maxMoney: a number was expected, true was found");
    row("/writer/flaws", "\"keep\"", "writer.flaws: an object was expected, text was found");
    row("/writer/flaws/empty", "false", "writer.flaws.empty: text was expected, false was found");
    row("/project", "7", "project: text was expected, a number was found");
    row("/records", "\"notes.csv\"", "records: an object was expected, text was found");
    row("/records/files", "[null]", "records.files[0]: text was expected, null was found");
    row("/records/files", "\"notes.csv\"", "records.files: a list of texts was expected, text was found");
    row("/records/label", "[]", "records.label: text was expected, a list was found");
    row("/labels", "\"Cardiology\"", "labels: a list of labels was expected, text was found");
    row("/labels",
        "[\"a\", 2]",
        "labels[1]: text, or an object of name, values and description, was expected, a number was found");
    row("/labels",
        "[{\"name\": \"a\", \"value\": []}]",
        "labels[0].value: unknown key; did you mean \"values\"?");
    row("/labels", "[{\"name\": 1}]", "labels[0].name: text was expected, a number was found");
    row("/labels",
        "[{\"name\": \"a\", \"values\": \"b\"}]",
        "labels[0].values: a list of texts was expected, text was found");
    row("/sampling/shares", "[1, \"2\"]", "sampling.shares[1]: a number was expected, text was found");
    row("/sampling/sharpness", "\"high\"", "sampling.sharpness: a number was expected, text was found");
    row("/synthesis/epsilon", "4", "synthesis.epsilon: an object was expected, a number was found");
    row("/synthesis/rounds",
        "{}",
        "synthesis.rounds: a number, text, true, false or a list was expected, an object was found");
    row("/synthesis/rounds", "[1, \"2\"]", "synthesis.rounds[0]: text was expected, a number was found");
    row("/vocabulary", "\"medical\"", "vocabulary: an object was expected, text was found");
    row("/synthesis/epsilon/phrases",
        "\"abc\"",
        "synthesis.epsilon.phrases: a number was expected, text was found");
    row("/synthesis/epsilon/phrases",
        "true",
        "synthesis.epsilon.phrases: a number was expected, true was found");
    row("/privacy/delta", "null", "privacy.delta: a number was expected, null was found");
    row("/privacy/cap", "{}", "privacy.cap: a number was expected, an object was found");
    row("/sampling/length", "10.5", "sampling.length: a whole number was expected, a fraction was found");
    row("/sampling/perLabel", "\"300\"", "sampling.perLabel: a whole number was expected, text was found");
    row("/sampling/perLabel",
        "1e12",
        "sampling.perLabel: a whole number was expected, this one is too large");
    row("/sampling/perLabel",
        "99999999999999999999",
        "sampling.perLabel: a whole number was expected, this one is too large");
    row("/about/recordCountPublic",
        "\"yes\"",
        "about.recordCountPublic: true or false was expected, text was found");
    row("/about/approximateRecords",
        "0.5",
        "about.approximateRecords: a whole number was expected, a fraction was found");
}

void TestPlan::refuses_keys_and_types_it_does_not_know()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, expected);
    const auto plan = parsePlan(planWith(pointer, value), "plan.json");
    QVERIFY(!plan.has_value());
    QCOMPARE(int(plan.error().code), int(ErrorCode::InvalidPlan));
    QCOMPARE(detail(plan.error()), expected);
}

void TestPlan::does_not_quote_a_records_file_given_by_mistake_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("table") << QByteArray("note\nCANARY has a fever\n");
    QTest::newRow("JSON lines") << QByteArray("{\"CANARY\": \"CANARY\"}\n{\"CANARY\": \"CANARY\"}\n");
    QTest::newRow("one JSON record") << QByteArray("{\"CANARY\": \"CANARY\"}");
    QTest::newRow("record with a key twice") << QByteArray("{\"CANARY\": 1, \"CANARY\": 2}");
    QTest::newRow("list") << QByteArray("[\"CANARY\"]");
    QTest::newRow("unclosed") << QByteArray("{\"CANARY\": \"CANARY");
    QTest::newRow("foreign schema") << QByteArray("{\"schema\": \"CANARY\", \"CANARY\": 1}");
}

void TestPlan::does_not_quote_a_records_file_given_by_mistake()
{
    QFETCH(QByteArray, text);
    const auto plan = parsePlan(text.toStdString(), "plan.json");
    QVERIFY(!plan.has_value());
    QVERIFY2(!detail(plan.error()).contains("CANARY"), plan.error().detail.c_str());
}

void TestPlan::reads_labels_with_values()
{
    const auto plan =
        parsePlan(planWith("/labels", R"(["Urology", {"name": "Heart", "values": ["Cardiology", "Vessels"]},
                                          {"name": "Neurology"}])"),
                  "plan.json");
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    QCOMPARE(plan->labels, (std::vector<std::string>{"Urology", "Heart", "Neurology"}));
    QCOMPARE(plan->labelValues.size(), std::size_t{1});
    QCOMPARE(labelValues(*plan, "Heart"), (std::vector<std::string>{"Cardiology", "Vessels"}));
    QCOMPARE(labelValues(*plan, "Neurology"), std::vector<std::string>{"Neurology"});
}

void TestPlan::a_label_of_its_own_value_is_written_as_a_name()
{
    const auto plan =
        parsePlan(planWith("/labels", R"([{"name": "Heart", "values": ["Heart"]}])"), "plan.json");
    QVERIFY(plan.has_value());
    QCOMPARE(nlohmann::json::parse(toJson(*plan))["labels"].dump(), std::string(R"(["Heart"])"));
    Plan withRest = *plan; // values of a name that is not declared are of no account
    withRest.labelValues["Gone"] = {"a"};
    QCOMPARE(toJson(withRest), toJson(*plan));
}

void TestPlan::labels_keep_their_descriptions()
{
    const auto plan = parsePlan(planWith("/labels",
                                         R"(["Urology", {"name": "A", "description": "diseases of the heart"},
                                             {"name": "B", "values": ["b", "c"], "description": "the skin"}])"),
                                "plan.json");
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    QCOMPARE(plan->labels, (std::vector<std::string>{"Urology", "A", "B"}));
    QCOMPARE(plan->labelDescriptions.size(), std::size_t{2});
    QCOMPARE(plan->labelDescriptions.at("A"), std::string("diseases of the heart"));
    QCOMPARE(plan->labelDescriptions.at("B"), std::string("the skin"));
    QCOMPARE(labelValues(*plan, "A"), std::vector<std::string>{"A"});
    const auto again = parsePlan(toJson(*plan), "plan.json");
    QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
    QVERIFY(*again == *plan);
}

void TestPlan::reads_the_settings_of_every_method()
{
    const auto plan = parsePlan(R"({"schema": "keyseed-plan/2", "labels": ["a", "b"],
        "synthesis": {"method": "iterative-logarithmic",
                      "epsilon": {"vocabulary": 1, "sequences": 2.5, "labels": 0.25},
                      "phrasesPerUnit": 7, "prefixSizes": [1, 8], "weights": [1, 2.5], "names": ["a"],
                      "isWhole": true, "word": "b", "share": 0.5, "none": []},
        "sampling": {"length": 8, "perLabel": 20, "shares": [1, 2.5], "sharpness": 0}})",
                                "plan.json");
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    const auto again = parsePlan(toJson(*plan), "plan.json");
    QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
    const core::Settings settings = {{"phrasesPerUnit", std::int64_t{7}},
                                     {"prefixSizes", std::vector<std::int64_t>{1, 8}},
                                     {"weights", std::vector<double>{1, 2.5}},
                                     {"names", std::vector<std::string>{"a"}},
                                     {"isWhole", true},
                                     {"word", std::string("b")},
                                     {"share", 0.5},
                                     {"none", std::vector<std::int64_t>()}};
    for (const Plan &each : {*plan, *again}) {
        QCOMPARE(each.synthesis.method, "iterative-logarithmic");
        QCOMPARE(core::plan::epsilonOf(each, "vocabulary"), 1.0);
        QCOMPARE(core::plan::epsilonOf(each, "sequences"), 2.5);
        QCOMPARE(core::plan::epsilonOf(each, "labels"), 0.25);
        QCOMPARE(core::plan::epsilonOf(each, "phrases"), 0.0);
        QCOMPARE(core::plan::plannedEpsilon(each), 3.75);
        QVERIFY(each.synthesis.settings == settings);
        QCOMPARE(each.sampling.shares, (std::vector<double>{1, 2.5}));
        QCOMPARE(each.sampling.sharpness, std::optional(0.0));
    }
}

void TestPlan::reads_back_what_it_writes_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::newRow("as it is") << "/project"
                              << "\"cardiology-notes\"";
    QTest::newRow("nothing mapped") << "/records"
                                    << R"({"files": ["a b/n\u00f6tes.jsonl"], "format": "jsonl"})";
    QTest::newRow("tsv") << "/records"
                         << R"({"files": ["n.tsv"], "format": "tsv", "text": "t"})";
    QTest::newRow("tab in csv") << "/records"
                                << R"({"files": ["n"], "format": "csv", "delimiter": "\t", "text": "t"})";
    QTest::newRow("delimiter alone") << "/records"
                                     << R"({"files": ["n"], "delimiter": "|", "text": "t"})";
    QTest::newRow("quotes and the row of the names")
        << "/records"
        << R"({"files": ["n.csv"], "quoting": "backslash", "headerRow": 3, "text": "t"})";
    QTest::newRow("format to be recognised") << "/records"
                                             << R"({"files": ["n.csv"], "format": null, "text": "t"})";
    QTest::newRow("awkward labels") << "/labels"
                                    << R"(["a \"b\"", "\u4e2d\u6587", "  c\\d "])";
    QTest::newRow("labels with values")
        << "/labels"
        << R"(["a", {"name": "Heart", "values": ["Cardiology", " b\n\u00e9"]}, {"name": "x", "values": []}])";
    QTest::newRow("epsilon still to be chosen") << "/synthesis"
                                                << "{}";
    QTest::newRow("vectors of a server")
        << "/embedding"
        << R"({"source": "endpoint", "protocol": "openai", "baseUrl": "https://a/v1", "model": "m"})";
    QTest::newRow("a vocabulary of one's own") << "/vocabulary"
                                               << R"({"source": "terms", "file": "my terms.txt"})";
    QTest::newRow("terms left out")
        << "/vocabulary"
        << R"({"source": "builtin", "name": "english", "exclude": {"kinds": ["drug"], "terms": ["a \"b\""]}})";
    QTest::newRow("a number that has no short form") << "/synthesis/epsilon/phrases"
                                                     << "0.1234567890123456";
    QTest::newRow("no facts about the release") << "/about"
                                                << "{}";
}

void TestPlan::reads_back_what_it_writes()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    const auto plan = parsePlan(planWith(pointer, value), "plan.json");
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    const std::string written = toJson(*plan);
    const auto again = parsePlan(written, "plan.json");
    QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
    QCOMPARE(toJson(*again), written);
    // A lossy writer would lose the same from both texts.
    QVERIFY(again->records == plan->records);
    QCOMPARE(again->labels, plan->labels);
    QVERIFY(again->labelValues == plan->labelValues);
    QVERIFY(again->vocabulary == plan->vocabulary);
    QVERIFY(again->embedding == plan->embedding);
    QVERIFY(again->privacy == plan->privacy);
    QVERIFY(again->synthesis == plan->synthesis);
    QVERIFY(again->sampling == plan->sampling);
    QVERIFY(again->writer == plan->writer);
    QVERIFY(again->about == plan->about);
}

void TestPlan::writes_keys_in_the_order_of_the_schema()
{
    const auto plan = parsePlan(goodPlan, "plan.json");
    const auto written = nlohmann::ordered_json::parse(toJson(*plan));
    const auto keysOf = [](const nlohmann::ordered_json &object) {
        QStringList keys;
        for (const auto &entry : object.items())
            keys << QString::fromStdString(entry.key());
        return keys.join(' ');
    };
    QCOMPARE(keysOf(written),
             "schema project records labels vocabulary embedding privacy synthesis sampling writer about");
    QCOMPARE(keysOf(written["records"]), "source files format text label person delimiter encoding");
    QCOMPARE(keysOf(written["privacy"]), "delta cap capDelta");
    QCOMPARE(keysOf(written["synthesis"]), "method epsilon");
    QCOMPARE(keysOf(written["synthesis"]["epsilon"]), "phrases pairs labels");
    QCOMPARE(keysOf(written["sampling"]), "length perLabel");
    QCOMPARE(keysOf(written["writer"]), "kind documentType");
    QVERIFY(nlohmann::json::parse(goodPlan) == nlohmann::json::parse(toJson(*plan)));
}

void TestPlan::writes_a_path_that_is_not_utf8()
{
    Plan plan;
    plan.records.files = {"notes\xFF.csv"};
    QVERIFY(parsePlan(toJson(plan), "plan.json").has_value());
}

void TestPlan::loads_the_longest_examples_that_a_plan_may_hold()
{
    Plan plan;
    std::string example;
    for (int i = 0; i < core::plan::limits::maximumExampleLength; ++i)
        example += "\xF0\x9F\xA9\xBA"; // a character of four bytes
    plan.writer.examples.assign(core::plan::limits::maximumExamples, example);
    const auto again = loadPlan(write("examples.json", toJson(plan)));
    QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
    QVERIFY(again->writer.examples == plan.writer.examples);
}

void TestPlan::resolves_paths_from_the_folder_of_the_plan()
{
    std::filesystem::create_directories(path("plans"));
    auto text = nlohmann::json::parse(goodPlan);
    text["records"]["files"][0] = "../data/notes.csv";
    text["vocabulary"] = {{"source", "terms"}, {"file", "terms.txt"}};
    text["embedding"] = {{"source", "glove"}, {"file", "vectors.txt"}};
    text["writer"]["template"] = "prompts/own.txt";
    text["writer"]["caFile"] = "house.pem";
    const auto plan = loadPlan(write("plans/plan.json", text.dump()));
    QVERIFY2(plan.has_value(), plan ? "" : plan.error().detail.c_str());
    QCOMPARE(plan->records.file(), path("data/notes.csv"));
    QVERIFY(plan->vocabulary == tests::termsIn(path("plans/terms.txt")));
    QVERIFY(plan->embedding.settings.at("file") == core::Setting(path("plans/vectors.txt")));
    QCOMPARE(plan->writer.promptTemplate, path("plans/prompts/own.txt").string());
    QCOMPARE(plan->writer.caFile, path("plans/house.pem").string());
}

void TestPlan::leaves_absolute_paths_as_they_are()
{
    auto text = nlohmann::json::parse(goodPlan);
    text["records"]["files"][0] = "/elsewhere/notes.csv";
    text["vocabulary"] = {{"source", "terms"}, {"file", "/elsewhere/terms.txt"}};
    const auto plan = loadPlan(write("absolute.json", text.dump()));
    QVERIFY(plan.has_value());
    QCOMPARE(plan->records.file(), "/elsewhere/notes.csv");
    QVERIFY(plan->vocabulary == tests::termsIn("/elsewhere/terms.txt"));

    // What is not given stays not given, and the built-in sources are no paths.
    const auto draft = loadPlan(write("draft.json", R"({"schema": "keyseed-plan/2",
                                                         "vocabulary": {"source": "builtin"},
                                                         "writer": {"template": "radiology-report"}})"));
    QVERIFY(draft.has_value());
    QVERIFY(draft->records.files.empty());
    QVERIFY(draft->vocabulary.settings.empty());
    QCOMPARE(draft->writer.promptTemplate, "radiology-report");
    QVERIFY(draft->writer.caFile.empty());
}

void TestPlan::refuses_a_file_that_is_no_plan_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("expected");
    QTest::newRow("missing") << "missing.json" << QByteArray() << int(ErrorCode::NotFound) << "no such file";
    QTest::newRow("below a file") << "empty.json/plan.json" << QByteArray() << int(ErrorCode::NotFound)
                                  << "no such file";
    QTest::newRow("folder") << "." << QByteArray() << int(ErrorCode::Io) << "this is a folder";
    QTest::newRow("empty") << "empty.json" << QByteArray("") << int(ErrorCode::InvalidPlan)
                           << "the plan is empty";
    QTest::newRow("too large") << "large.json" << QByteArray(4'000'001, ' ') << int(ErrorCode::InvalidPlan)
                               << "larger than 4 MB";
    QTest::newRow("largest") << "largest.json" << QByteArray(4'000'000, ' ') << int(ErrorCode::InvalidPlan)
                             << "the plan is empty";
    QTest::newRow("syntax") << "syntax.json" << QByteArray("{\n,") << int(ErrorCode::InvalidPlan)
                            << "syntax.json:2:1: ";
    QTest::newRow("name of two lines")
        << "a\nb.json" << QByteArray() << int(ErrorCode::NotFound) << "a?b.json: ";
}

void TestPlan::refuses_a_file_that_is_no_plan()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(QString, expected);
    if (!text.isNull())
        write(name, text.toStdString());
    const auto plan = loadPlan(path(name));
    QVERIFY(!plan.has_value());
    QCOMPARE(int(plan.error().code), code);
    QVERIFY2(detail(plan.error()).contains(expected), plan.error().detail.c_str());
    QVERIFY(detail(plan.error()).contains(QString(name).replace('\n', '?')));
    QVERIFY(!detail(plan.error()).contains('\n'));
}

} // namespace tst_plan

QTEST_APPLESS_MAIN(tst_plan::TestPlan)
#include "tst_plan.moc"
