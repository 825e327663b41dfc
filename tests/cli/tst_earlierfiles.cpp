#include "tests/cli/CommandRun.h"

#include <QTest>

namespace tst_earlierfiles {

namespace {

QString text(const char *value)
{
    return QString::fromUtf8(value);
}

} // namespace

/// A project and a ledger that release 0.2 wrote, kept as they were, in the built program.
class TestEarlierFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString &name : QDir(kept).entryList(QDir::Files))
            QVERIFY(QFile::copy(kept + text("/") + name, m_run.path(name)));
        // A checkout keeps no such permissions.
        QVERIFY(QFile::setPermissions(m_run.path(text("ledger.sqlite.key")),
                                      QFile::ReadOwner | QFile::WriteOwner));
    }

    void the_ledger_states_what_was_spent()
    {
        const auto outcome = m_run.run({text("ledger"), text("--ledger"), m_run.path(text("ledger.sqlite"))});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
        QVERIFY2(outcome.output.contains(text("Notes of ward 7")), qPrintable(outcome.output));
    }

    void the_project_writes_its_documents_again_and_they_verify()
    {
        const auto written = write("ledger.sqlite", "package");
        QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
        const auto verified = m_run.run({text("verify"), m_run.path(text("package"))});
        QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors + verified.output));
    }

    // Otherwise a model that somebody else made would pass for one that was paid for.
    void a_model_that_the_ledger_does_not_know_is_packed_only_where_a_person_says_so()
    {
        const auto refused = write("none.sqlite", "unknown");
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.errors.contains(text("does not know what was paid")), qPrintable(refused.errors));
        QVERIFY(!QFile::exists(m_run.path(text("unknown"))));
        const auto written = write("none.sqlite", "elsewhere", {text("--ledger-elsewhere")});
        QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
        QFile statement(m_run.path(text("elsewhere/expert-evidence.md")));
        QVERIFY(statement.open(QIODevice::ReadOnly));
        QVERIFY(statement.readAll().contains("was not at hand"));
    }

private:
    CommandRun::Outcome write(const char *ledger, const char *output, const QStringList &further = {}) const
    {
        return m_run.run(QStringList{text("write"),
                                     text("--project"),
                                     m_run.path(text("clinic.keyseed")),
                                     text("--ledger"),
                                     m_run.path(text(ledger)),
                                     text("--output"),
                                     m_run.path(text(output))}
                         + further);
    }

    const QString kept = text(KEYSEED_SOURCE_DIR "/tests/cli/release-0.2");
    CommandRun m_run;
};

} // namespace tst_earlierfiles

QTEST_GUILESS_MAIN(tst_earlierfiles::TestEarlierFiles)
#include "tst_earlierfiles.moc"
