#include "core/signing/Key.h"
#include "tests/core/signing/Minisign.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_signing_signature {

using namespace core::signing;

namespace {

const std::string message = "0123abcd  corpus.csv\n";
const std::string comment = "SHA256SUMS of a package made on 2026-02-01T10:00:00Z";

} // namespace

class SignatureTest : public QObject
{
    Q_OBJECT

private slots:
    void a_signature_fits_its_message()
    {
        const SecretKey key = SecretKey::make();
        const auto checked = checkSignature(signatureText(key, message, comment), message, key.publicKey());
        QVERIFY(checked);
        QCOMPARE(*checked, comment);
    }

    void every_changed_character_is_noticed()
    {
        const SecretKey key = SecretKey::make();
        const std::string text = signatureText(key, message, comment);
        for (std::size_t place = 0; place < text.size(); ++place) {
            for (int bit = 0; bit < 8; ++bit) {
                std::string changed = text;
                changed[place] = static_cast<char>(changed[place] ^ (1 << bit));
                QVERIFY2(!checkSignature(changed, message, key.publicKey()),
                         qPrintable(QString::number(place)));
            }
        }
        for (std::size_t length = 0; length < text.size(); ++length)
            QVERIFY(!checkSignature(text.substr(0, length), message, key.publicKey()));
        QVERIFY(!checkSignature(text + "\n", message, key.publicKey()));
    }

    void every_changed_byte_of_the_message_is_noticed()
    {
        const SecretKey key = SecretKey::make();
        const std::string text = signatureText(key, message, comment);
        for (std::size_t place = 0; place < message.size(); ++place) {
            std::string changed = message;
            changed[place] = static_cast<char>(changed[place] ^ 1);
            const auto checked = checkSignature(text, changed, key.publicKey());
            QVERIFY(!checked);
            QCOMPARE(checked.error().code, core::ErrorCode::InvalidPackage);
        }
    }

    void another_key_does_not_fit()
    {
        const SecretKey key = SecretKey::make();
        const std::string text = signatureText(key, message, comment);
        QVERIFY(!checkSignature(text, message, SecretKey::make().publicKey()));
        // The id tells keys apart, but it is the key that counts.
        PublicKey forged = SecretKey::make().publicKey();
        forged.id = key.publicKey().id;
        QVERIFY(!checkSignature(text, message, forged));
    }

    void minisign_agrees()
    {
        if (!tests::hasMinisign())
            QSKIP("minisign is not installed");
        const SecretKey key = SecretKey::make();
        const QString file = m_folder.filePath("SHA256SUMS");
        const auto write = [](const QString &path, const std::string &text) {
            QFile out(path);
            return out.open(QIODevice::WriteOnly) && out.write(text.data(), qint64(text.size())) >= 0;
        };
        QVERIFY(write(file, message));
        QVERIFY(write(file + ".minisig", signatureText(key, message, comment)));
        QVERIFY(write(m_folder.filePath("key.pub"), key.publicKey().fileText()));
        const QString text = QString::fromStdString(key.publicKey().text());
        QCOMPARE(tests::minisign({"-V", "-q", "-P", text, "-m", file}), 0);
        QCOMPARE(tests::minisign({"-V", "-q", "-p", m_folder.filePath("key.pub"), "-m", file}), 0);

        QVERIFY(write(file, "0123abce  corpus.csv\n"));
        QVERIFY(tests::minisign({"-V", "-q", "-P", text, "-m", file}) > 0);
        QVERIFY(write(file, message));
        QVERIFY(write(file + ".minisig", signatureText(SecretKey::make(), message, comment)));
        QVERIFY(tests::minisign({"-V", "-q", "-P", text, "-m", file}) > 0);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace tst_signing_signature

QTEST_APPLESS_MAIN(tst_signing_signature::SignatureTest)
#include "tst_signing_signature.moc"
