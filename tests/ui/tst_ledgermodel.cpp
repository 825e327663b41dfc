#include "ui/models/LedgerModel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using core::privacy::LedgerEntry;
using ui::LedgerModel;

namespace {

LedgerEntry reserve(const std::string &project, std::int64_t microEpsilon, bool committed)
{
    LedgerEntry entry;
    entry.time = "2026-03-01T10:00:00Z";
    entry.kind = "reserve";
    entry.source = "SRC-1";
    entry.project = project;
    entry.person = "steward";
    entry.detail = "histogram";
    entry.spend.microEpsilon = microEpsilon;
    entry.spend.picoRho = microEpsilon * (microEpsilon / 2); // eps^2 / 2, in 1e-12
    entry.committed = committed;
    return entry;
}

LedgerEntry of(const std::string &kind)
{
    LedgerEntry entry;
    entry.kind = kind;
    entry.source = "SRC-1";
    entry.detail = "agreed";
    entry.capMicroEpsilon = 8'000'000;
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
    QCOMPARE(cell(model, 0, LedgerModel::PureEpsilon), QStringLiteral("0.35"));
    QCOMPARE(cell(model, 0, LedgerModel::State), QStringLiteral("spent, nothing learned"));
    QCOMPARE(cell(model, 1, LedgerModel::PureEpsilon), QStringLiteral("2.0"));
    QCOMPARE(cell(model, 1, LedgerModel::EpsilonDelta), QStringLiteral("2.0"));
    QCOMPARE(cell(model, 1, LedgerModel::State), QStringLiteral("complete"));
}

void TestLedgerModel::tells_a_cap_from_a_spend()
{
    LedgerModel model;
    model.setEntries({of("cap")});
    QCOMPARE(cell(model, 0, LedgerModel::What), QStringLiteral("cap set: agreed"));
    QCOMPARE(cell(model, 0, LedgerModel::PureEpsilon), QStringLiteral("cap 8.0"));
    QCOMPARE(cell(model, 0, LedgerModel::EpsilonDelta), QString());
}

void TestLedgerModel::csv_quotes_and_defuses_formulas()
{
    LedgerModel model;
    model.setEntries({reserve("=HYPERLINK(\"x\")", 1'000'000, true)});
    const QList<QByteArray> lines = model.toCsv().split('\n');
    QCOMPARE(lines.size(), 3); // header, row, the end of the last line
    QVERIFY(lines.at(0).startsWith("\"Source\",\"Time\""));
    QVERIFY(lines.at(1).contains("\"'=HYPERLINK(\"\"x\"\")\""));
    QVERIFY(lines.at(1).endsWith('\r'));
}

QTEST_MAIN(TestLedgerModel)
#include "tst_ledgermodel.moc"
