#include "core/audit/EndToEndAudit.h"
#include "core/methods/Methods.h"
#include "tests/core/audit/FaultyMethod.h"

#include <QTest>

#include <cmath>

namespace tst_endtoend {

using namespace core;
using namespace core::audit;
using tests::Cells;

/// Every method from the records to the package: right, and with faults that must be found.
class TestEndToEnd : public QObject
{
    Q_OBJECT

private slots:
    void a_right_method_holds_and_is_attacked_as_well_as_theory_says_data();
    void a_right_method_holds_and_is_attacked_as_well_as_theory_says();
    void a_unit_of_twice_the_weight_is_refuted_data();
    void a_unit_of_twice_the_weight_is_refuted();
    void records_that_are_not_merged_into_persons_are_refuted_data();
    void records_that_are_not_merged_into_persons_are_refuted();
    void noise_of_one_table_in_the_next_is_found_data();
    void noise_of_one_table_in_the_next_is_found();
    void noise_of_one_release_in_the_next_is_found();
    void a_unit_of_half_the_weight_is_suspiciously_low_data();
    void a_unit_of_half_the_weight_is_suspiciously_low();
    void persons_who_never_arrive_are_suspiciously_low();
    void half_of_the_noise_is_refuted();
};

namespace {

// Each method under either noise.
void everyRow()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<bool>("isGaussian");
    int number = -1;
    for (const synthesis::Synthesizer *method : synthesis::synthesizers()) {
        ++number;
        if (method->resource() == synthesis::Resource::Rewriter) // tst_rewritingaudit looks at these
            continue;
        for (const bool isGaussian : {false, true})
            QTest::addRow("%s, %s", std::string(method->name()).c_str(), isGaussian ? "Gaussian" : "Laplace")
                << number << isGaussian;
    }
}

// Each method under one noise: what is done to the sums does not ask which. The test's turn decides.
void everyMethod(int turn)
{
    QTest::addColumn<int>("method");
    QTest::addColumn<bool>("isGaussian");
    int number = -1;
    for (const synthesis::Synthesizer *method : synthesis::synthesizers()) {
        ++number;
        if (method->resource() == synthesis::Resource::Rewriter)
            continue;
        const bool isGaussian = (number + turn) % 2 == 1;
        QTest::addRow("%s, %s", std::string(method->name()).c_str(), isGaussian ? "Gaussian" : "Laplace")
            << number << isGaussian;
    }
}

Result<EndToEndRow>
audited(int method, bool isGaussian, tests::Fault fault = {}, bool hasPersons = true, EndToEndSize size = {})
{
    const tests::FaultyMethod faulty(*synthesis::synthesizers()[static_cast<std::size_t>(method)],
                                     std::move(fault));
    NoControl control;
    return auditEndToEnd(
        {.method = faulty, .isGaussian = isGaussian, .hasPersons = hasPersons}, size, control);
}

// All that a row says, for the message of a test that fails.
QByteArray shown(const Result<EndToEndRow> &row)
{
    if (!row)
        return QByteArray::fromStdString(row.error().detail);
    QByteArray text = "claimed " + QByteArray::number(row->claimedEpsilon) + ", measured "
                      + QByteArray::number(row->measuredLowerBound) + ", expected "
                      + QByteArray::number(row->expectedLowerBound);
    for (const TableFinding &table : row->tables)
        text += "\n  " + QByteArray::fromStdString(table.table) + ": "
                + QByteArray::number(table.measuredLowerBound) + " of "
                + QByteArray::number(table.claimedEpsilon) + ", weight " + QByteArray::number(table.weight);
    for (const std::string &fault : row->faults)
        text += "\n  ! " + QByteArray::fromStdString(fault);
    return text;
}

bool anyFault(const EndToEndRow &row, std::string_view words)
{
    return std::ranges::any_of(
        row.faults, [&](const std::string &fault) { return fault.find(words) != std::string::npos; });
}

// Puts the noise of one table, brought to the width of the other, in the place of the other's.
Cells withNoiseOf(const Cells &source,
                  const privacy::Noise &sourceNoise,
                  const Cells &exact,
                  const Cells &noisy,
                  const privacy::Noise &noise)
{
    const double scale = privacy::standardDeviation(noise) / privacy::standardDeviation(sourceNoise);
    Cells cells = noisy;
    for (std::size_t cell = 0; cell < std::min(source.size(), cells.size()); ++cell)
        cells[cell] = exact[cell] + std::llround(scale * static_cast<double>(source[cell]));
    return cells;
}

Cells noiseIn(const Cells &exact, const Cells &noisy)
{
    Cells noise = noisy;
    for (std::size_t cell = 0; cell < noise.size(); ++cell)
        noise[cell] -= exact[cell];
    return noise;
}

} // namespace

void TestEndToEnd::a_right_method_holds_and_is_attacked_as_well_as_theory_says_data()
{
    everyRow();
}

void TestEndToEnd::a_right_method_holds_and_is_attacked_as_well_as_theory_says()
{
    QFETCH(int, method);
    QFETCH(bool, isGaussian);

    const auto row = audited(method, isGaussian);

    QVERIFY2(row && row->holds(), shown(row));
    QCOMPARE(row->trials, 1500L);
    QCOMPARE(row->claimedDelta > 0, isGaussian);
    QVERIFY(!row->tables.empty());
    // An attack that expects nothing could find nothing suspicious.
    QVERIFY2(row->expectedLowerBound > 0.15 * row->claimedEpsilon, shown(row));
    for (const TableFinding &table : row->tables)
        QVERIFY2(table.weight > 0.5 && table.weight < 1.5, shown(row));
}

