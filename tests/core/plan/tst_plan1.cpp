#include "core/plan/Budget.h"
#include "core/plan/Plan.h"
#include "core/plan/Plan1.h"
#include "tests/core/plan/Plan1Texts.h"
#include "tests/core/plan/PlanParts.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_plan1 {

using core::plan::parsePlan;
using core::plan::Plan;
using core::plan::toJson;
using core::plan::validate;

/// Plans of schema 1 are read for ever, and messages call their fields as they do.
class TestPlan1 : public QObject
{
    Q_OBJECT

private slots:
    void every_key_has_its_place_in_schema_2();
    void settings_of_the_published_methods_are_kept();
    void is_written_as_schema_2_and_says_the_same();
    void missing_keys_have_the_defaults_they_had();
    void messages_name_its_own_fields_data();
    void messages_name_its_own_fields();
    void names_of_stored_vocabularies_are_told_as_today();

private:
    static Plan read(std::string_view text);
};

namespace {

std::string changed(const char *pointer, const char *value)
{
    auto json = nlohmann::json::parse(tests::histogramPlan1);
    json[nlohmann::json::json_pointer(pointer)] = nlohmann::json::parse(value);
    return json.dump();
}

} // namespace

Plan TestPlan1::read(std::string_view text)
{
    auto plan = parsePlan(text, "plan.json");
    if (!plan)
        qFatal("%s", plan.error().detail.c_str());
    return std::move(*plan);
}

void TestPlan1::every_key_has_its_place_in_schema_2()
{
    const Plan plan = read(tests::histogramPlan1);
    QCOMPARE(plan.schema, 1);
    QCOMPARE(plan.project, "cardiology-notes");
    QCOMPARE(sourceName(plan), "cardiology-notes"); // under which the ledger goes on adding up
    QCOMPARE(plan.records.file(), "notes.tsv");
    QCOMPARE(plan.records.format, "tsv");
    QCOMPARE(recordsSource(plan.records).format, "tsv");
    QCOMPARE(plan.records.textColumn, "note");
    QCOMPARE(plan.records.labelColumn, "specialty");
    QCOMPARE(plan.records.personColumn, "patient");
    QCOMPARE(plan.records.encoding, "windows-1252");
    QCOMPARE(plan.labels, (std::vector<std::string>{"Cardiology", "Heart"}));
    QCOMPARE(plan.labelValues.at("Heart"), (std::vector<std::string>{"428", "I50"}));
    QVERIFY(plan.vocabulary == tests::termsIn("terms.txt"));
    QCOMPARE(plan.embedding.source, "builtin");
    QCOMPARE(plan.privacy.delta, 0.0);
    QCOMPARE(plan.privacy.cap, 8.5);
    QCOMPARE(plan.synthesis.method, "histogram");
    const std::map<std::string, double, std::less<>> epsilon = {
        {"phrases", 4.0}, {"pairs", 1.5}, {"labels", 0.25}};
    QVERIFY(plan.synthesis.epsilon == epsilon);
    QVERIFY(plan.synthesis.settings.empty()); // the histogram had no use for them
    QCOMPARE(plan.sampling.length, 12);
    QCOMPARE(plan.sampling.perLabel, 250);
    QCOMPARE(plan.sampling.sharpness, std::optional(0.5));
    QCOMPARE(plan.writer.documentType, "discharge summary");
    QCOMPARE(plan.about.approximateRecords, 4000);
    const auto valid = validate(plan);
    QVERIFY2(valid.has_value(), valid ? "" : valid.error().detail.c_str());
}

void TestPlan1::settings_of_the_published_methods_are_kept()
{
    const Plan plan = read(tests::kernelPlan1);
    const std::map<std::string, double, std::less<>> epsilon = {{"vocabulary", 1.0}, {"sequences", 2.5}};
    QVERIFY(plan.synthesis.epsilon == epsilon);
    QCOMPARE(plan.privacy.delta, 1e-6);
    const core::Settings settings = {{"phrasesPerUnit", std::int64_t{7}},
                                     {"selectedPhrases", std::int64_t{400}},
                                     {"featurePairs", std::int64_t{300}},
                                     {"prefixSizes", std::vector<std::int64_t>{1, 8}}};
    QVERIFY(plan.synthesis.settings == settings);
    QVERIFY(plan.vocabulary == tests::builtIn("medical"));
    QCOMPARE(plan.sampling.shares, std::vector<double>{1});
    QCOMPARE(plan.sampling.sharpness, std::optional(0.0));
    const auto valid = validate(plan);
    QVERIFY2(valid.has_value(), valid ? "" : valid.error().detail.c_str());
}

