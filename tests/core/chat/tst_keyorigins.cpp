#include "core/chat/KeyOrigins.h"
#include "core/chat/Server.h"
#include "core/http/Address.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace tst_keyorigins {

using namespace core;
using namespace core::chat;

/// Which secret may go to which server.
class TestKeyOrigins : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void nothing_is_allowed_until_somebody_says_so();
    void what_is_said_for_a_run_is_forgotten_with_it();
    void an_origin_is_scheme_host_and_port_data();
    void an_origin_is_scheme_host_and_port();
    void another_file_of_certificates_is_another_origin();
    void what_is_no_server_is_refused();
    void a_host_is_named_in_ascii_data();
    void a_host_is_named_in_ascii();
    void the_file_is_of_the_person_alone();

private:
    std::filesystem::path ledger() const
    {
        return m_folder->filePath(QStringLiteral("state/ledger.sqlite")).toStdString();
    }
    KeyOrigins origins() const { return KeyOrigins::beside(ledger()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const KeyUse use{"HOUSE_KEY", "https://models.test:443"};

} // namespace

void TestKeyOrigins::nothing_is_allowed_until_somebody_says_so()
{
    QVERIFY(!origins().isAllowed(use));
    QVERIFY(origins().remember(use));
    QVERIFY(origins().remember(use)); // twice is once
    QVERIFY(origins().isAllowed(use));
    for (const KeyUse &other : {KeyUse{"OTHER_KEY", use.origin},
                                KeyUse{use.variable, "https://models.test:444"},
                                KeyUse{use.variable, "http://models.test:443"},
                                KeyUse{use.variable, "https://models.test.evil:443"},
                                KeyUse{use.variable, "https://127.0.0.1:443"}})
        QVERIFY(!origins().isAllowed(other));
    const KeyUse second{"OTHER_KEY", "https://other.test:443"};
    QVERIFY(origins().remember(second));
    QVERIFY(origins().isAllowed(use) && origins().isAllowed(second));
}

void TestKeyOrigins::what_is_said_for_a_run_is_forgotten_with_it()
{
    KeyOrigins now = origins();
    QVERIFY(now.allow("HOUSE_KEY=https://Models.test"));
    QVERIFY(now.isAllowed(use));
    QVERIFY(!now.isAllowed({"OTHER_KEY", use.origin})); // another secret does not go along
    QVERIFY(!now.isAllowed({use.variable, "https://models.test:444"}));
    QVERIFY(!origins().isAllowed(use));
    QVERIFY(!std::filesystem::exists(KeyOrigins::fileBeside(ledger())));
}

void TestKeyOrigins::an_origin_is_scheme_host_and_port_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("origin");
    QTest::newRow("its port") << "https://Models.Test/v1"
                              << "https://models.test:443";
    QTest::newRow("another port") << "http://127.0.0.1:8080/a"
                                  << "http://127.0.0.1:8080";
    QTest::newRow("version 6") << "https://[::1]:9/v1"
                               << "https://[::1]:9";
    QTest::newRow("a name in the path") << "https://evil.test/https://models.test"
                                        << "https://evil.test:443";
    QTest::newRow("a user name") << "https://models.test@evil.test/"
                                 << "";
}

void TestKeyOrigins::an_origin_is_scheme_host_and_port()
{
    QFETCH(QString, url);
    QFETCH(QString, origin);
    const auto found = keyOriginOf(url.toStdString(), {});
    QCOMPARE(QString::fromStdString(found.value_or("")), origin);
}

