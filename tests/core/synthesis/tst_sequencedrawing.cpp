#include "core/synthesis/keyphrases/PairSums.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"
#include "tests/core/synthesis/TermList.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

namespace tst_sequencedrawing {

using namespace core;
using namespace core::synthesis;
using Eigen::Index;
using Eigen::MatrixXf;

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

class TestSequenceDrawing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void draws_as_many_as_asked_with_any_attraction_data();
    void draws_as_many_as_asked_with_any_attraction();
    void ids_are_numbered_in_random_order_of_labels();
    void phrases_are_drawn_by_their_chances();
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
    std::vector<Sequence>
    sample(const MatrixXf &shares, const SamplingOptions &options, const Attraction &attraction = {}) const
    {
        WatchfulControl control;
        const auto sequences = drawn(shares, options, control, attraction);
        if (!sequences)
            qFatal("%s", sequences.error().detail.c_str());
        return *sequences;
    }
    Result<std::vector<Sequence>> drawn(const MatrixXf &shares,
                                        const SamplingOptions &options,
                                        JobControl &control,
                                        const Attraction &attraction = {}) const
    {
        const std::vector<std::string> labels = {"A", "B", "C"};
        return drawSequences(
            {labels.begin(), labels.begin() + shares.rows()}, *m_terms, shares, attraction, options, control);
    }
    /// Two labels; the first so many phrases are each label's own, ninety times as likely as the others.
    static MatrixXf ownPhrases(Index own = 20)
    {
        MatrixXf shares = MatrixXf::Constant(2, terms, 0.01F);
        shares.row(0).segment(0, own).setConstant(0.9F);
        shares.row(1).segment(own, own).setConstant(0.9F);
        shares.array().colwise() /= shares.rowwise().sum().array();
        return shares;
    }
    /// Those of a table of pairs of which every second of `nodes` goes with the others of its half.
    static Attraction
    ofHalves(std::size_t nodes, std::vector<std::uint32_t> nodeOf, const SamplingOptions &options)
    {
        NoisyTable pairs{pairTableName,
                         {std::vector<std::int64_t>(pairCount(nodes), 0),
                          contributionSensitivity(ContributionNorm::L1, 1),
                          privacy::LaplaceScale{unitWeight / 10, 1}}};
        for (std::size_t a = 0; a < nodes; ++a)
            for (std::size_t b = a + 2; b < nodes; b += 2)
                pairs.counts.cells[pairPlace(a, b, nodes)] = 20 * unitWeight;
        return attractionOf(&pairs, std::move(nodeOf), nodes, options);
    }

    static constexpr std::size_t terms = 60;
    static constexpr int clusters = 6;
    QTemporaryDir m_folder;
    std::optional<vocabulary::Vocabulary> m_terms;
};

void TestSequenceDrawing::initTestCase()
{
    m_terms = inventedTerms(m_folder, static_cast<int>(terms));
}

void TestSequenceDrawing::draws_as_many_as_asked_with_any_attraction_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("none") << 0;
    QTest::newRow("of clusters") << clusters;
    QTest::newRow("of phrases") << static_cast<int>(terms);
}

void TestSequenceDrawing::draws_as_many_as_asked_with_any_attraction()
{
    QFETCH(int, nodes);
    const SamplingOptions options{.length = 9, .perLabel = {25, 0, 7}};
    Attraction attraction;
    if (nodes > 0) {
        std::vector<std::uint32_t> nodeOf(nodes == clusters ? terms : 0);
        for (std::uint32_t term = 0; term < nodeOf.size(); ++term)
            nodeOf[term] = term % clusters;
        attraction = ofHalves(static_cast<std::size_t>(nodes), std::move(nodeOf), options);
    }
    std::map<std::string, int> seen;
    for (const Sequence &sequence : sample(anyShares(3, terms), options, attraction)) {
        ++seen[sequence.label];
        const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
        QCOMPARE(sequence.keyphrases.size(), std::size_t{9});
        QCOMPARE(distinct.size(), std::size_t{9});
    }
    QCOMPARE(seen, (std::map<std::string, int>{{"A", 25}, {"C", 7}}));
}

void TestSequenceDrawing::ids_are_numbered_in_random_order_of_labels()
{
    const auto sequences = sample(ownPhrases(), {.length = 2, .perLabel = {50, 50}});
    std::string order;
    for (std::size_t index = 0; index < sequences.size(); ++index) {
        const Sequence &sequence = sequences[index];
        const QString id = QStringLiteral("SYN-%1").arg(index + 1, 6, 10, QLatin1Char('0'));
        QCOMPARE(QString::fromStdString(sequence.id), id);
        order += sequence.label;
    }
    // All of A before all of B, or the other way round: a chance of 2 / C(100, 50) < 10^-28.
    QVERIFY(order != std::string(50, 'A') + std::string(50, 'B'));
    QVERIFY(order != std::string(50, 'B') + std::string(50, 'A'));
}