void TestPlan1::is_written_as_schema_2_and_says_the_same()
{
    for (const std::string_view text : {tests::histogramPlan1, tests::kernelPlan1}) {
        const Plan plan = read(text);
        const Plan again = read(toJson(plan));
        QCOMPARE(again.schema, 2);
        QCOMPARE(again.labels, plan.labels);
        QVERIFY(again.labelValues == plan.labelValues);
        QVERIFY(again.records == plan.records);
        QVERIFY(again.vocabulary == plan.vocabulary);
        QVERIFY(again.privacy == plan.privacy);
        QVERIFY(again.synthesis == plan.synthesis);
        QVERIFY(again.sampling == plan.sampling);
        QVERIFY(again.writer == plan.writer);
        QVERIFY(again.about == plan.about);
    }
}

void TestPlan1::missing_keys_have_the_defaults_they_had()
{
    const Plan plan = read(R"({"schema": "keyseed-plan/1", "privacy": {"epsilonVocabulary": null}})");
    QVERIFY(plan.records == Plan().records);
    QVERIFY(plan.vocabulary == Plan().vocabulary);
    QVERIFY(plan.synthesis == Plan().synthesis);
    QVERIFY(plan.sampling == Plan().sampling);
    QVERIFY(plan.privacy == Plan().privacy);
}

void TestPlan1::messages_name_its_own_fields_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *pointer, const char *value, const char *expected) {
        QTest::newRow(qPrintable(QString(pointer) + ' ' + value)) << pointer << value << expected;
    };
    row("/record", "{}", "record: unknown key; did you mean \"records\"?");
    row("/synthesis", "{}", "synthesis: unknown key; known here: schema, project");
    row("/records/source", "\"x\"", "records.source: unknown key; known here: path, format");
    row("/records/path", "null", "records.path: text was expected, null was found");
    row("/records/path", "\"a\\nb\"", "records.path: the path of the records was expected on one line");
    row("/privacy", "7", "privacy: an object was expected, a number was found");
    row("/privacy/epsilonVocabluary",
        "1",
        "privacy.epsilonVocabluary: unknown key; did you mean \"epsilonVocabulary\"?");
    row("/privacy/epsilonVocabulary",
        "\"abc\"",
        "privacy.epsilonVocabulary: a number was expected, text was found");
    row("/privacy/epsilonVocabulary", "0", "privacy.epsilonVocabulary: a number above 0");
    row("/privacy/epsilonSequences", "-1", "privacy.epsilonSequences: 0 or a number from 0.000001");
    row("/privacy/epsilonLabels", "-1", "privacy.epsilonLabels: 0 or a number from 0.000001");
    row("/privacy/epsilonLabels", "49", "privacy: an epsilon of at most 50 in all");
    row("/privacy/capDelta", "1", "privacy.capDelta: unknown key");
    row("/vocabulary/source",
        "\"snomed\"",
        "vocabulary.source: \"snomed\" is unknown; known here: builtin:medical, builtin:english, file:PATH");
    row("/vocabulary/source", "\"builtin:medicla\"", "vocabulary.source: \"medicla\" is unknown");
    row("/vocabulary/source", "\"file:\"", "vocabulary.source: the path of a file");
    row("/vocabulary/source", "3", "vocabulary.source: text was expected");
    row("/sequences/length", "0", "sequences.length: a whole number from 1 to 100 was expected");
    row("/sequences/shares", "[1]", "sequences.shares: shares are declared, so privacy.epsilonLabels");
    row("/sequences/method", "\"magic\"", "sequences.method: \"magic\" is unknown");
    row("/sequences/methd", "\"histogram\"", "sequences.methd: unknown key; did you mean \"method\"?");
    row("/sequences",
        R"({"method": "independent", "prefixSizes": [11]})",
        "sequences.prefixSizes[0]: a whole");
    row("/sequences", R"({"method": "independent", "featurePairs": "x"})", "sequences.featurePairs: a whole");
}

void TestPlan1::messages_name_its_own_fields()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, expected);
    const auto plan = parsePlan(changed(qPrintable(pointer), qPrintable(value)), "plan.json");
    const auto checked = plan ? validate(*plan) : core::Result<void>(core::fail(plan.error()));
    QVERIFY(!checked);
    QCOMPARE(int(checked.error().code), int(core::ErrorCode::InvalidPlan));
    const QString detail = QString::fromStdString(checked.error().detail);
    QVERIFY2(detail.startsWith(plan ? expected : "plan.json: " + expected), qPrintable(detail));
    QVERIFY(!detail.contains('\n'));
}

void TestPlan1::names_of_stored_vocabularies_are_told_as_today()
{
    QCOMPARE(core::plan::publicName(tests::builtIn("medical")), "builtin medical");
    QCOMPARE(core::plan::publicName(tests::termsIn("/home/someone/terms.txt")), "terms.txt");
    QCOMPARE(core::plan::vocabularyNameFrom1("builtin:medical"), "builtin medical");
    QCOMPARE(core::plan::vocabularyNameFrom1("file:/home/someone/terms.txt"), "terms.txt");
    QCOMPARE(core::plan::vocabularyNameFrom1("builtin medical"), "builtin medical");
}

} // namespace tst_plan1

QTEST_APPLESS_MAIN(tst_plan1::TestPlan1)
#include "tst_plan1.moc"
