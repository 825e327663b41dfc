#include "tests/core/release/SampleRelease.h"

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <functional>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tests;
using core::ErrorCode;
using core::release::checkOutput;
using core::release::writeFolder;
using core::release::writeZip;

namespace {

// Says that the person cancelled from the n-th question on.
struct CancelAt final : core::JobControl
{
    explicit CancelAt(int question)
        : left(question)
    {}
    bool isCancelled() const override { return left-- <= 0; }
    void report(double, std::string_view) override {}
    mutable int left;
};

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

class ReleaseFailuresTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_out = m_root->filePath("out");
        QVERIFY(QDir().mkdir(m_out));
        m_folder = m_out + "/package";
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void a_cancel_at_any_point_leaves_nothing_data()
    {
        QTest::addColumn<bool>("asZip");
        QTest::newRow("folder") << false;
        QTest::newRow("zip") << true;
    }
    void a_cancel_at_any_point_leaves_nothing()
    {
        QFETCH(bool, asZip);
        SampleRelease large(m_root->path(), 2500);
        const auto contents = large.contents();
        int cancels = 0;
        for (;; ++cancels) {
            CancelAt control(cancels);
            const auto written = asZip ? writeZip(contents, path(m_folder), control)
                                       : writeFolder(contents, path(m_folder), control);
            if (written)
                break;
            QCOMPARE(written.error().code, ErrorCode::Cancelled);
            QCOMPARE(everythingIn(m_out), QStringList());
        }
        // Three row files of 2,500 rows are asked about every 1,000 rows, and each file when it is read
        // again.
        QVERIFY2(cancels > 3 * 3 + 8, qPrintable(QString::number(cancels)));
        QCOMPARE(everythingIn(m_out), QStringList{"package"});
    }

    void a_cancelled_zip_keeps_the_older_one()
    {
        write(m_folder, "older");
        CancelAt control(5);
        QVERIFY(!writeZip(m_sample->contents(), path(m_folder), control));
        QCOMPARE(contentOf(m_folder), QByteArray("older"));
        QCOMPARE(everythingIn(m_out), QStringList{"package"});
    }

