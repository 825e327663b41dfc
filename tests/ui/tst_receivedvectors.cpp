#include "core/recipient/ModelFile.h"
#include "tests/core/vectorserver/VectorsServer.h"
#include "tests/ui/ReceivedStage.h"
#include "ui/widgets/ErrorBox.h"

#include <QCheckBox>
#include <QRadioButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTranslator>

#include <atomic>

namespace tst_receivedvectors {

using tests::VectorsServer;

/// The recipient's window: vectors of whole texts from a server on loopback, once one agrees to send them.
class TestReceivedVectors : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase() { m_stage.reset(); }

    void nothing_is_sent_without_a_yes();
    void a_yes_is_for_one_server_and_one_package();
    void phrases_alone_need_no_server();
    void the_installed_encoder_needs_no_server();
    void trains_and_predicts_with_what_the_server_says();
    void adapting_sends_the_own_texts();
    void a_key_goes_to_its_server_and_nowhere_else();
    void a_variable_has_to_be_allowed_first();
    void a_server_that_refuses_is_told_and_nothing_is_lost();
    void another_dimension_is_told();
    void asking_can_be_cancelled();
    void a_model_is_applied_only_with_a_yes();
    void a_saved_model_asks_the_same_server_again();
    void a_window_built_anew_shows_the_same();
    void it_is_as_clear_in_german_in_a_small_window();

private:
    ReceivedStage &at() { return *m_stage; }
    VectorsServer &server() { return *m_server; }
    bool isEnabled(const char *name) { return at().part(name).isEnabled(); }
    QCheckBox &agrees() { return at().part<QCheckBox>("agreesToSend"); }
    QString whatIsSent() { return at().text("whatIsSent").remove(QChar(0x200b)); } // where lines may break
    QStringList sent() { return server().texts(); }
    void type(const char *field, const QString &words);
    void chooseOwn();
    void chooseServer();
    /// Names the server on loopback and agrees.
    void agree();
    void train();
    /// Until the work that was begun has told how it ended.
    bool hasEnded()
    {
        return at().waitUntil([this] { return !at().part("trainingProgress").isVisible(); });
    }
    QByteArray predictions();

    std::unique_ptr<ReceivedStage> m_stage;
    std::unique_ptr<VectorsServer> m_server;
    std::atomic<int> m_dimension = 0;
    std::atomic<int> m_status = 0;
};

void TestReceivedVectors::initTestCase()
{
    // No keyring of the person who runs the tests is asked.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere");
    qputenv("KEYSEED_VECTORS_KEY", "of-a-variable-123");
    m_stage = std::make_unique<ReceivedStage>();
    QByteArray own = "specialty,text\n";
    for (int row = 0; row < 20; ++row)
        own += row % 2 ? "Cardiology,Loud murmur of mine " + QByteArray::number(row) + "\n"
                       : "Neurology,Headache of mine " + QByteArray::number(row) + "\n";
    at().write("own.csv", own);
}

void TestReceivedVectors::init()
{
    m_dimension = 16;
    m_status = 200;
    // Words, counted by a number that each letter brings.
    m_server = std::make_unique<VectorsServer>([this](const QStringList &texts, int) {
        QList<QList<double>> rows;
        for (const QString &text : texts) {
            QList<double> row(m_dimension, 0.1);
            for (const QString &word : text.toLower().split(QLatin1Char(' '))) {
                int sum = 0;
                for (const QChar letter : word)
                    sum += letter.unicode();
                row[sum % m_dimension] += 1.0;
            }
            rows.append(row);
        }
        return VectorsServer::Answer{.status = m_status,
                                     .body = m_status == 200
                                                 ? VectorsServer::openAi(rows)
                                                 : QByteArray(R"({"error":{"message":"no such key"}})")};
    });
    at().openWindow();
    QVERIFY(at().open("received.zip"));
    at().goTo(2);
}

void TestReceivedVectors::cleanup()
{
    at().closeWindow();
    m_server.reset();
}

void TestReceivedVectors::type(const char *field, const QString &words)
{
    auto &line = at().part<QLineEdit>(field);
    line.clear();
    QTest::keyClicks(&line, words);
}

void TestReceivedVectors::chooseOwn()
{
    at().files().answer = at().path("own.csv");
    at().click("chooseOwnTexts");
    QVERIFY(at().waitUntil([this] { return at().part("ownTextsTable").isVisible(); }));
}

