#include "tests/core/package/SignedSample.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_flips {

using namespace tests;
using core::package::verify;

/// Every byte of the short files of a package and of the ends of the long ones, and every seventh between
/// them (of a file all bytes go the same way), one after the other. In memory where the system has such a
/// folder, since every byte is a package of its own on the disk.
class FlipsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_root = std::make_unique<QTemporaryDir>(QDir("/dev/shm").exists() ? "/dev/shm/keyseed-XXXXXX" : "");
        m_folder = m_root->filePath("package");
        SignedSample sample(m_root->path(), 3);
        sample.writeTo(m_folder);
        const auto verification = verify(path(m_folder));
        QVERIFY2(verification && verification->differences.empty(), listed(*verification));
        for (const auto &file : verification->files)
            m_files.append(QString::fromStdString(file.name));
        QCOMPARE(m_files.size(), packageFiles.size() + 1 + 3 + 4); // note.csv, texts, approval and signature
    }

    void every_flipped_byte_is_named_by_its_file_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : m_files)
            QTest::newRow(qPrintable(file)) << file;
    }
    void every_flipped_byte_is_named_by_its_file()
    {
        QFETCH(QString, file);
        const QString name = m_folder + "/" + file;
        const QByteArray whole = contentOf(name);
        constexpr qsizetype end = 1500;
        for (qsizetype place = 0; place < whole.size();
             place += place < end || place >= whole.size() - end ? 1 : 7) {
            QByteArray changed = whole;
            changed[place] = static_cast<char>(changed[place] ^ (1 << (place % 8)));
            write(name, changed);
            const auto verification = verify(path(m_folder));
            QVERIFY2(verification && hasDifferenceOf(*verification, file),
                     qPrintable(QString::number(place)));
        }
        write(name, whole);
        QVERIFY(verify(path(m_folder))->differences.empty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
    QStringList m_files;
};

} // namespace tst_release_flips

QTEST_APPLESS_MAIN(tst_release_flips::FlipsTest)
#include "tst_release_flips.moc"
