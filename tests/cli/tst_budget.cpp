#include "core/base/Database.h"
#include "core/base/FileLock.h"
#include "core/privacy/ledger/Ledger.h"
#include "tests/cli/CommandRun.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

namespace tst_budget {

namespace {

const QString sourceName = QStringLiteral("command-test"); // the project of the plan

} // namespace

/// The budget on the built program: caps, refusals, broken ledgers.
class TestBudget : public QObject
{
    Q_OBJECT

private slots:
    void above_the_cap_the_run_is_refused_and_draws_nothing();
    void a_run_says_what_it_spent_and_that_a_repeated_one_pays_again();
    void a_second_run_for_one_project_at_once_pays_nothing();
    void a_raised_cap_lets_the_next_run_through();
    void the_cap_of_a_source_follows_it_into_another_file();
    void a_cap_refuses_before_the_records_are_read();
    void records_used_under_another_name_are_refused_unless_they_are_new();
    void a_project_is_committed_again_on_its_account();
    void delta_has_a_cap_and_a_warning();
    void the_key_is_not_in_the_ledger();
    void a_locked_ledger_fails_and_spends_nothing();
    void a_file_that_is_no_ledger_is_left_alone();
    void a_cap_that_is_no_number_is_refused();

private:
    static CommandRun::Outcome ledger(const CommandRun &run, const QStringList &more = {})
    {
        return run.run(QStringList{QStringLiteral("ledger"),
                                   QStringLiteral("--ledger"),
                                   run.path(QStringLiteral("ledger.sqlite"))}
                       + more);
    }
};

void TestBudget::above_the_cap_the_run_is_refused_and_draws_nothing()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 5.0));
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    const auto before = ledger(run).output;

    const auto refused = run.run(run.runArguments(QStringLiteral("two")));

    QCOMPARE(refused.exitCode, 3);
    QCOMPARE(refused.errorLines().size(), qsizetype{1});
    QVERIFY2(refused.errors.contains(QStringLiteral("free 1")), qPrintable(refused.errors));
    QCOMPARE(ledger(run).output, before);
    QVERIFY(!QFile::exists(run.path(QStringLiteral("two"))));
    // No noise was drawn: the project that the refused run opened holds no model.
    const auto nothing = run.run({QStringLiteral("write"),
                                  QStringLiteral("--project"),
                                  run.path(QStringLiteral("two.keyseed")),
                                  QStringLiteral("--output"),
                                  run.path(QStringLiteral("three"))});
    QCOMPARE(nothing.exitCode, 1);
}

void TestBudget::a_run_says_what_it_spent_and_that_a_repeated_one_pays_again()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 9.5));

    const QStringList arguments = run.runArguments(QStringLiteral("out.zip"));
    const auto once = run.run(arguments);
    const auto again = run.run(arguments + QStringList{QStringLiteral("--force")});

    const QString spent =
        QStringLiteral("spent: epsilon 4 of source \"command-test\", which has spent %1 of 9.5\n");
    QVERIFY2(once.output.startsWith(spent.arg(4)), qPrintable(once.output + once.errors));
    QCOMPARE(once.errors, QString());
    QVERIFY2(again.output.startsWith(spent.arg(8)), qPrintable(again.output + again.errors));
    QVERIFY2(again.errors.contains(
                 QStringLiteral("holds a model that was paid for, and this run pays for another")),
             qPrintable(again.errors));
}

void TestBudget::a_second_run_for_one_project_at_once_pays_nothing()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    {
        const auto first =
            core::FileLock::take(run.path(QStringLiteral("out.keyseed.run")).toStdString(), "");
        QVERIFY(first);

        const auto second = run.run(run.runArguments());

        QCOMPARE(second.exitCode, 1);
        QVERIFY2(second.errors.contains(QStringLiteral("out.keyseed: another run is working on it")),
                 qPrintable(second.errors));
        QVERIFY(run.account().isEmpty());
    }
    QCOMPARE(run.run(run.runArguments()).exitCode, 0);
    QVERIFY(!QFile::exists(run.path(QStringLiteral("out.keyseed.run"))));
}

