#include "tests/core/package/SampleFiles.h"
#include "tests/core/package/SealedPackage.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_firstschema {

using namespace tests;
using core::package::verify;

/// A package that an older program wrote (keyseed-manifest/1, eight files), kept as it was.
class FirstSchemaTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const QString &file : everythingIn(kept))
            QVERIFY(QFile::copy(kept + "/" + file, m_folder->filePath(file)));
    }

    void an_older_package_still_verifies()
    {
        const auto verification = verify(path(kept));
        QVERIFY(verification);
        QCOMPARE(listed(*verification), QByteArray());
        QCOMPARE(verification->files.size(), std::size_t{8});
        QVERIFY(!verification->signature);
    }

    // With one usefulness figure, columns in the plan and times to the second.
    void a_package_of_release_0_1_still_verifies()
    {
        const auto verification =
            verify(path(QStringLiteral(KEYSEED_SOURCE_DIR "/tests/core/package/second-schema")));
        QVERIFY(verification);
        QCOMPARE(listed(*verification), QByteArray());
        QCOMPARE(verification->files.size(), std::size_t{15});
    }

    void a_newer_file_has_no_place_in_it()
    {
        write(m_folder->filePath("croissant.json"), "{}\n");
        QCOMPARE(listed(*verify(path(m_folder->path()))),
                 QByteArray("SHA256SUMS: has no line for croissant.json\n"));
        writeSums(m_folder->path());
        QVERIFY(hasDifferenceOf(*verify(path(m_folder->path())), "croissant.json"));
    }

    void a_flipped_byte_is_named()
    {
        for (const QString &file : everythingIn(kept)) {
            const QByteArray whole = contentOf(kept + "/" + file);
            for (qsizetype place = 0; place < whole.size(); place += 41) {
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
    const QString kept = QStringLiteral(KEYSEED_SOURCE_DIR "/tests/core/package/first-schema");
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_release_firstschema

QTEST_APPLESS_MAIN(tst_release_firstschema::FirstSchemaTest)
#include "tst_release_firstschema.moc"
