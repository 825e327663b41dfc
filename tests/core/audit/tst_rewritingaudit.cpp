#include "core/audit/RewritingAudit.h"
#include "core/methods/rewriting/RewritingSynthesizer.h"
#include "core/privacy/audit/AuditBounds.h"
#include "tests/core/audit/FaultyMethod.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_rewritingaudit {

using namespace core;
using namespace core::audit;
using tests::Cells;

/// Methods that rewrite texts, attacked from outside: right, and with faults that must be found.
class TestRewritingAudit : public QObject
{
    Q_OBJECT

private slots:
    void a_right_method_holds_data();
    void a_right_method_holds();
    void half_of_the_noise_is_refuted_data();
    void half_of_the_noise_is_refuted();
    void a_quarter_of_the_noise_is_told_by_the_attack_alone();
    void twice_the_noise_is_suspiciously_low_data();
    void twice_the_noise_is_suspiciously_low();
    void rows_that_are_not_clipped_to_the_claim_are_refuted();
    void a_count_is_beyond_its_least_frequency_as_rarely_as_said();
    void a_method_of_no_known_rows_is_an_error();
};

namespace {

void addRow(int kind, bool isGaussian)
{
    QTest::addRow("%s, %s",
                  std::string(synthesis::rewritingKinds[static_cast<std::size_t>(kind)].name).c_str(),
                  isGaussian ? "Gaussian" : "Laplace")
        << kind << isGaussian;
}

void columns()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isGaussian");
}

// Either way to clip, and either noise.
void someKinds()
{
    columns();
    addRow(0, false);
    addRow(3, true);
}

// `percent` of the noise that the method asked for.
tests::Tampering noiseTimes(std::int64_t percent)
{
    return [percent](const Cells &exact, const Cells &noisy, const privacy::Noise &) {
        Cells cells = exact;
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            cells[cell] += (noisy[cell] - exact[cell]) * percent / 100;
        return cells;
    };
}

Result<EndToEndRow> audited(int kind, bool isGaussian, tests::Fault fault = {})
{
    const synthesis::RewritingSynthesizer right(synthesis::rewritingKinds[static_cast<std::size_t>(kind)]);
    const tests::FaultyMethod method(right, std::move(fault));
    NoControl control;
    return auditRewriting(method, isGaussian, control);
}

QByteArray shown(const Result<EndToEndRow> &row)
{
    if (!row)
        return QByteArray::fromStdString(row.error().detail);
    QByteArray text = "measured " + QByteArray::number(row->measuredLowerBound) + " of "
                      + QByteArray::number(row->claimedEpsilon) + ", expected "
                      + QByteArray::number(row->expectedLowerBound);
    for (const TableFinding &table : row->tables)
        text += "\n  " + QByteArray::fromStdString(table.table) + ": "
                + QByteArray::number(table.measuredLowerBound) + " of "
                + QByteArray::number(table.claimedEpsilon) + ", expected "
                + QByteArray::number(table.expectedLowerBound) + ", least "
                + QByteArray::number(table.leastPlausible) + ", weight " + QByteArray::number(table.weight);
    for (const std::string &fault : row->faults)
        text += "\n  ! " + QByteArray::fromStdString(fault);
    return text;
}

} // namespace

void TestRewritingAudit::a_right_method_holds_data()
{
    columns();
    for (int kind = 0; kind < static_cast<int>(synthesis::rewritingKinds.size()); ++kind)
        for (const bool isGaussian : {false, true})
            addRow(kind, isGaussian);
}