void TestEndToEnd::a_unit_of_twice_the_weight_is_refuted_data()
{
    everyMethod(0);
}

void TestEndToEnd::a_unit_of_twice_the_weight_is_refuted()
{
    QFETCH(int, method);
    QFETCH(bool, isGaussian);

    // Who is added twice comes to the same teacher twice, and changes nothing: there votes are counted twice.
    tests::Fault fault;
    if (synthesis::synthesizers()[static_cast<std::size_t>(method)]->name() == "dp-da")
        fault.tampering = [](const Cells &exact, const Cells &noisy, const privacy::Noise &) {
            Cells cells = noisy;
            for (std::size_t cell = 0; cell < cells.size(); ++cell)
                cells[cell] += exact[cell];
            return cells;
        };
    else
        fault.timesAdded = [] { return 2; };

    const auto row = audited(method, isGaussian, std::move(fault));

    QVERIFY2(row && row->verdict == Verdict::Refuted, shown(row));
    QVERIFY2(anyFault(*row, "a person weighs"), shown(row));
}

void TestEndToEnd::records_that_are_not_merged_into_persons_are_refuted_data()
{
    everyMethod(1);
}

void TestEndToEnd::records_that_are_not_merged_into_persons_are_refuted()
{
    QFETCH(int, method);
    QFETCH(bool, isGaussian);

    // The plan takes records for units; the claim is held to persons.
    const auto row = audited(method, isGaussian, {}, false);

    QVERIFY2(row && row->verdict == Verdict::Refuted, shown(row));
    QVERIFY2(anyFault(*row, "guesses show epsilon at least"), shown(row));
}

void TestEndToEnd::noise_of_one_table_in_the_next_is_found_data()
{
    everyRow();
}

void TestEndToEnd::noise_of_one_table_in_the_next_is_found()
{
    QFETCH(int, method);
    QFETCH(bool, isGaussian);
    Cells before;
    privacy::Noise noiseBefore;
    int drawn = 0;
    const auto reuse = [&](const Cells &exact, const Cells &noisy, const privacy::Noise &noise) {
        if (exact.size() == 1) // of one cell nothing can be told
            return noisy;
        const Cells cells = drawn % 2 == 0 ? noisy : withNoiseOf(before, noiseBefore, exact, noisy, noise);
        before = noiseIn(exact, noisy);
        noiseBefore = noise;
        ++drawn;
        return cells;
    };
    // These draw one table of many cells; the next test is of such.
    const std::string_view name = synthesis::synthesizers()[static_cast<std::size_t>(method)]->name();
    if (name == "histogram" || name == "dp-da")
        return;

    const auto row = audited(method, isGaussian, {.tampering = reuse}, true, {.canaries = 300, .runs = 1});

    QVERIFY2(row && row->verdict == Verdict::NoiseNotFresh, shown(row));
    QVERIFY2(anyFault(*row, " of release 1 and "), shown(row));
}

void TestEndToEnd::noise_of_one_release_in_the_next_is_found()
{
    Cells before;
    const auto reuse = [&](const Cells &exact, const Cells &noisy, const privacy::Noise &noise) {
        if (before.empty() && exact.size() > 1)
            before = noiseIn(exact, noisy);
        return exact.size() == before.size() ? withNoiseOf(before, noise, exact, noisy, noise) : noisy;
    };

    const auto row = audited(0, false, {.tampering = reuse}, true, {.canaries = 300, .runs = 2});

    QVERIFY2(row && row->verdict == Verdict::NoiseNotFresh, shown(row));
    QVERIFY2(anyFault(*row, "clusters of release 1 and clusters of release 2"), shown(row));
}

void TestEndToEnd::a_unit_of_half_the_weight_is_suspiciously_low_data()
{
    everyMethod(2);
}

void TestEndToEnd::a_unit_of_half_the_weight_is_suspiciously_low()
{
    QFETCH(int, method);
    QFETCH(bool, isGaussian);
    const auto halve = [](const Cells &exact, const Cells &noisy, const privacy::Noise &) {
        Cells cells = noisy;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            cells[cell] -= exact[cell] / 2;
        return cells;
    };

    const auto row = audited(method, isGaussian, {.tampering = halve});

    QVERIFY2(row && row->verdict == Verdict::SuspiciouslyLow, shown(row));
}

void TestEndToEnd::persons_who_never_arrive_are_suspiciously_low()
{
    const auto row = audited(0, false, {.timesAdded = [] { return 0; }});

    QVERIFY2(row && row->verdict == Verdict::SuspiciouslyLow, shown(row));
    QVERIFY2(anyFault(*row, "all tables: guesses show epsilon 0.000"), shown(row));
}

void TestEndToEnd::half_of_the_noise_is_refuted()
{
    const auto quiet = [](const Cells &exact, const Cells &noisy, const privacy::Noise &) {
        Cells cells = noisy;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            cells[cell] -= (noisy[cell] - exact[cell]) / 2;
        return cells;
    };

    const auto row = audited(0, false, {.tampering = quiet});

    QVERIFY2(row && row->verdict == Verdict::Refuted, shown(row));
    QVERIFY2(anyFault(*row, "clusters of release 1: less noise than claimed"), shown(row));
}

} // namespace tst_endtoend

QTEST_APPLESS_MAIN(tst_endtoend::TestEndToEnd)
#include "tst_endtoend.moc"
