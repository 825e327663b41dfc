#include "core/methods/Methods.h"
#include "core/methods/kernel/KernelRelease.h"
#include "core/methods/kernel/KernelSampler.h"
#include "tests/core/synthesis/KernelUnits.h"
#include "tests/core/synthesis/KernelWorld.h"

#include <QTest>

#include <limits>
#include <map>
#include <set>

namespace tst_kernelsampler {

using namespace core;
using namespace core::synthesis;
using privacy::Released;

class TestKernelSampler : public QObject
{
    Q_OBJECT

private slots:
    void draws_the_asked_number_without_repeats_data();
    void draws_the_asked_number_without_repeats();
    void published_draws_repeat_phrases_data();
    void published_draws_repeat_phrases();
    void ids_are_numbered_in_random_order_of_labels();
    void a_sequence_may_not_exceed_the_vocabulary();
    void sequences_may_be_longer_than_the_largest_size();
    void labels_get_the_phrases_of_their_records_data();
    void labels_get_the_phrases_of_their_records();
    void phrases_follow_those_they_stood_behind();
    void two_draws_differ();
    void cancel_is_answered();
    void a_model_without_its_tables_is_refused();

private:
    static constexpr int terms = 60;
    KernelSampler sampler() const { return {m_world.vocabulary, m_world.embedding}; }
    std::vector<Sequence> sample(const Released<ReleasedModel> &model,
                                 const KernelSamplingOptions &options) const
    {
        NoControl control;
        const auto sequences = sampler().sample(model, options, control);
        return sequences ? **sequences : std::vector<Sequence>();
    }
    /// Of what `units` hold, under the labels "A" and "B", with noise of epsilon 50.
    Released<ReleasedModel> released(MethodParameters parameters,
                                     int featurePairs,
                                     const std::vector<tests::InventedUnit> &units) const;

    tests::KernelWorld m_world{terms};
};

namespace {

class CancelledControl final : public JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

int numberOf(const std::string &phrase)
{
    return std::stoi(phrase.substr(4)); // behind "term"
}

} // namespace

Released<ReleasedModel> TestKernelSampler::released(MethodParameters parameters,
                                                    int featurePairs,
                                                    const std::vector<tests::InventedUnit> &units) const
{
    parameters.selectedPhrases = terms;
    parameters.featurePairs = featurePairs;
    const auto budget = privacy::NoiseBudget::pure(*privacy::Epsilon::from(50));
    const auto planned = plannedKernelTables(parameters, 2, terms, budget, budget);
    auto reservation = tests::amplyReserved();
    privacy::SecureRandom random;
    NoControl control;
    const KernelInputs inputs{parameters, 2, m_world.vocabulary, m_world.embedding, 1};
    privacy::ReservedDrawing drawing(reservation, random);
    const auto release = *releaseKernels(inputs, planned, tests::documentsOf(units), drawing, control);
    ReleasedModel model;
    model.parameters = parameters;
    model.labels = {"A", "B"};
    model.vocabularyDigest = m_world.vocabulary.digest();
    model.vocabularySize = terms;
    model.tables = release->tables;
    model.selected = release->selected;
    return privacy::ReleasedForTests::of(std::move(model));
}

void TestKernelSampler::draws_the_asked_number_without_repeats_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<qint64>("cell");
    QTest::addColumn<double>("sharpening");
    constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"}) {
        for (const double sharpening : {0.0, 2.0}) {
            QTest::addRow("%s, nothing, %g", method, sharpening)
                << QByteArray(method) << qint64{0} << sharpening;
            QTest::addRow("%s, less than nothing, %g", method, sharpening)
                << QByteArray(method) << qint64{-1} * (1 << 30) << sharpening;
            QTest::addRow("%s, no more than fits, %g", method, sharpening)
                << QByteArray(method) << qint64{huge} << sharpening;
        }
    }
}

void TestKernelSampler::draws_the_asked_number_without_repeats()
{
    QFETCH(QByteArray, method);
    QFETCH(qint64, cell);
    QFETCH(double, sharpening);
    const auto model =
        tests::evenModel(m_world, tests::kernelParameters(method.constData(), 7), {"A", "B"}, cell);

    const auto sequences = sample(model, {.length = 7, .perLabel = {25, 25}, .sharpening = sharpening});

    QCOMPARE(sequences.size(), std::size_t{50});
    std::map<std::string, int> perLabel;
    for (const Sequence &sequence : sequences) {
        ++perLabel[sequence.label];
        const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
        QCOMPARE(sequence.keyphrases.size(), std::size_t{7});
        QCOMPARE(distinct.size(), std::size_t{7});
    }
    QCOMPARE(perLabel["A"], 25);
    QCOMPARE(perLabel["B"], 25);
}