void TestReceivedVectors::chooseServer()
{
    at().part<QComboBox>("vectorsFrom").setCurrentIndex(1);
    type("vectorAddress", QString::fromStdString(server().url("/v1")));
    type("vectorModel", QStringLiteral("small"));
}

void TestReceivedVectors::agree()
{
    chooseServer();
    at().click("agreesToSend");
    QVERIFY(agrees().isChecked());
}

void TestReceivedVectors::train()
{
    at().click("train");
    QVERIFY(hasEnded());
    QVERIFY2(!at().part("trainingError").isVisible(),
             qPrintable(at().part<ui::ErrorBox>("trainingError").detail()));
}

QByteArray TestReceivedVectors::predictions()
{
    const QString file = at().path("predictions.csv");
    QFile::remove(file);
    at().files().answer = file;
    at().click("savePredictions");
    return hasEnded() ? at().bytesOf(file) : QByteArray();
}

void TestReceivedVectors::nothing_is_sent_without_a_yes()
{
    chooseOwn();
    QVERIFY(isEnabled("train"));
    QVERIFY(!at().part("vectorAddress").isVisible());
    at().part<QComboBox>("vectorsFrom").setCurrentIndex(1);
    QVERIFY(at().part("vectorAddress").isVisible());
    QVERIFY(!isEnabled("train"));
    QVERIFY(!isEnabled("agreesToSend")); // to whom?
    at().keepPicture(QStringLiteral("3-train-server-empty"));
    chooseServer();
    QVERIFY(!isEnabled("train"));
    QVERIFY(at().text("trainingNote").contains(QStringLiteral("Agree")));
    const QString what = whatIsSent();
    for (const QString &said : {QString::fromStdString(server().url("/v1")),
                                QStringLiteral("texts of the package"),
                                QStringLiteral("your own texts")})
        QVERIFY2(what.contains(said), qPrintable(what));
    QTest::mouseClick(&at().part("train"), Qt::LeftButton);
    QVERIFY(!at().part("trainingProgress").isVisible());
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("train"));
    at().keepPicture(QStringLiteral("3-train-server-named"));
    at().click("agreesToSend");
    QVERIFY(isEnabled("train"));
    QVERIFY(at().part("zoneStrip").accessibleName().contains(QStringLiteral("server")));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("train"));
    at().keepPicture(QStringLiteral("3-train-server-agreed"));
    QVERIFY(server().seen().empty());
    at().part<QComboBox>("vectorsFrom").setCurrentIndex(0);
    QVERIFY(!at().part("zoneStrip").accessibleName().contains(QStringLiteral("server")));
    train();
    QVERIFY(server().seen().empty());
}

void TestReceivedVectors::a_yes_is_for_one_server_and_one_package()
{
    agree();
    QVERIFY(isEnabled("train"));
    QTest::keyClicks(&at().part("vectorAddress"), QStringLiteral("1"));
    QVERIFY(!agrees().isChecked());
    QVERIFY(!isEnabled("train"));
    agree();
    QVERIFY(at().open("unsigned"));
    at().goTo(2);
    QVERIFY(!agrees().isChecked());
    QVERIFY(!isEnabled("train"));
}

void TestReceivedVectors::phrases_alone_need_no_server()
{
    at().part<QComboBox>("vectorsFrom").setCurrentIndex(1);
    QVERIFY(!isEnabled("train"));
    auto &features = at().part<QComboBox>("features");
    features.setCurrentIndex(features.findData(static_cast<int>(core::recipient::FeatureKind::Phrases)));
    QVERIFY(!isEnabled("vectorsFrom"));
    QVERIFY(!at().part("vectorAddress").isVisible());
    QVERIFY(isEnabled("train"));
}

void TestReceivedVectors::the_installed_encoder_needs_no_server()
{
    auto &from = at().part<QComboBox>("vectorsFrom");
    if (from.count() < 3)
        QSKIP("no encoder is installed");
    chooseOwn();
    from.setCurrentIndex(2);
    QVERIFY(!at().part("vectorAddress").isVisible());
    QVERIFY(isEnabled("train"));
    QVERIFY(!at().part("zoneStrip").accessibleName().contains(QStringLiteral("server")));
    train();
    QVERIFY(server().seen().empty());
    QCOMPARE(predictions().split('\n').size(), 22);
}