void TestSequenceDrawing::phrases_are_drawn_by_their_chances()
{
    MatrixXf shares = anyShares(2, terms);
    for (Index term = 0; term < shares.cols(); ++term)
        shares(0, term) = static_cast<float>(term + 1);
    shares.row(0) /= shares.row(0).sum();
    constexpr int draws = 30'000;
    const SamplingOptions options{.length = 1, .perLabel = {draws, 0}, .sharpness = 1.5, .contrast = 0.3};
    const MatrixXf chances = drawingChances(shares, options);
    std::map<std::string, int> seen;
    for (const Sequence &sequence : sample(shares, options))
        ++seen[sequence.keyphrases.front()];
    for (std::size_t term = 0; term < terms; ++term) {
        const auto chance = static_cast<double>(chances(0, static_cast<Index>(term)));
        // Bernstein's inequality: sixty phrases together are off by that much with a chance below 10^-7.
        const double allowed = std::sqrt(2 * 21 * draws * chance) + 21;
        QVERIFY(std::abs(seen[std::string(m_terms->term(static_cast<std::uint32_t>(term)))] - draws * chance)
                <= allowed);
    }
    QVERIFY(std::abs(chances.row(0).sum() - 1) < 1e-4F && chances(0, 59) != chances(0, 10));
}

void TestSequenceDrawing::two_draws_differ()
{
    const auto drawOnce = [&] {
        std::vector<std::vector<std::string>> phrases;
        for (const Sequence &sequence : sample(ownPhrases(), {.length = 10, .perLabel = {20, 0}}))
            phrases.push_back(sequence.keyphrases);
        return phrases;
    };
    QVERIFY(drawOnce() != drawOnce());
}

void TestSequenceDrawing::a_sequence_may_not_exceed_the_vocabulary()
{
    // Also where all chances are on two phrases only.
    for (const Index own : {Index{1}, Index{30}}) {
        const auto sequences = sample(ownPhrases(own), {.length = 100, .perLabel = {1, 1}, .sharpness = 20});
        for (const Sequence &sequence : sequences) {
            const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
            QCOMPARE(distinct.size(), terms);
            QCOMPARE(sequence.keyphrases.size(), terms);
        }
    }
}

void TestSequenceDrawing::cancel_is_answered_data()
{
    QTest::addColumn<int>("question");
    for (const int question : {1, 17, 40})
        QTest::addRow("at question %d", question) << question;
}

void TestSequenceDrawing::cancel_is_answered()
{
    QFETCH(int, question);
    WatchfulControl control(question);
    const auto sequences = drawn(ownPhrases(), {.length = 2, .perLabel = {20, 20}}, control);
    QVERIFY(!sequences);
    QCOMPARE(sequences.error().code, ErrorCode::Cancelled);
}

void TestSequenceDrawing::progress_is_reported()
{
    WatchfulControl control;
    const auto sequences = drawn(ownPhrases(), {.length = 2, .perLabel = {200, 100}}, control);
    QVERIFY(sequences);
    QCOMPARE(control.stages, std::set<std::string>{"sequences"});
    QVERIFY(control.fractions.size() >= 4);
    QVERIFY(std::is_sorted(control.fractions.begin(), control.fractions.end()));
    QVERIFY(control.fractions.front() >= 0 && control.fractions.back() <= 1);
}

void TestSequenceDrawing::chances_match_values_computed_by_hand()
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

void TestSequenceDrawing::chances_are_distributions_for_any_options_data()
{
    QTest::addColumn<double>("sharpness");
    QTest::addColumn<double>("contrast");
    for (const double sharpness : {0.01, 1.0, 1.15, 5.0, 100.0})
        for (const double contrast : {0.0, 1.0, 3.0})
            QTest::addRow("kappa %g, lambda %g", sharpness, contrast) << sharpness << contrast;
}

void TestSequenceDrawing::chances_are_distributions_for_any_options()
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

void TestSequenceDrawing::sharpness_lowers_the_entropy()
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

void TestSequenceDrawing::contrast_sets_labels_apart()
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

void TestSequenceDrawing::cohesion_draws_what_goes_together_data()
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

void TestSequenceDrawing::cohesion_draws_what_goes_together()
{
    QFETCH(double, cohesion);
    QFETCH(double, least);
    QFETCH(double, most);
    constexpr int draws = 4000;
    const SamplingOptions options{
        .length = 2, .perLabel = {draws}, .sharpness = 1, .contrast = 0, .cohesion = cohesion};
    const MatrixXf even = MatrixXf::Constant(1, terms, 1.0F / terms);
    const auto sequences = sample(even, options, ofHalves(terms, {}, options));
    int together = 0;
    for (const Sequence &sequence : sequences) {
        const auto isOdd = [&](std::size_t place) { return (sequence.keyphrases[place].back() - '0') % 2; };
        together += isOdd(0) == isOdd(1) ? 1 : 0;
    }
    const double share = static_cast<double>(together) / draws;
    QVERIFY2(share >= least && share <= most, qPrintable(QString::number(share)));
}

} // namespace tst_sequencedrawing

QTEST_APPLESS_MAIN(tst_sequencedrawing::TestSequenceDrawing)
#include "tst_sequencedrawing.moc"
