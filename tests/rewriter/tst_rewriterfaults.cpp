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

#include <array>
#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_rewriterfaults {

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

/// While it lives, a program that is started gets `signal` at that call of a family (tests/faults).
class DeadlyCalls
{
public:
    DeadlyCalls(const char *family, long call, int signal)
    {
        const QByteArray fault =
            QByteArray(family) + ':' + QByteArray::number(qlonglong(call)) + ':' + QByteArray::number(signal);
        qputenv("KEYSEED_FAULT", fault + ":kill");
        qputenv("LD_PRELOAD", KEYSEED_FAULTY_CALLS);
    }
    ~DeadlyCalls()
    {
        qunsetenv("LD_PRELOAD");
        qunsetenv("KEYSEED_FAULT");
    }
};

// Started by a process of its own, which kills itself: `answers` requests later, and with one more on its
// way.
pid_t childOfKilled(int answers)
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return -1;
    const pid_t parent = ::fork();
    if (parent == 0) {
        const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
        const auto children = childrenOf(::getpid());
        const pid_t child = children.isEmpty() ? -1 : children.first();
        static_cast<void>(!::write(ends[1], &child, sizeof child));
        for (int answer = 0; process && answer < answers; ++answer)
            static_cast<void>((*process)->ask(hello(), 120s));
        if (process && answers % 2 == 1)
            static_cast<void>((*process)->begin(hello()));
        ::raise(SIGKILL);
    }
    pid_t child = -1;
    static_cast<void>(!::read(ends[0], &child, sizeof child));
    ::waitpid(parent, nullptr, 0);
    ::close(ends[0]);
    ::close(ends[1]);
    return child;
}

} // namespace

/// The real program, killed amid its work.
class TestRewriterFaults : public QObject
{
    Q_OBJECT

private slots:
    void a_child_that_is_killed_is_told_and_leaves_no_zombie()
    {
        for (int round = 0; round < 8; ++round) {
            const long call = 1 + round * 29; // before and behind its first answer
            const DeadlyCalls deadly("any", call, SIGKILL);
            const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
            core::Result<Frame> answer = process ? core::Result<Frame>(Frame{}) : core::fail(process.error());
            while (answer)
                answer = (*process)->ask(hello(), 120s);
            QCOMPARE(answer.error().code, core::ErrorCode::Io);
            QVERIFY(answer.error().detail.find("private") == std::string::npos);
            QCOMPARE(childrenOf(::getpid()).size(), 0);
        }
    }

    // While it starts its child, too: tst_rewriterkills.
    void a_child_ends_when_its_parent_is_killed()
    {
        for (int answers = 0; answers < 6; ++answers) {
            const pid_t child = childOfKilled(answers);
            QVERIFY(child > 0);
            QTRY_VERIFY_WITH_TIMEOUT(isGone(child), 60'000);
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
        // The program is reading the texts, or encodes them.
        for (const int signal : {SIGKILL, SIGSEGV, SIGABRT, SIGTERM}) {
#ifdef KEYSEED_OWN_ALLOCATOR
            const DeadlyCalls deadly("any", 60 + signal, signal);
#else
            const DeadlyCalls deadly("memory", 20'000 + 3'000 * signal, signal);
#endif
            const auto process = RewriterProcess::start(KEYSEED_REWRITER, 120s);
            QVERIFY(process);
            QVERIFY((*process)->ask({{{"do", "open"}, {"model", request.out.string()}}, {}}, 120s));
            const Frame texts{
                {{"do", "encode"}, {"texts", std::vector<std::string>(20'000, canary.toStdString())}}, {}};
            const auto ended = (*process)->ask(texts, 240s);
            QVERIFY(!ended);
            QCOMPARE(ended.error().code, core::ErrorCode::Io);
            QVERIFY(ended.error().detail.find(canary.toStdString()) == std::string::npos);
        }
        qunsetenv("TMPDIR");
        for (const QString &place : {temporary.path(),
                                     made.path(),
                                     QDir::currentPath(),
                                     QDir::tempPath(),
                                     QStringLiteral("/dev/shm")}) {
            const bool isOurs = place == temporary.path() || place == made.path();
            QDirIterator files(place,
                               QDir::Files | QDir::Hidden,
                               isOurs ? QDirIterator::Subdirectories : QDirIterator::NoIteratorFlags);
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

} // namespace tst_rewriterfaults

QTEST_GUILESS_MAIN(tst_rewriterfaults::TestRewriterFaults)
#include "tst_rewriterfaults.moc"