void TestKernelSampler::published_draws_repeat_phrases_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<bool>("asPublished");
    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"}) {
        QTest::addRow("%s, as published", method) << QString::fromLatin1(method) << true;
        QTest::addRow("%s", method) << QString::fromLatin1(method) << false;
    }
}

// The setting of a plan, through the parameters of the model to the sequences.
void TestKernelSampler::published_draws_repeat_phrases()
{
    QFETCH(const QString, method);
    QFETCH(const bool, asPublished);
    const Synthesizer &synthesizer = *findSynthesizer(method.toStdString());
    const auto budget = privacy::NoiseBudget::pure(*privacy::Epsilon::from(50));
    const auto planned = synthesizer.plan({.epsilon = {},
                                           .settings = {{"selectedPhrases", std::int64_t{30}},
                                                        {"featurePairs", std::int64_t{64}},
                                                        {"publishedDraws", asPublished}},
                                           .length = 7,
                                           .labels = 1,
                                           .vocabularySize = terms},
                                          {{"vocabulary", budget}, {"sequences", budget}});
    const auto model = tests::evenModel(m_world, planned.parameters, {"A"}, 0);
    NoControl control;
    const auto sequences =
        synthesizer.sample(model,
                           {.vocabulary = m_world.vocabulary, .embedding = m_world.embedding, .matcher = {}},
                           {.length = 7, .perLabel = {400}, .sharpness = 2.0},
                           control);
    QVERIFY2(sequences, sequences ? "" : sequences.error().detail.c_str());
    int repeating = 0;
    for (const Sequence &sequence : **sequences) {
        QCOMPARE(sequence.keyphrases.size(), std::size_t{7});
        repeating += std::set(sequence.keyphrases.begin(), sequence.keyphrases.end()).size() < 7;
    }
    // Seven even draws of 60 phrases repeat in 3 of 10 sequences, uneven ones more often: 60 of 400 is then a
    // chance below 1e-10.
    if (asPublished)
        QVERIFY(repeating > 60);
    else
        QCOMPARE(repeating, 0);
}

void TestKernelSampler::ids_are_numbered_in_random_order_of_labels()
{
    const auto model = tests::evenModel(m_world, tests::kernelParameters("independent"), {"A", "B"}, 0);
    const auto sequences = sample(model, {.length = 2, .perLabel = {50, 50}});
    std::string order;
    for (std::size_t index = 0; index < sequences.size(); ++index) {
        QCOMPARE(QString::fromStdString(sequences[index].id),
                 QStringLiteral("SYN-%1").arg(index + 1, 6, 10, QLatin1Char('0')));
        order += sequences[index].label;
    }
    // All of A before all of B, or the other way round: a chance of 2 / C(100, 50) < 10^-28.
    QVERIFY(order != std::string(50, 'A') + std::string(50, 'B'));
    QVERIFY(order != std::string(50, 'B') + std::string(50, 'A'));
}

void TestKernelSampler::a_sequence_may_not_exceed_the_vocabulary()
{
    const auto model = tests::evenModel(m_world, tests::kernelParameters("iterative-logarithmic"), {""}, 0);
    const auto sequences = sample(model, {.length = 100, .perLabel = {3, 3}});
    for (const Sequence &sequence : sequences) {
        const std::set<std::string> distinct(sequence.keyphrases.begin(), sequence.keyphrases.end());
        QCOMPARE(distinct.size(), static_cast<std::size_t>(terms));
    }
}

void TestKernelSampler::sequences_may_be_longer_than_the_largest_size()
{
    auto parameters = tests::kernelParameters("iterative-logarithmic", 10);
    parameters.prefixSizes = {2, 3};
    const auto model = tests::evenModel(m_world, parameters, {"A"}, 1 << 24);
    const auto sequences = sample(model, {.length = 10, .perLabel = {20, 20}});
    QCOMPARE(sequences.size(), std::size_t{20});
    for (const Sequence &sequence : sequences)
        QCOMPARE(sequence.keyphrases.size(), std::size_t{10});
}

void TestKernelSampler::labels_get_the_phrases_of_their_records_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<double>("contrast");
    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"})
        for (const double contrast : {0.0, 0.5})
            QTest::addRow("%s, contrast %g", method, contrast) << QByteArray(method) << contrast;
}