    void a_folder_with_something_in_it_is_refused_and_left_alone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("file") << "mine.txt";
        QTest::newRow("hidden file") << ".mine";
    }
    void a_folder_with_something_in_it_is_refused_and_left_alone()
    {
        QFETCH(QString, name);
        QVERIFY(QDir().mkdir(m_folder));
        write(m_folder + "/" + name, "mine");
        expectRefusal(m_folder, ErrorCode::InvalidPlan);
        QCOMPARE(everythingIn(m_folder), QStringList{name});
        QCOMPARE(contentOf(m_folder + "/" + name), QByteArray("mine"));
        QCOMPARE(everythingIn(m_out), QStringList{"package"});
    }

    void a_file_in_the_place_of_the_folder_is_refused()
    {
        write(m_folder, "mine");
        expectRefusal(m_folder, ErrorCode::InvalidPlan);
        QCOMPARE(contentOf(m_folder), QByteArray("mine"));
    }

    void a_place_that_cannot_be_written_is_an_error_data()
    {
        QTest::addColumn<QString>("below");
        QTest::newRow("below a file") << "terms.txt/package";
        QTest::newRow("far below a file") << "terms.txt/a/package";
        QTest::newRow("in a folder that is not there") << "nowhere/package";
    }
    void a_place_that_cannot_be_written_is_an_error()
    {
        QFETCH(QString, below);
        expectRefusal(m_root->filePath(below), ErrorCode::Io);
        core::NoControl control;
        const auto zip = writeZip(m_sample->contents(), path(m_root->filePath(below)), control);
        QVERIFY(!zip);
        QCOMPARE(zip.error().code, ErrorCode::Io);
        QCOMPARE(everythingIn(m_root->path()), (QStringList{"out", "terms.txt"}));
    }

    void a_folder_without_permission_is_an_error()
    {
        if (::geteuid() == 0)
            QSKIP("root may write everywhere");
        QVERIFY(QFile::setPermissions(m_out, QFile::ReadOwner | QFile::ExeOwner));
        expectRefusal(m_folder, ErrorCode::Io);
        QVERIFY(QFile::setPermissions(m_out, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void a_folder_cannot_be_replaced_by_a_zip()
    {
        QVERIFY(QDir().mkdir(m_folder));
        core::NoControl control;
        const auto zip = writeZip(m_sample->contents(), path(m_folder), control);
        QVERIFY(!zip);
        QCOMPARE(zip.error().code, ErrorCode::InvalidPlan);
        QVERIFY(QFileInfo(m_folder).isDir());
    }

    void checking_a_place_leaves_nothing()
    {
        QVERIFY(checkOutput(path(m_folder)));
        QVERIFY(checkOutput(path(m_folder + "/")));
        QCOMPARE(everythingIn(m_out), QStringList());
        QVERIFY(QDir().mkdir(m_folder));
        QVERIFY(checkOutput(path(m_folder)));
        QCOMPARE(everythingIn(m_out), QStringList{"package"});
    }

    void contents_that_contradict_each_other_are_not_written_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<int>("code");
        QTest::newRow("other vocabulary") << 0 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("cells missing") << 1 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("other unit") << 2 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("epsilon too small") << 3 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("undeclared label") << 4 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("id twice") << 5 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("text not UTF-8") << 6 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("other delta") << 8 << static_cast<int>(ErrorCode::Internal);
        QTest::newRow("plan no JSON") << 7 << static_cast<int>(ErrorCode::InvalidPlan);
    }
    void contents_that_contradict_each_other_are_not_written()
    {
        QFETCH(int, which);
        QFETCH(int, code);
        const std::vector<std::function<void()>> spoil = {
            [this] { m_sample->model.vocabularyDigest[0] ^= 1; },
            [this] { m_sample->model.cells.pop_back(); },
            [this] { m_sample->budget.unitIsPerson = true; },
            [this] { m_sample->budget.microEpsilon -= 1; },
            [this] { m_sample->documents[3].seed.label = "Oncology"; },
            [this] { m_sample->documents[3].seed.id = m_sample->documents[4].seed.id; },
            [this] { m_sample->documents[3].text = "caf\xe9"; },
            [this] { m_sample->description.planJson = "none"; },
            [this] { m_sample->budget.delta = 1e-5; },
        };
        spoil.at(static_cast<std::size_t>(which))();
        core::NoControl control;
        const auto contents = m_sample->contents();
        for (const auto &written : {writeFolder(contents, path(m_folder), control),
                                    writeZip(contents, path(m_folder + ".zip"), control)}) {
            QVERIFY(!written);
            QCOMPARE(static_cast<int>(written.error().code), code);
            QVERIFY(!QString::fromStdString(written.error().detail).contains("caf"));
        }
        QCOMPARE(everythingIn(m_out), QStringList());
    }

    void a_file_that_may_not_grow_is_an_error_that_leaves_nothing_data()
    {
        a_cancel_at_any_point_leaves_nothing_data();
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
    void expectRefusal(const QString &place, ErrorCode code)
    {
        core::NoControl control;
        const auto checked = checkOutput(path(place));
        QVERIFY(!checked);
        QCOMPARE(checked.error().code, code);
        const auto written = writeFolder(m_sample->contents(), path(place), control);
        QVERIFY(!written);
        QCOMPARE(written.error().code, code);
        QVERIFY(!written.error().detail.empty() && written.error().detail.find('\n') == std::string::npos);
    }

    static int writeAndLook(const core::release::Contents &contents,
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
    std::unique_ptr<SampleRelease> m_sample;
    QString m_out;
    QString m_folder;
};

QTEST_APPLESS_MAIN(ReleaseFailuresTest)
#include "tst_release_failures.moc"
