#include "core/base/NewFile.h"
#include "core/rewriter/RewriterProcess.h"
#include "core/rewriter/RewriterTraining.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <random>
#include <sys/resource.h>
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

bool isLockingFree()
{
    rlimit limit{};
    return ::getrlimit(RLIMIT_MEMLOCK, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY;
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
            else if (line.startsWith("VmLck:") && isLockingFree())
                QVERIFY(line.mid(6).simplified() != "0 kB");
    }

    void no_text_is_in_a_file_after_a_crash()
    {
        QTemporaryDir temporary;
        QTemporaryDir made;
        const std::filesystem::path folder = made.path().toStdString();
        std::string sentences;
        for (const char *who : {"cat", "dog", "bird", "horse"})
            for (const char *what : {"eats", "sees", "hears", "likes", "wants", "finds"})
                sentences += std::string("the ") + who + ' ' + what + " a fish\n";
        QVERIFY(core::writeNewFile(folder / "texts.txt", sentences));
        TrainingRequest request;
        request.texts = {folder / "texts.txt"};
        request.out = folder / "model";
        request.width = 16;
        request.layers = 1;
        request.vocabulary = 300;
        request.steps = request.every = 1;
        core::NoControl control;
        int looks = 0;
        const auto facts = trainRewriter(
            KEYSEED_REWRITER, request, 240s, control, [&looks](const TrainingProgress &) { ++looks; });
        QVERIFY2(facts, facts ? "" : facts.error().detail.c_str());
        QCOMPARE(looks, 1);
        QCOMPARE(facts->values, std::int64_t{320});

        const QByteArray canary = "canary" + QByteArray::number(::getpid()) + "ofatest";
        qputenv("TMPDIR", temporary.path().toUtf8());
        std::mt19937 random(3); // NOLINT: a fixed seed
        std::uniform_int_distribution<int> millis(0, 300);
        for (const int signal : {SIGKILL, SIGSEGV, SIGABRT, SIGTERM}) {
            const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
            QVERIFY(process);
            const pid_t child = childrenOf(::getpid()).first();
            QVERIFY((*process)->ask({{{"do", "open"}, {"model", request.out.string()}}, {}}, 120s));
            const Frame texts{
                {{"do", "encode"}, {"texts", std::vector<std::string>(20'000, canary.toStdString())}}, {}};
            QVERIFY((*process)->begin(texts));
            const auto answer = (*process)->next(std::chrono::milliseconds(millis(random)));
            ::kill(child, signal);
            const auto ended = (*process)->ask(texts, 120s);
            QVERIFY(!answer || !ended);
            if (!ended)
                QVERIFY(ended.error().detail.find(canary.toStdString()) == std::string::npos);
        }
        qunsetenv("TMPDIR");
        for (const QString &place : {temporary.path(), made.path(), QDir::currentPath(), QDir::tempPath()}) {
            QDirIterator files(place, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                const bool isNew = files.fileInfo().lastModified() >= m_begun;
                if (isNew && file.size() < 50'000'000 && file.open(QIODevice::ReadOnly))
                    QVERIFY2(!file.readAll().contains(canary), qPrintable(file.fileName()));
            }
        }
    }

private:
    const QDateTime m_begun = QDateTime::currentDateTime().addSecs(-1);
};

QTEST_GUILESS_MAIN(TestRewriterFaults)
#include "tst_rewriterfaults.moc"
