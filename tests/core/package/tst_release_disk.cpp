#include "tests/core/package/SampleRelease.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_release_disk {

using namespace tests;
using core::ErrorCode;
using core::package::writeFolder;
using core::package::writeZip;

namespace {

// Limits and mounts are of a process, so the child takes them with it. What it answers is its exit code.
int inChild(const std::function<int()> &work)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

enum Answer { AsExpected, OtherCode, OtherWords, SomethingLeft, NotPossible };

} // namespace

/// Disks that are full and files that may not grow.
class ReleaseDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_out = m_root->filePath("out");
        QVERIFY(QDir().mkdir(m_out));
    }

    void a_file_that_may_not_grow_is_an_error_that_leaves_nothing_data()
    {
        QTest::addColumn<bool>("asZip");
        QTest::newRow("folder") << false;
        QTest::newRow("zip") << true;
    }
    void a_file_that_may_not_grow_is_an_error_that_leaves_nothing()
    {
        QFETCH(bool, asZip);
        SampleRelease large(m_root->path(), 2500);
        const auto contents = large.contents();
        QCOMPARE(inChild([&] {
                     ::signal(SIGXFSZ, SIG_IGN);
                     const rlimit limit{100'000, 100'000};
                     if (::setrlimit(RLIMIT_FSIZE, &limit) != 0)
                         return int{NotPossible};
                     return writeAndLook(
                         contents, m_out, asZip, {"larger than this disk or account may hold"});
                 }),
                 int{AsExpected});
    }

    void a_full_disk_is_an_error_that_leaves_nothing_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<bool>("asZip");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("folder, first file") << QByteArray("size=64k") << false << QByteArray("/corpus.csv: ");
        QTest::newRow("folder, last file") << QByteArray("size=%1k") << false << QByteArray("/SHA256SUMS: ");
        QTest::newRow("zip, first file") << QByteArray("size=64k") << true << QByteArray("/corpus.csv: ");
        QTest::newRow("zip, packing") << QByteArray("size=%2k") << true << QByteArray("the zip file cannot");
    }
    void a_full_disk_is_an_error_that_leaves_nothing()
    {
        QFETCH(QByteArray, size);
        QFETCH(bool, asZip);
        QFETCH(QByteArray, where);
        SampleRelease large(m_root->path(), 2500);
        const auto contents = large.contents();
        // Room for all files (in pages of 4 KiB) but the last one, or for all and hardly any of the zip of
        // them.
        const qint64 needed = kibibytesOf(large);
        size.replace("%1", QByteArray::number(needed - 4)).replace("%2", QByteArray::number(needed + 8));
        const int answer = inChild([&] {
            if (::unshare(CLONE_NEWNS) != 0
                || ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0
                || ::mount("none", m_out.toUtf8(), "tmpfs", 0, size.constData()) != 0)
                return int{NotPossible};
            return writeAndLook(
                contents, m_out, asZip, {where, "no space left on the disk; free some and try again"});
        });
        if (answer == NotPossible)
            QSKIP("no small disk can be mounted here");
        QCOMPARE(answer, int{AsExpected});
    }

private:
    static int writeAndLook(const core::package::Contents &contents,
                            const QString &out,
                            bool asZip,
                            const QByteArrayList &words)
    {
        core::NoControl control;
        const auto written = asZip ? writeZip(contents, path(out + "/a.zip"), control)
                                   : writeFolder(contents, path(out + "/package"), control);
        if (written || written.error().code != ErrorCode::Io)
            return OtherCode;
        for (const QByteArray &word : words) {
            if (!QByteArray::fromStdString(written.error().detail).contains(word))
                return OtherWords;
        }
        return everythingIn(out).isEmpty() ? AsExpected : SomethingLeft;
    }

    qint64 kibibytesOf(SampleRelease &sample)
    {
        const QString whole = m_root->filePath("whole");
        writeSample(sample, whole);
        qint64 pages = 0;
        for (const QString &file : packageFiles)
            pages += (QFileInfo(whole + "/" + file).size() + 4095) / 4096;
        return pages * 4;
    }

    std::unique_ptr<QTemporaryDir> m_root;
    QString m_out;
};

} // namespace tst_release_disk

QTEST_APPLESS_MAIN(tst_release_disk::ReleaseDiskTest)
#include "tst_release_disk.moc"
