#include "core/chat/Server.h"
#include "tests/core/chat/ModelServer.h"
#include "tests/ui/PlanStage.h"
#include "ui/keys/KeyHolder.h"
#include "ui/text/ConnectionText.h"
#include "ui/writer/ModelCard.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>

namespace tst_modelcard {

using core::chat::ConnectionFinding;
using ui::ModelCard;

namespace {

/// What the server is told to do.
QJsonObject orders(std::initializer_list<std::pair<const char *, const char *>> pairs)
{
    QJsonObject object;
    for (const auto &[key, value] : pairs)
        object.insert(QLatin1String(key), QLatin1String(value));
    return object;
}

} // namespace

/// The server, its key, the model, and the test of the connection with a real server on loopback.
class TestModelCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void a_known_server_fills_protocol_and_address_data();
    void a_known_server_fills_protocol_and_address();
    void an_address_of_ones_own_keeps_what_is_there();
    void asks_for_a_version_only_where_one_is_needed();
    void says_where_prompts_go_data();
    void says_where_prompts_go();
    void a_typed_key_stays_out_of_the_plan();
    void a_key_is_for_its_server_only();
    void a_key_can_come_from_a_variable();
    void advanced_choices_edit_the_plan();
    void takes_a_ca_file_from_the_chooser();
    void takes_a_model_file_from_the_chooser();
    void warns_of_a_host_without_tls();
    void a_test_lists_the_models_of_the_server();
    void a_test_says_what_is_wrong_data();
    void a_test_says_what_is_wrong();
    void a_test_sends_the_typed_key();
    void a_missing_variable_is_said_before_anything_is_sent();
    void a_test_gives_no_key_to_a_server_that_may_not_have_it();
    void a_test_can_be_cancelled();
    void a_change_takes_the_outcome_away();
    void every_finding_has_words_of_its_own();
    void a_prompt_pack_wants_only_the_model();

private:
    ui::ProjectSession &session() { return m_stage->session(); }
    const core::plan::Plan::Writer &writer() { return m_stage->plan().writer; }
    QString text(const char *name) { return textOf(*m_page, name); }
    QPushButton &button(const char *name) { return part<QPushButton>(*m_page, name); }
    void choose(const char *combo, const QString &words);
    /// The test's outcome is on the page.
    bool tested();
    template<typename Change>
    void edit(Change change)
    {
        session().edit([&](core::plan::Plan &plan) { change(plan.writer); });
    }

    std::unique_ptr<PlanStage> m_stage;
    std::unique_ptr<ModelCard> m_page;
};

void TestModelCard::initTestCase()
{
    // No keyring of the person who runs the tests is asked.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
}

