#include "core/base/Digest.h"
#include "core/methods/Methods.h"
#include "core/pipeline/reading/UnitCollector.h"
#include "core/synthesis/Synthesizer.h"
#include "tests/core/pipeline/AxesWorld.h"
#include "tests/core/privacy/ReservationForTests.h"
#include "tests/core/privacy/SecureRandomForTests.h"

#include <QTest>

namespace tst_samerelease {

using namespace core;
using namespace core::synthesis;
using records::Record;

namespace {

/// Ninety records of thirty persons under two labels, some of them the same twice.
std::vector<Record> corpus()
{
    std::uint32_t state = 12345;
    const auto below = [&](std::uint32_t end) {
        state = state * 1664525U + 1013904223U;
        return (state >> 8) % end;
    };
    std::vector<Record> records;
    for (int number = 0; number < 90; ++number) {
        if (number % 10 == 9) {
            records.push_back(records.back());
            continue;
        }
        std::string text;
        for (std::uint32_t words = 1 + below(30); words > 0; --words)
            text += "term"
                    + std::to_string(below(AxesWorld::terms) * below(AxesWorld::terms) / AxesWorld::terms)
                    + ' ';
        records.push_back({.text = text,
                           .label = below(2) ? "A" : "B",
                           .person = "p" + std::to_string(below(30)),
                           .place = {}});
    }
    return records;
}

std::string hashOf(const std::vector<NoisyTable> &tables)
{
    Sha256 hash;
    for (const NoisyTable &table : tables) {
        hash.add(table.name);
        hash.add(std::string_view(reinterpret_cast<const char *>(table.counts.cells.data()),
                                  table.counts.cells.size() * sizeof(std::int64_t)));
    }
    return toHex(hash.finish()).substr(0, 32);
}

} // namespace

/// The methods must go on releasing what they released in 0.1: with the same exact sums and the same
/// random stream, the same numbers in the same order of draws. The hashes were taken from that program, for
/// discrete Laplace noise: Gaussian noise of a delta is calibrated exactly since, and is less.
class TestSameRelease : public QObject
{
    Q_OBJECT

private slots:
    void the_same_sums_and_stream_give_the_same_numbers_data();
    void the_same_sums_and_stream_give_the_same_numbers();

private:
    std::vector<NoisyTable>
    release(const QByteArray &method, const Choices &choices, const std::vector<Record> &records) const;

    AxesWorld m_world;
};

void TestSameRelease::the_same_sums_and_stream_give_the_same_numbers_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<double>("delta");
    QTest::addColumn<double>("sequences");
    QTest::addColumn<double>("labels");
    QTest::addColumn<QByteArray>("noise");
    QTest::addColumn<QByteArray>("counts");
    const auto row = [](const char *method,
                        double delta,
                        double sequences,
                        double labels,
                        const char *noise,
                        const char *counts) {
        QTest::addRow("%s, delta %g, sequences %g, labels %g", method, delta, sequences, labels)
            << QByteArray(method) << delta << sequences << labels << QByteArray(noise) << QByteArray(counts);
    };
    row("independent", 0, 2, 0, "d7491f8db3e33487daf6955677c25ea5", "62a5c2534a5ae2a8643e95924b0134e7");
    row("independent", 0, 2, 0.5, "383773f734d0548d095ea56ff5d1241e", "8f3f0589eae128a7fb5a255adad4addd");
    row("iterative-linear", 0, 2, 0, "038b083203ab42a4dec2c28b2b1da5fc", "62a5c2534a5ae2a8643e95924b0134e7");
    row("iterative-linear",
        0,
        2,
        0.5,
        "5af0373cb207a38a33253a2ef61ee0cb",
        "6fb36d5bd7471ec1c63107ac3af081df");
    row("iterative-logarithmic",
        0,
        2,
        0,
        "f5fb9a4040ff4e668e5b6366bb3947be",
        "62a5c2534a5ae2a8643e95924b0134e7");
    row("iterative-logarithmic",
        0,
        2,
        0.5,
        "354f2889b40e480c6440322b1c0a93d5",
        "8d4d1ad5ff11ac966d055aab53027b32");
}

std::vector<NoisyTable> TestSameRelease::release(const QByteArray &method,
                                                 const Choices &choices,
                                                 const std::vector<Record> &records) const
{
    const Synthesizer &synthesizer = *findSynthesizer(method.toStdString());
    const auto planned = planRelease(synthesizer, choices);
    if (!planned)
        qFatal("%s", planned.error().detail.c_str());
    const auto run = beginRun(synthesizer, *planned, m_world.inputs, 2);
    NoControl control;
    run->prepare(control);
    plan::Plan plan;
    plan.labels = {"A", "B"};
    pipeline::UnitCollector collector(*run, plan::LabelMap(plan), true);
    for (const Record &record : records)
        collector.add(record);
    collector.finish();
    privacy::SecureRandom random;
    privacy::SecureRandomForTests::setKey(random, {1, 2, 3});
    auto reservation = privacy::ReservationForTests::of(planned->spend);
    privacy::ReservedDrawing drawing(reservation, random);
    const auto released = drawAll(*run, *planned, {}, drawing, control);
    if (!released)
        qFatal("%s", released.error().detail.c_str());
    return (*released)->tables;
}

void TestSameRelease::the_same_sums_and_stream_give_the_same_numbers()
{
    QFETCH(QByteArray, method);
    QFETCH(double, delta);
    QFETCH(double, sequences);
    QFETCH(double, labels);
    const Synthesizer &synthesizer = *findSynthesizer(method.toStdString());
    const bool isHistogram = synthesizer.settingFields().empty();
    const auto parts = synthesizer.parts();
    const Choices choices{
        .epsilon = {{std::string(parts[0].key), 3.0},
                    {std::string(parts[1].key), sequences},
                    {std::string(labelPart), labels}},
        .delta = delta,
        .settings = isHistogram
                        ? Settings()
                        : Settings{{"selectedPhrases", std::int64_t{40}}, {"featurePairs", std::int64_t{16}}},
        .length = 5,
        .labels = 2,
        .vocabularySize = AxesWorld::terms,
        .recordsPerLabel = {},
    };
    // Without a record every table is its noise.
    QTEST(QByteArray::fromStdString(hashOf(release(method, choices, {}))), "noise");
    // Of the kernel sums only the noise is compared: their angles hang on how a processor rounds.
    auto tables = release(method, choices, corpus());
    std::erase_if(tables, [](const NoisyTable &table) { return table.name.starts_with("kernel-"); });
    QTEST(QByteArray::fromStdString(hashOf(tables)), "counts");
}

} // namespace tst_samerelease

QTEST_APPLESS_MAIN(tst_samerelease::TestSameRelease)
#include "tst_samerelease.moc"
