#include "core/signing/KeyFile.h"
#include "tests/core/signing/Minisign.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <set>

namespace tst_signing_key {

using namespace core::signing;
using core::ErrorCode;

namespace {

// The least that scrypt takes here: what is tried is not how long guessing takes.
constexpr GuessingCost cheap{32768, std::size_t{16} << 20};
constexpr std::string_view passphrase = "correct horse battery";

} // namespace

class SigningKeyTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("keys/signing.key").toStdString();
    }

    void a_key_comes_back_with_its_passphrase()
    {
        const auto made = makeKeyFile(m_file, passphrase, cheap);
        QVERIFY2(made, made ? "" : made.error().detail.c_str());
        const auto opened = openKeyFile(m_file, passphrase);
        QVERIFY(opened);
        QVERIFY(opened->publicKey() == made->publicKey());
        const auto beside = readPublicKey(m_file);
        QVERIFY(beside && *beside == made->publicKey());
    }

    void the_file_is_of_its_owner_alone()
    {
        QVERIFY(makeKeyFile(m_file, passphrase, cheap));
        const auto mode = std::filesystem::status(m_file).permissions() & std::filesystem::perms::all;
        QCOMPARE(static_cast<int>(mode), 0600);
    }

    void a_key_that_others_may_read_is_refused()
    {
        namespace fs = std::filesystem;
        QVERIFY(makeKeyFile(m_file, passphrase, cheap));
        for (const auto others : {fs::perms::group_read, fs::perms::others_read, fs::perms::group_write}) {
            fs::permissions(m_file, fs::perms::owner_read | fs::perms::owner_write | others);
            const auto opened = openKeyFile(m_file, passphrase);
            QVERIFY(!opened);
            QVERIFY(opened.error().detail.find("chmod 600") != std::string::npos);
        }
        fs::permissions(m_file, fs::perms::owner_read | fs::perms::owner_write);
        QVERIFY(openKeyFile(m_file, passphrase));
    }

    // In minisign's file of a secret key: 6 bytes of algorithms, 32 of salt, then operations and memory, each
    // a little-endian number of 8 bytes.
    void a_cost_above_any_real_key_is_refused_before_it_is_paid_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<quint64>("cost");
        QTest::newRow("operations") << 38 << quint64(33'554'433);
        QTest::newRow("all the operations there are") << 38 << ~quint64(0);
        QTest::newRow("memory") << 46 << quint64(1'073'741'825);
    }

    void a_cost_above_any_real_key_is_refused_before_it_is_paid()
    {
        QFETCH(int, at);
        QFETCH(quint64, cost);
        QVERIFY(makeKeyFile(m_file, passphrase, cheap));
        QFile file(QString::fromStdString(m_file.string()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray comment = file.readLine();
        QByteArray key = QByteArray::fromBase64(file.readLine().trimmed());
        for (int byte = 0; byte < 8; ++byte)
            key[at + byte] = static_cast<char>(cost >> (8 * byte));
        file.resize(0);
        file.write(comment + key.toBase64() + '\n');
        file.close();
        const auto opened = openKeyFile(m_file, passphrase);
        QVERIFY(!opened);
        QVERIFY2(opened.error().detail.find("more work") != std::string::npos, opened.error().detail.c_str());
    }

    void neither_key_nor_passphrase_is_in_the_clear()
    {
        const auto key = makeKeyFile(m_file, passphrase, cheap);
        QVERIFY(key);
        QFile file(QString::fromStdString(m_file.string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = QByteArray::fromBase64(file.readAll().split('\n').at(1));
        QVERIFY(!bytes.contains(passphrase.data()));
        // libsodium's secret key ends with the public one: in the clear it would be found.
        const QByteArray open(reinterpret_cast<const char *>(key->publicKey().key.data()), 32);
        QVERIFY(!bytes.contains(open));
    }

    void another_passphrase_is_refused()
    {
        QVERIFY(makeKeyFile(m_file, passphrase, cheap));
        const auto opened = openKeyFile(m_file, "correct horse batterx");
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::InvalidParameter);
        QVERIFY(opened.error().detail.find("horse") == std::string::npos);
    }

    void a_short_passphrase_makes_no_key()
    {
        const auto made = makeKeyFile(m_file, "too short", cheap);
        QVERIFY(!made);
        QCOMPARE(made.error().code, ErrorCode::InvalidParameter);
        QVERIFY(!std::filesystem::exists(m_file));
    }

    void a_key_is_never_overwritten()
    {
        const auto first = makeKeyFile(m_file, passphrase, cheap);
        QVERIFY(first);
        const auto second = makeKeyFile(m_file, passphrase, cheap);
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::InvalidPlan);
        QVERIFY(openKeyFile(m_file, passphrase)->publicKey() == first->publicKey());
    }

    void a_damaged_file_is_refused_at_every_place()
    {
        QVERIFY(makeKeyFile(m_file, passphrase, cheap));
        QFile file(QString::fromStdString(m_file.string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        const qsizetype start = whole.indexOf('\n') + 1;
        // Past the numbers of what guessing costs, which would make it slow to try all of them.
        for (const qsizetype place :
             {start, start + 4, start + 20, start + 80, start + 150, whole.size() - 3}) {
            QByteArray changed = whole;
            changed[place] = changed[place] == 'A' ? 'B' : 'A';
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(changed);
            file.close();
            QVERIFY2(!openKeyFile(m_file, passphrase), qPrintable(QString::number(place - start)));
        }
    }

    void what_is_no_key_is_refused()
    {
        QCOMPARE(openKeyFile(m_file, passphrase).error().code, ErrorCode::NotFound);
        for (const QByteArray &text :
             {QByteArray(), QByteArray("hello"), QByteArray("untrusted comment: x\nAAAA\n")}) {
            QFile file(m_folder->filePath("other.key"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            QCOMPARE(openKeyFile(file.fileName().toStdString(), passphrase).error().code,
                     ErrorCode::InvalidParameter);
        }
    }

    void a_public_key_has_one_spelling()
    {
        const PublicKey key = SecretKey::make().publicKey();
        QVERIFY(*parsePublicKey(key.text()) == key);
        QVERIFY(*parsePublicKey(key.fileText()) == key);
        QVERIFY(!parsePublicKey(key.text() + " "));
        QVERIFY(!parsePublicKey(key.text().substr(1)));
        QVERIFY(!parsePublicKey(key.fileText() + "\n"));
        QVERIFY(key.text().starts_with("RW"));
    }

    void fingerprints_are_of_the_key()
    {
        std::set<std::string> seen;
        for (int i = 0; i < 50; ++i)
            seen.insert(SecretKey::make().publicKey().fingerprint());
        QCOMPARE(seen.size(), std::size_t{50});
        PublicKey zeros;
        // The first 10 bytes of the SHA-256 of 32 zero bytes, as sha256sum gives them.
        QCOMPARE(QString::fromStdString(zeros.fingerprint()), QString("6668 7AAD F862 BD77 6C8F"));
    }

    void minisign_signs_with_our_key()
    {
        if (!hasMinisign())
            QSKIP("minisign is not installed");
        QVERIFY(makeKeyFile(m_file, passphrase, cheap));
        const QString message = m_folder->filePath("message");
        QFile file(message);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("something to sign");
        file.close();
        const QString secret = QString::fromStdString(m_file.string());
        const QByteArray typed = QByteArray(passphrase.data()) + "\n";
        QCOMPARE(tests::minisign({"-S", "-s", secret, "-m", message}, typed), 0);
        const QString open = QString::fromStdString(publicKeyPath(m_file).string());
        QCOMPARE(tests::minisign({"-V", "-q", "-p", open, "-m", message}), 0);
    }

private:
    using Folder = std::unique_ptr<QTemporaryDir>;
    static bool hasMinisign() { return tests::hasMinisign(); }
    Folder m_folder;
    std::filesystem::path m_file;
};

} // namespace tst_signing_key

QTEST_APPLESS_MAIN(tst_signing_key::SigningKeyTest)
#include "tst_signing_key.moc"
