#include "core/methods/Methods.h"
#include "core/methods/rewriting/RewritingSynthesizer.h"
#include "core/methods/rewriting/RewritingTrial.h"
#include "core/privacy/accounting/Losses.h"
#include "tests/core/synthesis/PlainRewriter.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace tst_rewritingtrial {

using namespace core;
using namespace core::synthesis;

namespace {

constexpr double none = std::numeric_limits<double>::infinity();

std::string manyRows(int count)
{
    std::string text;
    for (int row = 0; row < count; ++row)
        text += "v0\n";
    return text;
}

} // namespace

/// What rewriting leaves of public texts, before anything is spent.
class TestRewritingTrial : public QObject
{
    Q_OBJECT

private slots:
    void every_model_has_a_kind_that_takes_it();
    void without_noise_a_row_comes_back_and_with_little_epsilon_it_does_not();
    void the_noise_is_that_of_a_release_data();
    void the_noise_is_that_of_a_release();
    void what_cannot_be_tried_is_told_data();
    void what_cannot_be_tried_is_told();
};

void TestRewritingTrial::every_model_has_a_kind_that_takes_it()
{
    for (const auto form : {rewriter::ModelForm::Bart, rewriter::ModelForm::Adept})
        for (const bool isPruned : {false, true})
            for (const double noise : {0.0, 500.0}) {
                if (form == rewriter::ModelForm::Adept && (isPruned || noise > 0))
                    continue; // ADePT is neither
                tests::PlainRewriter rewriter(8, form);
                rewriter.facts().isPruned = isPruned;
                rewriter.facts().noiseEpsilon = noise;
                NoControl control;
                QVERIFY(tryRewriting(rewriter, "v1", std::vector{100.0}, 1e-5, control)); // else another kind
            }
}

void TestRewritingTrial::without_noise_a_row_comes_back_and_with_little_epsilon_it_does_not()
{
    NoControl control;
    const std::vector<double> epsilons = {none, 0.001};
    const auto tried = tryRewriting(tests::PlainRewriter(), "v25\nv-50", epsilons, 0, control);
    QVERIFY2(tried, tried ? "" : tried.error().detail.c_str());
    QCOMPARE(tried->noiseBesideClip.front(), 0.0);
    const auto &rows = tried->rows;
    QCOMPARE(rows.size(), std::size_t{2});
    QCOMPARE(rows[0].original, std::string("v25"));
    QCOMPARE(rows[0].rewritten.front(), std::string("v25"));
    QCOMPARE(rows[1].rewritten.front(), std::string("v-50"));
    // Noise of scale 8,000 clips: within half a clip with a chance of less than 1e-4 for each row.
    QVERIFY(rows[0].rewritten.back() != "v25" || rows[1].rewritten.back() != "v-50");
}

void TestRewritingTrial::the_noise_is_that_of_a_release_data()
{
    QTest::addColumn<double>("delta");
    QTest::addColumn<double>("expected");
    // Four numbers within [-1, 1], epsilon 4. Laplace: scale 2 * 4 / 4, times the square root of 2. Gaussian:
    // L2^2 is 4 * 4, and sigma^2 = L2^2 / (2 rho) (Bun & Steinke 2016, Proposition 1.6), by the exact
    // account.
    QTest::newRow("Laplace") << 0.0 << 2.0 * std::sqrt(2.0);
    const auto picoRho = static_cast<double>(privacy::exactPicoRho({}, 4'000'000, 10'000'000));
    QTest::newRow("Gaussian") << 1e-5 << std::sqrt(16.0 / (2 * picoRho / 1e12));
}

void TestRewritingTrial::the_noise_is_that_of_a_release()
{
    QFETCH(double, delta);
    QFETCH(double, expected);
    const tests::PlainRewriter rewriter;
    constexpr int rows = 20'000;
    NoControl control;
    const auto tried = tryRewriting(rewriter, manyRows(rows), std::vector{4.0}, delta, control);
    QVERIFY(tried);
    const double beside = tried->noiseBesideClip.front();
    QVERIFY2(std::abs(beside - expected) < 0.01 * expected, qPrintable(QString::number(beside)));
    double squares = 0;
    for (const TriedRow &row : tried->rows)
        squares += std::pow(std::atof(row.rewritten.front().c_str() + 1) / 100, 2);
    // The variance of a squared Laplace variable is 5 times the square of its own: six standard deviations.
    const double variance = expected * expected;
    QVERIFY(std::abs(squares / rows - variance) < (6 * std::sqrt(5.0 / rows) + 0.01) * variance);
}

void TestRewritingTrial::what_cannot_be_tried_is_told_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("epsilon");
    QTest::newRow("no text") << "\n\n" << 10.0;
    QTest::newRow("no budget") << "v1" << 0.0;
    QTest::newRow("below none") << "v1" << -none;
    QTest::newRow("more than there is") << "v1" << 1e9;
    QTest::newRow("no number") << "v1" << std::nan("");
}

void TestRewritingTrial::what_cannot_be_tried_is_told()
{
    QFETCH(QString, text);
    QFETCH(double, epsilon);
    NoControl control;
    const auto tried =
        tryRewriting(tests::PlainRewriter(), text.toStdString(), std::vector{epsilon}, 1e-5, control);
    QVERIFY(!tried);
    QCOMPARE(tried.error().code, ErrorCode::InvalidParameter);
    QVERIFY(!tried.error().detail.empty());
}

} // namespace tst_rewritingtrial

QTEST_APPLESS_MAIN(tst_rewritingtrial::TestRewritingTrial)
#include "tst_rewritingtrial.moc"
