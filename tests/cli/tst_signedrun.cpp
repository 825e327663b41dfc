#include "core/package/Package.h"
#include "tests/cli/CommandRun.h"
#include "tests/core/signing/Minisign.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

namespace tst_signedrun {

namespace {

const QString passphrase = QStringLiteral("correct horse battery");
constexpr auto variable = "KEYSEED_PASSPHRASE";

} // namespace

/// Signing, approving and the further shapes of a package, by the built program.
class TestSignedRun : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        qputenv(variable, passphrase.toUtf8());
        m_run = std::make_unique<CommandRun>();
        m_run->write("notes.csv", CommandRun::records);
        m_run->writePlan(CommandRun::plan());
    }

    void a_key_is_made_and_shown()
    {
        const auto made = m_run->run({"key", "make", "--key", key()});
        QCOMPARE(made.exitCode, 0);
        QVERIFY(made.output.contains("fingerprint:"));
        const auto shown = m_run->run({"key", "show", "--key", key()});
        QCOMPARE(shown.output, made.output);
        const auto again = m_run->run({"key", "make", "--key", key()});
        QCOMPARE(again.exitCode, 2);
        QVERIFY(again.errors.contains("never overwritten"));
    }

    void a_run_signs_what_it_writes()
    {
        const auto done =
            m_run->run(runTo("out", {"--sign", "--key", key(), "--note-table", "--text-files"}));
        QCOMPARE(done.exitCode, 0);
        QVERIFY(done.errors.contains("a signing key was made"));
        const auto verified =
            m_run->run({"verify", m_run->path("out"), "--signer", m_run->path("keys/signing.pub")});
        QCOMPARE(verified.exitCode, 0);
        QVERIFY(verified.output.contains("signed with the key"));
        QVERIFY(QFile::exists(m_run->path("out/note.csv")));
        QVERIFY(QFile::exists(m_run->path("out/texts/SYN-000001.txt")));
        if (tests::hasMinisign())
            QCOMPARE(
                tests::minisign(
                    {"-V", "-q", "-p", m_run->path("keys/signing.pub"), "-m", m_run->path("out/SHA256SUMS")}),
                0);
    }

    void the_signature_of_somebody_else_is_refused()
    {
        QCOMPARE(m_run->run(runTo("out", {"--sign", "--key", key()})).exitCode, 0);
        QCOMPARE(m_run->run({"key", "make", "--key", m_run->path("other.key")}).exitCode, 0);
        const auto verified =
            m_run->run({"verify", m_run->path("out"), "--signer", m_run->path("other.pub")});
        QCOMPARE(verified.exitCode, 1);
        QVERIFY(verified.errors.contains("not signed with the key"));
        QCOMPARE(m_run->run({"verify", m_run->path("out"), "--signer", "RWnonsense"}).exitCode, 2);
    }

    void a_wrong_passphrase_spends_nothing()
    {
        QCOMPARE(m_run->run({"key", "make", "--key", key()}).exitCode, 0);
        qputenv(variable, "another passphrase");
        const auto refused = m_run->run(runTo("out", {"--sign", "--key", key()}));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.errors.contains("not that of this key"));
        QVERIFY(!QFile::exists(m_run->path("out")));
        QVERIFY(!QFile::exists(m_run->path("ledger.sqlite")));
    }

    void without_a_passphrase_it_says_what_to_set()
    {
        qunsetenv(variable);
        const auto refused = m_run->run(runTo("out", {"--sign", "--key", key()}));
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.errors.contains(variable));
    }

    void a_second_person_approves_what_is_then_written()
    {
        QCOMPARE(m_run->run(runTo("out", {})).exitCode, 0);
        const QString project = m_run->path("out.keyseed");
        const auto approved = m_run->run({"approve",
                                          "--project",
                                          project,
                                          "--name",
                                          "Dr Ada Officer",
                                          "--reason",
                                          "Agreed in the board",
                                          "--key",
                                          m_run->path("officer.key")});
        QCOMPARE(approved.exitCode, 0);
        QCOMPARE(m_run->run(writeTo(project, "again.zip", {"--sign", "--key", key()})).exitCode, 0);
        const auto verified = m_run->run({"verify", m_run->path("again.zip")});
        QCOMPARE(verified.exitCode, 0);
        QVERIFY(verified.output.contains("approved by Dr Ada Officer"));

        // Other texts are not what was approved; a new release begins without an approval.
        const auto drawn = m_run->run(writeTo(project, "third", {"--draw-again"}));
        QCOMPARE(drawn.exitCode, 0);
        QVERIFY(drawn.errors.contains("new release from the same model"));
        QVERIFY(!m_run->run({"verify", m_run->path("third")}).output.contains("approved"));
    }

    void an_approval_is_given_at_another_computer()
    {
        QCOMPARE(m_run->run(runTo("out", {})).exitCode, 0);
        const QString project = m_run->path("out.keyseed");
        const QString request = m_run->path("out.approval-request");
        const QString answer = m_run->path("out.approval");
        QCOMPARE(m_run->run({"approve", "--project", project, "--request-to", request}).exitCode, 0);
        const auto signs = m_run->run({"approve",
                                       "--request",
                                       request,
                                       "--answer-to",
                                       answer,
                                       "--name",
                                       "Dr Ada Officer",
                                       "--reason",
                                       "Agreed in the board",
                                       "--key",
                                       m_run->path("officer.key")});
        QCOMPARE(signs.exitCode, 0);
        QVERIFY(signs.output.contains("differentially private with epsilon"));
        QCOMPARE(m_run->run({"approve", "--project", project, "--answer", answer}).exitCode, 0);
        QCOMPARE(m_run->run(writeTo(project, "again.zip", {})).exitCode, 0);
        QVERIFY(
            m_run->run({"verify", m_run->path("again.zip")}).output.contains("approved by Dr Ada Officer"));

        // An answer for other texts is refused.
        QCOMPARE(m_run->run(writeTo(project, "third", {"--draw-again"})).exitCode, 0);
        const auto refused = m_run->run({"approve", "--project", project, "--answer", answer});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.errors.contains("new request"));
    }

    void an_approval_needs_one_way()
    {
        const QString file = m_run->path("x");
        for (const QStringList &options : {QStringList{},
                                           QStringList{"--request", file},
                                           QStringList{"--project", file, "--answer-to", file},
                                           QStringList{"--project", file},
                                           QStringList{"--project", file, "--request", file}}) {
            const auto refused = m_run->run(QStringList{"approve"} + options);
            QCOMPARE(refused.exitCode, 2);
        }
    }

    void a_statement_in_another_language_is_in_the_package()
    {
        QCOMPARE(m_run->run(runTo("out", {"--statement-language", "de"})).exitCode, 0);
        QVERIFY(QFile::exists(m_run->path("out/privacy-statement.pdf")));
        QVERIFY(QFile::exists(m_run->path("out/privacy-statement.de.pdf")));
        QVERIFY(!QFile::exists(m_run->path("out/privacy-statement.fr.pdf")));
        QCOMPARE(m_run->run({"verify", m_run->path("out")}).exitCode, 0);
        QVERIFY(m_run->run(runTo("other", {"--statement-language", "xx"})).exitCode != 0);
    }

    void the_passphrase_is_in_no_file()
    {
        QCOMPARE(m_run->run(runTo("out", {"--sign", "--key", key()})).exitCode, 0);
        int files = 0;
        for (QDirIterator each(m_run->path("."), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             each.hasNext();) {
            QFile file(each.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains(passphrase.toUtf8()), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files > 15);
    }

private:
    QString key() const { return m_run->path("keys/signing.key"); }
    QStringList runTo(const QString &output, const QStringList &more) const
    {
        return QStringList{"run",
                           "--plan",
                           m_run->path("plan.json"),
                           "--output",
                           m_run->path(output),
                           "--ledger",
                           m_run->path("ledger.sqlite"),
                           "--progress",
                           "none"}
               + more;
    }
    QStringList writeTo(const QString &project, const QString &output, const QStringList &more) const
    {
        return QStringList{"write",
                           "--project",
                           project,
                           "--output",
                           m_run->path(output),
                           "--ledger",
                           m_run->path("ledger.sqlite"),
                           "--progress",
                           "none"}
               + more;
    }

    std::unique_ptr<CommandRun> m_run;
};

} // namespace tst_signedrun

QTEST_GUILESS_MAIN(tst_signedrun::TestSignedRun)
#include "tst_signedrun.moc"
