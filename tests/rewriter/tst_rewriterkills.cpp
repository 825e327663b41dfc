#include "tests/rewriter/KilledRewriting.h"

#include <QTest>

#include <csignal>

namespace tst_rewriterkills {

/// The built program and its keyseed-rewriter, killed at any of their calls while records are rewritten: no
/// text of a record is left in a file, no process is left, the ledger shows what was released, and what was
/// released stays as it was drawn and becomes a package. KEYSEED_KILLS=N kills N times instead.
class TestRewriterKills : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { qunsetenv("TMPDIR"); }
    void nothing_is_told_lost_or_paid_twice_data();
    void nothing_is_told_lost_or_paid_twice();

private:
    /// A method, by a model trained for it here.
    struct Way
    {
        QByteArray plan;
        qint64 cost = 0; ///< of a release, in micro-epsilon
    };

    std::unique_ptr<KilledRewriting> fresh(const Way &way) const
    {
        return std::make_unique<KilledRewriting>(*m_canaries, m_records, way.plan, way.cost);
    }
    void addWay(const QByteArray &method, const QStringList &training);
    void goOnUntilWhole(KilledRewriting &release) const;

    const QDateTime m_begun = QDateTime::currentDateTime().addSecs(-1);
    QTemporaryDir m_temporary; ///< all files that a program may make without being asked are below it
    std::unique_ptr<QTemporaryDir> m_models;
    std::unique_ptr<Canaries> m_canaries;
    std::mt19937 m_random;
    QByteArray m_records;
    std::map<QByteArray, Way> m_ways; ///< by method
};

namespace {

constexpr int killsOfEach = 5;
constexpr int killsOfRelease = 4; ///< at most; after that it is let through

QByteArray recordsWith(const QByteArray &text)
{
    QByteArray rows = "ward,person,text\n";
    for (int row = 0; row < 12; ++row)
        rows += QByteArray(row % 2 == 0 ? "Heart,p" : "Nerves,p") + QByteArray::number(row / 2) + ",\"" + text
                + " the dog sees the moon.\"\n";
    return rows;
}

QByteArray planWith(const QByteArray &method, const QString &model)
{
    return R"({"schema": "keyseed-plan/2", "project": "wards",
               "records": {"source": "notes", "files": ["notes.csv"], "text": "text", "label": "ward", "person": "person"},
               "labels": ["Heart", "Nerves"], "vocabulary": {"source": "builtin", "name": "english"},
               "privacy": {"delta": 0.0, "cap": 1000.0},
               "synthesis": {"method": ")"
           + method + R"(", "model": ")" + model.toUtf8()
           + R"(", "rows": 8, "rowsPerUnit": 2, "epsilon": {"rows": 20, "rowLabels": 4}},
               "sampling": {"perLabel": 4}, "writer": {"kind": "template"}})";
}

} // namespace

void TestRewriterKills::initTestCase()
{
    const unsigned seed = std::random_device{}();
    qInfo("seed %u", seed);
    m_random.seed(seed);
    qputenv("TMPDIR", m_temporary.path().toUtf8());
    m_canaries = std::make_unique<Canaries>(m_random);
    m_records = recordsWith(m_canaries->text());
    m_models = std::make_unique<QTemporaryDir>();
    addWay("adept", {"--adept"});
    addWay("dp-bart-clv", {"--rounds", "0", "--clip", "0.1"});
}

void TestRewriterKills::addWay(const QByteArray &method, const QStringList &training)
{
    const CommandRun run;
    QByteArray texts;
    for (const char *who : {"cat", "dog", "bird", "horse", "cow", "hen", "goat", "duck"})
        for (const char *what : {"eats a fish", "sees the moon", "hears a bell"})
            texts += QByteArray("the ") + who + ' ' + what + '\n';
    run.write(QStringLiteral("texts.txt"), texts);
    const QString model = m_models->filePath(QString::fromLatin1(method));
    const QStringList small =
        QStringLiteral("--width 16 --layers 1 --vocabulary 300 --steps 2 --every 1 --batch 8").split(u' ');
    const QStringList places{"--public", "--texts", "texts.txt", "--out", model};
    qputenv("KEYSEED_REWRITER", KEYSEED_REWRITER); // not that of a release before
    const auto trained = run.run(QStringList{"rewriter", "train"} + small + places + training);
    QVERIFY2(trained.exitCode == 0, qPrintable(trained.errors));
    Way &way = m_ways[method];
    way.plan = planWith(method, model);
    const auto whole = fresh(way);
    goOnUntilWhole(*whole);
    way.cost = whole->spent();
    QVERIFY(way.cost > 0);
}

