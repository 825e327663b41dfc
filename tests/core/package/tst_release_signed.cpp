#include "core/signing/Key.h"
#include "tests/core/package/SealedPackage.h"
#include "tests/core/package/SignedSample.h"
#include "tests/core/signing/Minisign.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_signed {

using namespace tests;
using core::package::verify;
namespace signing = core::signing;

class SignedTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SignedSample>(m_root->path());
        m_sample->writeTo(m_folder);
    }

    void who_signed_is_told()
    {
        const auto verification = verify(path(m_folder));
        QVERIFY2(verification && verification->differences.empty(), listed(*verification));
        QVERIFY(verification->signature && verification->signature->key == m_sample->signer.publicKey());
        QVERIFY(QString::fromStdString(verification->signature->comment).endsWith("2026-02-01"));
    }

    void a_signed_zip_verifies_too()
    {
        core::NoControl control;
        auto contents = m_sample->contents();
        const auto written = core::package::writeZip(contents, path(m_root->filePath("p.zip")), control);
        QVERIFY2(written, written ? "" : written.error().detail.c_str());
        const auto verification = verify(path(m_root->filePath("p.zip")));
        QVERIFY(verification && verification->differences.empty() && verification->signature);
        QVERIFY(!verification->approval);
    }

    // Whatever else is wrong with a package, nothing of it is parsed before who signed it is known.
    void another_signer_is_refused_before_anything_is_read()
    {
        write(m_folder + "/manifest.json", "no manifest");
        core::NoControl control;
        const auto other = signing::SecretKey::make();
        const auto verification = core::package::verifyPackage(
            path(m_folder), {.signer = other.publicKey(), .limits = {}}, core::package::Progress(control));
        QVERIFY(verification && !verification->signature);
        QCOMPARE(
            listed(*verification),
            QByteArray("SHA256SUMS.minisig: the package is not signed with the key that was asked for\n"));
    }

    void files_are_not_read_where_their_sums_are_wrong()
    {
        write(m_folder + "/corpus.jsonl", "no JSON");
        write(m_folder + "/manifest.json", "no manifest");
        const auto verification = verify(path(m_folder));
        QVERIFY(verification && !verification->differences.empty());
        for (const std::string &line : verification->differences)
            QVERIFY2(line.find("SHA-256") != std::string::npos, line.c_str());
    }

    void an_unsigned_package_says_so()
    {
        writeSample(m_sample->sample, m_root->filePath("unsigned"));
        QVERIFY(!verify(path(m_root->filePath("unsigned")))->signature);
        QVERIFY(textOf(m_root->filePath("unsigned/README.md")).contains("not signed"));
    }

    void key_and_fingerprint_are_in_the_documents()
    {
        const signing::PublicKey &key = m_sample->signer.publicKey();
        const QString readme = textOf(m_folder + "/README.md");
        QVERIFY(readme.contains(QString::fromStdString(key.text())));
        QVERIFY(readme.contains(QString::fromStdString(key.fingerprint())));
        const ManifestJson manifest = manifestOf(m_folder);
        QCOMPARE(manifest["signing"]["publicKey"].get<std::string>(), key.text());
        QCOMPARE(manifest["signing"]["fingerprint"].get<std::string>(), key.fingerprint());
    }

    void minisign_agrees_and_disagrees()
    {
        if (!hasMinisign())
            QSKIP("minisign is not installed");
        const QStringList check{
            "-V", "-q", "-p", m_folder + "/signing-key.pub", "-m", m_folder + "/SHA256SUMS"};
        QCOMPARE(minisign(check), 0);
        QByteArray sums = contentOf(m_folder + "/SHA256SUMS");
        sums[0] = sums[0] == '0' ? '1' : '0';
        write(m_folder + "/SHA256SUMS", sums);
        QVERIFY(minisign(check) > 0);
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "SHA256SUMS.minisig"));
    }

    void taking_signature_or_key_away_is_named_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file :
             {"SHA256SUMS.minisig", "signing-key.pub", "approval.json", "approval.json.minisig"})
            QTest::newRow(file) << file;
    }
    void taking_signature_or_key_away_is_named()
    {
        QFETCH(QString, file);
        QVERIFY(QFile::remove(m_folder + "/" + file));
        QVERIFY(listed(*verify(path(m_folder))).contains((file + ": is missing\n").toUtf8()));
    }

    void a_changed_and_summed_package_does_not_fit_its_signature()
    {
        write(m_folder + "/README.md", "another text");
        ManifestJson manifest = manifestOf(m_folder);
        for (ManifestJson &file : manifest["files"])
            if (file["name"] == "README.md") {
                file["bytes"] = 12;
                file["sha256"] = sumOf("another text").toStdString();
            }
        write(m_folder + "/manifest.json", QByteArray::fromStdString(manifest.dump(2)));
        QByteArray sums;
        for (const QByteArray &line : contentOf(m_folder + "/SHA256SUMS").split('\n')) {
            const QByteArray name = line.mid(66);
            if (!name.isEmpty())
                sums += sumOf(contentOf(m_folder + "/" + QString::fromUtf8(name))) + "  " + name + "\n";
        }
        write(m_folder + "/SHA256SUMS", sums);
        const auto verification = verify(path(m_folder));
        QCOMPARE(listed(*verification), QByteArray("SHA256SUMS.minisig: does not fit what it signs\n"));
        QVERIFY(!verification->signature);
    }

    void the_manifest_of_another_package_is_named()
    {
        SignedSample other(m_root->path(), 9);
        other.writeTo(m_root->filePath("other"));
        write(m_folder + "/manifest.json", contentOf(m_root->filePath("other/manifest.json")));
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "manifest.json"));
    }

    void the_key_of_another_package_is_named()
    {
        SignedSample other(m_root->path());
        other.writeTo(m_root->filePath("other"));
        for (const char *file : {"signing-key.pub", "SHA256SUMS.minisig"})
            write(m_folder + "/" + file, contentOf(m_root->filePath("other/") + file));
        const auto verification = verify(path(m_folder));
        QVERIFY(hasDifferenceOf(*verification, "signing-key.pub"));
        QVERIFY(!verification->signature);
    }

    void texts_are_compared_with_the_corpus()
    {
        const QString text = m_folder + "/texts/SYN-000003.txt";
        QVERIFY(QFile::rename(text, m_folder + "/texts/SYN-000099.txt"));
        const auto renamed = verify(path(m_folder));
        QVERIFY(hasDifferenceOf(*renamed, "texts/SYN-000003.txt"));
        QVERIFY(hasDifferenceOf(*renamed, "SHA256SUMS"));
        QVERIFY(QDir(m_folder).mkdir("texts/more"));
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "texts/more"));
        write(m_folder + "/texts/notes.txt", "x");
        QVERIFY(hasDifferenceOf(*verify(path(m_folder)), "texts/notes.txt"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SignedSample> m_sample;
    QString m_folder;
};

} // namespace tst_release_signed

QTEST_APPLESS_MAIN(tst_release_signed::SignedTest)
#include "tst_release_signed.moc"
