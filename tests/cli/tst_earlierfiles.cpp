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
    }

    void the_ledger_states_what_was_spent()
    {
        const auto outcome = m_run.run({text("ledger"), text("--ledger"), m_run.path(text("ledger.sqlite"))});
        QVERIFY2(outcome.exitCode == 0, qPrintable(outcome.errors));
        QVERIFY2(outcome.output.contains(text("Notes of ward 7")), qPrintable(outcome.output));
    }

    void the_project_writes_its_documents_again_and_they_verify()
    {
        const auto written = m_run.run({text("write"),
                                        text("--project"),
                                        m_run.path(text("clinic.keyseed")),
                                        text("--ledger"),
                                        m_run.path(text("ledger.sqlite")),
                                        text("--output"),
                                        m_run.path(text("package"))});
        QVERIFY2(written.exitCode == 0, qPrintable(written.errors));
        const auto verified = m_run.run({text("verify"), m_run.path(text("package"))});
        QVERIFY2(verified.exitCode == 0, qPrintable(verified.errors + verified.output));
    }

private:
    const QString kept = text(KEYSEED_SOURCE_DIR "/tests/cli/release-0.2");
    CommandRun m_run;
};

} // namespace tst_earlierfiles

QTEST_GUILESS_MAIN(tst_earlierfiles::TestEarlierFiles)
#include "tst_earlierfiles.moc"
