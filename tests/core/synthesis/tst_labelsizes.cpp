#include "core/embedding/VectorFile.h"
#include "core/methods/histogram/LabelSizes.h"
#include "core/methods/histogram/PhraseShares.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "tests/core/synthesis/HistogramUnits.h"

#include <QTest>

#include <cmath>
#include <numeric>
#include <random>

namespace tst_labelsizes {

using namespace core::synthesis;

namespace {

constexpr int phraseCount = 200;
constexpr int commonPhrases = 60; // every record shares 70 % of its weight among them
constexpr int ownPhrases = 2;     // of a label, with the other 30 %
constexpr int lastPhrase = 98;    // later ones are in no record

// The numbers of records of 19 labels, four of which have a dozen.
const std::vector<double> skewed = {
    400, 300, 200, 150, 120, 100, 90, 80, 70, 60, 55, 50, 45, 40, 30, 14, 13, 12, 12};
constexpr std::size_t firstSmall = 15;

core::privacy::Noise noiseOf(double epsilon)
{
    return core::privacy::LaplaceScale{std::llround(static_cast<double>(unitWeight) / epsilon), 1};
}

double shareOf(std::size_t label, int phrase)
{
    if (phrase < commonPhrases)
        return 0.7 / commonPhrases;
    const auto own = static_cast<std::size_t>((phrase - commonPhrases) / ownPhrases);
    return phrase < lastPhrase && own == label ? 0.3 / ownPhrases : 0;
}

/// Returns the released model of labels of these sizes; `seed` 0: the counts are exact.
ReleasedModel counted(const std::vector<double> &sizes, double epsilon, unsigned seed)
{
    std::mt19937 random(seed); // a fixed seed: these are invented counts
    std::uniform_real_distribution<double> uniform(-0.5, 0.5);
    const auto laplace = [&] {
        const double value = seed > 0 ? uniform(random) : 0;
        return -std::copysign(std::log(1 - 2 * std::abs(value)), value) / epsilon;
    };
    ReleasedModel model;
    std::vector<std::int64_t> cells;
    for (std::size_t label = 0; label < sizes.size(); ++label) {
        model.labels.push_back("L" + std::to_string(label));
        for (int phrase = 0; phrase < phraseCount; ++phrase)
            cells.push_back(std::llround((sizes[label] * shareOf(label, phrase) + laplace())
                                         * static_cast<double>(unitWeight)));
    }
    const double units = std::accumulate(sizes.begin(), sizes.end(), 0.0);
    model.tables = {
        {unitTableName, {{std::llround(units * static_cast<double>(unitWeight))}, {}, noiseOf(epsilon)}},
        {phraseTableName, {cells, {}, noiseOf(epsilon)}}};
    return model;
}

std::vector<bool> marks(const ReleasedModel &model)
{
    std::vector<bool> marked;
    for (const LabelSize &size : labelSizesIn(model))
        marked.push_back(size.isMostlyShared);
    return marked;
}

} // namespace

/// The sizes of labels by a released model, and how small labels borrow from all of them.
class TestLabelSizes : public QObject
{
    Q_OBJECT

private slots:
    void labels_of_a_dozen_records_are_marked()
    {
        const std::vector<bool> marked = marks(counted(skewed, 1, 0));
        QCOMPARE(marked.size(), skewed.size());
        for (std::size_t label = 0; label < skewed.size(); ++label)
            QCOMPARE(marked[label], label >= firstSmall);
    }

    void no_label_is_marked_where_counts_are_exact_enough()
    {
        QCOMPARE(marks(counted(skewed, 50, 0)), std::vector<bool>(skewed.size(), false));
    }

    void no_label_of_equal_ones_is_marked()
    {
        const std::vector<double> equal(19, 12.0);
        QCOMPARE(marks(counted(equal, 1, 0)), std::vector<bool>(equal.size(), false));
    }

    void sizes_are_those_of_the_records()
    {
        const std::vector<LabelSize> sizes = labelSizesIn(counted(skewed, 50, 0));
        for (std::size_t label = 0; label < skewed.size(); ++label)
            QVERIFY(std::abs(sizes[label].units - skewed[label]) < 1);
    }

    void sizes_are_equal_where_noise_may_make_them_differ()
    {
        const std::vector<LabelSize> sizes = labelSizesIn(counted({50, 55, 45, 50}, 1, 3));
        for (const LabelSize &size : sizes)
            QCOMPARE(size.units, sizes.front().units);
    }

    void a_model_without_counts_has_no_sizes()
    {
        ReleasedModel model = counted(skewed, 1, 0);
        model.tables.pop_back();
        QVERIFY(labelSizesIn(model).empty());
        model.tables.clear();
        QVERIFY(labelSizesIn(model).empty());
    }

    void a_label_borrows_more_the_smaller_it_is()
    {
        Eigen::VectorXf totals(4);
        totals << 5, 20, 80, 300;
        const Eigen::VectorXf parts = borrowedParts(totals, 100, 1);
        QVERIFY(parts[0] > parts[1]);
        QVERIFY(parts[1] > parts[2]);
        QCOMPARE(parts[3], 0.0F);
        QVERIFY(parts.minCoeff() >= 0 && parts.maxCoeff() < 1);
        // With less noise the same label borrows less; a single label has none to borrow from.
        QVERIFY(borrowedParts(totals, 100, 0.1F)[0] < parts[0]);
        QCOMPARE(borrowedParts(totals.head(1), 100, 1)[0], 0.0F);
    }

    // By the public prior alone half of what is drawn would be phrases that no record has.
    void small_labels_draw_what_all_labels_share()
    {
        const QTemporaryDir folder;
        const auto terms = tests::weightedTerms(folder, std::vector<std::uint32_t>(phraseCount, 6'000));
        core::embedding::HalfRows rows(phraseCount, 2);
        for (core::vocabulary::TermId phrase = 0; phrase < phraseCount; ++phrase)
            rows.set(phrase, Eigen::RowVector2f(1, 0));
        const PublicInputs inputs{
            terms, rows.embedding({}), std::make_shared<const core::vocabulary::PhraseMatcher>(terms)};
        const LabelNames names{
            Eigen::MatrixXf::Zero(static_cast<Eigen::Index>(skewed.size()), phraseCount), 0, {}};
        double absent = 0;
        for (const unsigned seed : {1U, 2U, 3U}) {
            const Eigen::MatrixXf shares = phraseShares(counted(skewed, 1, seed), inputs, names);
            const auto small = static_cast<Eigen::Index>(skewed.size() - firstSmall);
            absent += static_cast<double>(shares.bottomRightCorner(small, phraseCount - lastPhrase).sum())
                      / static_cast<double>(small) / 3;
        }
        QVERIFY2(absent < 0.25, qPrintable(QString::number(absent)));
    }
};

} // namespace tst_labelsizes

QTEST_APPLESS_MAIN(tst_labelsizes::TestLabelSizes)
#include "tst_labelsizes.moc"
