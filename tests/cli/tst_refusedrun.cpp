#include "tests/cli/SmallRun.h"

#include <QTest>

namespace tst_refusedrun {

/// A run into a project that holds a release, refused: what was paid for stays as it was and can be written.
class TestRefusedRun : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_run.reset(); }
    void another_plan_leaves_what_was_released_writable_data();
    void another_plan_leaves_what_was_released_writable();
    void another_ledger_is_refused_before_it_is_debited();
    void a_ledger_that_was_changed_is_not_called_another();

private:
    static QJsonObject planOf(const QString &vocabulary);
    QStringList intoTheSameProject() const
    {
        return m_run->runArguments("second") << "--project" << m_run->path("out.keyseed");
    }
    void expectWritable();

    std::unique_ptr<CommandRun> m_run;
};

// Paid for once, and not a second time.
QJsonObject TestRefusedRun::planOf(const QString &vocabulary)
{
    QJsonObject plan = CommandRun::planWith("privacy", "cap", 4.5);
    plan.insert("vocabulary", QJsonObject{{"source", "terms"}, {"file", vocabulary}});
    return plan;
}

void TestRefusedRun::init()
{
    m_run = std::make_unique<CommandRun>();
    writeSmallRun(*m_run);
    m_run->write("others.txt", "asthma\nfever\ncough\n");
    m_run->writePlan(planOf("terms.txt"));
    const auto first = m_run->run(m_run->runArguments());
    QVERIFY2(first.exitCode == 0, qPrintable(first.errors));
}

void TestRefusedRun::expectWritable()
{
    const auto written = m_run->run({"write",
                                     "--project",
                                     m_run->path("out.keyseed"),
                                     "--output",
                                     m_run->path("again"),
                                     "--ledger",
                                     m_run->path("ledger.sqlite")});
    QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
    QCOMPARE(m_run->run({"verify", m_run->path("again")}).exitCode, 0);
    const auto contents = ledgerOf(*m_run).contents();
    QVERIFY(contents);
    QCOMPARE(Debited(*contents).spent, costOfRun);
}

void TestRefusedRun::another_plan_leaves_what_was_released_writable_data()
{
    QTest::addColumn<QString>("vocabulary");
    QTest::newRow("more than the cap") << "terms.txt";
    QTest::newRow("more than the cap, of other words") << "others.txt";
}

void TestRefusedRun::another_plan_leaves_what_was_released_writable()
{
    QFETCH(QString, vocabulary);
    m_run->writePlan(planOf(vocabulary));

    const auto refused = m_run->run(intoTheSameProject());

    QVERIFY2(refused.exitCode == 3, qPrintable(refused.errors));
    expectWritable();
}

void TestRefusedRun::another_ledger_is_refused_before_it_is_debited()
{
    QStringList arguments = intoTheSameProject();
    arguments[arguments.indexOf(m_run->path("ledger.sqlite"))] = m_run->path("other.sqlite");

    const auto refused = m_run->run(arguments);

    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains("are in another ledger"), qPrintable(refused.errors));
    auto other = core::privacy::Ledger::open(m_run->path("other.sqlite").toStdString());
    QVERIFY(other);
    const auto contents = other->contents();
    QVERIFY(contents && Debited(*contents).spent == 0);
    expectWritable();
}

void TestRefusedRun::a_ledger_that_was_changed_is_not_called_another()
{
    auto ledger = core::Database::open(m_run->path("ledger.sqlite").toStdString());
    QVERIFY(ledger && ledger->execute("UPDATE event SET micro_epsilon = 1 WHERE micro_epsilon > 0"));

    const auto refused = m_run->run(intoTheSameProject());

    QVERIFY(refused.exitCode != 0);
    QVERIFY2(!refused.errors.contains("another ledger"), qPrintable(refused.errors));
    QVERIFY2(refused.errors.contains("ledger.sqlite"), qPrintable(refused.errors));
}

} // namespace tst_refusedrun

QTEST_GUILESS_MAIN(tst_refusedrun::TestRefusedRun)
#include "tst_refusedrun.moc"
