#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/classifiers/LogisticRegression.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"
#include "tests/core/evaluation/RandomRows.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace tst_classifiers {

using namespace core;
using namespace core::evaluation;
using package::Progress;

class TestClassifiers : public QObject
{
    Q_OBJECT

private slots:
    void sparse_and_dense_rows_have_the_products_of_their_definition();
    void logistic_regression_ends_where_the_gradient_vanishes_data();
    void logistic_regression_ends_where_the_gradient_vanishes();
    void logistic_regression_does_not_depend_on_where_it_starts();
    void a_text_without_a_feature_is_taken_for_the_first_label();
    void the_network_is_the_same_for_the_same_seed_and_only_for_it();
    void the_network_learns_what_no_linear_rule_can();
    void names_of_labels_are_taken_out_where_they_stand_by_themselves_data();
    void names_of_labels_are_taken_out_where_they_stand_by_themselves();
};

namespace {

using Matrix = RowMatrix<double>;

Matrix asMatrix(const FeatureRows &rows)
{
    Matrix matrix =
        Matrix::Zero(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(rows.columns()));
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t i = 0; i < rows[row].columns.size(); ++i)
            matrix(static_cast<Eigen::Index>(row), rows[row].columns[i]) =
                static_cast<double>(rows[row].values[i]);
    return matrix;
}

Matrix numbered(Eigen::Index rows, Eigen::Index columns)
{
    Matrix matrix(rows, columns);
    for (Eigen::Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = std::sin(static_cast<double>(i));
    return matrix;
}

// The gradient of the penalised mean loss, straight from its definition.
double gradientNorm(const RandomRows &data, const Matrix &weights, double penalty)
{
    const Matrix rows = asMatrix(data.rows);
    Matrix gradient = penalty * weights;
    for (Eigen::Index row = 0; row < rows.rows(); ++row) {
        Eigen::RowVectorXd chances = (rows.row(row) * weights).array().exp();
        chances /= chances.sum();
        chances[data.labelOf[static_cast<std::size_t>(row)]] -= 1.0;
        gradient += rows.row(row).transpose() * chances / static_cast<double>(rows.rows());
    }
    return gradient.norm();
}

LogisticRegression trained(const RandomRows &data, const LogisticRegression::Options &options)
{
    NoControl control;
    auto regression = LogisticRegression::train(data.set(), options, Progress(control));
    if (!regression)
        qFatal("%s", regression.error().detail.c_str());
    return std::move(*regression);
}

ThreeLayerNetwork trained(const TrainingSet &set, const ThreeLayerNetwork::Options &options)
{
    NoControl control;
    auto network = ThreeLayerNetwork::train(set, options, Progress(control));
    if (!network)
        qFatal("%s", network.error().detail.c_str());
    return std::move(*network);
}

} // namespace

void TestClassifiers::sparse_and_dense_rows_have_the_products_of_their_definition()
{
    for (const bool dense : {false, true}) {
        const RandomRows data(50, dense);
        QCOMPARE(data.rows.isDense(), dense);
        const std::vector<std::uint32_t> chosen{7, 3, 49, 0, 3};
        const Matrix all = asMatrix(data.rows);
        Matrix block(5, all.cols());
        for (Eigen::Index i = 0; i < 5; ++i)
            block.row(i) = all.row(chosen[static_cast<std::size_t>(i)]);

        const Matrix weights = numbered(all.cols(), 4);
        QVERIFY((data.rows.times(chosen, weights) - block * weights).norm() < 1e-12);
        const Matrix residuals = numbered(5, 4);
        Matrix sums = numbered(all.cols(), 4);
        const Matrix expected = sums + block.transpose() * residuals;
        data.rows.addTransposedTimes(chosen, residuals, sums);
        QVERIFY((sums - expected).norm() < 1e-12);
    }
}

void TestClassifiers::logistic_regression_ends_where_the_gradient_vanishes_data()
{
    QTest::addColumn<bool>("dense");
    QTest::newRow("sparse rows") << false;
    QTest::newRow("dense rows") << true;
}

void TestClassifiers::logistic_regression_ends_where_the_gradient_vanishes()
{
    QFETCH(bool, dense);
    const RandomRows data(400, dense);
    const LogisticRegression::Options options{.penalty = 1e-3, .gradientNorm = 1e-7};

    const auto regression = trained(data, options);

    QVERIFY(regression.gradientNorm() <= options.gradientNorm);
    // At the origin it is not small, so that this says something.
    const Matrix origin = Matrix::Zero(RandomRows::columns, RandomRows::labels);
    QVERIFY(gradientNorm(data, origin, options.penalty) > 1e-2);
    QVERIFY(gradientNorm(data, regression.weights(), options.penalty) <= 1.1 * options.gradientNorm);
}

