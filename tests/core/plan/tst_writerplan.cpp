#include "core/plan/Plan.h"
#include "tests/core/plan/PlanText.h"

#include <limits>
#include <set>

namespace tst_writerplan {

using core::plan::parsePlan;
using core::plan::Plan;
using core::plan::toJson;

/// The writer of a plan in JSON: what is read, what is written, and that nothing is lost between the two.
class TestWriterPlan : public QObject
{
    Q_OBJECT

private slots:
    void reads_every_key();
    void writes_every_key_for_every_kind_data();
    void writes_every_key_for_every_kind();
    void writes_a_template_in_two_keys();
    void writes_a_template_with_what_was_touched();
    void writes_what_a_model_is_asked_with();
    void keeps_an_emptied_text_empty();
    void reads_a_seed_to_the_last_digit_data();
    void reads_a_seed_to_the_last_digit();

private:
    static Plan read(const nlohmann::json &writer);
    static nlohmann::ordered_json written(const Plan &plan)
    {
        return nlohmann::ordered_json::parse(toJson(plan))["writer"];
    }
};

namespace {

/// Every key, each with something else than its default.
constexpr std::string_view everyKey = R"({
  "kind": "chat", "documentType": "letter", "template": "own.txt", "language": "Welsh", "length": "a page",
  "examples": ["one\ntwo", "\"three\""], "examplesArePublic": true,
  "examplePhrases": ["cough, fever"], "exampleTurns": "several", "model": "llama-3", "temperature": 0.7,
  "maxTokens": 99, "seed": -5, "server": "azure", "baseUrl": "https://models.example/v1",
  "apiVersion": "2024-06-01", "keyEnvironment": "MODELS_KEY", "caFile": "house.pem",
  "proxy": "http://proxy.example:3128", "plainHttpHost": "models.example", "inFlight": 3,
  "requestsPerMinute": 60, "tokensPerMinute": 9000, "tries": 2, "maxRequests": 500, "maxMoney": 12.5,
  "promptPrice": 0.15, "completionPrice": 0.6,
  "texts": {"files": ["public.csv", "more"], "text": "body", "label": "group", "public": true,
            "origin": "a journal", "licence": "CC0", "sentenceUses": 5},
  "flaws": {"empty": "mark", "cutOff": "keep", "withheld": "mark", "refused": "keep",
            "phrasesMissing": "retry"}
})";

} // namespace

Plan TestWriterPlan::read(const nlohmann::json &writer)
{
    const auto plan = parsePlan(tests::planWithValue("/writer", writer.dump()), "plan.json");
    if (!plan)
        qFatal("%s", plan.error().detail.c_str());
    return *plan;
}

void TestWriterPlan::reads_every_key()
{
    const Plan::Writer writer = read(nlohmann::json::parse(everyKey)).writer;
    QCOMPARE(writer.kind, "chat");
    QCOMPARE(writer.documentType, "letter");
    QCOMPARE(writer.promptTemplate, "own.txt");
    QCOMPARE(writer.language, "Welsh");
    QCOMPARE(writer.length, "a page");
    QCOMPARE(writer.examples, (std::vector<std::string>{"one\ntwo", "\"three\""}));
    QVERIFY(writer.examplesArePublic);
    QCOMPARE(writer.examplePhrases, (std::vector<std::string>{"cough, fever"}));
    QCOMPARE(writer.exampleTurns, "several");
    QCOMPARE(writer.texts.sentenceUses, std::optional(5));
    QCOMPARE(writer.model, "llama-3");
    QCOMPARE(writer.temperature, std::optional(0.7));
    QCOMPARE(writer.maxTokens, 99);
    QCOMPARE(writer.seed, std::optional<std::int64_t>(-5));
    QCOMPARE(writer.server, "azure");
    QCOMPARE(writer.baseUrl, "https://models.example/v1");
    QCOMPARE(writer.apiVersion, "2024-06-01");
    QCOMPARE(writer.keyEnvironment, "MODELS_KEY");
    QCOMPARE(writer.caFile, "house.pem");
    QCOMPARE(writer.proxy, "http://proxy.example:3128");
    QCOMPARE(writer.plainHttpHost, "models.example");
    QCOMPARE(writer.inFlight, 3);
    QCOMPARE(writer.requestsPerMinute, 60);
    QCOMPARE(writer.tokensPerMinute, 9000);
    QCOMPARE(writer.tries, 2);
    QCOMPARE(writer.maxRequests, std::optional(500));
    QCOMPARE(writer.maxMoney, std::optional(12.5));
    QCOMPARE(writer.promptPrice, 0.15);
    QCOMPARE(writer.completionPrice, 0.6);
    const Plan::Writer::Flaws expected = {
        .empty = "mark", .cutOff = "keep", .withheld = "mark", .refused = "keep", .phrasesMissing = "retry"};
    QVERIFY(writer.flaws == expected);
}

