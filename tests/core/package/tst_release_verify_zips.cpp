#include "core/package/check/Verification.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SampleZip.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_verify_zips {

using namespace tests;
using core::ErrorCode;
using core::package::verify;

class ReleaseVerifyZipsTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_zip = m_root->filePath("package.zip");
        SampleRelease sample(m_root->path());
        writeSample(sample, m_folder);
    }

    // As zip and jar write them.
    void a_zip_with_entries_for_its_folders_verifies()
    {
        auto entries = entriesOf(m_folder);
        entries.insert(entries.begin(), {{"top/", {}, {}}, {"top/texts/", {}, {}}});
        makeZip(m_zip, entries);
        QCOMPARE(listed(*verify(path(m_zip))), QByteArray());
    }

    void a_zip_with_a_foreign_entry_differs_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("file in the folder") << "top/sensitive.csv";
        QTest::newRow("folder below") << "top/private/corpus.csv";
        QTest::newRow("empty folder") << "top/private/";
    }
    void a_zip_with_a_foreign_entry_differs()
    {
        QFETCH(QString, name);
        auto entries = entriesOf(m_folder);
        entries.push_back({name, name.endsWith('/') ? QByteArray() : QByteArray("x"), {}});
        makeZip(m_zip, entries);
        const auto verification = verify(path(m_zip));
        QVERIFY(verification);
        QCOMPARE(verification->differences.size(), std::size_t{1});
        QCOMPARE(everythingIn(m_root->path()), (QStringList{"package", "package.zip", "terms.txt"}));
    }

    void a_zip_with_a_link_is_refused()
    {
        auto entries = entriesOf(m_folder);
        entries.push_back({"top/link.csv", {}, "/etc/passwd"});
        makeZip(m_zip, entries);
        QVERIFY(!verify(path(m_zip)));
    }

    // Where programs would unpack an entry differs from one to the next.
    void a_zip_with_an_entry_of_a_doubtful_place_is_refused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("file beside the folder") << "sensitive.csv";
        QTest::newRow("second folder") << "other/corpus.csv";
        QTest::newRow("climbing out") << "../corpus.csv";
        QTest::newRow("climbing out from inside") << "top/../corpus.csv";
        QTest::newRow("absolute") << "/top/corpus.csv";
        QTest::newRow("backslash") << "top\\corpus.csv";
        QTest::newRow("file twice") << "top/corpus.csv";
        QTest::newRow("file twice where letters are alike") << "top/CORPUS.csv";
        QTest::newRow("file and folder of one name") << "top/corpus.csv/";
    }
    void a_zip_with_an_entry_of_a_doubtful_place_is_refused()
    {
        QFETCH(QString, name);
        auto entries = entriesOf(m_folder);
        entries.push_back({name, name.endsWith('/') ? QByteArray() : QByteArray("x"), {}});
        makeZip(m_zip, entries);
        const auto verification = verify(path(m_zip));
        QVERIFY(!verification);
        QCOMPARE(verification.error().code, ErrorCode::InvalidPackage);
        const QByteArray words = QByteArray::fromStdString(verification.error().detail);
        QVERIFY2(words.contains("entry " + QByteArray::number(entries.size())) && !words.contains("corpus"),
                 words);
    }

    void a_zip_that_unpacks_to_too_much_is_refused()
    {
        auto entries = entriesOf(m_folder);
        entries[2].bytes = QByteArray(40'000'000, 'x');
        makeZip(m_zip, entries);
        QVERIFY(QFileInfo(m_zip).size() < 200'000);
        core::NoControl control;
        const auto refused =
            core::package::verifyPackage(path(m_zip),
                                         {.signer = {}, .limits = {.totalBytes = 30'000'000, .entries = 100}},
                                         core::package::Progress(control));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidPackage);
        QVERIFY(!verify(path(m_zip))); // nothing that a person writes shrinks to a two-hundredth
        const auto crowded =
            core::package::verifyPackage(path(m_zip),
                                         {.signer = {}, .limits = {.totalBytes = 100'000'000, .entries = 7}},
                                         core::package::Progress(control));
        QVERIFY(!crowded);
        QCOMPARE(crowded.error().code, ErrorCode::InvalidPackage);
    }

    void no_damage_to_a_zip_goes_by_with_other_content()
    {
        SampleRelease sample(m_root->path());
        core::NoControl control;
        QVERIFY(core::package::writeZip(sample.contents(), path(m_zip), control));
        const auto good = verify(path(m_zip));
        const QByteArray whole = contentOf(m_zip);
        int noticed = 0;
        for (qsizetype place = 0; place < whole.size(); place += place < whole.size() - 800 ? 31 : 1) {
            QByteArray changed = whole;
            changed[place] = static_cast<char>(changed[place] ^ (1 << (place % 8)));
            write(m_zip, changed);
            const auto verification = verify(path(m_zip));
            if (!verification) {
                QCOMPARE(verification.error().code, ErrorCode::InvalidPackage);
                ++noticed;
            } else if (!verification->differences.empty()) {
                ++noticed;
            } else {
                // A date or a flag of the container: what it holds is the same, byte by byte.
                QCOMPARE(verification->files.size(), good->files.size());
                for (std::size_t i = 0; i < good->files.size(); ++i) {
                    QCOMPARE(verification->files[i].name, good->files[i].name);
                    QCOMPARE(verification->files[i].sha256, good->files[i].sha256);
                }
            }
        }
        QVERIFY(noticed > 100);
    }

    void a_zip_cut_short_or_added_to_is_no_package()
    {
        SampleRelease sample(m_root->path());
        core::NoControl control;
        QVERIFY(core::package::writeZip(sample.contents(), path(m_zip), control));
        const QByteArray whole = contentOf(m_zip);
        for (const QByteArray &bytes : {whole.left(whole.size() / 2),
                                        whole.left(whole.size() - 1),
                                        whole.left(3),
                                        QByteArray(),
                                        whole + "x",
                                        "x" + whole}) {
            write(m_zip, bytes);
            const auto verification = verify(path(m_zip));
            QVERIFY(!verification);
            QCOMPARE(verification.error().code, ErrorCode::InvalidPackage);
        }
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
    QString m_zip;
};

} // namespace tst_release_verify_zips

QTEST_APPLESS_MAIN(tst_release_verify_zips::ReleaseVerifyZipsTest)
#include "tst_release_verify_zips.moc"