void TestReceivedVectors::trains_and_predicts_with_what_the_server_says()
{
    chooseOwn();
    agree();
    train();
    QCOMPARE(at().part<QTableView>("judgementTable").model()->index(0, 5).data().toInt(), 20);
    const QStringList texts = sent();
    const auto own = std::ranges::count_if(
        texts, [](const QString &text) { return text.contains(QStringLiteral("of mine")); });
    QCOMPARE(own, 20); // judged by these
    QVERIFY(texts.size() > own + 100);
    QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size()); // each once
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("lossPanel"));
    at().keepPicture(QStringLiteral("3-train-server-done"));
    const QList<QByteArray> lines = predictions().split('\n');
    QCOMPARE(lines.size(), 22);
    QCOMPARE(lines.first(), QByteArray("specialty,text,prediction,probability"));
}

void TestReceivedVectors::adapting_sends_the_own_texts()
{
    chooseOwn();
    at().part<QComboBox>("ownLabelColumn").setCurrentIndex(0);
    agree();
    train();
    QVERIFY(sent().filter(QStringLiteral("of mine")).isEmpty()); // nothing to judge by
    at().click("adapts");
    train();
    QCOMPARE(sent().filter(QStringLiteral("of mine")).size(), 20);
}

void TestReceivedVectors::a_key_goes_to_its_server_and_nowhere_else()
{
    agree();
    type("vectorKey", QStringLiteral("sk-secret-123456"));
    QVERIFY(agrees().isChecked());
    train();
    for (const VectorsServer::Seen &each : server().seen())
        QVERIFY(each.head.contains("Bearer sk-secret-123456"));
    const QString file = at().path("server.model");
    at().files().answer = file;
    at().click("saveModel");
    QVERIFY(!at().bytesOf(file).contains("secret"));
    QVERIFY(!at().bytesOf(file).contains("127.0.0.1"));
    QVERIFY(!at().bytesOf(at().path("settings.ini")).contains("secret"));
}

void TestReceivedVectors::a_variable_has_to_be_allowed_first()
{
    chooseServer();
    at().click("keyVariable");
    type("vectorKeyVariable", QStringLiteral("KEYSEED_VECTORS_KEY"));
    QVERIFY(!isEnabled("train"));
    QVERIFY(at().part("allowKeyServer").isVisible());
    QVERIFY(at().text("trainingNote").contains(QStringLiteral("key")));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("train"));
    at().keepPicture(QStringLiteral("3-train-server-variable"));
    at().click("agreesToSend");
    QVERIFY(!isEnabled("train"));
    at().click("allowKeyServer");
    train();
    QVERIFY(server().seen().front().head.contains("Bearer of-a-variable-123"));
}

void TestReceivedVectors::a_server_that_refuses_is_told_and_nothing_is_lost()
{
    train();
    auto *losses = at().part("lossPanel").findChild<QTableView *>(QStringLiteral("chartNumbers"))->model();
    const int passes = losses->rowCount();
    QVERIFY(passes > 1);
    m_status = 401;
    agree();
    at().click("train");
    QVERIFY(hasEnded());
    const auto &error = at().part<ui::ErrorBox>("trainingError");
    QVERIFY(error.isVisible());
    QVERIFY2(error.detail().contains(QStringLiteral("401: no such key")), qPrintable(error.detail()));
    QVERIFY(agrees().isChecked());
    QVERIFY(isEnabled("saveModel")); // of before
    QCOMPARE(losses->rowCount(), passes);
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("trainingError"));
    at().keepPicture(QStringLiteral("3-train-server-refused"));
    m_status = 200;
    train();
}

void TestReceivedVectors::another_dimension_is_told()
{
    chooseOwn();
    at().part<QComboBox>("ownLabelColumn").setCurrentIndex(0); // else it was asked about them already
    agree();
    train();
    m_dimension = 8;
    QVERIFY(predictions().isEmpty());
    const auto &error = at().part<ui::ErrorBox>("trainingError");
    QVERIFY(error.isVisible());
    QVERIFY2(error.detail().contains(QStringLiteral("dimension 8")), qPrintable(error.detail()));
    QVERIFY(isEnabled("savePredictions"));
    train(); // anew, with what it says now
    QVERIFY(!predictions().isEmpty());
}