void TestWriterPlan::writes_every_key_for_every_kind_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"template", "chat", "promptPack", "sentences", "publicTexts"})
        QTest::newRow(kind) << kind;
}

void TestWriterPlan::writes_every_key_for_every_kind()
{
    QFETCH(QString, kind);
    auto given = nlohmann::ordered_json::parse(everyKey);
    given["kind"] = kind.toStdString();
    const auto again = written(read(given));
    QCOMPARE(again.dump(), given.dump()); // in the same order as well
}

void TestWriterPlan::writes_a_template_in_two_keys()
{
    QCOMPARE(written(Plan()).dump(), R"({"kind":"template","documentType":"medical record"})");
}

void TestWriterPlan::writes_a_template_with_what_was_touched()
{
    const auto given = nlohmann::ordered_json::parse(
        R"({"kind": "template", "documentType": "letter", "seed": 0, "baseUrl": "https://a",
            "flaws": {"cutOff": "keep"}})");
    QCOMPARE(written(read(given)).dump(), given.dump());
}

void TestWriterPlan::writes_what_a_model_is_asked_with()
{
    Plan plan;
    plan.writer.kind = "chat";
    std::set<std::string> keys;
    const auto writer = written(plan);
    for (const auto &entry : writer.items())
        keys.insert(entry.key());
    // Every setting that counts, whoever made it, but nothing that is not there.
    const std::set<std::string> expected = {"kind",
                                            "documentType",
                                            "language",
                                            "length",
                                            "examplesArePublic",
                                            "maxTokens",
                                            "server",
                                            "inFlight",
                                            "requestsPerMinute",
                                            "tokensPerMinute",
                                            "tries",
                                            "promptPrice",
                                            "completionPrice",
                                            "flaws"};
    QVERIFY(keys == expected);
}

// Emptied is not the same as never touched, where the default is no empty text.
void TestWriterPlan::keeps_an_emptied_text_empty()
{
    for (const char *kind : {"template", "chat"}) {
        Plan plan;
        plan.writer.kind = kind;
        plan.writer.language.clear();
        plan.writer.flaws.refused.clear();
        const auto again = parsePlan(toJson(plan), "plan.json");
        QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
        QVERIFY(again->writer.language.empty());
        QVERIFY(again->writer.flaws == plan.writer.flaws);
    }
}

void TestWriterPlan::reads_a_seed_to_the_last_digit_data()
{
    QTest::addColumn<qint64>("seed");
    QTest::newRow("nothing") << qint64(0);
    QTest::newRow("one more than a double tells apart") << qint64(9007199254740993);
    QTest::newRow("largest") << std::numeric_limits<qint64>::max();
    QTest::newRow("smallest") << std::numeric_limits<qint64>::min();
}

void TestWriterPlan::reads_a_seed_to_the_last_digit()
{
    QFETCH(qint64, seed);
    Plan plan;
    plan.writer.seed = seed;
    const auto again = parsePlan(toJson(plan), "plan.json");
    QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
    QVERIFY(again->writer.seed == std::optional<std::int64_t>(seed));
}

} // namespace tst_writerplan

QTEST_APPLESS_MAIN(tst_writerplan::TestWriterPlan)
#include "tst_writerplan.moc"
