#include "core/privacy/accounting/Accounting.h"
#include "ui/dialogs/LedgerModel.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>

namespace tst_ledgermodel {

using core::privacy::LedgerEntry;
using ui::LedgerModel;

namespace {

LedgerEntry reserve(const std::string &project, std::int64_t microEpsilon, bool committed)
{
    LedgerEntry entry;
    entry.time = "2026-03-01T10:00:00Z";
    entry.kind = "reserve";
    entry.source = "cardiology";
    entry.project = project;
    entry.person = "steward";
    entry.detail = "histogram";
    entry.spend.microEpsilon = microEpsilon;
    entry.spend.picoRho = microEpsilon * (microEpsilon / 2); // eps^2 / 2, in 1e-12
    entry.committed = committed;
    entry.interrupted = !committed;
    return entry;
}

LedgerEntry of(const std::string &kind)
{
    LedgerEntry entry;
    entry.kind = kind;
    entry.source = "cardiology";
    entry.detail = "agreed";
    entry.caps = {.microEpsilon = 8'000'000, .picoDelta = 2'000'000};
    return entry;
}

QString cell(const LedgerModel &model, int row, LedgerModel::Column column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class TestLedgerModel : public QObject
{
    Q_OBJECT

private slots:
    void lists_the_newest_first_and_folds_commits_into_their_spend();
    void hides_notices_and_tells_a_running_spend_from_an_interrupted_one();
    void marks_of_rounds_are_no_rows();
    void totals_name_each_source();
    void shows_the_delta_of_a_gaussian_spend();
    void tells_a_cap_from_a_spend();
    void csv_quotes_and_defuses_formulas();
};

void TestLedgerModel::lists_the_newest_first_and_folds_commits_into_their_spend()
{
    LedgerModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries({reserve("first", 2'000'000, true), of("commit"), reserve("second", 350'000, false)});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, LedgerModel::Project), QStringLiteral("second"));
    QCOMPARE(cell(model, 0, LedgerModel::Epsilon), QStringLiteral("0.35"));
    QCOMPARE(cell(model, 0, LedgerModel::State), QStringLiteral("interrupted"));
    QCOMPARE(cell(model, 1, LedgerModel::Epsilon), QStringLiteral("2.0"));
    QCOMPARE(cell(model, 1, LedgerModel::EpsilonDelta), QStringLiteral("2.0; 0.000001"));
    QCOMPARE(cell(model, 1, LedgerModel::State), QStringLiteral("complete"));
}

void TestLedgerModel::hides_notices_and_tells_a_running_spend_from_an_interrupted_one()
{
    LedgerModel model;
    LedgerEntry running = reserve("now", 1'000'000, false);
    running.interrupted = false;
    LedgerEntry noticed = reserve("before", 2'000'000, false);
    noticed.noticed = true;
    model.setEntries({noticed, of("notice"), running});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(cell(model, 0, LedgerModel::State), QStringLiteral("running"));
    QCOMPARE(cell(model, 1, LedgerModel::State), QStringLiteral("interrupted"));
    const QString why = model.index(1, LedgerModel::State).data(Qt::ToolTipRole).toString();
    QVERIFY(why.contains(QLatin1String("counts as spent")));
}

void TestLedgerModel::marks_of_rounds_are_no_rows()
{
    LedgerModel model;
    model.setEntries({reserve("a", 1'000'000, true), of("round"), of("round"), of("commit")});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(cell(model, 0, LedgerModel::State), QStringLiteral("complete"));
}

void TestLedgerModel::totals_name_each_source()
{
    core::privacy::SourceAccount account;
    account.name = "ward <7>";
    ui::LedgerTotals totals;
    totals.setRows({account});
    QCOMPARE(totals.index(0, ui::LedgerTotals::Source).data().toString(), QStringLiteral("ward <7>"));
    QCOMPARE(totals.index(0, ui::LedgerTotals::Cap).data().toString(), QStringLiteral("none"));
    LedgerModel model;
    model.setEntries({reserve("a", 1'000'000, true)});
    const QString page = ui::ledgerPage(totals, model, QStringLiteral("the chain"));
    for (const char *part : {"ward &lt;7&gt;", "the chain", "cardiology", "histogram"})
        QVERIFY2(page.contains(QLatin1String(part)), part);
}

void TestLedgerModel::shows_the_delta_of_a_gaussian_spend()
{
    LedgerEntry gaussian = reserve("with delta", 6'000'000, true);
    gaussian.spend.picoRho = 0; // says nothing at all, whatever the delta
    gaussian.spend.picoDelta = 10'000'000;
    LedgerModel model;
    model.setEntries({gaussian, reserve("pure", 2'000'000, true)});
    QCOMPARE(cell(model, 1, LedgerModel::Epsilon), QStringLiteral("–")); // no pure epsilon holds
    QCOMPARE(cell(model, 1, LedgerModel::EpsilonDelta), QStringLiteral("6.0; 0.00001"));
    QCOMPARE(cell(model, 0, LedgerModel::EpsilonDelta), QStringLiteral("2.0; 0.000001"));

    // An epsilon at delta 1e-5 says nothing about the smaller delta 1e-6: only rho does.
    gaussian.spend.picoRho = 40'000'000'000'000;
    model.setEntries({gaussian});
    const QList<QByteArray> row = model.toCsv().split('\n').at(1).split(',');
    QCOMPARE(row.at(4), QByteArray("\"6.000000\""));
    QCOMPARE(row.at(5), QByteArray("\"0.000010000000\""));
    const double shown = row.at(6).mid(1).chopped(1).toDouble();
    QVERIFY(std::abs(shown - core::privacy::zcdpEpsilon(40.0, 1e-6)) < 0.01);
    QVERIFY(shown > 6.0);
}

void TestLedgerModel::tells_a_cap_from_a_spend()
{
    LedgerModel model;
    model.setEntries({of("cap")});
    QCOMPARE(cell(model, 0, LedgerModel::What), QStringLiteral("cap set: agreed"));
    QCOMPARE(cell(model, 0, LedgerModel::Epsilon), QStringLiteral("cap 8.0"));
    QCOMPARE(cell(model, 0, LedgerModel::EpsilonDelta), QStringLiteral("cap of delta 0.000002"));
    QVERIFY(model.toCsv().contains("\"8.000000\",\"0.000002000000\""));
}

void TestLedgerModel::csv_quotes_and_defuses_formulas()
{
    LedgerModel model;
    model.setEntries({reserve("=HYPERLINK(\"x\")", 1'000'000, true)});
    const QList<QByteArray> lines = model.toCsv().split('\n');
    QCOMPARE(lines.size(), 3); // header, row, the end of the last line
    QVERIFY(lines.at(0).startsWith("\"source\",\"time_utc\""));
    QVERIFY(lines.at(1).contains("\"'=HYPERLINK(\"\"x\"\")\""));
    QVERIFY(lines.at(1).endsWith('\r'));
    QVERIFY(lines.at(1).contains("\"2026-03-01T10:00:00Z\"") && lines.at(1).contains("\"1.000000\""));
    model.setEntries({reserve("\uFF1D1+1", 1'000'000, true)});
    QVERIFY(model.toCsv().contains("\"'\uFF1D1+1\""));
}

} // namespace tst_ledgermodel

QTEST_MAIN(tst_ledgermodel::TestLedgerModel)
#include "tst_ledgermodel.moc"