void TestReceivedVectors::asking_can_be_cancelled()
{
    m_status = 503; // asked again later
    agree();
    at().click("train");
    QVERIFY(at().waitUntil([this] { return !server().seen().empty(); }));
    QTest::mouseClick(at().part("trainingProgress").findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(hasEnded());
    QVERIFY(!at().part("trainingError").isVisible());
    QVERIFY(!isEnabled("saveModel"));
}

void TestReceivedVectors::a_model_is_applied_only_with_a_yes()
{
    chooseOwn();
    agree();
    train();
    QVERIFY(isEnabled("savePredictions"));
    at().click("agreesToSend");
    QVERIFY(!isEnabled("savePredictions"));
    QVERIFY(at().text("applyNote").contains(QStringLiteral("agree")));
    QVERIFY(isEnabled("saveModel"));
    at().click("agreesToSend");
    QVERIFY(isEnabled("savePredictions"));
}

void TestReceivedVectors::a_saved_model_asks_the_same_server_again()
{
    chooseOwn();
    agree();
    train();
    const QString file = at().path("server.model");
    at().files().answer = file;
    at().click("saveModel");
    QCOMPARE(core::recipient::StoredModel::read(file.toStdString())->facts().documents->model,
             std::string("small"));
    const QByteArray before = predictions();
    at().openWindow();
    QVERIFY(at().open("received.zip"));
    at().goTo(2);
    chooseOwn();
    const auto asked = server().seen().size();
    const auto load = [&] {
        at().files().answer = file;
        at().click("loadModel");
        return hasEnded();
    };
    QVERIFY(load());
    QVERIFY(at().part("applyError").isVisible());
    QVERIFY(!isEnabled("saveModel"));
    chooseServer();
    type("vectorModel", QStringLiteral("large"));
    at().click("agreesToSend");
    QVERIFY(load());
    QVERIFY(at().part("applyError").isVisible());
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("applyError"));
    at().keepPicture(QStringLiteral("3-train-server-other"));
    QCOMPARE(server().seen().size(), asked);
    agree();
    QVERIFY(load());
    QVERIFY(!at().part("applyError").isVisible());
    QCOMPARE(at().part<QTableView>("judgementTable").model()->rowCount(), 1);
    QCOMPARE(predictions(), before);
    QVERIFY(server().seen().size() > asked);
}

void TestReceivedVectors::a_window_built_anew_shows_the_same()
{
    agree();
    at().buildAnew();
    QVERIFY(at().part("vectorAddress").isVisible());
    QCOMPARE(at().part<QLineEdit>("vectorModel").text(), QStringLiteral("small"));
    QVERIFY(agrees().isChecked());
    train();
    QVERIFY(!sent().isEmpty());
}

void TestReceivedVectors::it_is_as_clear_in_german_in_a_small_window()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(KEYSEED_BUILD_DIR "/translations/keyseed_de")));
    QCoreApplication::installTranslator(&german);
    agree();
    at().buildAnew();
    at().window().resize(960, 640);
    QVERIFY(agrees().isChecked());
    QVERIFY(whatIsSent().contains(QStringLiteral("Texte des Pakets")));
    QVERIFY(whatIsSent().contains(QString::fromStdString(server().url("/v1"))));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("vectorsFrom"), 0, 200);
    at().keepPicture(QStringLiteral("3-train-server-german"));
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("train"));
    at().keepPicture(QStringLiteral("3-train-server-german-agreed"));
    at().part<QLineEdit>("vectorAddress")
        .setText(QStringLiteral("https://vectors-of-the-department.hospital.example/")
                 + QStringLiteral("openai/deployments/text-embedding-3-small/").repeated(3));
    settleLayouts();
    // Nothing is as wide as to be scrolled to.
    QCOMPARE(at().part<QScrollArea>("trainScroll").horizontalScrollBar()->maximum(), 0);
    at().part<QScrollArea>("trainScroll").ensureWidgetVisible(&at().part("train"));
    at().keepPicture(QStringLiteral("3-train-server-german-long"));
    QCoreApplication::removeTranslator(&german);
}

} // namespace tst_receivedvectors

QTEST_MAIN(tst_receivedvectors::TestReceivedVectors)
#include "tst_receivedvectors.moc"
