#include "core/fetch/FhirFetch.h"
#include "tests/core/fetch/Fetches.h"

#include <QTest>

namespace tst_fhirfaults {

using namespace core::fetch;
using namespace std::chrono_literals;

/// Servers that fail, expire, lie or never end.
class TestFhirFaults : public QObject
{
    Q_OBJECT

private slots:
    void what_may_pass_is_asked_again_data();
    void what_may_pass_is_asked_again();
    void a_server_that_stays_broken_is_given_up();
    void what_a_server_must_not_send_is_refused_data();
    void what_a_server_must_not_send_is_refused();
    void an_export_that_expired_is_asked_for_again();
    void an_export_that_always_expires_is_given_up();
    void an_export_without_end_is_given_up();
    void more_bytes_than_the_limit_end_the_fetch();
    void a_missing_attachment_is_counted();
    void cancelling_ends_the_wait();
    void wrong_settings_are_refused_before_anything_is_sent_data();
    void wrong_settings_are_refused_before_anything_is_sent();
};

void TestFhirFaults::what_may_pass_is_asked_again_data()
{
    QTest::addColumn<bool>("isSearch");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QJsonArray>("faults");
    QTest::addColumn<std::size_t>("pauses");
    QTest::newRow("kickoff") << false << "kickoff" << QJsonArray{"503", "429"} << std::size_t{2};
    QTest::newRow("status") << false << "status" << QJsonArray{"502"} << std::size_t{1};
    QTest::newRow("file") << false << "file" << QJsonArray{"500", "half", "503"} << std::size_t{3};
    QTest::newRow("page") << true << "page" << QJsonArray{"429", "504"} << std::size_t{2};
    QTest::newRow("binary") << true << "binary" << QJsonArray{"503"} << std::size_t{1};
}

void TestFhirFaults::what_may_pass_is_asked_again()
{
    QFETCH(bool, isSearch);
    QFETCH(QString, kind);
    QFETCH(QJsonArray, faults);
    QFETCH(std::size_t, pauses);
    Fetches fetches({{"patience", 9}, {"faults", QJsonObject{{kind, faults}}}});
    fetches.settings.way = isSearch ? FhirFetch::Way::Search : FhirFetch::Way::Export;
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->resources, std::uint64_t{7});
    QCOMPARE(fetched->binaries, std::uint64_t{2});
    QCOMPARE(fetched->repeated, std::uint64_t{0});
    QCOMPARE(fetches.pauses.size(), pauses);
    for (int at = 0; at < faults.size(); ++at) // with Retry-After, or else doubled
        QCOMPARE(fetches.pauses[static_cast<std::size_t>(at)],
                 faults[at].toString() == "429" || faults[at].toString() == "503" ? 9000ms
                                                                                  : 1000ms * (1 << at));
}

void TestFhirFaults::a_server_that_stays_broken_is_given_up()
{
    QJsonArray always;
    for (int count = 0; count < 100; ++count)
        always.append("500");
    Fetches fetches({{"faults", QJsonObject{{"page", always}}}});
    fetches.settings.way = FhirFetch::Way::Search;
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QCOMPARE(static_cast<int>(fetched.error().code), static_cast<int>(core::ErrorCode::Network));
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("page")), fetches.settings.limits.tries);
}

void TestFhirFaults::what_a_server_must_not_send_is_refused_data()
{
    QTest::addColumn<bool>("isSearch");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("words");
    QTest::newRow("state elsewhere") << false << "kickoff"
                                     << "elsewhere"
                                     << "leads to another server";
    QTest::newRow("files elsewhere") << false << "status"
                                     << "elsewhere"
                                     << "leads to another server";
    QTest::newRow("next page elsewhere") << true << "page"
                                         << "elsewhere"
                                         << "leads to another server";
    QTest::newRow("pages in a circle") << true << "page"
                                       << "circle"
                                       << "in a circle";
    QTest::newRow("redirect of a file") << false << "file"
                                        << "redirect"
                                        << "redirects are not followed";
    QTest::newRow("redirect of a page") << true << "page"
                                        << "redirect"
                                        << "redirects are not followed";
    QTest::newRow("HTML as a file") << false << "file"
                                    << "html"
                                    << "expected a resource";
    QTest::newRow("HTML as a page") << true << "page"
                                    << "html"
                                    << "expected a Bundle";
    QTest::newRow("HTML as a list") << false << "status"
                                    << "html"
                                    << "no \"output\"";
    QTest::newRow("another type") << false << "file"
                                  << "type"
                                  << "expected a resource of the type";
    QTest::newRow("fewer than announced") << false << "file"
                                          << "fewer"
                                          << "announced 3 resources and sent 2";
    QTest::newRow("another attachment") << true << "binary"
                                        << "stranger"
                                        << "another one";
    QTest::newRow("no right") << true << "page"
                              << "403"
                              << "HTTP 403";
    QTest::newRow("a line without end") << false << "file"
                                        << "huge"
                                        << "more than";
}