// Who chooses the certificates chooses who answers for the host.
void TestKeyOrigins::another_file_of_certificates_is_another_origin()
{
    const auto write = [&](const char *name, const QByteArray &bytes) {
        QFile file(m_folder->filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return std::filesystem::path(file.fileName().toStdString());
    };
    const auto mine = keyOriginOf("https://models.test", write("mine.pem", "mine"));
    const auto copy = keyOriginOf("https://models.test", write("copy.pem", "mine"));
    const auto evil = keyOriginOf("https://models.test", write("evil.pem", "evil"));
    QVERIFY(mine && copy && evil);
    QCOMPARE(*mine, *copy);
    QVERIFY(*mine != *evil && *mine != use.origin);
    KeyOrigins now = origins();
    QVERIFY(now.allow(use.variable + "=" + *mine));
    QVERIFY(now.isAllowed({use.variable, *mine}));
    QVERIFY(!now.isAllowed({use.variable, *evil}) && !now.isAllowed(use));
    QVERIFY(
        !keyOriginOf("https://models.test", m_folder->filePath(QStringLiteral("none.pem")).toStdString()));
}

void TestKeyOrigins::what_is_no_server_is_refused()
{
    KeyOrigins now = origins();
    for (const char *each :
         {"", "models.test", "ftp://models.test", "https://me:key@models.test", "https://m.test#ca=12"})
        QVERIFY(!now.allow(std::string("HOUSE_KEY=") + each));
    for (const char *each : {"https://models.test", "=https://models.test", "A KEY=https://models.test"})
        QVERIFY(!now.allow(each));
}

void TestKeyOrigins::a_host_is_named_in_ascii_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("origin"); // empty: refused
    QTest::addColumn<QByteArray>("characters");
    const auto row = [](const char *name, const char *url, const char *origin, const char *characters = "") {
        QTest::newRow(name) << QByteArray(url) << QByteArray(origin) << QByteArray(characters);
    };
    // The ASCII forms are those of Python's encodings.punycode.
    row("Cyrillic a", "https://\xd0\xb0pi.openai.com/v1", "https://xn--pi-6kc.openai.com:443", "U+0430");
    row("a fraction slash",
        "https://api.openai.com\xe2\x81\x84v1.evil.example",
        "https://api.openai.xn--comv1-f33b.evil.example:443",
        "U+2044");
    row("umlaut",
        "https://B\xc3\xbc"
        "cher.example",
        "https://xn--bcher-kva.example:443",
        "U+00FC");
    row("in ASCII already", "https://xn--bcher-kva.example", "https://xn--bcher-kva.example:443", "U+00FC");
    row("with %", "https://b%C3%BCcher.example", "https://xn--bcher-kva.example:443", "U+00FC");
    row("sharp s is a letter", "https://fa\xc3\x9f.example", "https://xn--fa-hia.example:443", "U+00DF");
    row("wide letters are letters", "https://\xef\xbd\x81pi.example", "https://api.example:443");
    row("an ideographic full stop",
        "https://a\xe3\x80\x82"
        "example",
        "https://a.example:443");
    row("an underscore", "https://model_server.example", "https://model_server.example:443");
    row("a wide slash", "https://api.example\xef\xbc\x8fv1.evil.example", "");
    row("a joiner of nothing",
        "https://a\xe2\x80\x8d"
        "b.example",
        "");
    row("no such form", "https://xn--999999999.example", "");
    row("no UTF-8", "https://a\xff.example", "");
}

void TestKeyOrigins::a_host_is_named_in_ascii()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, origin);
    QFETCH(QByteArray, characters);
    const auto found = keyOriginOf(url.toStdString(), {});
    QCOMPARE(QByteArray::fromStdString(found.value_or("")), origin);
    if (!found)
        return;
    const std::string warning = hostWarning(*found);
    QCOMPARE(warning.empty(), characters.isEmpty());
    QVERIFY2(warning.find(characters.toStdString()) != std::string::npos, warning.c_str());
    // The same server is meant, however it is written.
    KeyOrigins now = origins();
    QVERIFY(now.allow("HOUSE_KEY=" + url.toStdString()));
    QVERIFY(now.isAllowed({"HOUSE_KEY", *found}));
    const http::Request request = messageRequest(
        {.protocol = Protocol::OpenAi, .baseUrl = url.toStdString(), .model = "m", .apiVersion = {}},
        {.system = {}, .user = "a"},
        {},
        {});
    const std::string host = found->substr(0, found->rfind(':'));
    QVERIFY2(http::shown(request).find("Host: " + host.substr(host.find("://") + 3)) != std::string::npos
                 || http::foreignCharacters(host.substr(8)).empty(),
             http::shown(request).c_str());
}

void TestKeyOrigins::the_file_is_of_the_person_alone()
{
    namespace fs = std::filesystem;
    QVERIFY(origins().remember(use));
    const fs::path file = KeyOrigins::fileBeside(ledger());
    QCOMPARE(static_cast<int>(fs::status(file).permissions()), 0600);
    // One that is not of this person alone says nothing, nor does a link to somewhere else.
    fs::permissions(file, fs::perms(0644));
    QVERIFY(!origins().isAllowed(use));
    fs::permissions(file, fs::perms(0600));
    QVERIFY(origins().isAllowed(use));
    fs::rename(file, file.string() + ".elsewhere");
    fs::create_symlink(file.string() + ".elsewhere", file);
    QVERIFY(!origins().isAllowed(use));
}

} // namespace tst_keyorigins

QTEST_APPLESS_MAIN(tst_keyorigins::TestKeyOrigins)
#include "tst_keyorigins.moc"