void TestBudget::a_raised_cap_lets_the_next_run_through()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 5.0));
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    QCOMPARE(ledger(run,
                    {QStringLiteral("--set-cap"),
                     sourceName,
                     QStringLiteral("8"),
                     QStringLiteral("--reason"),
                     QStringLiteral("agreed")})
                 .exitCode,
             0);
    QCOMPARE(run.run(run.runArguments(QStringLiteral("two"))).exitCode, 0);
    QVERIFY(ledger(run).output.contains(QStringLiteral("agreed")));
}

void TestBudget::the_cap_of_a_source_follows_it_into_another_file()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 5.0));
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    run.write(QStringLiteral("copy.csv"), QByteArray(CommandRun::records) + "Neurology,a note more\n");
    const auto copied = run.run(run.runArguments(QStringLiteral("two"))
                                + QStringList{QStringLiteral("--records"), QStringLiteral("copy.csv")});
    QCOMPARE(copied.exitCode, 3);
}

void TestBudget::a_cap_refuses_before_the_records_are_read()
{
    const CommandRun run;
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 1.0));
    const auto refused = run.run(run.runArguments(QStringLiteral("one"))); // no records are there
    QCOMPARE(refused.exitCode, 3);
}

void TestBudget::records_used_under_another_name_are_refused_unless_they_are_new()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::planWith(QStringLiteral("privacy"), QStringLiteral("cap"), 5.0));
    const auto first = run.run(run.runArguments(QStringLiteral("one")));
    QCOMPARE(first.exitCode, 0);
    run.write(QStringLiteral("copy.csv"), CommandRun::records);
    QJsonObject plan = CommandRun::plan();
    plan.insert(QStringLiteral("project"), QStringLiteral("second-project"));
    run.writePlan(plan);

    plan[QStringLiteral("records")] = [&] {
        QJsonObject records = plan.value(QStringLiteral("records")).toObject();
        records[QStringLiteral("source")] = QStringLiteral("another name");
        return records;
    }();
    run.writePlan(plan);
    const QStringList copied = run.runArguments(QStringLiteral("two"))
                               + QStringList{QStringLiteral("--records"), QStringLiteral("copy.csv")};

    const auto refused = run.run(copied);
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.contains(
                 QStringLiteral("these records are known as data source \"%1\"").arg(sourceName)),
             qPrintable(refused.errors));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("two"))));

    const auto second = run.run(copied + QStringList{QStringLiteral("--source-is-new")});
    QCOMPARE(second.exitCode, 0); // the cap of the first name is not its cap
    QDir package(run.path(QStringLiteral("two")));
    const QStringList files = package.entryList(QDir::Files);
    QVERIFY(files.size() > 5);
    for (const QString &name : files) {
        QFile file(package.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains(sourceName.toUtf8()), qPrintable(name));
    }
}

void TestBudget::a_project_is_committed_again_on_its_account()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    run.write(QStringLiteral("next.csv"), CommandRun::records);
    QStringList arguments = run.runArguments(QStringLiteral("two"));
    const qsizetype plan = arguments.indexOf(QStringLiteral("--plan"));
    QVERIFY(plan >= 0);
    arguments[plan] = QStringLiteral("--again");
    arguments[plan + 1] = run.path(QStringLiteral("one.keyseed"));
    arguments << QStringLiteral("--records") << QStringLiteral("next.csv");
    const auto again = run.run(arguments);
    QVERIFY2(again.exitCode == 0, qPrintable(again.errors));
    QVERIFY(QFile::exists(run.path(QStringLiteral("two.keyseed"))));
    auto ledger = core::privacy::Ledger::open(run.path(QStringLiteral("ledger.sqlite")).toStdString());
    QVERIFY(ledger.has_value());
    const auto contents = ledger->contents();
    QVERIFY(contents.has_value());
    QCOMPARE(contents->sources.size(), std::size_t{1}); // both on one account
}

