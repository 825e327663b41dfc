#include "tests/core/privacy/KilledFiles.h"
#include "tests/core/privacy/LedgerFolder.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <array>

namespace tst_ledgerprocesses {

using core::Database;
using core::privacy::Ledger;

/// Several processes share one ledger and one project, and start at the same time.
class TestLedgerProcesses : public QObject
{
    Q_OBJECT

private slots:
    void together_they_never_pass_the_cap_data();
    void together_they_never_pass_the_cap();
};

void TestLedgerProcesses::together_they_never_pass_the_cap_data()
{
    QTest::addColumn<int>("processes");
    QTest::addColumn<int>("timesEach");
    QTest::addColumn<int>("cap");
    QTest::newRow("two, which the cap stops") << 2 << 60 << 75;
    QTest::newRow("four, which the cap stops") << 4 << 20 << 33;
    QTest::newRow("two that fit") << 2 << 20 << 40;
}

void TestLedgerProcesses::together_they_never_pass_the_cap()
{
    QFETCH(int, processes);
    QFETCH(int, timesEach);
    QFETCH(int, cap);
    const LedgerFolder folder;
    const auto project = folder.path("project.sqlite");
    {
        // The cap needs a source: one run of the same cost comes first.
        Ledger ledger = folder.open();
        QVERIFY(ledger.reserve(
            spender::source, "first", "x", {1'000'000, 1, 0}, {.microEpsilon = (cap + 1) * 1'000'000}));
    }
    std::vector<std::unique_ptr<QProcess>> running;
    for (int process = 0; process < processes; ++process) {
        running.push_back(std::make_unique<QProcess>());
        running.back()->start(QStringLiteral(LEDGER_SPENDER),
                              {QString::fromStdString(folder.path().string()),
                               QString::fromStdString(project.string()),
                               QString::number(timesEach)});
    }
    int granted = 0;
    int refused = 0;
    for (const auto &process : running) {
        QVERIFY(process->waitForFinished(120'000));
        // Any error but a refusal of the budget ends the program with 1 and its words.
        QCOMPARE(process->readAllStandardError(), QByteArray());
        QCOMPARE(process->exitCode(), 0);
        const auto counts = QRegularExpression(QStringLiteral("^granted (\\d+) refused (\\d+)\n$"))
                                .match(QString::fromUtf8(process->readAllStandardOutput()));
        QVERIFY(counts.hasMatch());
        granted += counts.captured(1).toInt();
        refused += counts.captured(2).toInt();
    }

    QCOMPARE(granted, std::min(cap, processes * timesEach));
    QCOMPARE(granted + refused, processes * timesEach);
    const auto left = KilledFiles::in(folder.path(), project, false);
    QVERIFY2(left.fault.isEmpty(), qPrintable(left.fault));
    QCOMPARE(left.spent, (granted + 1) * std::int64_t{1'000'000});
    QCOMPARE(left.models, std::int64_t{granted});
    QCOMPARE(left.packages, std::int64_t{granted});
}

} // namespace tst_ledgerprocesses

QTEST_GUILESS_MAIN(tst_ledgerprocesses::TestLedgerProcesses)
#include "tst_ledgerprocesses.moc"
