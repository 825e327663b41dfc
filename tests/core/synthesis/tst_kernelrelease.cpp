#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelRelease.h"
#include "core/methods/kernel/KernelSums.h"
#include "core/methods/kernel/VocabularySelection.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/synthesis/KernelUnits.h"
#include "tests/core/synthesis/KernelWorld.h"

#include <QTest>

#include <cmath>

namespace tst_kernelrelease {

using namespace core;
using namespace core::synthesis;
using privacy::NoiseBudget;
using tests::InventedUnit;

class TestKernelRelease : public QObject
{
    Q_OBJECT

private slots:
    void prefix_sizes_follow_the_method_data();
    void prefix_sizes_follow_the_method();
    void a_list_of_sizes_is_put_in_order();
    void feature_pairs_follow_from_public_numbers();
    void released_tables_are_those_planned_data();
    void released_tables_are_those_planned();
    void the_budget_is_shared_evenly_over_the_sizes();
    void a_reservation_for_fewer_tables_refuses();
    void tables_of_another_plan_are_refused();
    void released_sums_lie_about_the_exact_ones();
    void no_record_at_all_makes_a_release_all_the_same();

private:
    static constexpr std::uint32_t terms = 60;
    static NoiseBudget pure(double epsilon) { return NoiseBudget::pure(*privacy::Epsilon::from(epsilon)); }
    std::vector<PlannedTable> plan(const MethodParameters &parameters, const NoiseBudget &budget) const
    {
        return plannedKernelTables(parameters, 2, terms, budget, budget);
    }
    auto release(const MethodParameters &parameters,
                 const std::vector<PlannedTable> &planned,
                 const std::vector<InventedUnit> &units,
                 privacy::Reservation &reservation) const
    {
        privacy::SecureRandom random;
        NoControl control;
        const KernelInputs inputs{parameters, 2, m_world.vocabulary, m_world.embedding, 2};
        privacy::ReservedDrawing drawing(reservation, random);
        return releaseKernels(inputs, planned, tests::documentsOf(units), drawing, control);
    }
    /// Of the first label only.
    static std::vector<InventedUnit> someUnits() { return tests::UnitInventor(terms, 1).take(50); }

    tests::KernelWorld m_world{terms};
};

void TestKernelRelease::prefix_sizes_follow_the_method_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("length");
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("independent") << QByteArray("independent") << 10 << QList<int>{1};
    QTest::newRow("linear") << QByteArray("iterative-linear") << 4 << QList<int>{1, 2, 3, 4};
    const QByteArray logarithmic("iterative-logarithmic");
    QTest::newRow("logarithmic, 10") << logarithmic << 10 << QList<int>{1, 4, 10};
    QTest::newRow("logarithmic, 16") << logarithmic << 16 << QList<int>{1, 4, 16};
    QTest::newRow("logarithmic, 17") << logarithmic << 17 << QList<int>{1, 4, 16, 17};
    QTest::newRow("logarithmic, 3") << logarithmic << 3 << QList<int>{1, 3};
    QTest::newRow("logarithmic, 1") << logarithmic << 1 << QList<int>{1};
}

void TestKernelRelease::prefix_sizes_follow_the_method()
{
    QFETCH(QByteArray, method);
    QFETCH(int, length);
    QFETCH(QList<int>, sizes);
    const std::vector<int> expected(sizes.begin(), sizes.end());
    QVERIFY(defaultPrefixSizes(method.constData(), length) == expected);
    QVERIFY(prefixSizesOf(tests::kernelParameters(method.constData(), length)) == expected);
}

void TestKernelRelease::a_list_of_sizes_is_put_in_order()
{
    auto parameters = tests::kernelParameters("iterative-logarithmic", 10);
    parameters.prefixSizes = {5, 2, 12, 5, 0};
    QVERIFY(prefixSizesOf(parameters) == (std::vector<int>{2, 5}));
    parameters.method = "independent";
    QVERIFY(prefixSizesOf(parameters) == (std::vector<int>{1}));
}

void TestKernelRelease::feature_pairs_follow_from_public_numbers()
{
    QCOMPARE(defaultFeaturePairs(pure(1), {}), 256);
    QCOMPARE(defaultFeaturePairs(pure(2), 1000), 240);
    QCOMPARE(defaultFeaturePairs(pure(0.1), 100), 32);
    QCOMPARE(defaultFeaturePairs(pure(10), 100'000), 2048);
    QCOMPARE(defaultFeaturePairs(NoiseBudget::concentrated(1'000'000), 100), 1024);
}

void TestKernelRelease::released_tables_are_those_planned_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<bool>("isGaussian");
    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"}) {
        QTest::addRow("%s, pure", method) << QByteArray(method) << false;
        QTest::addRow("%s, Gaussian", method) << QByteArray(method) << true;
    }
}

