#include "tests/ui/WriterStage.h"
#include "ui/keys/KeyHolder.h"
#include "ui/writer/ServerList.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

namespace tst_servercard {

using ui::ServerTableModel;

/// Several servers on the writing page, real ones on loopback: the list, its edits, and a run that they
/// share.
class TestServerCard : public QObject
{
    Q_OBJECT

private slots:
    void a_second_server_makes_a_list_and_undo_takes_it_back();
    void cells_edit_the_plan();
    void what_stands_below_is_of_the_chosen_server();
    void the_last_one_left_is_that_of_the_simple_form();
    void each_connection_is_tested();
    void a_run_says_what_each_server_did();
};

namespace {

const core::plan::Plan::Writer &writer(WriterStage &stage)
{
    return stage.session().plan().writer;
}

QTableView &servers(WriterStage &stage)
{
    return part<QTableView>(stage.page(), "serverTable");
}

bool set(WriterStage &stage, int row, int column, const QVariant &value)
{
    QAbstractItemModel &model = *servers(stage).model();
    return model.setData(model.index(row, column), value, Qt::EditRole);
}

/// A list of two: that of the stage, and this one.
void list(WriterStage &stage, const ModelServer &other)
{
    stage.button("addServer").click();
    QVERIFY(set(stage, 1, ServerTableModel::Address, QString::fromStdString(other.url("/v1"))));
}

void picture(WriterStage &stage, const char *name)
{
    const QString folder = QStringLiteral(KEYSEED_BUILD_DIR "/screenshots/servers");
    QVERIFY(QDir().mkpath(folder));
    stage.page().resize(900, 1500);
    QVERIFY(
        stage.page().grab().save(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png")));
}

} // namespace

void TestServerCard::a_second_server_makes_a_list_and_undo_takes_it_back()
{
    WriterStage stage;
    QVERIFY(servers(stage).isHidden());
    const auto before = writer(stage);
    stage.button("addServer").click();
    QCOMPARE(writer(stage).servers.size(), std::size_t(2));
    QCOMPARE(writer(stage).servers[0].baseUrl, before.baseUrl);
    QCOMPARE(writer(stage).servers[0].inFlight, 2);
    QVERIFY(!servers(stage).isHidden());
    QVERIFY(!stage.button("writeDocuments").isEnabled()); // the second has no address yet
    stage.session().undo();
    QVERIFY(writer(stage) == before);
    QVERIFY(servers(stage).isHidden());
    stage.session().redo();
    QCOMPARE(servers(stage).model()->rowCount(), 2);
}

void TestServerCard::cells_edit_the_plan()
{
    WriterStage stage;
    const ModelServer other;
    const QAbstractItemModelTester tester(servers(stage).model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    list(stage, other);
    QVERIFY(set(stage, 1, ServerTableModel::Model, QStringLiteral("large-model")));
    QVERIFY(set(stage, 1, ServerTableModel::Weight, 3));
    QVERIFY(set(stage, 1, ServerTableModel::AtOnce, 5));
    QCOMPARE(writer(stage).servers[1].baseUrl, other.url("/v1"));
    QCOMPARE(writer(stage).servers[1].model, "large-model");
    QCOMPARE(writer(stage).servers[1].weight, 3);
    QCOMPARE(writer(stage).servers[1].inFlight, 5);
    QCOMPARE(writer(stage).servers[0].weight, 1);
    stage.session().undo();
    stage.session().undo();
    QCOMPARE(writer(stage).servers[1].weight, 1);
    QVERIFY(stage.button("writeDocuments").isEnabled());
}

void TestServerCard::what_stands_below_is_of_the_chosen_server()
{
    WriterStage stage;
    const ModelServer other;
    list(stage, other);
    auto &model = part<QComboBox>(stage.page(), "writerModel");
    auto &key = part<QLineEdit>(stage.page(), "writerKey");
    QCOMPARE(servers(stage).currentIndex().row(), 1); // the new one
    model.setEditText(QStringLiteral("large-model"));
    QTest::keyClicks(&key, QStringLiteral("sk-of-the-other"));
    QCOMPARE(writer(stage).servers[1].model, "large-model");
    QCOMPARE(writer(stage).servers[0].model, "small-model");
    servers(stage).setFocus();
    QTest::keyClick(&servers(stage), Qt::Key_Up);
    QCOMPARE(model.currentText(), QStringLiteral("small-model"));
    QVERIFY(key.text().isEmpty());
    model.setEditText(QStringLiteral("tiny-model"));
    QCOMPARE(writer(stage).servers[0].model, "tiny-model");
    QCOMPARE(writer(stage).servers[1].model, "large-model");
    QVERIFY(stage.session().keys().has(ui::KeyHolder::server(other.url("/v1"), {})));
    const auto keys = stage.session().writing().serverKeys();
    QVERIFY(keys);
    QCOMPARE(*keys, (core::chat::ServerKeys{"", "sk-of-the-other"}));
    QVERIFY(core::plan::toJson(stage.session().plan()).find("sk-of") == std::string::npos);
    picture(stage, "list");
}

void TestServerCard::the_last_one_left_is_that_of_the_simple_form()
{
    WriterStage stage;
    const ModelServer other;
    list(stage, other);
    servers(stage).selectRow(0);
    stage.button("removeServer").click();
    QVERIFY(writer(stage).servers.empty());
    QCOMPARE(writer(stage).baseUrl, other.url("/v1"));
    QVERIFY(servers(stage).isHidden());
    stage.session().undo();
    QCOMPARE(writer(stage).servers.size(), std::size_t(2));
}

void TestServerCard::each_connection_is_tested()
{
    WriterStage stage;
    const ModelServer locked(
        {{QStringLiteral("always"), QStringLiteral("401")}, {QStringLiteral("list"), QStringLiteral("401")}});
    list(stage, locked);
    stage.button("testConnection").click();
    const auto &result = part<QWidget>(stage.page(), "connectionResult");
    QTRY_VERIFY(!result.isHidden());
    const QString refused = textOf(stage.page(), "connectionTitle");
    servers(stage).selectRow(0);
    QVERIFY(result.isHidden()); // of another server
    stage.button("testConnection").click();
    QTRY_VERIFY(!result.isHidden());
    QVERIFY(textOf(stage.page(), "connectionTitle") != refused);
}

void TestServerCard::a_run_says_what_each_server_did()
{
    WriterStage stage({{QStringLiteral("latency"), 0.02}}, 20);
    const ModelServer other({{QStringLiteral("latency"), 0.02}});
    const ModelServer locked({{QStringLiteral("always"), QStringLiteral("401")}});
    list(stage, other);
    stage.button("addServer").click();
    QVERIFY(set(stage, 2, ServerTableModel::Address, QString::fromStdString(locked.url("/v1"))));
    QVERIFY(stage.writeAll());
    QCOMPARE(stage.written(), 40);
    const auto &progress = stage.session().writing().board().progress();
    QVERIFY(progress && progress->servers.size() == 3);
    QCOMPARE(progress->servers[0].answers + progress->servers[1].answers, std::int64_t(40));
    const QStringList lines = textOf(stage.page(), "writingServers").split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].endsWith(QStringLiteral("written, well")), qPrintable(lines[0]));
    QVERIFY2(lines[2].contains(QStringLiteral("0 written, off: ")), qPrintable(lines[2]));
    picture(stage, "run");
}

} // namespace tst_servercard

QTEST_MAIN(tst_servercard::TestServerCard)
#include "tst_servercard.moc"
