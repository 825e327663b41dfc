#include "core/http/Address.h"

#include <QTest>

namespace tst_address {

using namespace core;
using namespace core::http;

class TestAddress : public QObject
{
    Q_OBJECT

private slots:
    void plain_http_goes_to_this_computer_only_data();
    void plain_http_goes_to_this_computer_only();
    void an_address_with_a_password_is_refused();
    void an_origin_says_who_is_talked_to_and_no_more();
};

void TestAddress::plain_http_goes_to_this_computer_only_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("allowed");
    QTest::addColumn<bool>("good");
    const auto row = [](const char *url, bool good, const char *allowed = "") {
        QTest::addRow("%s allowed: %s", url, allowed) << QByteArray(url) << QByteArray(allowed) << good;
    };
    row("https://example.org/v1", true);
    row("HTTPS://Example.org", true);
    row("http://localhost:8080/v1", true);
    row("http://127.0.0.1:1234", true);
    row("http://127.1.2.3", true);
    row("http://[::1]:8080/", true);
    row("http://example.org/v1", false);
    row("http://127.0.0.1.example.org/", false);
    row("http://localhost.example.org/", false);
    row("http://127.evil.example/", false);
    row("http://10.0.0.5:8000/v1", false);
    row("http://gpu.hospital.example/v1", true, "gpu.hospital.example");
    row("http://gpu.hospital.example/v1", true, "GPU.hospital.example");
    row("http://other.hospital.example/v1", false, "gpu.hospital.example");
    row("http://gpu.\xc3\xa4rzte.example/v1", true, "GPU.xn--rzte-koa.example");
    row("http://gpu.xn--rzte-koa.example/v1", true, "gpu.\xc3\xa4rzte.example");
    row("http://gpu.arzte.example/v1", false, "gpu.\xc3\xa4rzte.example");
    row("ftp://example.org/", false);
    row("file:///etc/passwd", false);
    row("example.org/v1", false);
    row("", false);
    row("http://", false);
    row("https://ex%61mple.org/", true);
    row("https://a%2%65example.org/", false); // which decodes to what would be decoded again
    row("https://65%36/", false);             // and this one to a number
}

void TestAddress::plain_http_goes_to_this_computer_only()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, allowed);
    QFETCH(bool, good);
    const auto checked = checkAddress(url.toStdString(), allowed.toStdString());
    QVERIFY2(checked.has_value() == good, checked ? "accepted" : checked.error().detail.c_str());
}

void TestAddress::an_address_with_a_password_is_refused()
{
    for (const char *url : {"https://user:secret@example.org/", "https://user@example.org/"}) {
        const auto address = parseAddress(url);
        QVERIFY(!address);
        QVERIFY(address.error().detail.find("secret") == std::string::npos);
    }
}

void TestAddress::an_origin_says_who_is_talked_to_and_no_more()
{
    QCOMPARE(originOf(*parseAddress("HTTPS://Models.Example.org/v1?key=x")),
             std::string("https://models.example.org:443"));
    QCOMPARE(originOf(*parseAddress("http://[::1]:8080/")), std::string("http://[::1]:8080"));
}

} // namespace tst_address

QTEST_APPLESS_MAIN(tst_address::TestAddress)
#include "tst_address.moc"