void TestKernelRelease::released_tables_are_those_planned()
{
    QFETCH(QByteArray, method);
    QFETCH(bool, isGaussian);
    const auto parameters = tests::kernelParameters(method.constData());
    const auto planned = plan(parameters, isGaussian ? NoiseBudget::concentrated(25'000'000'000) : pure(1));
    std::vector<privacy::MechanismCost> costs;
    for (const PlannedTable &table : planned)
        costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    auto reservation = privacy::ReservationForTests::of(privacy::composed(costs, 1'000'000));

    const auto released = release(parameters, planned, someUnits(), reservation);

    QVERIFY(released);
    QCOMPARE((*released)->tables.size(), planned.size());
    for (std::size_t index = 0; index < planned.size(); ++index) {
        const NoisyTable &table = (*released)->tables[index];
        QCOMPARE(table.name, planned[index].name);
        QCOMPARE(table.counts.cells.size(), planned[index].cells);
        QVERIFY(table.counts.sensitivity == planned[index].sensitivity);
        QVERIFY(table.counts.noise == planned[index].noise);
        QCOMPARE(std::holds_alternative<privacy::GaussianVariance>(table.counts.noise), isGaussian);
    }
    // The reservation was for these tables and is spent.
    QVERIFY(!reservation.useFor(privacy::costOf(planned.back().sensitivity, planned.back().noise)));
}

void TestKernelRelease::the_budget_is_shared_evenly_over_the_sizes()
{
    const auto parameters = tests::kernelParameters("iterative-linear", 3);
    const auto planned = plan(parameters, pure(1));
    QCOMPARE(planned.size(), std::size_t{4});
    QCOMPARE(planned[0].name, std::string("vocabulary"));
    QCOMPARE(*privacy::costOf(planned[0].sensitivity, planned[0].noise).microEpsilon,
             std::int64_t{1'000'000});
    for (std::size_t index = 1; index < 4; ++index) {
        QCOMPARE(planned[index].name, "kernel-" + std::to_string(index));
        QCOMPARE(planned[index].cells, std::size_t{2 * 2 * 64});
        QCOMPARE(*privacy::costOf(planned[index].sensitivity, planned[index].noise).microEpsilon,
                 std::int64_t{333'333});
    }
}

void TestKernelRelease::a_reservation_for_fewer_tables_refuses()
{
    const auto parameters = tests::kernelParameters("iterative-linear", 3);
    const auto planned = plan(parameters, pure(1));
    std::vector<privacy::MechanismCost> costs;
    for (const PlannedTable &table : planned)
        costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    costs.pop_back();
    auto reservation = privacy::ReservationForTests::of(privacy::composed(costs, 0));
    const auto released = release(parameters, planned, someUnits(), reservation);
    QVERIFY(!released);
    QCOMPARE(released.error().code, ErrorCode::Internal);
}

void TestKernelRelease::tables_of_another_plan_are_refused()
{
    auto reservation = tests::amplyReserved();
    const auto planned = plan(tests::kernelParameters("independent"), pure(1));
    const auto released =
        release(tests::kernelParameters("iterative-linear"), planned, someUnits(), reservation);
    QVERIFY(!released);
    QCOMPARE(released.error().code, ErrorCode::Internal);
}

void TestKernelRelease::released_sums_lie_about_the_exact_ones()
{
    const auto parameters = tests::kernelParameters("iterative-logarithmic");
    const auto units = someUnits();
    const auto planned = plan(parameters, pure(50));
    auto reservation = tests::amplyReserved();
    const auto released = release(parameters, planned, units, reservation);
    QVERIFY(released);

    const auto documents = tests::documentsOf(units);
    const VocabularyCounting counting{.vocabularySize = terms, .phrasesPerDocument = 8};
    std::vector<privacy::ExactCounts> exact{counting.sum(documents, 1)};
    const auto &selected = (*released)->selected;
    const Eigen::MatrixXf vectors = featureVectors(m_world.embedding, selected);
    for (const int size : {1, 4})
        exact.push_back(sumKernelFeatures(documents,
                                          FeatureMap(vectors, m_world.vocabulary.digest(), size, 64),
                                          VocabularyIndex(selected, terms),
                                          2,
                                          1));

    for (std::size_t index = 0; index < planned.size(); ++index) {
        const auto &cells = (*released)->tables[index].counts.cells;
        const auto scale = std::get<privacy::LaplaceScale>(planned[index].noise).value();
        // Noise of more than 40 scales has a chance of e^-40, of fewer than 1000 cells.
        for (const std::int64_t off :
             tests::difference(cells, privacy::ExactCountsForTests::cells(exact[index])))
            QVERIFY(std::abs(static_cast<double>(off)) <= 40 * scale);
    }
    // The second label has no unit: noise is all there is, and it is there.
    const auto &kernel = (*released)->tables[1].counts.cells;
    QVERIFY(std::any_of(kernel.begin() + 128, kernel.end(), [](std::int64_t cell) { return cell != 0; }));
}

void TestKernelRelease::no_record_at_all_makes_a_release_all_the_same()
{
    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"}) {
        const auto parameters = tests::kernelParameters(method);
        const auto planned = plan(parameters, pure(1));
        auto reservation = tests::amplyReserved();
        const auto released = release(parameters, planned, {}, reservation);
        QVERIFY(released);
        QCOMPARE((*released)->tables.size(), planned.size());
        QVERIFY((*released)->selected.size() >= 16);
    }
}

} // namespace tst_kernelrelease

QTEST_APPLESS_MAIN(tst_kernelrelease::TestKernelRelease)
#include "tst_kernelrelease.moc"
