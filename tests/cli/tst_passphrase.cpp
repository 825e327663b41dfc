#include "tests/cli/CommandRun.h"
#include "tests/cli/Terminal.h"

#include <QTest>

#include <csignal>
#include <sys/ioctl.h>
#include <termios.h>

namespace tst_passphrase {

/// A passphrase is typed at a terminal, which does not show it and is left as it was.
class TestPassphrase : public QObject
{
    Q_OBJECT

private slots:
    void what_is_typed_is_not_shown();
    void a_terminal_shows_again_what_is_typed_after_ctrl_c();
    void two_that_differ_make_no_key();

private:
    /// `key make`, in a terminal of its own.
    static void start(QProcess &process, const CommandRun &run, const Terminal &terminal);
    /// All that the terminal showed, once it shows `words`.
    static QByteArray shownUntil(const Terminal &terminal, const QByteArray &words);
    static void type(const Terminal &terminal, const QByteArray &keys);
    static bool showsWhatIsTyped(const Terminal &terminal);
};

namespace {

const QByteArray question = "passphrase of the new key ";
constexpr int patience = 60'000; // ms; for a machine with much else to do

} // namespace

void TestPassphrase::start(QProcess &process, const CommandRun &run, const Terminal &terminal)
{
    run.prepare(process,
                {QStringLiteral("key"),
                 QStringLiteral("make"),
                 QStringLiteral("--key"),
                 run.path(QStringLiteral("signing.key"))});
    process.setChildProcessModifier([slave = terminal.slave] {
        ::setsid();
        ::ioctl(slave, TIOCSCTTY, 0);
        ::dup2(slave, STDIN_FILENO);
        ::dup2(slave, STDERR_FILENO);
    });
    process.start();
    QVERIFY(process.waitForStarted());
}

QByteArray TestPassphrase::shownUntil(const Terminal &terminal, const QByteArray &words)
{
    ::fcntl(terminal.master, F_SETFL, O_NONBLOCK);
    QByteArray shown;
    char bytes[4096];
    (void)QTest::qWaitFor(
        [&] {
            if (const ssize_t got = ::read(terminal.master, bytes, sizeof bytes); got > 0)
                shown.append(bytes, got);
            return shown.contains(words);
        },
        patience);
    return shown;
}

void TestPassphrase::type(const Terminal &terminal, const QByteArray &keys)
{
    QCOMPARE(::write(terminal.master, keys.constData(), static_cast<std::size_t>(keys.size())), keys.size());
}

bool TestPassphrase::showsWhatIsTyped(const Terminal &terminal)
{
    termios state = {};
    if (::tcgetattr(terminal.slave, &state) != 0)
        qFatal("no terminal");
    return (state.c_lflag & static_cast<tcflag_t>(ECHO)) != 0;
}

void TestPassphrase::what_is_typed_is_not_shown()
{
    const CommandRun run;
    const Terminal terminal;
    QProcess process;
    start(process, run, terminal);
    QByteArray shown = shownUntil(terminal, question);
    QVERIFY(!showsWhatIsTyped(terminal));
    type(terminal, "swordfish-and-chips\n");
    shown += shownUntil(terminal, "again: ");
    type(terminal, "swordfish-and-chips\n");
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 0);
    shown += shownUntil(terminal, "\n");
    QVERIFY2(!shown.contains("swordfish"), shown);
    QVERIFY(showsWhatIsTyped(terminal));
    QVERIFY(QFile::exists(run.path(QStringLiteral("signing.key"))));
}

void TestPassphrase::a_terminal_shows_again_what_is_typed_after_ctrl_c()
{
    const CommandRun run;
    const Terminal terminal;
    QProcess process;
    start(process, run, terminal);
    QVERIFY(shownUntil(terminal, question).contains(question));
    QVERIFY(!showsWhatIsTyped(terminal));
    type(terminal, "half");
    // A signal that comes between the question and the reading ends only what is read after it: then one more
    // is typed, as a person would.
    QVERIFY(QTest::qWaitFor(
        [&] {
            type(terminal, "\x03");
            return process.waitForFinished(1000);
        },
        patience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal, as a shell expects
    QCOMPARE(process.exitCode(), SIGINT);
    QVERIFY(showsWhatIsTyped(terminal));
    QVERIFY(!QFile::exists(run.path(QStringLiteral("signing.key"))));
}

void TestPassphrase::two_that_differ_make_no_key()
{
    const CommandRun run;
    const Terminal terminal;
    QProcess process;
    start(process, run, terminal);
    QVERIFY(shownUntil(terminal, question).contains(question));
    type(terminal, "swordfish-and-chips\n");
    QVERIFY(shownUntil(terminal, "again: ").contains("again: "));
    type(terminal, "swordfish-and-ships\n");
    QVERIFY(process.waitForFinished(patience));
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(!QFile::exists(run.path(QStringLiteral("signing.key"))));
}

} // namespace tst_passphrase

QTEST_GUILESS_MAIN(tst_passphrase::TestPassphrase)
#include "tst_passphrase.moc"
