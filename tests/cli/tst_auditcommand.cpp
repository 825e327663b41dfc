#include "tests/cli/CommandRun.h"

#include <QTest>

#include <csignal>

namespace tst_auditcommand {

/// `keyseed-cli audit` as a person runs it.
class TestAuditCommand : public QObject
{
    Q_OBJECT

private slots:
    void every_method_is_audited_and_holds();
    void the_table_has_a_line_for_every_table();
    void a_method_that_is_not_known_is_named();
    void an_interrupted_audit_leaves_nothing_behind();
};

namespace {

/// The command with an empty folder for temporary files; its home is the folder of the run.
class AuditRun
{
public:
    explicit AuditRun(const QStringList &arguments)
    {
        run.prepare(process, arguments);
        auto environment = process.processEnvironment();
        environment.insert(QStringLiteral("TMPDIR"), temporary.path());
        process.setProcessEnvironment(environment);
        process.start();
    }

    CommandRun::Outcome outcome()
    {
        if (!process.waitForFinished(1'500'000))
            qFatal("the program hangs");
        return CommandRun::outcomeOf(process);
    }

    static bool isEmpty(const QString &folder)
    {
        return QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    /// No ledger of the person's was made, no folder of the audit is left.
    bool isClean() const { return isEmpty(temporary.path()) && isEmpty(run.path(QStringLiteral("."))); }

    CommandRun run;
    QTemporaryDir temporary;
    QProcess process;
};

} // namespace

void TestAuditCommand::every_method_is_audited_and_holds()
{
    AuditRun audit({QStringLiteral("audit"), QStringLiteral("--json")});
    const auto outcome = audit.outcome();

    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output + outcome.errors));
    QVERIFY(audit.isClean());
    const QJsonObject report = QJsonDocument::fromJson(outcome.output.toUtf8()).object();
    QVERIFY(report.value(QStringLiteral("holds")).toBool());
    QStringList methods;
    for (const QJsonValue &value : report.value(QStringLiteral("rows")).toArray()) {
        const QJsonObject row = value.toObject();
        QVERIFY(row.value(QStringLiteral("holds")).toBool());
        QCOMPARE(row.value(QStringLiteral("verdict")).toString(), QStringLiteral("holds"));
        if (!row.contains(QStringLiteral("method")))
            continue;
        const bool isGaussian = row.value(QStringLiteral("claimedDelta")).toDouble() > 0;
        methods.append(row.value(QStringLiteral("method")).toString()
                       + (isGaussian ? QStringLiteral(" Gaussian") : QStringLiteral(" Laplace")));
        QVERIFY(row.value(QStringLiteral("measuredLowerBound")).toDouble() > 0);
        QVERIFY(!row.value(QStringLiteral("tables")).toArray().isEmpty());
        QVERIFY(row.value(QStringLiteral("faults")).toArray().isEmpty());
    }
    QStringList expected;
    for (const char *method : {"histogram",
                               "independent",
                               "iterative-linear",
                               "iterative-logarithmic",
                               "augpe",
                               "dp-da",
                               "dp-bart-clv",
                               "dp-bart-pr",
                               "dp-bart-pr+",
                               "adept"})
        for (const char *noise : {" Laplace", " Gaussian"})
            expected.append(QLatin1String(method) + QLatin1String(noise));
    QCOMPARE(methods, expected);
}

void TestAuditCommand::the_table_has_a_line_for_every_table()
{
    AuditRun audit({QStringLiteral("audit"),
                    QStringLiteral("--method"),
                    QStringLiteral("histogram"),
                    QStringLiteral("iterative-linear"),
                    QStringLiteral("adept")});
    const auto outcome = audit.outcome();

    QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.output + outcome.errors));
    for (const char *line : {"canaries in one run, discrete Laplace",
                             "histogram, discrete Gaussian",
                             "iterative-linear, discrete Laplace",
                             "    table units",
                             "    table kernel-3",
                             "    table labels",
                             "    (these numbers are of encoded rows of invented units, not of words"})
        QVERIFY2(outcome.output.contains(QLatin1String(line)), line);
    // Three methods under either noise, beside the mechanisms.
    QVERIFY(outcome.output.count(QStringLiteral("  holds")) >= 6);
    QCOMPARE(outcome.output.count(QStringLiteral("    (these numbers")), 2); // of the one, under either noise
    QVERIFY(!outcome.output.contains(QLatin1String("independent, ")));
    QVERIFY(!outcome.output.contains(QStringLiteral("    ! ")));
}

void TestAuditCommand::a_method_that_is_not_known_is_named()
{
    AuditRun audit({QStringLiteral("audit"), QStringLiteral("--method"), QStringLiteral("pate")});
    const auto outcome = audit.outcome();
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.errors.contains(QLatin1String("the method \"pate\" is not known")));
}

void TestAuditCommand::an_interrupted_audit_leaves_nothing_behind()
{
    AuditRun audit({QStringLiteral("audit")});
    // Once there is a folder of the audit, and something in it.
    QTRY_VERIFY_WITH_TIMEOUT(!AuditRun::isEmpty(audit.temporary.path()), 120'000);
    ::kill(static_cast<pid_t>(audit.process.processId()), SIGINT);
    QCOMPARE(audit.outcome().exitCode, 4);
    QVERIFY(audit.isClean());
}

} // namespace tst_auditcommand

QTEST_GUILESS_MAIN(tst_auditcommand::TestAuditCommand)
#include "tst_auditcommand.moc"
