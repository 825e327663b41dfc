#include "core/package/Package.h"
#include "tests/faults/FaultyRun.h"

#include <QTest>

#include <algorithm>

namespace tst_faults {

/// The built program, in which one call after the other fails: whatever a disk or a lack of memory does to
/// it, it ends with words, the ledger never shows less than was spent, and nothing is called good that is
/// not. KEYSEED_FAULTS=N tries N calls of each family instead of some.
class TestFaults : public QObject
{
    Q_OBJECT

private slots:
    void a_run_ends_in_order_whatever_fails_data();
    void a_run_ends_in_order_whatever_fails();
    void a_cap_that_is_reached_holds_whatever_fails_data() { addFaultsOfReading(); }
    void a_cap_that_is_reached_holds_whatever_fails();
    void a_changed_package_never_verifies_data() { addFaultsOfReading(); }
    void a_changed_package_never_verifies();
    void a_changed_ledger_is_never_called_intact_data() { addFaultsOfReading(); }
    void a_changed_ledger_is_never_called_intact();

private:
    static void addFault(const char *name, const Fault &fault, int points);
    static void addFaultsOfReading();
    template<typename Look>
    static void tryCalls(const QStringList &arguments, const FaultyRun &counted, const Look &look);
};

namespace {

const QString out = QStringLiteral("out");

/// Empty, or in what ledger, project and package do not fit each other.
QString faultOfFiles(const CommandRun &run)
{
    const auto contents = ledgerOf(run).contents();
    if (!contents)
        return QString::fromStdString(contents.error().detail);
    if (contents->broken)
        return QString::fromStdString(contents->broken->detail);
    const Debited debited(*contents);
    Stored stored;
    stored.add(run, out);
    if (debited.spent != debited.runs * costOfRun || debited.spent < stored.cost)
        return QStringLiteral("the ledger shows %1, the models cost %2").arg(debited.spent).arg(stored.cost);
    if (debited.committed != stored.models || stored.packages > stored.models)
        return QStringLiteral("%1 commits, %2 models, %3 packages")
            .arg(debited.committed)
            .arg(stored.models)
            .arg(stored.packages);
    if (!QFileInfo::exists(run.path(out)))
        return {};
    const auto verified = core::package::verify(run.path(out).toStdString());
    return verified && verified->differences.empty()
               ? QString()
               : QStringLiteral("there is a package that does not verify");
}

/// Empty, or how it goes on after a run that ended like this: what the person would do is to run it again.
QString faultOfGoingOn(const CommandRun &run, const CommandRun::Outcome &before)
{
    if (before.exitCode == 0)
        return QFileInfo::exists(run.path(out)) ? QString()
                                                : QStringLiteral("it is done, but there is no package");
    const auto again = run.run(run.runArguments());
    const bool isThere =
        QFileInfo::exists(run.path(out)) && again.errors.contains(QStringLiteral("not empty"));
    if (again.exitCode != 0 && !isThere)
        return QStringLiteral("it does not go on: ") + again.errors;
    return faultOfFiles(run);
}

} // namespace

void TestFaults::addFault(const char *name, const Fault &fault, int points)
{
#ifdef KEYSEED_OWN_ALLOCATOR
    if (fault.family == "memory")
        return;
#endif
    const int asked = qEnvironmentVariableIntValue("KEYSEED_FAULTS");
    QTest::newRow(name) << fault.family << fault.error << fault.how << (asked > 0 ? asked : points);
}

void TestFaults::addFaultsOfReading()
{
    QTest::addColumn<QByteArray>("family");
    QTest::addColumn<int>("error");
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<int>("points");
    addFault("a file cannot be opened", {"open", EMFILE, "once"}, 3);
    addFault("a disk does not read", {"read", EIO, "once"}, 4);
    addFault("a disk reads in parts", {"read", 0, "short"}, 2);
    addFault("no memory for a moment", {"memory", ENOMEM, "once"}, 16);
    addFault("no memory from here on", {"memory", ENOMEM, "on"}, 5);
}

// Calls of the family of this row, spread over all that the arguments make.
template<typename Look>
void TestFaults::tryCalls(const QStringList &arguments, const FaultyRun &counted, const Look &look)
{
    QFETCH(QByteArray, family);
    QFETCH(int, error);
    QFETCH(QByteArray, how);
    QFETCH(int, points);
    const long calls = counted.callsOf(family, arguments);
    QVERIFY2(calls > 0, "the library was not loaded, or the program makes no such call");
    const long stride = std::max(1L, (calls + points - 1) / points);
    int hits = 0;
    QStringList all;
    for (long call = 1; call <= calls; call += stride) {
        const QByteArray fault = Fault{family, error, how}.atCall(call);
        bool wasHit = false;
        const QString wrong = look(fault, wasHit);
        if (!wrong.isEmpty())
            all.append(QString::fromLatin1(fault) + QStringLiteral(": ") + wrong);
        hits += wasHit ? 1 : 0;
    }
    QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY2(hits > 0, "no call failed");
    qInfo("%d of %ld calls failed", hits, calls);
}

void TestFaults::a_run_ends_in_order_whatever_fails_data()
{
    QTest::addColumn<QByteArray>("family");
    QTest::addColumn<int>("error");
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<int>("points");
    addFault("a disk is full", {"write", ENOSPC, "on"}, 9);
    addFault("a disk does not write once", {"write", EIO, "once"}, 9);
    addFault("a disk writes in parts", {"write", 0, "short"}, 3);
    addFault("a folder is full", {"open", ENOSPC, "on"}, 5);
    addFault("a file cannot be opened", {"open", EMFILE, "once"}, 8);
    addFault("a disk does not read", {"read", EIO, "once"}, 6);
    addFault("a disk does not confirm", {"sync", EIO, "once"}, 10);
    addFault("a name cannot be given", {"rename", EIO, "once"}, 3);
    addFault("a file cannot be removed", {"remove", EIO, "once"}, 5);
    addFault("no file can be removed", {"remove", EACCES, "on"}, 2);
    addFault("a file cannot be mapped", {"map", ENOMEM, "once"}, 4);
    addFault("no memory for a moment", {"memory", ENOMEM, "once"}, 24);
    addFault("no memory from here on", {"memory", ENOMEM, "on"}, 8);
}

void TestFaults::a_run_ends_in_order_whatever_fails()
{
    const FaultyRun counted;
    writeSmallRun(counted);
    tryCalls(counted.runArguments(), counted, [](const QByteArray &fault, bool &wasHit) {
        const FaultyRun run;
        writeSmallRun(run);
        const auto outcome = run.runWith(fault, run.runArguments());
        wasHit = outcome.wasHit;
        for (const QString &wrong :
             {faultOfEnd(outcome), faultOfFiles(run), faultOfGoingOn(run, outcome.told)})
            if (!wrong.isEmpty())
                return wrong + QStringLiteral(" (it had said: %1)").arg(outcome.told.errors);
        return QString();
    });
}

void TestFaults::a_cap_that_is_reached_holds_whatever_fails()
{
    const FaultyRun run;
    writeSmallRun(run);
    QCOMPARE(run.run(run.runArguments(QStringLiteral("first"))).exitCode, 0);
    QVERIFY(ledgerOf(run).setCaps("command-test", {.microEpsilon = costOfRun}, "a test"));
    tryCalls(run.runArguments(), run, [&](const QByteArray &fault, bool &wasHit) {
        const auto outcome = run.runWith(fault, run.runArguments());
        wasHit = outcome.wasHit;
        if (const QString wrong = faultOfEnd(outcome); !wrong.isEmpty())
            return wrong;
        const auto contents = ledgerOf(run).contents();
        if (!contents || contents->broken || Debited(*contents).spent != costOfRun)
            return QStringLiteral("the ledger is not as it was: ") + outcome.told.errors;
        return outcome.told.exitCode == 0 ? QStringLiteral("the cap was passed") : QString();
    });
}

void TestFaults::a_changed_package_never_verifies()
{
    const FaultyRun run;
    writeSmallRun(run);
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    QFile corpus(run.path(out + QStringLiteral("/corpus.csv")));
    QVERIFY(corpus.open(QIODevice::ReadWrite));
    QVERIFY(corpus.seek(corpus.size() - 3) && corpus.write("#") == 1);
    corpus.close();
    const QStringList verify{QStringLiteral("verify"), run.path(out)};
    tryCalls(verify, run, [&](const QByteArray &fault, bool &wasHit) {
        const auto outcome = run.runWith(fault, verify);
        wasHit = outcome.wasHit;
        return outcome.told.exitCode == 0 ? QStringLiteral("it verifies") : faultOfEnd(outcome);
    });
}

void TestFaults::a_changed_ledger_is_never_called_intact()
{
    const FaultyRun run;
    writeSmallRun(run);
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    auto vandal = core::Database::open(run.path(QStringLiteral("ledger.sqlite")).toStdString());
    QVERIFY(vandal && vandal->execute("UPDATE event SET micro_epsilon = 1 WHERE kind = 'reserve'"));
    const QStringList show{
        QStringLiteral("ledger"), QStringLiteral("--ledger"), run.path(QStringLiteral("ledger.sqlite"))};
    tryCalls(show, run, [&](const QByteArray &fault, bool &wasHit) {
        const auto outcome = run.runWith(fault, show);
        wasHit = outcome.wasHit;
        return outcome.told.exitCode == 0 ? QStringLiteral("it is called intact") : faultOfEnd(outcome);
    });
}

} // namespace tst_faults

QTEST_GUILESS_MAIN(tst_faults::TestFaults)
#include "tst_faults.moc"