void TestFhirFaults::what_a_server_must_not_send_is_refused()
{
    QFETCH(bool, isSearch);
    QFETCH(QString, kind);
    QFETCH(QString, fault);
    QFETCH(QString, words);
    QJsonArray faults{fault};
    if (fault == QStringLiteral("stranger"))
        faults.prepend(QString()); // the first comes as bytes
    Fetches fetches({{"page", 3}, {"faults", QJsonObject{{kind, faults}}}});
    fetches.settings.way = isSearch ? FhirFetch::Way::Search : FhirFetch::Way::Export;
    fetches.settings.limits.resourceBytes = std::size_t{1} << 20;
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    const QString detail = QString::fromStdString(fetched.error().detail);
    QVERIFY2(detail.contains(words), qPrintable(detail));
    QVERIFY2(!detail.contains(QStringLiteral("Undisclosed")), qPrintable(detail));
    QVERIFY(!fetches.everything().contains("Undisclosed"));
}

void TestFhirFaults::an_export_that_expired_is_asked_for_again()
{
    Fetches fetches({{"page", 2}, {"faults", QJsonObject{{"file", QJsonArray{"", "410"}}}}});
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->resources, std::uint64_t{7});
    QCOMPARE(fetched->repeated, std::uint64_t{0});
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("kickoff")), 2);
}

void TestFhirFaults::an_export_that_always_expires_is_given_up()
{
    Fetches fetches({{"faults", QJsonObject{{"status", QJsonArray{"404", "410", "404", "404", "404"}}}}});
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QVERIFY(fetched.error().detail.find("expired") != std::string::npos);
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("kickoff")), 3);
}

void TestFhirFaults::an_export_without_end_is_given_up()
{
    Fetches fetches({{"polls", 1'000'000}, {"patience", 3600}});
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QVERIFY(fetched.error().detail.find("24 hours") != std::string::npos);
    QCOMPARE(fetches.pauses.size(), std::size_t{24});
}

void TestFhirFaults::more_bytes_than_the_limit_end_the_fetch()
{
    Fetches fetches({{"documents", 200}, {"page", 200}});
    fetches.settings.way = FhirFetch::Way::Search;
    fetches.settings.limits.bytes = 20'000;
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QVERIFY(QDir(fetches.folder()).exists());
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(fetches.folder()).entryInfoList({"*.ndjson"}, QDir::Files))
        bytes += file.size();
    QVERIFY(bytes <= 20'000);
}

void TestFhirFaults::a_missing_attachment_is_counted()
{
    Fetches fetches({{"faults", QJsonObject{{"binary", QJsonArray{"404"}}}}});
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->missing, std::uint64_t{1});
    QCOMPARE(fetched->binaries, std::uint64_t{1});
}

void TestFhirFaults::cancelling_ends_the_wait()
{
    Fetches fetches({{"polls", 1'000'000}});
    int waits = 0;
    fetches.settings.pause = [&](std::chrono::milliseconds) { return ++waits < 5; };
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QCOMPARE(static_cast<int>(fetched.error().code), static_cast<int>(core::ErrorCode::Cancelled));
    QCOMPARE(waits, 5);
}

void TestFhirFaults::wrong_settings_are_refused_before_anything_is_sent_data()
{
    QTest::addColumn<QString>("which");
    for (const char *which : {"plain http elsewhere",
                              "user in the address",
                              "query in the address",
                              "type",
                              "group",
                              "query with a line break",
                              "key without client",
                              "token with a line break"})
        QTest::newRow(which) << which;
}

void TestFhirFaults::wrong_settings_are_refused_before_anything_is_sent()
{
    QFETCH(QString, which);
    Fetches fetches;
    FhirFetch &settings = fetches.settings;
    if (which == "plain http elsewhere")
        settings.server = "http://fhir.example.org/r4";
    else if (which == "user in the address")
        settings.server = "https://me:word@fhir.example.org/r4";
    else if (which == "query in the address")
        settings.server += "?x=y";
    else if (which == "type")
        settings.types = {"../../etc/passwd"};
    else if (which == "group")
        settings.group = "1/../../Patient";
    else if (which == "key without client")
        settings.authorisation.keyFile = "key.pem";
    else if (which == "token with a line break")
        settings.authorisation.token = "a\r\nX: b";
    else {
        settings.way = FhirFetch::Way::Search;
        settings.query = "a=b\r\nX: y";
    }
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QCOMPARE(static_cast<int>(fetched.error().code), static_cast<int>(core::ErrorCode::InvalidParameter));
    QVERIFY(fetches.server.requests().isEmpty());
    QVERIFY(!QDir(fetches.folder()).exists());
}

} // namespace tst_fhirfaults

QTEST_GUILESS_MAIN(tst_fhirfaults::TestFhirFaults)
#include "tst_fhirfaults.moc"