void TestRewriterKills::goOnUntilWhole(KilledRewriting &release) const
{
    if (release.isPacked())
        return;
    const auto last = release.run("none", "any:0:0:once");
    QVERIFY2(last.told.exitCode == 0, qPrintable(last.told.errors));
    const QString fault = release.fault(true);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestRewriterKills::nothing_is_told_lost_or_paid_twice_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QByteArray>("family");
    QTest::addColumn<QByteArray>("method");
    const QByteArray cli = "keyseed-cli";
    const QByteArray child = "keyseed-rewriter";
    QTest::newRow("at any call") << cli << QByteArray("any") << QByteArray("dp-bart-clv");
    QTest::newRow("at what is written") << cli << QByteArray("write") << QByteArray("adept");
    QTest::newRow("the rewriting program") << child << QByteArray("any") << QByteArray("dp-bart-clv");
    QTest::newRow("the program of ADePT") << child << QByteArray("any") << QByteArray("adept");
}

void TestRewriterKills::nothing_is_told_lost_or_paid_twice()
{
    QFETCH(QByteArray, program);
    QFETCH(QByteArray, family);
    QFETCH(QByteArray, method);
    const Way &way = m_ways[method];
    QVERIFY(way.cost > 0);
    const int kills = qEnvironmentVariableIsSet("KEYSEED_KILLS")
                          ? qEnvironmentVariableIntValue("KEYSEED_KILLS")
                          : killsOfEach;
    auto release = fresh(way);
    const long calls = release->run(program, Fault{family, 0, "once"}.atCall(0)).calls;
    QVERIFY(calls > 20);
    std::uniform_int_distribution<long> any(1, calls);
    std::map<QString, int> met;
    int killed = 0;
    for (int run = 0; killed < kills; ++run) {
        QVERIFY2(run < 5 * kills, "hardly a call is met");
        if (run % killsOfRelease == 0 || release->isPacked()) {
            goOnUntilWhole(*release);
            release = fresh(way);
        }
        const QByteArray fault = Fault{family, SIGKILL, run % 2 == 0 ? "kill" : "torn"}.atCall(any(m_random));
        const auto outcome = release->run(program.constData(), fault);
        const QString found = release->fault(outcome.told.exitCode == 0);
        QVERIFY2(found.isEmpty(), qPrintable(QString::fromLatin1(fault) + ": " + found));
        QVERIFY2(!m_canaries->areIn(outcome.told.errors.toUtf8() + outcome.told.output.toUtf8()), fault);
        if (!outcome.wasHit)
            continue;
        ++killed;
        ++met[release->isPacked()    ? "packed"
              : release->isLearned() ? "learned"
              : release->isDebited() ? "debited"
                                     : "nothing debited"];
        if (program == "keyseed-cli") {
            QVERIFY2(outcome.told.exitCode == -2 && outcome.told.errors != "it hung", fault);
            continue;
        }
        // Now and then it makes a call more, behind its last answer: then nothing is missing.
        if (outcome.told.exitCode == 0) {
            QVERIFY2(release->isPacked(), fault);
            continue;
        }
        QVERIFY2(outcome.told.exitCode == 1, fault);
        QVERIFY2(outcome.told.errors.contains("keyseed-rewriter ended before it answered"),
                 qPrintable(outcome.told.errors));
    }
    goOnUntilWhole(*release);
    for (const auto &[what, times] : met)
        qInfo("%d kills after which it was: %s", times, qPrintable(what));
    const QString left = m_canaries->fileBelow(QStringLiteral("/dev/shm"), m_begun);
    QVERIFY2(left.isEmpty(), qPrintable(left));
}

} // namespace tst_rewriterkills

QTEST_GUILESS_MAIN(tst_rewriterkills::TestRewriterKills)
#include "tst_rewriterkills.moc"
