#include "core/synthesis/histogram1/HistogramSampler.h"
#include "tests/core/synthesis/HistogramWorld.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

namespace tst_histogramsampler {

using namespace core;
using namespace core::synthesis;
using Eigen::Index;
using Eigen::MatrixXf;
using privacy::Released;
using tests::emptyTable;
using tests::oneUnit;

namespace {

/// Cancels at the given question, from 1; remembers what was reported.
class WatchfulControl final : public JobControl
{
public:
    explicit WatchfulControl(int cancelAt = 0)
        : m_cancelAt(cancelAt)
    {}
    bool isCancelled() const override
    {
        return ++m_questions >= m_cancelAt && m_cancelAt > 0;
    } // and stays so
    void report(double fraction, std::string_view stage) override
    {
        fractions.push_back(fraction);
        stages.emplace(stage);
    }

    std::vector<double> fractions;
    std::set<std::string> stages;

private:
    int m_cancelAt;
    mutable int m_questions = 0;
};

double entropy(const MatrixXf &chances, Index row)
{
    double sum = 0;
    for (Index column = 0; column < chances.cols(); ++column)
        if (const auto chance = static_cast<double>(chances(row, column)); chance > 0)
            sum -= chance * std::log(chance);
    return sum;
}

/// Rows that sum to 1; a fixed, public seed.
MatrixXf anyShares(Index rows, Index columns)
{
    std::srand(14);
    MatrixXf shares = (3 * MatrixXf::Random(rows, columns)).array().exp();
    shares.array().colwise() /= shares.rowwise().sum().array();
    return shares;
}

} // namespace

class TestHistogramSampler : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void draws_as_many_as_asked_from_any_model_data();
    void draws_as_many_as_asked_from_any_model();
    void ids_are_numbered_in_random_order_of_labels();
    void phrases_are_drawn_by_their_chances();
    void a_label_without_records_is_sampled_all_the_same();
    void two_draws_differ();
    void a_sequence_may_not_exceed_the_vocabulary();
    void cancel_is_answered_data();
    void cancel_is_answered();
    void progress_is_reported();
    void chances_match_values_computed_by_hand();
    void chances_are_distributions_for_any_options_data();
    void chances_are_distributions_for_any_options();
    void sharpness_lowers_the_entropy();
    void contrast_sets_labels_apart();
    void cohesion_draws_what_goes_together_data();
    void cohesion_draws_what_goes_together();

private:
    Released<std::vector<Sequence>> sample(const ReleasedModel &model, const SamplingOptions &options) const
    {
        WatchfulControl control;
        const auto sequences = HistogramSampler(*m_terms).sample(tests::released(model), options, control);
        if (!sequences)
            qFatal("%s", sequences.error().detail.c_str());
        return *sequences;
    }
    /// Two labels; the first so many phrases are each label's own, 100 units each.
    ReleasedModel phrasesOnly(std::size_t own = 20) const
    {
        ReleasedModel model = tests::histogramFacts(*m_terms, 2, 0);
        model.tables.push_back(emptyTable(phraseTableName, 2 * terms, 1));
        for (std::size_t term = 0; term < own; ++term) {
            model.tables[0].counts.cells[term] = 100 * oneUnit;
            model.tables[0].counts.cells[terms + own + term] = 100 * oneUnit;
        }
        return model;
    }
    ReleasedModel modelOf(bool hasClusters, bool hasPhrases, bool hasPairs) const;

    static constexpr std::size_t terms = 60;
    static constexpr int clusters = 6;
    QTemporaryDir m_folder;
    std::optional<vocabulary::Vocabulary> m_terms;
};

void TestHistogramSampler::initTestCase()
{
    m_terms = inventedTerms(m_folder, static_cast<int>(terms));
}

ReleasedModel TestHistogramSampler::modelOf(bool hasClusters, bool hasPhrases, bool hasPairs) const
{
    ReleasedModel model = tests::histogramFacts(*m_terms, 3, hasClusters ? clusters : 0);
    if (hasClusters)
        model.tables.push_back(emptyTable(clusterTableName, 3 * clusters, 1));
    if (hasPhrases)
        model.tables.push_back(emptyTable(phraseTableName, 3 * terms, 1));
    if (hasPairs)
        model.tables.push_back(emptyTable(pairTableName, pairCount(hasClusters ? clusters : terms), 1));
    for (NoisyTable &table : model.tables)
        for (std::size_t cell = 0; cell < table.counts.cells.size(); cell += 5)
            table.counts.cells[cell] = 30 * oneUnit;
    return model;
}

