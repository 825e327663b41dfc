#include "tests/core/privacy/KilledFiles.h"
#include "tests/core/privacy/LedgerFolder.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <chrono>
#include <random>
#include <thread>

namespace tst_ledgerkills {

/// A process that is killed (SIGKILL) at any moment leaves a ledger that shows at least what was spent.
class TestLedgerKills : public QObject
{
    Q_OBJECT

private slots:
    void at_every_call_that_changes_a_file_data();
    void at_every_call_that_changes_a_file();
    void at_random_moments();
};

namespace {

struct Files
{
    LedgerFolder folder = {};

    std::filesystem::path ledger() const { return folder.path(); }
    std::filesystem::path project() const { return folder.path("project.sqlite"); }

    KilledFiles look(bool projectFirst) const { return KilledFiles::in(ledger(), project(), projectFirst); }

    // Journals lie there only while a transaction goes on, or when it was killed.
    bool hasJournal() const
    {
        const std::filesystem::directory_iterator files(ledger().parent_path());
        return std::any_of(begin(files), end(files), [](const auto &file) {
            return file.path().filename().string().find("-journal") != std::string::npos;
        });
    }

    void start(QProcess &process, int times, const QStringList &more = {}) const
    {
        process.start(QStringLiteral(LEDGER_SPENDER),
                      QStringList{QString::fromStdString(ledger().string()),
                                  QString::fromStdString(project().string()),
                                  QString::number(times)}
                          + more);
    }

    /// The next start after a kill must do its work as if nothing had been.
    bool canGoOn() const
    {
        QProcess process;
        start(process, 1);
        return process.waitForFinished() && process.exitCode() == 0
               && process.readAllStandardOutput() == "granted 1 refused 0\n";
    }
};

/// Where the kills fell.
struct Moments
{
    int beforeTheDebit = 0; ///< or after the end of the run before
    int betweenDebitAndCommit = 0;
    int betweenCommitAndPackage = 0;
    int withinTransaction = 0; ///< counted in one of the others, too

    void add(const KilledFiles &before, const KilledFiles &after, bool journal)
    {
        const auto open = [](const KilledFiles &files) { return files.reserved - files.committed; };
        const auto withoutPackage = [](const KilledFiles &files) { return files.models - files.packages; };
        withinTransaction += journal ? 1 : 0;
        if (open(after) > open(before))
            ++betweenDebitAndCommit;
        else if (withoutPackage(after) > withoutPackage(before))
            ++betweenCommitAndPackage;
        else
            ++beforeTheDebit;
    }

    void print(const char *what, int kills) const
    {
        qInfo("%s: %d kills; %d before a debit or after a package, %d between debit and commit, %d between "
              "commit and package; %d of them within a transaction",
              what,
              kills,
              beforeTheDebit,
              betweenDebitAndCommit,
              betweenCommitAndPackage,
              withinTransaction);
    }
};

} // namespace

void TestLedgerKills::at_every_call_that_changes_a_file_data()
{
    QTest::addColumn<QString>("where");
    QTest::newRow("before the call") << "before";
    QTest::newRow("within what it writes") << "within";
}

void TestLedgerKills::at_every_call_that_changes_a_file()
{
    QFETCH(QString, where);
    Moments moments;
    int call = 1;
    // Two runs: the first also makes the files, the second finds them.
    for (bool isKilled = true; isKilled; ++call) {
        const Files files{LedgerFolder::inMemory()};
        QProcess process;
        files.start(process, 2, {QString::number(call), where});
        QVERIFY(process.waitForFinished());
        isKilled = process.exitStatus() == QProcess::CrashExit;
        const bool journal = files.hasJournal();
        const auto left = files.look(call % 2 == 0);
        QVERIFY2(left.fault.isEmpty(), qPrintable(QStringLiteral("call %1: ").arg(call) + left.fault));
        QVERIFY2(files.canGoOn(), qPrintable(QStringLiteral("after call %1").arg(call)));
        const auto after = files.look(call % 2 != 0);
        QVERIFY2(after.fault.isEmpty(), qPrintable(QStringLiteral("call %1: ").arg(call) + after.fault));
        QCOMPARE(after.models, left.models + 1);
        if (isKilled)
            moments.add({}, left, journal);
    }
    const int kills = call - 2; // the last round was not killed
    moments.print(qPrintable(where), kills);
    // A debit alone makes a journal, writes it and its header, writes two pages and removes it.
    QVERIFY(kills > 2 * 6);
    QVERIFY(moments.betweenDebitAndCommit > 6);
    QVERIFY(moments.withinTransaction > 6);
}

void TestLedgerKills::at_random_moments()
{
    const int kills =
        qEnvironmentVariableIsSet("KEYSEED_KILLS") ? qEnvironmentVariableIntValue("KEYSEED_KILLS") : 40;
    constexpr int killsPerFolder = 25; // a short chain keeps the runs, and so the test, short
    Moments moments;
    std::mt19937 random{std::random_device{}()};
    auto files = std::make_unique<Files>();
    QElapsedTimer oneRun;
    oneRun.start();
    QVERIFY(files->canGoOn());
    std::uniform_int_distribution<qint64> microseconds(0, 3 * oneRun.nsecsElapsed() / 1000);
    KilledFiles before = files->look(false);
    for (int kill = 0; kill < kills; ++kill) {
        if (kill % killsPerFolder == 0) {
            files = std::make_unique<Files>();
            before = {};
        }
        QProcess process;
        files->start(process, 1'000'000);
        QVERIFY(process.waitForStarted());
        // The wait is the moment of the kill, not a wait for something.
        std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
        process.kill();
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const bool journal = files->hasJournal();
        const auto left = files->look(kill % 2 == 0);
        QVERIFY2(left.fault.isEmpty(), qPrintable(QStringLiteral("kill %1: ").arg(kill) + left.fault));
        moments.add(before, left, journal);
        before = left;
    }
    moments.print("at random", kills);
}

} // namespace tst_ledgerkills

QTEST_GUILESS_MAIN(tst_ledgerkills::TestLedgerKills)
#include "tst_ledgerkills.moc"