void TestModelCard::init()
{
    m_stage = std::make_unique<PlanStage>();
    core::plan::Plan plan;
    plan.writer.kind = "chat";
    m_stage->createProject(plan);
    m_page = std::make_unique<ModelCard>(session());
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestModelCard::cleanup()
{
    m_page.reset();
    m_stage.reset();
}

/// As a person does in the list of the combo box.
void TestModelCard::choose(const char *combo, const QString &words)
{
    auto &box = part<QComboBox>(*m_page, combo);
    const int index = box.findText(words);
    QVERIFY2(index >= 0, qPrintable(words));
    box.setCurrentIndex(index);
    emit box.activated(index);
}

bool TestModelCard::tested()
{
    return QTest::qWaitFor([this] { return part(*m_page, "connectionResult").isVisible(); }, 60'000);
}

void TestModelCard::a_known_server_fills_protocol_and_address_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("protocol");
    QTest::addColumn<QString>("address");
    QTest::newRow("a service") << "OpenAI"
                               << "openai"
                               << "https://api.openai.com/v1";
    QTest::newRow("this computer") << "Ollama"
                                   << "ollama"
                                   << "http://127.0.0.1:11434";
    QTest::newRow("another protocol") << "Anthropic"
                                      << "anthropic"
                                      << "https://api.anthropic.com";
}

void TestModelCard::a_known_server_fills_protocol_and_address()
{
    QFETCH(const QString, name);
    QFETCH(const QString, protocol);
    QFETCH(const QString, address);
    QCOMPARE(part<QComboBox>(*m_page, "writerServer").currentIndex(), -1);
    choose("writerServer", name);
    QCOMPARE(QString::fromStdString(writer().server), protocol);
    QCOMPARE(QString::fromStdString(writer().baseUrl), address);
    QCOMPARE(part<QLineEdit>(*m_page, "writerAddress").text(), address);
    QVERIFY(!part(*m_page, "writerProtocol").isVisible());
    session().undo();
    QCOMPARE(writer().baseUrl, std::string());
    QCOMPARE(part<QComboBox>(*m_page, "writerServer").currentIndex(), -1);
}

void TestModelCard::an_address_of_ones_own_keeps_what_is_there()
{
    choose("writerServer", QStringLiteral("Ollama"));
    choose("writerServer", QStringLiteral("an address of my own"));
    QCOMPARE(writer().baseUrl, std::string("http://127.0.0.1:11434"));
    QVERIFY(part(*m_page, "writerProtocol").isVisible());
    choose("writerProtocol", QStringLiteral("Anthropic"));
    QCOMPARE(writer().server, std::string("anthropic"));
    auto &address = part<QLineEdit>(*m_page, "writerAddress");
    address.selectAll();
    QTest::keyClicks(&address, QStringLiteral("https://models.hospital.example"));
    QCOMPARE(writer().baseUrl, std::string("https://models.hospital.example"));
    session().undo();
    QCOMPARE(writer().baseUrl, std::string("http://127.0.0.1:11434"));
}

void TestModelCard::asks_for_a_version_only_where_one_is_needed()
{
    choose("writerServer", QStringLiteral("OpenAI"));
    QVERIFY(!part(*m_page, "writerApiVersion").isVisible());
    choose("writerServer", QStringLiteral("Azure OpenAI"));
    QVERIFY(part(*m_page, "writerApiVersion").isVisible());
    QVERIFY(!writer().apiVersion.empty());
    QVERIFY(writer().baseUrl.empty());
}

void TestModelCard::says_where_prompts_go_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("allowed");
    QTest::addColumn<QString>("words");
    QTest::newRow("encrypted") << "https://models.hospital.example/v1"
                               << ""
                               << "models.hospital.example over TLS";
    QTest::newRow("here") << "http://127.0.0.1:8080"
                          << ""
                          << "stay on this computer";
    QTest::newRow("in the open") << "http://ward:8000"
                                 << "ward"
                                 << "to ward without encryption, as you allowed";
    QTest::newRow("not allowed") << "http://ward:8000"
                                 << ""
                                 << "Use https";
    QTest::newRow("none yet") << ""
                              << ""
                              << "Choose a server";
    QTest::newRow("not whole") << "models"
                               << ""
                               << "is not valid";
}

void TestModelCard::says_where_prompts_go()
{
    QFETCH(const QString, address);
    QFETCH(const QString, allowed);
    QFETCH(const QString, words);
    edit([&](auto &writer) {
        writer.baseUrl = address.toStdString();
        writer.plainHttpHost = allowed.toStdString();
    });
    QVERIFY2(text("writerRoute").contains(words), qPrintable(text("writerRoute")));
}

void TestModelCard::a_typed_key_stays_out_of_the_plan()
{
    choose("writerServer", QStringLiteral("OpenAI"));
    auto &key = part<QLineEdit>(*m_page, "writerKey");
    QCOMPARE(key.echoMode(), QLineEdit::Password);
    QTest::keyClicks(&key, QStringLiteral("sk-secret-1234"));
    QCOMPARE(session().keys().keyFor("https://api.openai.com/v1"), std::string("sk-secret-1234"));
    QVERIFY(core::plan::toJson(m_stage->plan()).find("sk-secret") == std::string::npos);
    QVERIFY(text("keyState").contains(QLatin1String("until the program ends")));
    button("forgetKey").click();
    QVERIFY(!session().keys().has("https://api.openai.com/v1"));
    QVERIFY(key.text().isEmpty());
}

void TestModelCard::a_key_is_for_its_server_only()
{
    choose("writerServer", QStringLiteral("OpenAI"));
    auto &key = part<QLineEdit>(*m_page, "writerKey");
    QTest::keyClicks(&key, QStringLiteral("sk-secret-1234"));
    choose("writerServer", QStringLiteral("Anthropic"));
    QVERIFY(key.text().isEmpty());
    QVERIFY(!session().keys().has("https://api.anthropic.com"));
    choose("writerServer", QStringLiteral("OpenAI"));
    QVERIFY(session().keys().has("https://api.openai.com/v1"));
    QVERIFY(button("forgetKey").isVisible());
}

