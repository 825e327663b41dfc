#include "core/methods/kernel/VocabularySelection.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_vocabularyselection {

using namespace core::synthesis;
using namespace core::privacy;
using core::vocabulary::TermId;

class TestVocabularySelection : public QObject
{
    Q_OBJECT

private slots:
    void the_largest_counts_come_first();
    void counts_below_the_threshold_are_left_out();
    void something_is_left_whatever_the_counts();
    void ties_follow_a_public_order_that_is_not_the_alphabet();
    void about_as_many_empty_cells_pass_as_tolerated();
    void the_index_finds_the_places();

private:
    static NoisyCounts counts(std::vector<std::int64_t> cells, std::int64_t scale = 1)
    {
        return {std::move(cells), {}, LaplaceScale{scale, 1}};
    }
};

void TestVocabularySelection::the_largest_counts_come_first()
{
    const VocabularySelection rule{.atMost = 3};
    const auto selected = rule.select(counts({5, 900, -7, 800, 1000, 700}));
    QVERIFY(selected == (std::vector<TermId>{4, 1, 3}));
}

void TestVocabularySelection::counts_below_the_threshold_are_left_out()
{
    std::vector<std::int64_t> cells(1000, 0);
    cells[10] = 500;
    cells[20] = 600;
    const VocabularySelection rule{.atMost = 100};
    // A tenth of 100 is tolerated: b ln(1000 / 20) = 391 for b = 100.
    QCOMPARE(std::lround(rule.threshold(LaplaceScale{100, 1}, 1000)), 391L);
    QVERIFY(rule.select(counts(cells, 100)) == (std::vector<TermId>{20, 10}));
    // sigma sqrt(2 ln 50) = 280 for sigma = 100.
    QCOMPARE(std::lround(rule.threshold(GaussianVariance{10'000}, 1000)), 280L);
    // A vocabulary hardly larger than what is asked for keeps whatever is above 0.
    QCOMPARE(rule.threshold(LaplaceScale{100, 1}, 20), 0.0);
}

void TestVocabularySelection::something_is_left_whatever_the_counts()
{
    const VocabularySelection rule{.atMost = 5, .atLeast = 3};
    QCOMPARE(rule.select(counts(std::vector<std::int64_t>(10, 0))).size(), std::size_t{3});
    QVERIFY(rule.select(counts({-4, -2, -9, -1})) == (std::vector<TermId>{3, 1, 0}));
    QCOMPARE(rule.select(counts({-1})).size(), std::size_t{1});
}

void TestVocabularySelection::ties_follow_a_public_order_that_is_not_the_alphabet()
{
    const auto equal = counts(std::vector<std::int64_t>(1000, 100));
    VocabularySelection rule{.atMost = 50, .atLeast = 50};
    const auto selected = rule.select(equal);
    QVERIFY(selected == rule.select(equal));
    // Of a random order, 50 of the first 500 come up with a chance below 2^-50.
    QVERIFY(std::any_of(selected.begin(), selected.end(), [](TermId term) { return term >= 500; }));
    rule.tieSeed[0] = 1;
    QVERIFY(selected != rule.select(equal));
}

void TestVocabularySelection::about_as_many_empty_cells_pass_as_tolerated()
{
    // Quantiles stand for draws: cell k of V holds the (k + 1/2)/V quantile of Laplace noise of scale 1000.
    constexpr std::size_t cells = 100'000;
    std::vector<std::int64_t> noise;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const double p = (static_cast<double>(cell) + 0.5) / cells;
        noise.push_back(std::llround(p < 0.5 ? 1000 * std::log(2 * p) : -1000 * std::log(2 * (1 - p))));
    }
    const VocabularySelection rule{.atMost = 500};
    QCOMPARE(rule.select(counts(noise, 1000)).size(), std::size_t{50});
}

void TestVocabularySelection::the_index_finds_the_places()
{
    const std::vector<TermId> selected{7, 2, 5};
    const VocabularyIndex index(selected, 9);
    QCOMPARE(index.placeOf(7), 0U);
    QCOMPARE(index.placeOf(2), 1U);
    QCOMPARE(index.placeOf(5), 2U);
    QCOMPARE(index.placeOf(0), VocabularyIndex::none);
    QCOMPARE(index.placeOf(8), VocabularyIndex::none);
}

} // namespace tst_vocabularyselection

QTEST_APPLESS_MAIN(tst_vocabularyselection::TestVocabularySelection)
#include "tst_vocabularyselection.moc"
