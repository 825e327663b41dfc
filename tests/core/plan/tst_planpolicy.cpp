#include "core/plan/PlanPolicy.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace tst_planpolicy {

using core::plan::Plan;
using core::plan::policyIssueOf;
using core::policy::Policy;

/// The policy of an organisation: its file, and the choices of a plan that it forbids.
class TestPlanPolicy : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { qunsetenv("KEYSEED_TEST_POLICY"); }
    void a_file_is_read_with_its_digest();
    void a_broken_file_is_refused_with_line_and_field_data();
    void a_broken_file_is_refused_with_line_and_field();
    void no_file_limits_nothing_and_a_broken_one_stops_everything();
    void what_a_policy_forbids_is_named_data();
    void what_a_policy_forbids_is_named();
    void a_spend_is_limited_alone_and_with_what_was_spent();

private:
    std::string written(const QByteArray &text) const
    {
        QFile file(m_folder.filePath(QStringLiteral("policy.json")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("the file cannot be written");
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder;
};

void TestPlanPolicy::a_file_is_read_with_its_digest()
{
    const QByteArray text =
        R"({"schema": "keyseed-policy/1", "servers": ["this computer"], "maxEpsilon": 8})";
    const auto file = core::policy::readPolicy(written(text));
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QCOMPARE(file->policy.servers, std::vector<std::string>{"this computer"});
    QCOMPARE(file->policy.maxEpsilon.value_or(0), 8.0);
    QVERIFY(!file->policy.maxDelta);
    QVERIFY(file->digest == core::sha256(text.toStdString()));
}

void TestPlanPolicy::a_broken_file_is_refused_with_line_and_field_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *rest, const char *words) {
        QTest::newRow(name) << QByteArray("{\n\"schema\": \"keyseed-policy/1\",\n") + rest + "\n}"
                            << QString::fromUtf8(words);
    };
    QTest::newRow("empty") << QByteArray() << QStringLiteral("policy.json:1:");
    QTest::newRow("another file") << QByteArray("{\"schema\": \"keyseed-plan/2\"}")
                                  << QStringLiteral(
                                         "policy.json:1: schema: \"keyseed-policy/1\" was expected");
    row("syntax", "\"maxEpsilon\": 8,", "policy.json:4:");
    row("unknown key", "\"maxEpsilom\": 8", "policy.json:3: maxEpsilom: ");
    row("wrong type", "\"maxEpsilon\": \"8\"", "policy.json:3: maxEpsilon: ");
    row("null", "\"maxEpsilon\": null", "policy.json:3: maxEpsilon: a number");
    row("range", "\"servers\": [],\n\"maxDelta\": 2", "policy.json:4: maxDelta: ");
    row("negative", "\"maxEpsilon\": -1", "policy.json:3: maxEpsilon: ");
    row("a server", "\"servers\": [\"this computer\", \"localhost\"]", "policy.json:3: servers[1]: ");
    row("texts", "\"models\": [1]", "policy.json:3: models: ");
    row("twice", "\"maxEpsilon\": 1,\n\"maxEpsilon\": 50", "policy.json:4:");
}

void TestPlanPolicy::a_broken_file_is_refused_with_line_and_field()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, words);
    const auto file = core::policy::readPolicy(written(text));
    QVERIFY(!file);
    QVERIFY(file.error().code == core::ErrorCode::InvalidPlan);
    QVERIFY2(QString::fromStdString(file.error().detail).contains(words), file.error().detail.c_str());
}

void TestPlanPolicy::no_file_limits_nothing_and_a_broken_one_stops_everything()
{
    qputenv("KEYSEED_TEST_POLICY", m_folder.filePath(QStringLiteral("none.json")).toUtf8());
    QVERIFY(core::plan::checkPolicy(Plan()));
    QVERIFY(core::policy::checkSpend(40, 0.5, 100, 0.5));
    qputenv("KEYSEED_TEST_POLICY", QByteArray::fromStdString(written("{")));
    QVERIFY(!core::plan::checkPolicy(Plan()));
    QVERIFY(!core::policy::checkSpend(0.1, 0, 0, 0));
    qputenv("KEYSEED_TEST_POLICY", m_folder.path().toUtf8()); // a folder
    QVERIFY(!core::policy::checkSpend(0.1, 0, 0, 0));
}