// The objective less half the penalty times the squared norm is convex. So two points with gradients g and h
// are at most (|g| + |h|) / penalty apart.
void TestClassifiers::logistic_regression_does_not_depend_on_where_it_starts()
{
    const RandomRows data(400);
    LogisticRegression::Options options{.penalty = 1e-3, .gradientNorm = 1e-8};
    const auto fromOrigin = trained(data, options);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        options.seed = seed;
        const auto other = trained(data, options);
        const double bound =
            (fromOrigin.gradientNorm() + other.gradientNorm()) / options.penalty * (1 + 1e-6) + 1e-12;
        QVERIFY(bound < 1e-4);
        QVERIFY((fromOrigin.weights() - other.weights()).norm() <= bound);
        for (std::size_t row = 0; row < data.rows.size(); ++row)
            QCOMPARE(other.answer(data.rows[row]), fromOrigin.answer(data.rows[row]));
    }
}

void TestClassifiers::a_text_without_a_feature_is_taken_for_the_first_label()
{
    QCOMPARE(trained(RandomRows(100), {}).answer({}), 0U);
}

void TestClassifiers::the_network_is_the_same_for_the_same_seed_and_only_for_it()
{
    for (const bool dense : {false, true}) {
        const RandomRows data(300, dense);
        const ThreeLayerNetwork::Options options{.passes = 3};
        const auto network = trained(data.set(), options);
        const auto again = trained(data.set(), options);
        for (std::size_t layer = 0; layer < 3; ++layer) {
            QVERIFY(network.layers()[layer].weights == again.layers()[layer].weights);
            QVERIFY(network.layers()[layer].bias == again.layers()[layer].bias);
        }
        const auto other = trained(data.set(), {.passes = 3, .seed = 2});
        QVERIFY(network.layers()[0].weights != other.layers()[0].weights);
    }
}

void TestClassifiers::the_network_learns_what_no_linear_rule_can()
{
    // Label 1 where exactly one of the two columns is there. Scores that are right for both columns alone add
    // up to a wrong one for both together, so that a linear rule is right for three of the four kinds at
    // most.
    FeatureRows rows(2);
    std::vector<std::uint32_t> labelOf;
    const std::vector<std::vector<std::uint32_t>> kinds{{}, {0}, {1}, {0, 1}};
    for (int i = 0; i < 400; ++i) {
        const auto &columns = kinds[static_cast<std::size_t>(i % 4)];
        const std::vector<float> ones(columns.size(), 1.0F);
        rows.add({columns, ones});
        labelOf.push_back(columns.size() == 1 ? 1 : 0);
    }
    const TrainingSet set{rows, labelOf, 2};
    NoControl control;
    const auto linear = LogisticRegression::train(set, {}, Progress(control));
    const auto network = trained(set, {.passes = 60});
    int linearRight = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        QCOMPARE(network.answer(rows[row]), labelOf[row]);
        linearRight += linear->answer(rows[row]) == labelOf[row] ? 1 : 0;
    }
    QVERIFY(linearRight <= 300);
}

void TestClassifiers::names_of_labels_are_taken_out_where_they_stand_by_themselves_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("a heading") << QByteArray("Record: Pain\nKnee") << QByteArray("Record: .\nKnee");
    QTest::newRow("another case") << QByteArray("PAIN clinic") << QByteArray(". clinic");
    QTest::newRow("part of a word") << QByteArray("painful, unPain") << QByteArray("painful, unPain");
    QTest::newRow("beside a letter that is not ASCII")
        << QByteArray("pain\xc3\xa9") << QByteArray("pain\xc3\xa9");
    QTest::newRow("the longest of several") << QByteArray("Pain / Joints (hip)") << QByteArray(". (hip)");
    QTest::newRow("at both ends") << QByteArray("pain and pain") << QByteArray(". and .");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("");
    QTest::newRow("cut off") << QByteArray("Pai") << QByteArray("Pai");
}

void TestClassifiers::names_of_labels_are_taken_out_where_they_stand_by_themselves()
{
    QFETCH(QByteArray, text);
    const LabelNames names({"Pain", "Pain / Joints", ""});
    QTEST(QByteArray::fromStdString(names.withoutThem(text.toStdString())), "left");
}

} // namespace tst_classifiers

QTEST_GUILESS_MAIN(tst_classifiers::TestClassifiers)
#include "tst_classifiers.moc"
