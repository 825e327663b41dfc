#include "core/embedding/VectorFile.h"
#include "core/privacy/NoiseMechanism.h"
#include "core/seeding/HistogramSampler.h"
#include "core/seeding/NoiseThreshold.h"
#include "tests/core/seeding/TermList.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace core;
using namespace core::seeding;
using privacy::Released;

class TestHistogramSampler : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void draws_the_asked_number_without_repeats();
    void ids_are_numbered_in_random_order_of_labels();
    void surviving_phrases_are_drawn_in_proportion();
    void a_label_without_survivors_is_sampled_all_the_same();
    void two_draws_differ();
    void a_sequence_may_not_exceed_the_vocabulary();
    void cancel_is_answered();

private:
    /// The cells as the mechanism releases them at the largest epsilon: noise of scale 1311.
    Released<HistogramModel> release(std::vector<std::int64_t> cells, std::vector<std::string> labels) const;
    HistogramSampler sampler() const { return {*m_vocabulary, *m_embedding}; }

    static constexpr int terms = 60;
    static constexpr std::int64_t common = 1 << 30;
    QTemporaryDir m_folder;
    std::optional<vocabulary::Vocabulary> m_vocabulary;
    std::optional<embedding::Embedding> m_embedding;
};

namespace {

class Cancelled final : public JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

} // namespace

void TestHistogramSampler::initTestCase()
{
    m_vocabulary = inventedTerms(m_folder, terms);
    const auto path = m_folder.filePath(QStringLiteral("terms.vectors")).toStdString();
    // Orthogonal vectors: no phrase attracts another, so the drawn shares are the histogram's.
    QVERIFY(embedding::writeVectors(path, Eigen::MatrixXf::Identity(terms, terms)));
    m_embedding = *embedding::Embedding::openVectors(path);
}

Released<HistogramModel> TestHistogramSampler::release(std::vector<std::int64_t> cells,
                                                       std::vector<std::string> labels) const
{
    QTemporaryDir folder;
    constexpr std::int64_t weight = 65536;
    const auto scale = privacy::laplaceScale(weight, *privacy::Epsilon::from(50));
    const auto spend = privacy::laplaceSpend(weight, scale);
    auto ledger = privacy::Ledger::open(folder.filePath(QStringLiteral("l.sqlite")).toStdString());
    auto reservation = ledger->reserve({"/notes.csv", {}}, "test", "histogram", spend, {});
    privacy::SecureRandom random;
    const auto noisy = privacy::NoiseMechanism::addDiscreteLaplace(
        privacy::ExactCounts(std::move(cells), weight), scale, *reservation, random);
    return noisy->derive([&](const privacy::NoisyCounts &counts) {
        HistogramModel model;
        model.labels = labels;
        model.vocabularySize = static_cast<std::uint32_t>(terms);
        model.phrasesPerUnit = 2;
        model.unitWeight = counts.l1;
        model.scaleNumerator = counts.scale.numerator;
        model.scaleDenominator = counts.scale.denominator;
        model.microEpsilon = spend.microEpsilon;
        model.cells = counts.cells;
        return model;
    });
}

void TestHistogramSampler::draws_the_asked_number_without_repeats()
{
    std::vector<std::int64_t> cells(2 * terms, 0);
    for (std::size_t term = 0; term < 20; ++term)
        cells[term] = cells[terms + 20 + term] = common;
    const auto model = release(cells, {"A", "B"});
    NoControl control;

    const auto sequences = sampler().sample(model, {.length = 7, .perLabel = 25}, control);

    QVERIFY(sequences);
    std::map<std::string, int> perLabel;
    for (const Sequence &sequence : **sequences) {
        ++perLabel[sequence.label];
        const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
        QCOMPARE(distinct.size(), std::size_t{7});
    }
    QCOMPARE(perLabel["A"], 25);
    QCOMPARE(perLabel["B"], 25);
}

void TestHistogramSampler::ids_are_numbered_in_random_order_of_labels()
{
    const auto model = release(std::vector<std::int64_t>(2 * terms, common), {"A", "B"});
    NoControl control;
    const auto sequences = sampler().sample(model, {.length = 2, .perLabel = 50}, control);

    std::string order;
    for (std::size_t index = 0; index < (*sequences)->size(); ++index) {
        const Sequence &sequence = (**sequences)[index];
        QCOMPARE(QString::fromStdString(sequence.id), QStringLiteral("SYN-%1").arg(index + 1, 6, 10, QLatin1Char('0')));
        order += sequence.label;
    }
    // All of A before all of B, or the other way round: a chance of 2 / C(100, 50) < 10^-28.
    QVERIFY(order != std::string(50, 'A') + std::string(50, 'B'));
    QVERIFY(order != std::string(50, 'B') + std::string(50, 'A'));
}

void TestHistogramSampler::surviving_phrases_are_drawn_in_proportion()
{
    std::vector<std::int64_t> cells(terms, 0);
    cells[5] = 3 * common;
    cells[6] = common;
    const auto model = release(cells, {""});
    NoControl control;
    constexpr int draws = 20'000;

    const auto sequences = sampler().sample(model, {.length = 1, .perLabel = draws}, control);

    std::map<std::string, int> seen;
    for (const Sequence &sequence : **sequences)
        ++seen[sequence.keyphrases.front()];
    // 3 to 1; the standard deviation is sqrt(20000 x 3/4 x 1/4) = 61, and 6 of them are a chance of 2e-9.
    QVERIFY(std::abs(seen["term5"] - 15'000) < 6 * 62);
    // Nothing that no unit held is drawn: the threshold lets noise through with a chance of
    // 60 exp(-ln 3) / 2 on average, but its mass is a millionth of the others.
    QVERIFY(seen["term5"] + seen["term6"] >= draws - 5);
}

void TestHistogramSampler::a_label_without_survivors_is_sampled_all_the_same()
{
    const auto model = release(std::vector<std::int64_t>(terms, -common), {""});
    NoControl control;
    const auto sequences = sampler().sample(model, {.length = 4, .perLabel = 30}, control);

    QVERIFY(sequences);
    QCOMPARE((*sequences)->size(), std::size_t{30});
    for (const Sequence &sequence : **sequences)
        QCOMPARE(sequence.keyphrases.size(), std::size_t{4});
}

void TestHistogramSampler::two_draws_differ()
{
    const auto model = release(std::vector<std::int64_t>(terms, common), {""});
    NoControl control;
    const auto first = sampler().sample(model, {.length = 10, .perLabel = 20}, control);
    const auto second = sampler().sample(model, {.length = 10, .perLabel = 20}, control);
    std::vector<std::vector<std::string>> one;
    std::vector<std::vector<std::string>> two;
    for (const Sequence &sequence : **first)
        one.push_back(sequence.keyphrases);
    for (const Sequence &sequence : **second)
        two.push_back(sequence.keyphrases);
    QVERIFY(one != two);
}

void TestHistogramSampler::a_sequence_may_not_exceed_the_vocabulary()
{
    const auto model = release(std::vector<std::int64_t>(terms, common), {""});
    NoControl control;
    const auto sequences = sampler().sample(model, {.length = 100, .perLabel = 1}, control);
    QCOMPARE((**sequences).front().keyphrases.size(), static_cast<std::size_t>(terms));
}

void TestHistogramSampler::cancel_is_answered()
{
    const auto model = release(std::vector<std::int64_t>(terms, common), {""});
    Cancelled control;
    const auto sequences = sampler().sample(model, {.length = 2, .perLabel = 5}, control);
    QVERIFY(!sequences);
    QCOMPARE(sequences.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestHistogramSampler)
#include "tst_histogramsampler.moc"
