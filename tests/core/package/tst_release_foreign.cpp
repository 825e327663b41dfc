#include "tests/core/package/SampleRelease.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_release_foreign {

using namespace tests;
using core::package::verify;

/// Folders with something in them that is no file of a package.
class ReleaseForeignTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        SampleRelease sample(m_root->path());
        writeSample(sample, m_folder);
    }

    void whatever_is_too_much_is_named_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        QTest::newRow("file") << "sensitive.csv"
                              << "file";
        QTest::newRow("hidden file") << ".DS_Store"
                                     << "file";
        QTest::newRow("folder") << "private"
                                << "folder";
        QTest::newRow("hidden folder") << ".git"
                                       << "folder";
        QTest::newRow("link") << "more.csv"
                              << "link";
        QTest::newRow("dangling link") << "gone.csv"
                                       << "dangling";
        QTest::newRow("pipe") << "pipe"
                              << "pipe";
        QTest::newRow("line break in the name") << "a\nb.csv"
                                                << "file";
    }
    void whatever_is_too_much_is_named()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        const QString extra = m_folder + "/" + name;
        if (kind == "file")
            write(extra, "x");
        else if (kind == "folder")
            QVERIFY(QDir().mkdir(extra));
        else if (kind == "pipe")
            QCOMPARE(::mkfifo(extra.toUtf8(), 0600), 0);
        else
            QVERIFY(QFile::link(kind == "link" ? "corpus.csv" : "nowhere", extra));
        const auto verification = verify(path(m_folder));
        QVERIFY(verification);
        QCOMPARE(verification->differences.size(), std::size_t{1});
        QVERIFY(hasDifferenceOf(*verification, QString(name).replace('\n', ' ')));
    }

    void a_link_or_folder_in_the_place_of_a_file_is_named_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("link") << "link";
        QTest::newRow("folder") << "folder";
        QTest::newRow("pipe") << "pipe";
    }
    void a_link_or_folder_in_the_place_of_a_file_is_named()
    {
        QFETCH(QString, kind);
        const QString corpus = m_folder + "/corpus.csv";
        QVERIFY(QFile::rename(corpus, m_root->filePath("elsewhere.csv")));
        if (kind == "link")
            QVERIFY(QFile::link(m_root->filePath("elsewhere.csv"), corpus));
        else if (kind == "folder")
            QVERIFY(QDir().mkdir(corpus));
        else
            QCOMPARE(::mkfifo(corpus.toUtf8(), 0600), 0);
        const auto verification = verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(listed(*verification).contains("corpus.csv: is not a plain file"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
};

} // namespace tst_release_foreign

QTEST_APPLESS_MAIN(tst_release_foreign::ReleaseForeignTest)
#include "tst_release_foreign.moc"
