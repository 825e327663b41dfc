#include "tests/core/package/SampleFiles.h"
#include "tests/core/package/SealedPackage.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_earlier {

using namespace tests;
using core::package::verify;

/// A package that release 0.2 wrote, kept as it was.
class EarlierPackageTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const QString &file : everythingIn(kept))
            QVERIFY(QFile::copy(kept + "/" + file, m_folder->filePath(file)));
    }

    void a_package_of_0_2_still_verifies()
    {
        const auto verification = verify(path(kept));
        QVERIFY(verification);
        QCOMPARE(listed(*verification), QByteArray());
        QCOMPARE(verification->files.size(), std::size_t{15});
        QVERIFY(!verification->signature);
    }

    void a_flipped_byte_is_named()
    {
        for (const QString &file : everythingIn(kept)) {
            const QByteArray whole = contentOf(kept + "/" + file);
            for (qsizetype place = 0; place < whole.size(); place += 331) {
                QByteArray changed = whole;
                changed[place] = static_cast<char>(changed[place] ^ 4);
                QFile::remove(m_folder->filePath(file));
                write(m_folder->filePath(file), changed);
                QVERIFY2(hasDifferenceOf(*verify(path(m_folder->path())), file), qPrintable(file));
            }
            write(m_folder->filePath(file), whole);
        }
    }

    void a_missing_file_is_named()
    {
        for (const QString &file : everythingIn(kept)) {
            QVERIFY(QFile::remove(m_folder->filePath(file)));
            const auto verification = verify(path(m_folder->path()));
            QVERIFY2(listed(*verification).contains((file + ": is missing\n").toUtf8()), qPrintable(file));
            QVERIFY(QFile::copy(kept + "/" + file, m_folder->filePath(file)));
        }
    }

private:
    const QString kept = QStringLiteral(KEYSEED_SOURCE_DIR "/tests/core/package/release-0.2");
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_release_earlier

QTEST_APPLESS_MAIN(tst_release_earlier::EarlierPackageTest)
#include "tst_release_earlier.moc"
