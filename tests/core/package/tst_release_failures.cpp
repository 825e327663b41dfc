#include "tests/core/package/SampleRelease.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace tst_release_failures {

using namespace tests;
using core::ErrorCode;
using core::package::checkOutput;
using core::package::writeFolder;
using core::package::writeZip;

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

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_out;
    QString m_folder;
};

} // namespace tst_release_failures

QTEST_APPLESS_MAIN(tst_release_failures::ReleaseFailuresTest)
#include "tst_release_failures.moc"