void TestHistogramSampler::draws_as_many_as_asked_from_any_model_data()
{
    QTest::addColumn<bool>("hasClusters");
    QTest::addColumn<bool>("hasPhrases");
    QTest::addColumn<bool>("hasPairs");
    QTest::newRow("clusters") << true << false << false;
    QTest::newRow("phrases") << false << true << false;
    QTest::newRow("both") << true << true << false;
    QTest::newRow("clusters and pairs") << true << false << true;
    QTest::newRow("phrases and pairs") << false << true << true;
    QTest::newRow("all") << true << true << true;
}

void TestHistogramSampler::draws_as_many_as_asked_from_any_model()
{
    QFETCH(bool, hasClusters);
    QFETCH(bool, hasPhrases);
    QFETCH(bool, hasPairs);
    const std::vector<int> perLabel = {25, 0, 7};
    const auto sequences =
        sample(modelOf(hasClusters, hasPhrases, hasPairs), {.length = 9, .perLabel = perLabel});
    std::map<std::string, int> seen;
    for (const Sequence &sequence : *sequences) {
        ++seen[sequence.label];
        const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
        QCOMPARE(sequence.keyphrases.size(), std::size_t{9});
        QCOMPARE(distinct.size(), std::size_t{9});
    }
    QCOMPARE(seen, (std::map<std::string, int>{{"A", 25}, {"C", 7}}));
}

void TestHistogramSampler::ids_are_numbered_in_random_order_of_labels()
{
    const auto sequences = sample(phrasesOnly(), {.length = 2, .perLabel = {50, 50}});
    std::string order;
    for (std::size_t index = 0; index < sequences->size(); ++index) {
        const Sequence &sequence = (*sequences)[index];
        const QString id = QStringLiteral("SYN-%1").arg(index + 1, 6, 10, QLatin1Char('0'));
        QCOMPARE(QString::fromStdString(sequence.id), id);
        order += sequence.label;
    }
    // All of A before all of B, or the other way round: a chance of 2 / C(100, 50) < 10^-28.
    QVERIFY(order != std::string(50, 'A') + std::string(50, 'B'));
    QVERIFY(order != std::string(50, 'B') + std::string(50, 'A'));
}

void TestHistogramSampler::phrases_are_drawn_by_their_chances()
{
    ReleasedModel model = phrasesOnly(0);
    for (std::size_t term = 0; term < terms; ++term)
        model.tables[0].counts.cells[term] = static_cast<std::int64_t>(term) * 20 * oneUnit;
    constexpr int draws = 30'000;
    const SamplingOptions options{.length = 1, .perLabel = {draws, 0}, .sharpness = 1.5, .contrast = 0.3};
    const auto seed = tests::released(model);
    WatchfulControl control;
    const auto sequences = HistogramSampler(*m_terms).sample(seed, options, control);
    const MatrixXf chances = drawingChances(estimateShares(*seed, *m_terms), options);
    std::map<std::string, int> seen;
    for (const Sequence &sequence : **sequences)
        ++seen[sequence.keyphrases.front()];
    for (std::size_t term = 0; term < terms; ++term) {
        const auto chance = static_cast<double>(chances(0, static_cast<Index>(term)));
        // Bernstein's inequality: sixty phrases together are off by that much with a chance below 10^-7.
        const double allowed = std::sqrt(2 * 21 * draws * chance) + 21;
        QVERIFY(std::abs(seen[std::string(m_terms->term(static_cast<std::uint32_t>(term)))] - draws * chance)
                <= allowed);
    }
    QVERIFY(seen["term59"] > 5 * seen["term10"]);
}

void TestHistogramSampler::a_label_without_records_is_sampled_all_the_same()
{
    for (const std::int64_t cell : {std::int64_t{0}, -1000 * oneUnit}) {
        ReleasedModel model = phrasesOnly(0);
        model.tables[0].counts.cells.assign(2 * terms, cell);
        const auto sequences = sample(model, {.length = 4, .perLabel = {30, 10}});
        QCOMPARE(sequences->size(), std::size_t{40});
        for (const Sequence &sequence : *sequences)
            QCOMPARE(sequence.keyphrases.size(), std::size_t{4});
    }
}