void TestModelCard::a_key_can_come_from_a_variable()
{
    choose("writerServer", QStringLiteral("OpenAI"));
    qunsetenv("OPENAI_API_KEY");
    part<QRadioButton>(*m_page, "keyVariable").click();
    QCOMPARE(writer().keyEnvironment, std::string("OPENAI_API_KEY"));
    QVERIFY(text("keyVariableState").contains(QLatin1String("not set")));
    auto &name = part<QLineEdit>(*m_page, "writerKeyVariable");
    name.setFocus();
    name.selectAll();
    QTest::keyClick(&name, Qt::Key_Delete);
    QVERIFY(name.isVisible()); // a name is still to be typed
    qputenv("KEYSEED_TEST_KEY", "secret");
    QTest::keyClicks(&name, QStringLiteral("KEYSEED_TEST_KEY"));
    QCOMPARE(writer().keyEnvironment, std::string("KEYSEED_TEST_KEY"));
    QVERIFY(text("keyVariableState").contains(QLatin1String("https://api.openai.com:443")));
    button("allowKeyServer").click();
    QVERIFY(text("keyVariableState").contains(QLatin1String("is set")));
    QVERIFY(!button("allowKeyServer").isVisible());
    // For that server alone.
    edit([](auto &changed) { changed.baseUrl = "https://models.invalid/v1"; });
    QVERIFY(button("allowKeyServer").isVisible());
    QVERIFY(text("keyVariableState").contains(QLatin1String("https://models.invalid:443")));
    QVERIFY(!part(*m_page, "keyHostWarning").isVisible());
    // A letter that looks like another one is pointed out.
    edit([](auto &changed) { changed.baseUrl = "https://\xd0\xb0pi.openai.com/v1"; });
    QVERIFY(button("allowKeyServer").isVisible());
    QVERIFY(text("keyVariableState").contains(QLatin1String("https://xn--pi-6kc.openai.com:443")));
    QVERIFY(part(*m_page, "keyHostWarning").isVisible());
    QVERIFY(text("keyHostWarning").contains(QLatin1String("U+0430")));
    part<QRadioButton>(*m_page, "keyTyped").click();
    QVERIFY(writer().keyEnvironment.empty());
    QVERIFY(part(*m_page, "writerKey").isVisible());
}

