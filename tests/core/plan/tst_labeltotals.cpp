#include "core/plan/LabelMap.h"

#include <QTest>

namespace tst_labeltotals {

using namespace core::plan;
using core::records::Scan;

/// How many records fall under a declared label is what becomes of each of them by the plan's rule.
class TestLabelTotals : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void each_record_counts_under_the_first();
    void each_record_counts_under_each();
    void the_rest_takes_what_is_left();
    void combinations_that_were_not_counted_are_said();

private:
    LabelTotals totals(const LabelValues &values, SeveralLabels several) const;

    Scan m_scan;
};

using Counts = std::vector<std::int64_t>;

// Ten records: 3 of x alone, 2 of y alone, 2 of x and y, 1 of x, y and z, 1 of z alone, 1 without a label.
void TestLabelTotals::init()
{
    m_scan = {};
    m_scan.records = 10;
    m_scan.withoutLabel = 1;
    m_scan.labels = {{"x", 6}, {"y", 5}, {"z", 2}};
    m_scan.several = {{{0, 1}, 2}, {{0, 1, 2}, 1}};
}

LabelTotals TestLabelTotals::totals(const LabelValues &values, SeveralLabels several) const
{
    return labelTotals(m_scan, LabelMap({"A", "B"}, values, several), 2);
}

void TestLabelTotals::each_record_counts_under_the_first()
{
    const LabelTotals found = totals({{"A", {"y"}}, {"B", {"x"}}}, SeveralLabels::First);
    QCOMPARE(found.records, (Counts{5, 3}));
    QCOMPARE(found.none, std::int64_t{2});
    QVERIFY(found.areExact);
}

void TestLabelTotals::each_record_counts_under_each()
{
    const LabelTotals found = totals({{"A", {"y"}}, {"B", {"x"}}}, SeveralLabels::Each);
    QCOMPARE(found.records, (Counts{5, 6}));
    QCOMPARE(found.none, std::int64_t{2});
    // Two values of a record under one label are one record.
    const LabelTotals grouped = totals({{"A", {"x", "y"}}, {"B", {"z"}}}, SeveralLabels::Each);
    QCOMPARE(grouped.records, (Counts{8, 2}));
    QCOMPARE(grouped.none, std::int64_t{1});
}

void TestLabelTotals::the_rest_takes_what_is_left()
{
    const LabelTotals found = totals({{"A", {"*"}}, {"B", {"x"}}}, SeveralLabels::Each);
    QCOMPARE(found.records, (Counts{3, 6}));
    QCOMPARE(found.none, std::int64_t{1}); // without a label it falls under none
}

void TestLabelTotals::combinations_that_were_not_counted_are_said()
{
    m_scan.hasMoreSeveral = true;
    QVERIFY(!totals({{"A", {"x"}}, {"B", {"y"}}}, SeveralLabels::Each).areExact);
}

} // namespace tst_labeltotals

QTEST_APPLESS_MAIN(tst_labeltotals::TestLabelTotals)
#include "tst_labeltotals.moc"