void TestHistogramSampler::two_draws_differ()
{
    const auto model = tests::released(phrasesOnly());
    const auto drawOnce = [&] {
        WatchfulControl control;
        const auto sequences =
            HistogramSampler(*m_terms).sample(model, {.length = 10, .perLabel = {20, 0}}, control);
        std::vector<std::vector<std::string>> phrases;
        for (const Sequence &sequence : **sequences)
            phrases.push_back(sequence.keyphrases);
        return phrases;
    };
    QVERIFY(drawOnce() != drawOnce());
}

void TestHistogramSampler::a_sequence_may_not_exceed_the_vocabulary()
{
    // Also where all chances are on two phrases only.
    for (const std::size_t own : {std::size_t{1}, std::size_t{30}}) {
        const auto sequences = sample(phrasesOnly(own), {.length = 100, .perLabel = {1, 1}, .sharpness = 20});
        for (const Sequence &sequence : *sequences) {
            const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
            QCOMPARE(distinct.size(), terms);
            QCOMPARE(sequence.keyphrases.size(), terms);
        }
    }
}

void TestHistogramSampler::cancel_is_answered_data()
{
    QTest::addColumn<int>("question");
    for (const int question : {1, 17, 40})
        QTest::addRow("at question %d", question) << question;
}

void TestHistogramSampler::cancel_is_answered()
{
    QFETCH(int, question);
    WatchfulControl control(question);
    const auto sequences = HistogramSampler(*m_terms).sample(
        tests::released(phrasesOnly()), {.length = 2, .perLabel = {20, 20}}, control);
    QVERIFY(!sequences);
    QCOMPARE(sequences.error().code, ErrorCode::Cancelled);
}

void TestHistogramSampler::progress_is_reported()
{
    WatchfulControl control;
    const auto sequences = HistogramSampler(*m_terms).sample(
        tests::released(phrasesOnly()), {.length = 2, .perLabel = {200, 100}}, control);
    QVERIFY(sequences);
    QCOMPARE(control.stages, std::set<std::string>{"sequences"});
    QVERIFY(control.fractions.size() >= 4);
    QVERIFY(std::is_sorted(control.fractions.begin(), control.fractions.end()));
    QVERIFY(control.fractions.front() >= 0 && control.fractions.back() <= 1);
}

void TestHistogramSampler::chances_match_values_computed_by_hand()
{
    MatrixXf shares(2, 3);
    shares << 0.5F, 0.25F, 0.25F, 0.25F, 0.75F, 0.0F;
    const auto near = [](const MatrixXf &chances, std::initializer_list<double> expected) {
        Index place = 0;
        for (const double each : expected) {
            if (std::abs(static_cast<double>(chances(place / 3, place % 3)) - each) > 1e-6)
                return false;
            ++place;
        }
        return true;
    };
    const auto chances = [&](double sharpness, double contrast) {
        return drawingChances(shares,
                              {.length = 1, .perLabel = {}, .sharpness = sharpness, .contrast = contrast});
    };
    QVERIFY(near(chances(1, 0), {0.5, 0.25, 0.25, 0.25, 0.75, 0}));
    // Squares: 4 : 1 : 1 and 1 : 9.
    QVERIFY(near(chances(2, 0), {4.0 / 6, 1.0 / 6, 1.0 / 6, 0.1, 0.9, 0}));
    // Means 3/8, 1/2, 1/8: shares times lifts are 2/3, 1/8, 1/2 and 1/6, 9/8.
    QVERIFY(near(chances(1, 1), {16.0 / 31, 3.0 / 31, 12.0 / 31, 4.0 / 31, 27.0 / 31, 0}));
}

void TestHistogramSampler::chances_are_distributions_for_any_options_data()
{
    QTest::addColumn<double>("sharpness");
    QTest::addColumn<double>("contrast");
    for (const double sharpness : {0.01, 1.0, 1.15, 5.0, 100.0})
        for (const double contrast : {0.0, 1.0, 3.0})
            QTest::addRow("kappa %g, lambda %g", sharpness, contrast) << sharpness << contrast;
}