void TestModelCard::advanced_choices_edit_the_plan()
{
    QVERIFY(!part(*m_page, "writerTries").isVisible());
    button("advancedModel").click();
    QVERIFY(part(*m_page, "writerTries").isVisible());
    part<QSpinBox>(*m_page, "writerTries").setValue(3);
    part<QSpinBox>(*m_page, "writerInFlight").setValue(16);
    part<QSpinBox>(*m_page, "writerMaxTokens").setValue(2048);
    part<QSpinBox>(*m_page, "writerRequestsPerMinute").setValue(60);
    part<QSpinBox>(*m_page, "writerTokensPerMinute").setValue(90'000);
    QCOMPARE(writer().tries, 3);
    QCOMPARE(writer().inFlight, 16);
    QCOMPARE(writer().maxTokens, 2048);
    QCOMPARE(writer().requestsPerMinute, 60);
    QCOMPARE(writer().tokensPerMinute, 90'000);
    auto &temperature = part<QDoubleSpinBox>(*m_page, "writerTemperature");
    QCOMPARE(temperature.text(), temperature.specialValueText());
    temperature.setValue(0.0);
    QCOMPARE(writer().temperature, std::optional(0.0));
    temperature.setValue(temperature.minimum());
    QVERIFY(!writer().temperature);
    session().undo();
    session().undo();
    QCOMPARE(writer().tokensPerMinute, 0);
}

// The server's fields are hidden while a server of its own is started, and come back as they were.
void TestModelCard::takes_a_model_file_from_the_chooser()
{
    const std::string address = writer().baseUrl;
    m_stage->files().answer = m_stage->write("Small-Model.Q4.gguf", "GGUF");
    button("chooseModelFile").click();
    QCOMPARE(writer().modelFile, m_stage->files().answer.toStdString());
    QCOMPARE(writer().model, "Small-Model.Q4");
    QVERIFY(part<QLabel>(*m_page, "modelFile").text().startsWith(QStringLiteral("Small-Model.Q4.gguf: ")));
    QVERIFY(!part<QWidget>(*m_page, "writerServer").isVisibleTo(m_page.get()));
    button("leaveModelFile").click();
    QVERIFY(writer().modelFile.empty());
    QCOMPARE(writer().baseUrl, address);
    QVERIFY(part<QWidget>(*m_page, "writerServer").isVisibleTo(m_page.get()));
}

void TestModelCard::takes_a_ca_file_from_the_chooser()
{
    m_stage->files().answer = m_stage->write("house.pem", "certificate");
    button("advancedModel").click();
    button("chooseCaFile").click();
    QCOMPARE(writer().caFile, m_stage->files().answer.toStdString());
    QCOMPARE(part<QLineEdit>(*m_page, "writerCaFile").text(), m_stage->files().answer);
}

void TestModelCard::warns_of_a_host_without_tls()
{
    button("advancedModel").click();
    QTest::keyClicks(&part<QLineEdit>(*m_page, "writerPlainHost"), QStringLiteral("ward"));
    QCOMPARE(writer().plainHttpHost, std::string("ward"));
    QVERIFY(text("plainHostNote").contains(QLatin1String("ward")));
    QVERIFY(text("plainHostNote").contains(QLatin1String("can read everything")));
}

void TestModelCard::a_test_lists_the_models_of_the_server()
{
    const ModelServer server;
    edit([&](auto &writer) { writer.baseUrl = server.url("/v1"); });
    button("testConnection").click();
    QVERIFY(tested());
    auto &models = part<QComboBox>(*m_page, "writerModel");
    QCOMPARE(models.count(), 2);
    QVERIFY(writer().model.empty()); // nobody has chosen
    QVERIFY(text("connectionAdvice").contains(QLatin1String("Choose one of its models")));
    models.setCurrentIndex(models.findText(QStringLiteral("large-model")));
    QCOMPARE(writer().model, std::string("large-model"));
    button("testConnection").click();
    QVERIFY(tested());
    QCOMPARE(text("connectionTitle"), QStringLiteral("The connection works"));
}

void TestModelCard::a_test_says_what_is_wrong_data()
{
    QTest::addColumn<QJsonObject>("wrong");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("title");
    QTest::newRow("no such model") << QJsonObject{{QStringLiteral("models"),
                                                   QJsonArray{QStringLiteral("another")}}}
                                   << "/v1"
                                   << "The server has no model small-model";
    QTest::newRow("key wanted") << orders({{"wants", "sk-right"}}) << "/v1"
                                << "The server wants a key";
    QTest::newRow("server fails") << orders({{"always", "500"}, {"list", "500"}}) << "/v1"
                                  << "The server failed";
    QTest::newRow("a web page") << orders({{"always", "html"}, {"list", "html"}}) << "/v1"
                                << "This is not a model server";
}

void TestModelCard::a_test_says_what_is_wrong()
{
    QFETCH(const QJsonObject, wrong);
    QFETCH(const QString, path);
    QFETCH(const QString, title);
    const ModelServer server(wrong);
    edit([&](auto &writer) {
        writer.baseUrl = server.url(path.toStdString());
        writer.model = "small-model";
    });
    button("testConnection").click();
    QVERIFY(tested());
    QCOMPARE(text("connectionTitle"), title);
    QVERIFY(!text("connectionAdvice").isEmpty());
    QCOMPARE(writer().model, std::string("small-model"));
}

void TestModelCard::a_test_sends_the_typed_key()
{
    const ModelServer server(orders({{"wants", "sk-right"}}));
    edit([&](auto &writer) {
        writer.baseUrl = server.url("/v1");
        writer.model = "small-model";
    });
    auto &key = part<QLineEdit>(*m_page, "writerKey");
    QTest::keyClicks(&key, QStringLiteral("sk-wrong"));
    button("testConnection").click();
    QVERIFY(tested());
    QCOMPARE(text("connectionTitle"), QStringLiteral("The server refuses the key"));
    key.selectAll();
    QTest::keyClicks(&key, QStringLiteral("sk-right"));
    button("testConnection").click();
    QVERIFY(tested());
    QCOMPARE(text("connectionTitle"), QStringLiteral("The connection works"));
}

void TestModelCard::a_missing_variable_is_said_before_anything_is_sent()
{
    const ModelServer server;
    qunsetenv("KEYSEED_NO_SUCH_KEY");
    edit([&](auto &writer) {
        writer.baseUrl = server.url("/v1");
        writer.keyEnvironment = "KEYSEED_NO_SUCH_KEY";
    });
    button("testConnection").click();
    QVERIFY(tested());
    QVERIFY(text("connectionAdvice").contains(QLatin1String("KEYSEED_NO_SUCH_KEY")));
    QCOMPARE(part<QComboBox>(*m_page, "writerModel").count(), 0);
}

void TestModelCard::a_test_gives_no_key_to_a_server_that_may_not_have_it()
{
    const ModelServer server(orders({{"wants", "sk-of-the-test"}}));
    qputenv("KEYSEED_TEST_KEY", "sk-of-the-test");
    edit([&](auto &writer) {
        writer.baseUrl = server.url("/v1");
        writer.model = "small-model";
        writer.keyEnvironment = "KEYSEED_TEST_KEY";
    });
    button("testConnection").click();
    QVERIFY(tested());
    QCOMPARE(text("connectionTitle"), QStringLiteral("The server may not have the key yet"));
    button("allowKeyServer").click();
    button("testConnection").click();
    QVERIFY(tested());
    QCOMPARE(text("connectionTitle"), QStringLiteral("The connection works"));
    qunsetenv("KEYSEED_TEST_KEY");
}

void TestModelCard::a_test_can_be_cancelled()
{
    const ModelServer server(orders({{"list", "hang"}, {"always", "hang"}}));
    edit([&](auto &writer) {
        writer.baseUrl = server.url("/v1");
        writer.model = "small-model";
    });
    button("testConnection").click();
    QVERIFY(!button("testConnection").isVisible());
    QVERIFY(button("cancelTest").isVisible());
    button("cancelTest").click();
    QVERIFY(button("testConnection").isVisible());
    QVERIFY(button("testConnection").isEnabled());
    QVERIFY(!part(*m_page, "connectionResult").isVisible());
}

void TestModelCard::a_change_takes_the_outcome_away()
{
    const ModelServer server;
    edit([&](auto &writer) { writer.baseUrl = server.url("/v1"); });
    button("testConnection").click();
    QVERIFY(tested());
    edit([](auto &writer) { writer.maxTokens = 99; }); // says nothing of the connection
    QVERIFY(part(*m_page, "connectionResult").isVisible());
    edit([](auto &writer) { writer.proxy = "http://proxy.hospital.example:3128"; });
    QVERIFY(!part(*m_page, "connectionResult").isVisible());
}

void TestModelCard::every_finding_has_words_of_its_own()
{
    QSet<QString> titles;
    int findings = 0;
    for (int each = 0; each <= static_cast<int>(ConnectionFinding::Cancelled); ++each) {
        core::chat::ConnectionReport report;
        report.finding = static_cast<ConnectionFinding>(each);
        report.models = {"small-model"};
        core::plan::Plan::Writer writer;
        writer.baseUrl = "https://models.hospital.example/v1";
        writer.model = "other-model";
        const auto words = ui::connectionWords(report, writer, true);
        titles.insert(words.title);
        ++findings;
        QVERIFY(report.finding == ConnectionFinding::Cancelled || !words.advice.isEmpty());
        QCOMPARE(words.tone == ui::ConnectionWords::Tone::Good, report.finding == ConnectionFinding::Works);
    }
    QCOMPARE(titles.size(), findings);
}

void TestModelCard::a_prompt_pack_wants_only_the_model()
{
    edit([](auto &writer) { writer.kind = "promptPack"; });
    for (const char *name : {"writerServer", "writerKey", "testConnection"})
        QVERIFY2(!part(*m_page, name).isVisible(), name);
    QVERIFY(part(*m_page, "writerModel").isVisible());
    button("advancedModel").click();
    QVERIFY(part(*m_page, "writerMaxTokens").isVisible());
    QVERIFY(!part(*m_page, "writerProxy").isVisible());
}

} // namespace tst_modelcard

QTEST_MAIN(tst_modelcard::TestModelCard)
#include "tst_modelcard.moc"
