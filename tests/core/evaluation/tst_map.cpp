#include "core/evaluation/map/DocumentMap.h"
#include "tests/core/evaluation/UsefulTexts.h"

#include <QTest>

#include <cmath>
#include <random>

namespace tst_map {

using namespace core;
using namespace core::evaluation;

/// The map of documents: its gradient, Barnes-Hut against exact, and what it must keep together.
class TestMap : public QObject
{
    Q_OBJECT

private slots:
    void affinities_are_symmetric_and_sum_to_one();
    void neighbours_have_the_perplexity();
    void the_gradient_is_that_of_the_cost();
    void barnes_hut_is_near_the_exact_gradient();
    void groups_stay_together_data();
    void groups_stay_together();
    void the_same_seed_gives_the_same_map();
    void few_points_and_equal_points_have_a_map();
    void settings_out_of_range_are_refused();
    void a_cancel_is_answered();
    void texts_become_points_of_their_sets();
    void records_become_a_set_under_declared_labels();
};

namespace {

constexpr int groupCount = 4;

/// Points in groups, one after the other, far apart from each other.
RowMatrix<float> groups(Eigen::Index points, Eigen::Index dimensions = 10)
{
    std::mt19937 random(5);
    std::normal_distribution<float> normal;
    RowMatrix<float> rows(points, dimensions);
    for (Eigen::Index i = 0; i < points; ++i)
        for (Eigen::Index d = 0; d < dimensions; ++d)
            rows(i, d) = normal(random) + (d == i % groupCount ? 20.0F : 0.0F);
    return rows;
}

RowMatrix<double> scattered(Eigen::Index points, double width)
{
    std::mt19937 random(6);
    std::normal_distribution<double> normal(0.0, width);
    return RowMatrix<double>::NullaryExpr(points, 2, [&] { return normal(random); });
}

Affinities near(const RowMatrix<float> &points, double perplexity, std::size_t neighbours)
{
    NoControl control;
    return *affinitiesOf(points, perplexity, neighbours, control);
}

class Cancelling final : public JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

} // namespace

void TestMap::affinities_are_symmetric_and_sum_to_one()
{
    const Affinities affinities = near(groups(60), 5, 15);
    RowMatrix<double> dense = RowMatrix<double>::Zero(60, 60);
    for (std::size_t i = 0; i < affinities.points(); ++i)
        for (std::size_t k = affinities.starts[i]; k < affinities.starts[i + 1]; ++k)
            dense(static_cast<Eigen::Index>(i), affinities.columns[k]) += affinities.values[k];
    QVERIFY(std::abs(dense.sum() - 1.0) < 1e-9);
    QVERIFY((dense - dense.transpose()).cwiseAbs().maxCoeff() < 1e-15);
    QVERIFY(dense.diagonal().cwiseAbs().maxCoeff() == 0.0);
}

// On a ring every point sees the same, so that p_j|i is n p_ij.
void TestMap::neighbours_have_the_perplexity()
{
    constexpr int size = 40;
    RowMatrix<float> ring(size, 2);
    for (int i = 0; i < size; ++i) {
        const float angle = 2 * M_PIf * static_cast<float>(i) / static_cast<float>(size);
        ring.row(i) << std::cos(angle), std::sin(angle);
    }
    const Affinities affinities = near(ring, 7, size - 1);
    double entropy = 0.0;
    for (std::size_t k = 0; k < affinities.starts[1]; ++k) {
        const double p = size * affinities.values[k];
        entropy -= p > 0 ? p * std::log(p) : 0.0;
    }
    QVERIFY2(std::abs(std::exp(entropy) - 7) < 0.01, qPrintable(QString::number(std::exp(entropy))));
}

void TestMap::the_gradient_is_that_of_the_cost()
{
    const Affinities affinities = near(groups(30), 5, 29);
    RowMatrix<double> positions = scattered(30, 1.0);
    const RowMatrix<double> gradient = mapGradient(affinities, positions, 0.0);
    constexpr double step = 1e-5;
    for (Eigen::Index i = 0; i < positions.size(); ++i) {
        const double before = positions.data()[i];
        positions.data()[i] = before + step;
        const double above = mapCost(affinities, positions);
        positions.data()[i] = before - step;
        const double below = mapCost(affinities, positions);
        positions.data()[i] = before;
        QVERIFY(std::abs((above - below) / (2 * step) - gradient.data()[i]) < 1e-8);
    }
}

// Of a square of side s at distance d, s < d / 2: the centre takes away the first order, what is left is of
// the second, (s / d)^2. A twentieth of the gradient's length is the bound that is held here.
void TestMap::barnes_hut_is_near_the_exact_gradient()
{
    const Affinities affinities = near(groups(1500), 10, 30);
    for (const double width : {1e-4, 1.0, 20.0}) {
        const RowMatrix<double> positions = scattered(1500, width);
        const RowMatrix<double> exact = mapGradient(affinities, positions, 0.0);
        const double off = (mapGradient(affinities, positions, 0.5) - exact).norm() / exact.norm();
        QVERIFY2(off < 0.05, qPrintable(QString::number(off)));
        QVERIFY(off > 0.0); // it does approximate
    }
}

void TestMap::groups_stay_together_data()
{
    QTest::addColumn<int>("exactBelow");
    QTest::newRow("exact") << 2000;
    QTest::newRow("Barnes-Hut") << 0;
}

void TestMap::groups_stay_together()
{
    QFETCH(int, exactBelow);
    NoControl control;
    const auto map =
        mapOf(groups(200),
              {.perplexity = 15, .steps = 400, .exactBelow = static_cast<std::size_t>(exactBelow)},
              control);
    QVERIFY(map.has_value());
    for (Eigen::Index i = 0; i < map->rows(); ++i) {
        Eigen::Index nearest = i == 0 ? 1 : 0;
        for (Eigen::Index j = 0; j < map->rows(); ++j)
            if (j != i
                && (map->row(i) - map->row(j)).squaredNorm()
                       < (map->row(i) - map->row(nearest)).squaredNorm())
                nearest = j;
        QCOMPARE(nearest % groupCount, i % groupCount);
    }
}

void TestMap::the_same_seed_gives_the_same_map()
{
    NoControl control;
    const MapSettings settings{.perplexity = 10, .seed = 7, .steps = 60, .exactBelow = 0};
    const auto one = mapOf(groups(100), settings, control);
    const auto two = mapOf(groups(100), settings, control);
    QVERIFY(*one == *two);
    MapSettings other = settings;
    other.seed = 8;
    QVERIFY(*one != *mapOf(groups(100), other, control));
}

void TestMap::few_points_and_equal_points_have_a_map()
{
    NoControl control;
    for (const Eigen::Index points : {0, 1, 2, 3, 5, 50}) {
        const auto map = mapOf(RowMatrix<float>::Ones(points, 4), {.steps = 20, .exactBelow = 20}, control);
        QVERIFY(map.has_value());
        QCOMPARE(map->rows(), points);
        QVERIFY(map->allFinite());
    }
}

void TestMap::settings_out_of_range_are_refused()
{
    NoControl control;
    const RowMatrix<float> points = groups(20);
    for (const MapSettings &settings :
         {MapSettings{.perplexity = 1.0}, MapSettings{.steps = 0}, MapSettings{.theta = -1.0}})
        QCOMPARE(mapOf(points, settings, control).error().code, ErrorCode::InvalidPlan);
    RowMatrix<float> broken = points;
    broken(3, 2) = NAN;
    QCOMPARE(mapOf(broken, {}, control).error().code, ErrorCode::InvalidPlan);
}

void TestMap::a_cancel_is_answered()
{
    Cancelling control;
    QCOMPARE(mapOf(groups(20), {}, control).error().code, ErrorCode::Cancelled);
}

void TestMap::texts_become_points_of_their_sets()
{
    const SmallWorld world;
    const std::vector<MapSet> sets = {
        {.name = "real", .texts = {"term0 term1", "nothing known", "term2"}, .labels = {"A", "B", "C"}},
        {.name = "synthetic", .texts = {"term0 term1", "term3 term4"}, .labels = {"A"}}};
    NoControl control;
    const MapSettings settings{.seed = 7, .steps = 50};
    const auto points = mapOfTexts(sets, world.inputs, settings, control);
    QVERIFY(points.has_value());
    QCOMPARE(points->size(), std::size_t{4}); // one has no phrase
    QCOMPARE((*points)[1].text, std::size_t{2});
    QCOMPARE((*points)[1].label, std::string("C"));
    QCOMPARE((*points)[3].set, std::size_t{1});
    QCOMPARE((*points)[3].label, std::string());
    const auto again = mapOfTexts(sets, world.inputs, settings, control);
    for (std::size_t i = 0; i < points->size(); ++i)
        QVERIFY((*points)[i].x == (*again)[i].x && (*points)[i].y == (*again)[i].y);
    Cancelling cancelling;
    QCOMPARE(mapOfTexts(sets, world.inputs, settings, cancelling).error().code, ErrorCode::Cancelled);
}

void TestMap::records_become_a_set_under_declared_labels()
{
    SmallWorld world;
    world.write("notes.csv",
                noteHeader + noteRow("p", "A", "term0") + noteRow("p", "A", " ")
                    + noteRow("p", "other", "term1") + noteRow("p", "A", "term2"));
    TestRecords records{.source = recordsSource(world.plan.records), .labelValues = {}};
    records.source.files = {world.path("notes.csv")};
    NoControl control;
    const auto set = mapSetOf("real", records, {"A"}, 10, control);
    QVERIFY(set.has_value());
    QCOMPARE(set->texts.size(), std::size_t{2}); // one is empty, and one has a label that is not declared
    QCOMPARE(set->labels, (std::vector<std::string>{"A", "A"}));
    QCOMPARE(mapSetOf("real", records, {"A"}, 1, control)->texts.size(), std::size_t{1});
}

} // namespace tst_map

QTEST_GUILESS_MAIN(tst_map::TestMap)
#include "tst_map.moc"
