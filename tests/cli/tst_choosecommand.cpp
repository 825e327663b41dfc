#include "tests/cli/CommandRun.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_choosecommand {

/// Choosing among draws with the built program: what it debits, keeps and refuses.
class TestChooseCommand : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void the_choice_is_debited_and_the_package_states_it();
    void what_cannot_be_is_refused_before_anything_is_spent_data();
    void what_cannot_be_is_refused_before_anything_is_spent();
    void above_the_cap_it_is_refused();
    void other_records_are_charged_to_their_own_source();

private:
    QStringList choose(const QString &draws, const QString &epsilon) const
    {
        return {QStringLiteral("choose"),
                QStringLiteral("--project"),
                m_run->path(QStringLiteral("out.keyseed")),
                QStringLiteral("--draws"),
                draws,
                QStringLiteral("--epsilon"),
                epsilon,
                QStringLiteral("--ledger"),
                m_run->path(QStringLiteral("ledger.sqlite"))};
    }
    int spent() const { return m_run->account().value(QStringLiteral("microEpsilon")).toInt(); }

    std::unique_ptr<CommandRun> m_run;
};

void TestChooseCommand::init()
{
    m_run = std::make_unique<CommandRun>();
    m_run->write(QStringLiteral("notes.csv"), CommandRun::records);
    m_run->writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 5.0));
    const auto made = m_run->run(m_run->runArguments());
    QVERIFY2(made.exitCode == 0, qPrintable(made.errors));
    QCOMPARE(spent(), 4'000'000);
}

void TestChooseCommand::the_choice_is_debited_and_the_package_states_it()
{
    const auto chosen = m_run->run(choose(QStringLiteral("5"), QStringLiteral("0.5")));
    QVERIFY2(chosen.exitCode == 0, qPrintable(chosen.errors));
    QVERIFY2(chosen.output.startsWith(QStringLiteral("kept one of 5 draws (40 sequences)")),
             qPrintable(chosen.output));
    QCOMPARE(spent(), 4'500'000);

    const auto written = m_run->run({QStringLiteral("write"),
                                     QStringLiteral("--project"),
                                     m_run->path(QStringLiteral("out.keyseed")),
                                     QStringLiteral("--output"),
                                     m_run->path(QStringLiteral("second")),
                                     QStringLiteral("--ledger"),
                                     m_run->path(QStringLiteral("ledger.sqlite"))});
    QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
    const auto verified = m_run->run({QStringLiteral("verify"), m_run->path(QStringLiteral("second"))});
    QVERIFY2(verified.exitCode == 0, qPrintable(verified.output + verified.errors));
    const QJsonObject manifest = m_run->json(QStringLiteral("second/manifest.json"));
    const QJsonObject account =
        manifest.value(QStringLiteral("accounts")).toObject().value(QStringLiteral("pure")).toObject();
    QCOMPARE(account.value(QStringLiteral("microEpsilon")).toInt(), 4'500'000);
    QCOMPARE(manifest.value(QStringLiteral("drawChoices")).toArray().size(), qsizetype{1});
}

void TestChooseCommand::what_cannot_be_is_refused_before_anything_is_spent_data()
{
    QTest::addColumn<QString>("draws");
    QTest::addColumn<QString>("epsilon");
    QTest::newRow("one draw") << QStringLiteral("1") << QStringLiteral("0.5");
    QTest::newRow("too many draws") << QStringLiteral("65") << QStringLiteral("0.5");
    QTest::newRow("no epsilon") << QStringLiteral("5") << QStringLiteral("0");
    QTest::newRow("negative epsilon") << QStringLiteral("5") << QStringLiteral("-1");
}

void TestChooseCommand::what_cannot_be_is_refused_before_anything_is_spent()
{
    QFETCH(QString, draws);
    QFETCH(QString, epsilon);
    const auto refused = m_run->run(choose(draws, epsilon));
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.errorLines().size(), qsizetype{1});
    QCOMPARE(spent(), 4'000'000);
}

void TestChooseCommand::above_the_cap_it_is_refused()
{
    const auto refused = m_run->run(choose(QStringLiteral("5"), QStringLiteral("1.5")));
    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(spent(), 4'000'000);
}

void TestChooseCommand::other_records_are_charged_to_their_own_source()
{
    m_run->write(
        QStringLiteral("other.csv"),
        "text,label\nSeizure at night and headache.,Neurology\nChest pain on exertion.,Cardiology\n");
    const QStringList other =
        choose(QStringLiteral("2"), QStringLiteral("0.5"))
        + QStringList{QStringLiteral("--records"), m_run->path(QStringLiteral("other.csv"))};
    const auto refused = m_run->run(other);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(QStringLiteral("--source: the name of the data source")),
             qPrintable(refused.errors));
    QCOMPARE(spent(), 4'000'000);

    const auto chosen =
        m_run->run(other + QStringList{QStringLiteral("--source"), QStringLiteral("another ward")});
    QVERIFY2(chosen.exitCode == 0, qPrintable(chosen.errors));
    QVERIFY2(chosen.output.contains(QStringLiteral("of data source \"another ward\"")),
             qPrintable(chosen.output));
    QCOMPARE(spent(), 4'000'000);
    const auto ledger = m_run->run(
        {QStringLiteral("ledger"), QStringLiteral("--ledger"), m_run->path(QStringLiteral("ledger.sqlite"))});
    QVERIFY2(ledger.output.contains(QRegularExpression(QStringLiteral("\n +0\\.5 .* another ward\n"))),
             qPrintable(ledger.output));
}

} // namespace tst_choosecommand

QTEST_GUILESS_MAIN(tst_choosecommand::TestChooseCommand)
#include "tst_choosecommand.moc"