void TestPlanPolicy::what_a_policy_forbids_is_named_data()
{
    QTest::addColumn<std::function<void(Plan &, Policy &)>>("change");
    QTest::addColumn<QString>("field");
    using Change = std::function<void(Plan &, Policy &)>;
    const auto row = [](const char *name, const char *field, Change change) {
        QTest::newRow(name) << change << QString::fromUtf8(field);
    };
    const auto asks = [](const std::string &address, const std::vector<std::string> &servers) -> Change {
        return [=](Plan &plan, Policy &policy) {
            plan.writer.kind = "chat";
            plan.writer.baseUrl = address;
            plan.writer.model = "small-model";
            policy.servers = servers;
        };
    };
    row("nothing set", "", [](Plan &, Policy &) {});
    row("this computer", "", asks("http://127.0.0.1:8080/v1", {"this computer"}));
    row("elsewhere", "writer.baseUrl", asks("https://api.example/v1", {"this computer"}));
    row("a name that begins alike",
        "writer.baseUrl",
        asks("https://127.0.0.1.example/v1", {"this computer"}));
    row("a named server", "", asks("https://house.example/v1", {"this computer", "https://house.example"}));
    row("another port", "writer.baseUrl", asks("https://house.example:8443/v1", {"https://house.example"}));
    row("plain http", "writer.baseUrl", asks("http://house.example/v1", {"https://house.example"}));
    row("a model file", "", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "chat";
        plan.writer.baseUrl = "https://api.example"; // not asked
        plan.writer.modelFile = "/models/a.gguf";
        policy.servers = {"this computer"};
    });
    row("a model file where none may be asked", "writer.modelFile", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "chat";
        plan.writer.modelFile = "/models/a.gguf";
        policy.servers = {"https://house.example"};
    });
    row("one of several servers", "writer.servers[1].baseUrl", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "chat";
        plan.writer.servers.resize(2);
        plan.writer.servers[0].baseUrl = "http://localhost:1";
        plan.writer.servers[1].baseUrl = "https://api.example";
        policy.servers = {"this computer"};
    });
    row("prompts carried elsewhere", "writer.kind", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "promptPack";
        policy.servers = {"this computer"};
    });
    row("prompts carried as allowed", "", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "promptPack";
        policy.servers = {"this computer", "by hand"};
    });
    row("a model", "writer.model", [=](Plan &plan, Policy &policy) {
        asks("http://127.0.0.1", {})(plan, policy);
        policy.models = {"large-model", "tiny*"};
    });
    row("a model by its beginning", "", [=](Plan &plan, Policy &policy) {
        asks("http://127.0.0.1", {})(plan, policy);
        policy.models = {"small*"};
    });
    row("vectors of a server", "embedding.baseUrl", [](Plan &plan, Policy &policy) {
        plan.embedding.source = "endpoint";
        plan.embedding.settings["baseUrl"] = std::string("https://api.example/v1");
        policy.servers = {"this computer"};
    });
    row("no server is asked", "", [](Plan &plan, Policy &policy) {
        plan.writer.baseUrl = "https://api.example";
        policy.servers = {"this computer"};
    });
    row("epsilon", "synthesis.epsilon", [](Plan &plan, Policy &policy) {
        plan.synthesis.epsilon = {{"phrases", 3.0}, {"labels", 0.5}};
        policy.maxEpsilon = 3.0;
    });
    row("epsilon at its limit", "", [](Plan &plan, Policy &policy) {
        plan.synthesis.epsilon = {{"phrases", 2.9}, {"labels", 0.1}};
        policy.maxEpsilon = 3.0;
    });
    row("delta", "privacy.delta", [](Plan &plan, Policy &policy) {
        plan.privacy.delta = 1e-5;
        policy.maxDelta = 1e-6;
    });
    row("a licence", "about.licence", [](Plan &plan, Policy &policy) {
        plan.about.licence = "CC0-1.0";
        policy.licences = {"internal use"};
    });
    row("no purpose", "about.purpose", [](Plan &, Policy &policy) { policy.purposes = {"teaching"}; });
    row("a purpose of the list", "", [](Plan &plan, Policy &policy) {
        plan.about.purpose = "teaching";
        policy.purposes = {"research", "teaching"};
    });
    row("a check that is off", "writer.checks.off", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "chat";
        plan.writer.checks.off = {"loop", "refusal"};
        policy.checks = {"refusal"};
    });
    row("failed documents that are kept", "writer.checks.failed", [](Plan &plan, Policy &policy) {
        plan.writer.kind = "chat";
        plan.writer.checks.failed = "keep";
        policy.checks = {"all"};
    });
}

void TestPlanPolicy::what_a_policy_forbids_is_named()
{
    using Change = std::function<void(Plan &, Policy &)>;
    QFETCH(const Change, change);
    QFETCH(const QString, field);
    Plan plan;
    Policy policy;
    change(plan, policy);
    const auto issue = policyIssueOf(plan, policy);
    QCOMPARE(issue ? QString::fromStdString(issue->field) : QString(), field);
}

void TestPlanPolicy::a_spend_is_limited_alone_and_with_what_was_spent()
{
    qputenv("KEYSEED_TEST_POLICY",
            QByteArray::fromStdString(written(R"({"schema": "keyseed-policy/1", "maxEpsilon": 4,
                "maxDelta": 1e-6, "maxSourceEpsilon": 10, "maxSourceDelta": 2e-6})")));
    QVERIFY(core::policy::checkSpend(4, 1e-6, 6, 1e-6));
    const auto refused = [](double epsilon, double delta, double spent, double spentDelta) {
        const auto checked = core::policy::checkSpend(epsilon, delta, spent, spentDelta);
        return !checked && checked.error().code == core::ErrorCode::BudgetExhausted
               && checked.error().detail.find("set by your organisation") != std::string::npos;
    };
    QVERIFY(refused(4.1, 0, 0, 0));
    QVERIFY(refused(1, 2e-6, 0, 0));
    QVERIFY(refused(4, 0, 6.5, 0));
    QVERIFY(refused(1, 1e-6, 0, 1.5e-6));
}

} // namespace tst_planpolicy

QTEST_APPLESS_MAIN(tst_planpolicy::TestPlanPolicy)
#include "tst_planpolicy.moc"