void TestKernelSampler::labels_get_the_phrases_of_their_records()
{
    QFETCH(QByteArray, method);
    QFETCH(double, contrast);
    // A has the terms 0 to 9, B those from 10 to 19; 20 to 59 are in no record.
    std::vector<tests::InventedUnit> units;
    for (std::uint32_t unit = 0; unit < 4000; ++unit) {
        tests::InventedDocument document{unit % 2, {}};
        for (std::uint32_t phrase = 0; phrase < 4; ++phrase)
            document.phrases.push_back(10 * (unit % 2) + (unit / 2 + 3 * phrase) % 10);
        units.push_back({document});
    }
    const auto model = released(tests::kernelParameters(method.constData()), 1024, units);
    const auto sequences =
        sample(model, {.length = 4, .perLabel = {100, 100}, .sharpening = 3, .contrast = contrast});

    int own = 0;
    int other = 0;
    for (const Sequence &sequence : sequences) {
        for (const std::string &phrase : sequence.keyphrases) {
            const int number = numberOf(phrase);
            own += number / 10 == (sequence.label == "A" ? 0 : 1);
            other += number / 10 == (sequence.label == "A" ? 1 : 0);
        }
    }
    // Of 800 phrases, both alike were the labels lost: three times as many is then a chance below 1e-40.
    QVERIFY(own > 3 * other);
    QVERIFY(own > 400);
}

void TestKernelSampler::phrases_follow_those_they_stood_behind()
{
    // Every record has the phrases 2k and 2k + 1, in this order.
    std::vector<tests::InventedUnit> units;
    for (std::uint32_t unit = 0; unit < 20'000; ++unit) {
        const vocabulary::TermId first = 2 * (unit % 10);
        units.push_back({{0, {first, first + 1}}});
    }
    const auto model = released(tests::kernelParameters("iterative-linear", 2), 8192, units);
    const auto sequences =
        sample(model, {.length = 2, .perLabel = {2000, 2000}, .sharpening = 3, .contrast = 0});
    int pairs = 0;
    int candidates = 0;
    for (const Sequence &sequence : sequences) {
        const int first = numberOf(sequence.keyphrases[0]);
        const int second = numberOf(sequence.keyphrases[1]);
        if (sequence.label != "A" || first % 2 != 0 || first >= 20 || second >= 20 || second % 2 == 0)
            continue;
        ++candidates;
        pairs += second == first + 1;
    }
    // Were the first phrase forgotten it would be a tenth, and a fifth of 1000 a chance below 1e-18.
    // Kept it is .45, which varies by .025 with the noise and the features drawn (40 releases): a
    // fifth is ten such deviations away.
    QVERIFY(candidates > 1000);
    QVERIFY(pairs * 5 > candidates);
}

void TestKernelSampler::two_draws_differ()
{
    const auto model = tests::evenModel(m_world, tests::kernelParameters("iterative-linear"), {"A"}, 0);
    std::vector<std::vector<std::string>> draws[2];
    for (auto &draw : draws)
        for (const Sequence &sequence : sample(model, {.length = 4, .perLabel = {20, 20}}))
            draw.push_back(sequence.keyphrases);
    QVERIFY(draws[0] != draws[1]);
}

void TestKernelSampler::cancel_is_answered()
{
    const auto model = tests::evenModel(m_world, tests::kernelParameters("iterative-linear"), {"A"}, 0);
    CancelledControl control;
    const auto sequences = sampler().sample(model, {.length = 4, .perLabel = {20, 20}}, control);
    QVERIFY(!sequences);
    QCOMPARE(sequences.error().code, ErrorCode::Cancelled);
}

void TestKernelSampler::a_model_without_its_tables_is_refused()
{
    const auto whole = tests::evenModel(m_world, tests::kernelParameters("iterative-linear"), {"A"}, 0);
    const auto broken = whole.derive([](ReleasedModel model) {
        model.tables.pop_back();
        return model;
    });
    NoControl control;
    const auto sequences = sampler().sample(broken, {.length = 4, .perLabel = {20, 20}}, control);
    QVERIFY(!sequences);
    QCOMPARE(sequences.error().code, ErrorCode::Internal);
}

} // namespace tst_kernelsampler

QTEST_APPLESS_MAIN(tst_kernelsampler::TestKernelSampler)
#include "tst_kernelsampler.moc"
