#include "core/evaluation/classifiers/ThreeLayerNetwork.h"
#include "tests/core/evaluation/RandomRows.h"

#include <QTest>

#include <cmath>

namespace tst_coral {

using namespace core;
using namespace core::evaluation;

/// Deep CORAL: its loss by the definition, its gradient by differences, and what it does to a network.
class TestCoral : public QObject
{
    Q_OBJECT

private slots:
    void the_loss_is_that_of_the_definition();
    void the_gradient_is_that_of_small_differences();
    void sets_that_are_moved_apart_alone_cost_nothing();
    void a_network_adapts_and_is_the_same_for_the_same_seed();
};

namespace {

using Values = RowMatrix<double>;

Values invented(Eigen::Index rows, Eigen::Index columns, double phase)
{
    Values values(rows, columns);
    for (Eigen::Index i = 0; i < values.size(); ++i)
        values.data()[i] = std::sin(phase + 1.7 * static_cast<double>(i * i));
    return values;
}

// Straight from equation 1, entry by entry.
double byDefinition(const Values &first, const Values &second)
{
    const auto covariance = [](const Values &values, Eigen::Index i, Eigen::Index j) {
        double sum = 0.0;
        for (Eigen::Index row = 0; row < values.rows(); ++row)
            sum += (values(row, i) - values.col(i).mean()) * (values(row, j) - values.col(j).mean());
        return sum / static_cast<double>(values.rows() - 1);
    };
    double sum = 0.0;
    for (Eigen::Index i = 0; i < first.cols(); ++i)
        for (Eigen::Index j = 0; j < first.cols(); ++j)
            sum += std::pow(covariance(first, i, j) - covariance(second, i, j), 2);
    return sum / (4.0 * static_cast<double>(first.cols() * first.cols()));
}

} // namespace

void TestCoral::the_loss_is_that_of_the_definition()
{
    const Values first = invented(7, 4, 0.0);
    const Values second = 2.0 * invented(5, 4, 1.0);
    const double expected = byDefinition(first, second);
    QVERIFY(expected > 1e-3);
    QVERIFY(std::abs(coralLoss(first, second).value - expected) < 1e-12);
}

// Central differences: their error is of the order of h^2 = 1e-10, beside rounding of 1e-16 / h.
void TestCoral::the_gradient_is_that_of_small_differences()
{
    constexpr double h = 1e-5;
    Values first = invented(7, 4, 0.0);
    Values second = 2.0 * invented(5, 4, 1.0);
    const CoralLoss loss = coralLoss(first, second);
    for (Values *moved : {&first, &second}) {
        const Values &gradient = moved == &first ? loss.ofFirst : loss.ofSecond;
        QVERIFY(gradient.norm() > 1e-3);
        for (Eigen::Index i = 0; i < moved->size(); ++i) {
            double &value = moved->data()[i];
            const double before = value;
            value = before + h;
            const double above = coralLoss(first, second).value;
            value = before - h;
            const double below = coralLoss(first, second).value;
            value = before;
            QVERIFY(std::abs((above - below) / (2.0 * h) - gradient.data()[i]) < 1e-8);
        }
    }
}

void TestCoral::sets_that_are_moved_apart_alone_cost_nothing()
{
    const Values first = invented(7, 4, 0.0);
    const Values second = (first.array() + 3.0).matrix();
    QVERIFY(coralLoss(first, second).value < 1e-20);
}

void TestCoral::a_network_adapts_and_is_the_same_for_the_same_seed()
{
    const RandomRows data(300, true);
    // The same kind of rows with all values twice as large: other covariances.
    FeatureRows target(RandomRows::columns);
    for (std::size_t row = 0; row < data.rows.size(); ++row) {
        std::vector<float> values(data.rows[row].values.begin(), data.rows[row].values.end());
        for (float &value : values)
            value *= 2.0F;
        target.add({data.rows[row].columns, values});
    }
    NoControl control;
    const auto trained = [&](const FeatureRows *adaptTo, std::vector<ThreeLayerNetwork::PassLoss> &curve) {
        auto network =
            ThreeLayerNetwork::train(data.set(),
                                     {.firstHidden = 32, .secondHidden = 16},
                                     package::Progress(control),
                                     adaptTo,
                                     [&](const ThreeLayerNetwork::PassLoss &loss) { curve.push_back(loss); });
        if (!network)
            qFatal("%s", network.error().detail.c_str());
        return std::move(*network);
    };
    std::vector<ThreeLayerNetwork::PassLoss> plain;
    std::vector<ThreeLayerNetwork::PassLoss> adapted;
    std::vector<ThreeLayerNetwork::PassLoss> again;
    const auto without = trained(nullptr, plain);
    const auto with = trained(&target, adapted);
    QVERIFY(with.layers()[1].weights == trained(&target, again).layers()[1].weights);
    QVERIFY(with.layers()[1].weights != without.layers()[1].weights);

    QCOMPARE(plain.size(), std::size_t{20});
    QCOMPARE(adapted.size(), std::size_t{20});
    QVERIFY(plain.back().weight == 0.0 && plain.back().coral == 0.0);
    // On a par, to a factor, and with something learnt.
    const auto &last = adapted.back();
    const double ratio = last.weight * last.coral / last.classification;
    QVERIFY2(ratio > 0.1 && ratio < 10.0, qPrintable(QString::number(ratio)));
    QVERIFY(last.classification < adapted.front().classification);
}

} // namespace tst_coral

QTEST_GUILESS_MAIN(tst_coral::TestCoral)
#include "tst_coral.moc"
