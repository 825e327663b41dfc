#include "tests/core/package/SampleRelease.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_zips {

using namespace tests;
using core::NoControl;

class ReleaseZipsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void progress_rises_to_one()
    {
        struct Watch final : core::JobControl
        {
            bool isCancelled() const override { return false; }
            void report(double fraction, std::string_view stage) override
            {
                good = good && stage == "package" && fraction >= last && fraction <= 1.0;
                last = fraction;
            }
            double last = 0.0;
            bool good = true;
        };
        Watch folder;
        QVERIFY(core::package::writeFolder(m_sample->contents(), path(m_folder), folder));
        QVERIFY(folder.good);
        QCOMPARE(folder.last, 1.0);
        Watch zip;
        QVERIFY(core::package::writeZip(m_sample->contents(), path(m_folder + ".zip"), zip));
        QVERIFY(zip.good);
        QCOMPARE(zip.last, 1.0);
    }

    void a_zip_holds_the_same_files_under_one_folder()
    {
        const QString unzip = QStandardPaths::findExecutable("unzip");
        if (unzip.isEmpty())
            QSKIP("unzip is not installed");
        NoControl control;
        const auto info =
            core::package::writeZip(m_sample->contents(), path(m_root->filePath("a.zip")), control);
        QVERIFY(info);
        writeSample(*m_sample, m_folder);
        QCOMPARE(QProcess::execute(unzip, {"-q", m_root->filePath("a.zip"), "-d", m_root->filePath("out")}),
                 0);
        QCOMPARE(everythingIn(m_root->filePath("out")), QStringList{"Notes-of-ward-7"});
        const QString unpacked = m_root->filePath("out/Notes-of-ward-7");
        QCOMPARE(everythingIn(unpacked), packageFiles);
        for (const QString &file : packageFiles)
            QCOMPARE(contentOf(unpacked + "/" + file), contentOf(m_folder + "/" + file));
        QVERIFY(core::package::verify(path(unpacked))->differences.empty());
    }

    void a_zip_is_the_same_each_time()
    {
        NoControl control;
        QVERIFY(core::package::writeZip(m_sample->contents(), path(m_root->filePath("a.zip")), control));
        QVERIFY(core::package::writeZip(m_sample->contents(), path(m_root->filePath("b.zip")), control));
        QCOMPARE(contentOf(m_root->filePath("a.zip")), contentOf(m_root->filePath("b.zip")));
    }

    void a_zip_replaces_an_older_one_and_leaves_nothing_beside_it()
    {
        write(m_root->filePath("a.zip"), "older");
        NoControl control;
        QVERIFY(core::package::writeZip(m_sample->contents(), path(m_root->filePath("a.zip")), control));
        QVERIFY(core::package::verify(path(m_root->filePath("a.zip")))->differences.empty());
        QCOMPARE(everythingIn(m_root->path()), (QStringList{"a.zip", "terms.txt"}));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

} // namespace tst_release_zips

QTEST_GUILESS_MAIN(tst_release_zips::ReleaseZipsTest)
#include "tst_release_zips.moc"
