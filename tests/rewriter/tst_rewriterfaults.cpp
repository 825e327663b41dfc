#include "core/rewriter/RewriterProcess.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace core::rewriter;
using namespace std::chrono_literals;

namespace {

// A process that ended and that nobody waited for has no command line, and is not one that runs.
QList<pid_t> childrenOf(pid_t parent)
{
    QList<pid_t> found;
    for (const QString &name : QDir("/proc").entryList(QDir::Dirs)) {
        QFile file("/proc/" + name + "/stat");
        if (name.toInt() <= 0 || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray stat = file.readAll();
        const auto fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        if (fields.size() > 1 && fields[1].toInt() == parent)
            found << name.toInt();
    }
    return found;
}

bool isGone(pid_t process)
{
    QFile file("/proc/" + QString::number(process) + "/stat");
    if (!file.open(QIODevice::ReadOnly))
        return true;
    const QByteArray stat = file.readAll();
    return stat.isEmpty() || stat.mid(stat.lastIndexOf(')') + 2).startsWith('Z');
}

QByteArray fileOf(pid_t process, const char *name)
{
    QFile file("/proc/" + QString::number(process) + '/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Frame hello()
{
    return {{{"do", "hello"}, {"text", "a private text"}}, {}};
}

} // namespace

/// The real program, killed at any moment.
class TestRewriterFaults : public QObject
{
    Q_OBJECT

private slots:
    void a_child_that_is_killed_is_told_and_leaves_no_zombie()
    {
        std::mt19937 random(1); // NOLINT: a fixed seed
        std::uniform_int_distribution<int> micros(0, 20'000);
        for (int round = 0; round < 8; ++round) {
            const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
            QVERIFY(process);
            const auto children = childrenOf(::getpid());
            QCOMPARE(children.size(), 1);
            std::thread killer([pid = children.first(), wait = micros(random)] {
                std::this_thread::sleep_for(std::chrono::microseconds(wait));
                ::kill(pid, SIGKILL);
            });
            core::Result<Frame> answer = Frame{};
            while (answer)
                answer = (*process)->ask(hello(), 120s);
            killer.join();
            QCOMPARE(answer.error().code, core::ErrorCode::Io);
            QVERIFY(answer.error().detail.find("private") == std::string::npos);
            QCOMPARE(childrenOf(::getpid()).size(), 0);
        }
    }

    void a_child_ends_when_its_parent_is_killed_at_any_moment()
    {
        std::mt19937 random(2); // NOLINT: a fixed seed
        std::uniform_int_distribution<int> millis(0, 300);
        for (int round = 0; round < 8; ++round) {
            const pid_t parent = ::fork();
            if (parent == 0) {
                const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
                while (process && (*process)->ask(hello(), 120s))
                    ;
                ::_exit(1);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(millis(random)));
            const auto children = childrenOf(parent);
            ::kill(parent, SIGKILL);
            ::waitpid(parent, nullptr, 0);
            for (const pid_t child : children)
                QTRY_VERIFY_WITH_TIMEOUT(isGone(child), 10'000);
        }
    }

    void it_leaves_no_core_and_nobody_looks_into_it()
    {
        const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
        QVERIFY(process);
        const pid_t child = childrenOf(::getpid()).first();
        bool isTold = false;
        for (const QByteArray &line : fileOf(child, "limits").split('\n'))
            if (line.startsWith("Max core file size")) {
                isTold = true;
                QCOMPARE(line.mid(26).simplified(), QByteArray("0 0 bytes"));
            }
        // What may not be dumped belongs to root in /proc, and only root sees its limits.
        if (::geteuid() != 0)
            QCOMPARE(QFileInfo("/proc/" + QString::number(child) + "/mem").ownerId(), 0U);
        if (!isTold)
            QSKIP("the limits of a process that may not be dumped cannot be read here");
        for (const QByteArray &line : fileOf(child, "status").split('\n'))
            if (line.startsWith("Seccomp:") || line.startsWith("NoNewPrivs:"))
                QVERIFY(!line.endsWith("\t0"));
    }

    void no_text_is_in_a_file_after_a_crash()
    {
        const QByteArray canary = "canary" + QByteArray::number(::getpid()) + "ofatest";
        QTemporaryDir temporary;
        qputenv("TMPDIR", temporary.path().toUtf8());
        const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
        QVERIFY(process);
        const pid_t child = childrenOf(::getpid()).first();
        const Frame request{{{"do", "encode"}, {"texts", {canary.toStdString()}}}, {}};
        const auto refused = (*process)->ask(request, 120s); // no model is open
        QVERIFY(!refused);
        QVERIFY(refused.error().detail.find(canary.toStdString()) == std::string::npos);
        ::kill(child, SIGSEGV);
        const auto ended = (*process)->ask(request, 120s);
        QVERIFY(!ended);
        QVERIFY(ended.error().detail.find(canary.toStdString()) == std::string::npos);
        qunsetenv("TMPDIR");
        for (const QString &folder : {temporary.path(), QDir::currentPath()}) {
            QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.size() < 50'000'000 && file.open(QIODevice::ReadOnly))
                    QVERIFY2(!file.readAll().contains(canary), qPrintable(file.fileName()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRewriterFaults)
#include "tst_rewriterfaults.moc"
