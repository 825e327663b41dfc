#include "core/project/ModelBlob.h"
#include "tests/core/project/SmallWorld.h"

#include <QTest>

using namespace core;
using namespace core::project;

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
    world.plan.sequences.length = 7;
    QVERIFY(world.store.savePlan(world.plan));

    auto again = ProjectStore::open(world.store.path());
    const auto plan = again->loadPlan();
    QVERIFY(plan->has_value());
    QCOMPARE(toJson(**plan), toJson(world.plan));
}

void TestProjectStore::a_damaged_model_is_refused_data()
{
    const privacy::NoisyCounts first{{3, -4}, {.l1 = 8, .l2Squared = 64}, privacy::LaplaceScale{16, 3}};
    const privacy::NoisyCounts second{{5}, {.l1 = 8, .l2Squared = 16}, privacy::GaussianVariance{77}};
    seeding::SeedModel model;
    model.labels = {"A"};
    model.vocabularySize = 2;
    model.selected = {1, 0};
    model.clusterOf = {0, 0};
    model.spend = {.microEpsilon = 1, .picoRho = 2, .picoDelta = 3};
    model.tables = {{"phrases", first}, {"clusters", second}};
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
    QVERIFY((model->clusterOf == std::vector<std::uint32_t>{0, 0}));
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

QTEST_APPLESS_MAIN(TestProjectStore)
#include "tst_projectstore.moc"
