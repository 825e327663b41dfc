#include "core/pipeline/project/ModelBlob.h"
#include "tests/core/pipeline/SmallWorld.h"

#include <QTest>

#include <functional>

namespace tst_projectstore {

using namespace core;
using namespace core::pipeline;
using namespace core::plan;

class TestProjectStore : public QObject
{
    Q_OBJECT

private slots:
    void a_new_project_is_empty();
    void a_plan_comes_back_as_it_was();
    void a_damaged_model_is_refused_data();
    void a_damaged_model_is_refused();
    void a_file_that_is_no_project_is_named();
    void the_file_is_for_its_owner_only();
};

void TestProjectStore::a_new_project_is_empty()
{
    SmallWorld world;
    QVERIFY(!world.store.loadPlan()->has_value());
    QVERIFY(!world.store.latestModel()->has_value());
}

void TestProjectStore::a_plan_comes_back_as_it_was()
{
    SmallWorld world;
    world.plan.about.purpose = "Warn in time, \"quoted\" and in Köln";
    QVERIFY(world.store.savePlan(world.plan));
    world.plan.sampling.length = 7;
    QVERIFY(world.store.savePlan(world.plan));

    auto again = ProjectStore::open(world.store.path());
    const auto plan = again->loadPlan();
    QVERIFY(plan->has_value());
    QCOMPARE(toJson(**plan), toJson(world.plan));
}

/// Two phrases in one cluster, one label.
static synthesis::ReleasedModel wholeModel()
{
    synthesis::ReleasedModel model;
    model.parameters.method = "histogram";
    model.parameters.clusters = 0; // a small vocabulary is counted phrase by phrase
    model.labels = {"A"};
    model.vocabularySize = 2;
    model.selected = {1, 0};
    model.spend = {.microEpsilon = 1, .picoRho = 2, .picoDelta = 3};
    model.tables = {
        {"phrases", {{3, -4}, {.l1 = 8, .l2Squared = 64}, privacy::LaplaceScale{16, 3}}},
        {"units", {{5}, {.l1 = 8, .l2Squared = 16}, privacy::GaussianVariance{77}}},
    };
    return model;
}

void TestProjectStore::a_damaged_model_is_refused_data()
{
    const synthesis::ReleasedModel model = wholeModel();
    const std::string description = describe(model);
    const std::string cells = cellBytes(model);
    QTest::addColumn<QByteArray>("description");
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<bool>("good");
    const auto bytes = [](const std::string &text) { return QByteArray::fromStdString(text); };
    QTest::newRow("whole") << bytes(description) << bytes(cells) << true;
    QTest::newRow("cells cut") << bytes(description) << bytes(cells.substr(1)) << false;
    QTest::newRow("cells missing") << bytes(description) << bytes(cells.substr(8)) << false;
    QTest::newRow("no JSON") << QByteArray("{") << bytes(cells) << false;
    QTest::newRow("no labels") << QByteArray("{}") << bytes(cells) << false;
    const auto damaged = [&](const char *name,
                             const std::function<void(synthesis::ReleasedModel &)> &damage) {
        synthesis::ReleasedModel other = wholeModel();
        damage(other);
        QTest::newRow(name) << bytes(describe(other)) << bytes(cellBytes(other)) << false;
    };
    damaged("clusters that are not there", [](auto &m) { m.clusterOf = {0, 0}; });
    damaged("resolution of another number of units", [](auto &m) { m.parameters.clusters = 1; });
    damaged("phrase that is not there", [](auto &m) { m.selected[0] = 2; });
    damaged("more phrases than cells", [](auto &m) { m.vocabularySize = 3; });
    damaged("more labels than cells", [](auto &m) { m.labels.push_back("B"); });
    damaged("cells too many", [](auto &m) { m.tables[1].counts.cells.push_back(1); });
    damaged("table of another method", [](auto &m) { m.tables[1].name = "kernel-1"; });
    damaged("table twice", [](auto &m) { m.tables[1] = m.tables[0]; });
    damaged("no table", [](auto &m) { m.tables.clear(); });
    damaged("unknown method", [](auto &m) { m.parameters.method = "guess"; });
    damaged("negative number of clusters", [](auto &m) { m.parameters.clusters = -1; });
    damaged("no noise", [](auto &m) { m.tables[0].counts.noise = privacy::LaplaceScale{0, 1}; });
    damaged("no sensitivity", [](auto &m) { m.tables[1].counts.sensitivity.l1 = 0; });
}

void TestProjectStore::a_damaged_model_is_refused()
{
    QFETCH(QByteArray, description);
    QFETCH(QByteArray, cells);
    QFETCH(bool, good);
    const auto model = modelFrom(description.toStdString(), cells.toStdString());
    QCOMPARE(model.has_value(), good);
    if (!good)
        return;
    QCOMPARE(model->tables.size(), std::size_t{2});
    QVERIFY((model->tables[0].counts.cells == std::vector<std::int64_t>{3, -4}));
    QVERIFY((model->tables[0].counts.noise == privacy::Noise(privacy::LaplaceScale{16, 3})));
    QVERIFY((model->tables[1].counts.cells == std::vector<std::int64_t>{5}));
    QVERIFY((model->tables[1].counts.noise == privacy::Noise(privacy::GaussianVariance{77})));
    QVERIFY((model->tables[1].counts.sensitivity == privacy::Sensitivity{.l1 = 8, .l2Squared = 16}));
    QVERIFY((model->selected == std::vector<vocabulary::TermId>{1, 0}));
    QVERIFY(model->clusterOf.empty());
    QVERIFY((model->spend == privacy::Spend{.microEpsilon = 1, .picoRho = 2, .picoDelta = 3}));
}

void TestProjectStore::a_file_that_is_no_project_is_named()
{
    const SmallWorld world;
    world.write("letter.keyseed", QByteArray("not a project at all, ").repeated(20));
    const auto store = ProjectStore::open(world.path("letter.keyseed"));
    QVERIFY(!store);
    QVERIFY(QString::fromStdString(store.error().detail).contains(QStringLiteral("letter.keyseed")));
}

void TestProjectStore::the_file_is_for_its_owner_only()
{
    const SmallWorld world;
    const auto permissions = std::filesystem::status(world.store.path()).permissions();
    QCOMPARE(static_cast<int>(permissions & std::filesystem::perms::mask), 0600);
}

} // namespace tst_projectstore

QTEST_APPLESS_MAIN(tst_projectstore::TestProjectStore)
#include "tst_projectstore.moc"