void TestBudget::delta_has_a_cap_and_a_warning()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    QJsonObject plan = CommandRun::plan();
    QJsonObject privacy = plan.value(QStringLiteral("privacy")).toObject();
    privacy.insert(QStringLiteral("delta"), 6e-6);
    plan.insert(QStringLiteral("privacy"), privacy);
    run.writePlan(plan);
    const auto first = run.run(run.runArguments(QStringLiteral("one")));
    QCOMPARE(first.exitCode, 0);
    QVERIFY2(first.errors.contains(QStringLiteral("warning: privacy.delta is 6e-06")),
             qPrintable(first.errors));

    // The deltas of Gaussian noise are above the cap together, but the epsilon of both at 1e-5 is not.
    QCOMPARE(run.run(run.runArguments(QStringLiteral("two"))).exitCode, 0);
    QVERIFY(ledger(run).output.contains(QRegularExpression(QStringLiteral(" 1e-05 +exact "))));
    QCOMPARE(ledger(run,
                    {QStringLiteral("--set-cap"),
                     sourceName,
                     QStringLiteral("6.5"),
                     QStringLiteral("--reason"),
                     QStringLiteral("agreed")})
                 .exitCode,
             0);
    const auto refused = run.run(run.runArguments(QStringLiteral("three")));
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.errors.contains(QStringLiteral("at delta 1e-05 by the exact account")),
             qPrintable(refused.errors));
}

void TestBudget::the_key_is_not_in_the_ledger()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    QFile key(run.path(QStringLiteral("ledger.sqlite.key")));
    QVERIFY(key.open(QIODevice::ReadOnly)); // without a keyring
    const QByteArray hex = key.readAll().trimmed();
    QCOMPARE(hex.size(), qsizetype{64});
    QFile file(run.path(QStringLiteral("ledger.sqlite")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(!bytes.contains(hex) && !bytes.contains(QByteArray::fromHex(hex)));
}

void TestBudget::a_locked_ledger_fails_and_spends_nothing()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    QCOMPARE(run.run(run.runArguments(QStringLiteral("one"))).exitCode, 0);
    const auto before = ledger(run).output;
    auto other = core::Database::open(run.path(QStringLiteral("ledger.sqlite")).toStdString());
    QVERIFY(other->execute("BEGIN EXCLUSIVE"));

    const auto locked = run.run(run.runArguments(QStringLiteral("two")));

    QCOMPARE(locked.exitCode, 1);
    QVERIFY2(locked.errors.contains(QStringLiteral("locked by another process")), qPrintable(locked.errors));
    QVERIFY(other->execute("ROLLBACK"));
    QCOMPARE(ledger(run).output, before);
}

void TestBudget::a_file_that_is_no_ledger_is_left_alone()
{
    const CommandRun run;
    run.write(QStringLiteral("notes.csv"), CommandRun::records);
    run.writePlan(CommandRun::plan());
    const QByteArray letter =
        "Dear colleague, this file has nothing to do with any ledger, and it is long enough.";
    run.write(QStringLiteral("ledger.sqlite"), letter);

    const auto refused = run.run(run.runArguments());

    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.errors.contains(QStringLiteral("not a SQLite database")), qPrintable(refused.errors));
    QFile file(run.path(QStringLiteral("ledger.sqlite")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), letter);
}

void TestBudget::a_cap_that_is_no_number_is_refused()
{
    const CommandRun run;
    const auto refused = ledger(run,
                                {QStringLiteral("--set-cap"),
                                 sourceName,
                                 QStringLiteral("many"),
                                 QStringLiteral("--reason"),
                                 QStringLiteral("x")});
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(ledger(run, {QStringLiteral("--set-cap"), sourceName, QStringLiteral("2")}).exitCode, 2);
    QCOMPARE(ledger(run,
                    {QStringLiteral("--set-cap"),
                     sourceName,
                     QStringLiteral("2"),
                     QStringLiteral("--reason"),
                     QStringLiteral("x")})
                 .exitCode,
             1);
}

} // namespace tst_budget

QTEST_GUILESS_MAIN(tst_budget::TestBudget)
#include "tst_budget.moc"