void TestHistogramSampler::chances_are_distributions_for_any_options()
{
    QFETCH(double, sharpness);
    QFETCH(double, contrast);
    MatrixXf shares = anyShares(5, 3000);
    shares.row(1).setConstant(1.0F / 3000);
    shares.row(2).setZero();
    shares(2, 8) = 1;
    const MatrixXf chances =
        drawingChances(shares, {.length = 1, .perLabel = {}, .sharpness = sharpness, .contrast = contrast});
    QVERIFY(chances.array().isFinite().all());
    QVERIFY(chances.minCoeff() >= 0);
    for (Index label = 0; label < chances.rows(); ++label)
        QVERIFY(std::abs(chances.row(label).cast<double>().sum() - 1) < 1e-4);
    QVERIFY((chances.array() > 0 && shares.array() == 0).count() == 0);
}

void TestHistogramSampler::sharpness_lowers_the_entropy()
{
    const MatrixXf shares = anyShares(3, 500);
    double before = std::log(500.0);
    for (const double sharpness : {0.3, 1.0, 1.15, 2.0, 8.0, 60.0}) {
        const MatrixXf chances =
            drawingChances(shares, {.length = 1, .perLabel = {}, .sharpness = sharpness});
        const double now = entropy(chances, 1);
        QVERIFY2(now < before, qPrintable(QString::number(sharpness)));
        before = now;
    }
    const MatrixXf same = drawingChances(shares, {.length = 1, .perLabel = {}, .sharpness = 1});
    QVERIFY(std::abs(entropy(same, 1) - entropy(shares, 1)) < 1e-4);
}

void TestHistogramSampler::contrast_sets_labels_apart()
{
    const MatrixXf shares = anyShares(3, 500);
    double before = 0;
    for (const double contrast : {0.0, 0.3, 1.0, 2.0}) {
        const MatrixXf chances =
            drawingChances(shares, {.length = 1, .perLabel = {}, .sharpness = 1, .contrast = contrast});
        // Jensen and Shannon's divergence of the labels.
        const MatrixXf mean = chances.colwise().mean();
        const double now =
            entropy(mean, 0) - (entropy(chances, 0) + entropy(chances, 1) + entropy(chances, 2)) / 3;
        QVERIFY2(now > before, qPrintable(QString::number(contrast)));
        before = now;
    }
}

void TestHistogramSampler::cohesion_draws_what_goes_together_data()
{
    QTest::addColumn<double>("cohesion");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    // Of two different phrases of sixty, 29 in 59 are both even or both odd: 0.4915. Of 4000 draws, with a
    // standard deviation of 0.008, none is 0.05 off but in 10^9. With cohesion the other half of the phrases
    // is taken only where all twelve candidates are of it, or by a weight of e^-3 and less against 1 for each
    // of the others: below 0.15 on average, and 0.2 is 8 deviations away.
    QTest::newRow("none") << 0.0 << 0.44 << 0.54;
    QTest::newRow("as by default") << 3.0 << 0.8 << 1.0;
    QTest::newRow("beyond any use") << 1e6 << 0.8 << 1.0;
}

void TestHistogramSampler::cohesion_draws_what_goes_together()
{
    QFETCH(double, cohesion);
    QFETCH(double, least);
    QFETCH(double, most);
    ReleasedModel model = tests::histogramFacts(*m_terms, 1, 0);
    model.tables = {emptyTable(phraseTableName, terms, 1), emptyTable(pairTableName, pairCount(terms), 0.1)};
    model.tables[0].counts.cells.assign(terms, 200 * oneUnit);
    for (std::size_t a = 0; a < terms; ++a)
        for (std::size_t b = a + 2; b < terms; b += 2)
            model.tables[1].counts.cells[pairPlace(a, b, terms)] = 20 * oneUnit;
    constexpr int draws = 4000;
    const auto sequences = sample(
        model, {.length = 2, .perLabel = {draws}, .sharpness = 1, .contrast = 0, .cohesion = cohesion});
    int together = 0;
    for (const Sequence &sequence : *sequences) {
        const auto isOdd = [&](std::size_t place) { return (sequence.keyphrases[place].back() - '0') % 2; };
        together += isOdd(0) == isOdd(1) ? 1 : 0;
    }
    const double share = static_cast<double>(together) / draws;
    QVERIFY2(share >= least && share <= most, qPrintable(QString::number(share)));
}

} // namespace tst_histogramsampler

QTEST_APPLESS_MAIN(tst_histogramsampler::TestHistogramSampler)
#include "tst_histogramsampler.moc"