void TestRewritingAudit::a_right_method_holds()
{
    QFETCH(int, kind);
    QFETCH(bool, isGaussian);
    const auto row = audited(kind, isGaussian);
    QVERIFY2(row && row->holds(), shown(row));
    QCOMPARE(row->isGaussian, isGaussian);
    QVERIFY(std::abs(row->claimedEpsilon - 6) < 0.1);
    QCOMPARE(row->tables.size(), std::size_t{3});
    QVERIFY(row->basis.find("encoded rows of invented units, not of words") != std::string::npos);
    if (!isGaussian) { // one row pays half of what its unit does
        QVERIFY(std::abs(row->tables[0].claimedEpsilon - 2) < 1e-3);
        QVERIFY(std::abs(row->tables[1].claimedEpsilon - 4) < 1e-3);
    }
    for (const TableFinding &table : row->tables) {
        QVERIFY2(table.measuredLowerBound > 0.15 * table.claimedEpsilon, shown(row)); // it sees something
        // Below what comes out on average, and no formality.
        QVERIFY2(table.leastPlausible < table.expectedLowerBound, shown(row));
        QVERIFY2(table.leastPlausible > 0.3 * table.expectedLowerBound, shown(row));
    }
}

void TestRewritingAudit::half_of_the_noise_is_refuted_data()
{
    someKinds();
}

void TestRewritingAudit::half_of_the_noise_is_refuted()
{
    QFETCH(int, kind);
    QFETCH(bool, isGaussian);
    const auto row = audited(kind, isGaussian, {.tampering = noiseTimes(50)});
    QVERIFY2(row && row->verdict == Verdict::Refuted, shown(row));
    QVERIFY2(row->faults.front().find("the noise is 0.") != std::string::npos, shown(row));
}

void TestRewritingAudit::a_quarter_of_the_noise_is_told_by_the_attack_alone()
{
    const auto row = audited(0, false, {.tampering = noiseTimes(25)});
    QVERIFY2(row && row->tables[0].measuredLowerBound > row->tables[0].claimedEpsilon, shown(row));
}

void TestRewritingAudit::twice_the_noise_is_suspiciously_low_data()
{
    someKinds();
}

void TestRewritingAudit::twice_the_noise_is_suspiciously_low()
{
    QFETCH(int, kind);
    QFETCH(bool, isGaussian);
    const auto row = audited(kind, isGaussian, {.tampering = noiseTimes(200)});
    QVERIFY2(row && row->verdict == Verdict::SuspiciouslyLow, shown(row));
}

// A fifth farther from nothing than the clip.
void TestRewritingAudit::rows_that_are_not_clipped_to_the_claim_are_refuted()
{
    const auto row =
        audited(0, false, {.tampering = [](const Cells &exact, const Cells &noisy, const privacy::Noise &) {
                    Cells cells = noisy;
                    for (std::size_t cell = 0; cell < cells.size(); ++cell)
                        cells[cell] += exact[cell] / 5;
                    return cells;
                }});
    QVERIFY2(row && row->verdict == Verdict::Refuted, shown(row));
    QVERIFY2(row->faults.front().find("a row weighs 1.") != std::string::npos, shown(row));
}

void TestRewritingAudit::a_count_is_beyond_its_least_frequency_as_rarely_as_said()
{
    constexpr double alpha = 1e-9;
    constexpr long trials = 20'000;
    for (const double chance : {0.002, 0.03, 0.4}) {
        const auto most = std::lround(std::ceil(trials * privacy::mostFrequency(chance, trials, alpha)));
        const auto least = std::lround(std::floor(trials * privacy::leastFrequency(chance, trials, alpha)));
        QVERIFY(privacy::binomialTail(trials, chance, most + 1) <= alpha);
        QVERIFY(privacy::binomialTail(trials, 1 - chance, trials - least + 1) <= alpha);
        // Six standard deviations are a chance of 1e-9; Chernoff's bound is somewhat wider.
        const double deviation = std::sqrt(trials * chance * (1 - chance));
        QVERIFY(static_cast<double>(most) < trials * chance + 9 * deviation);
        QVERIFY(static_cast<double>(least) > trials * chance - 9 * deviation);
    }
}

void TestRewritingAudit::a_method_of_no_known_rows_is_an_error()
{
    const auto row = audited(0, false, {.name = "another"});
    QVERIFY(!row);
    QVERIFY(row.error().detail.find("RewrittenUnits.cpp") != std::string::npos);
}

} // namespace tst_rewritingaudit

QTEST_APPLESS_MAIN(tst_rewritingaudit::TestRewritingAudit)
#include "tst_rewritingaudit.moc"
