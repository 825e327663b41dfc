#include "core/fetch/FhirFetch.h"
#include "core/records/Reader.h"
#include "tests/core/fetch/Fetches.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_fhirfetch {

using namespace core::fetch;
using namespace std::chrono_literals;

/// Fetching from a server that follows the specifications: FHIR R4 search, Bulk Data Access 2, SMART backend
/// services.
class TestFhirFetch : public QObject
{
    Q_OBJECT

private slots:
    void an_export_is_awaited_and_copied();
    void a_search_is_followed_to_its_last_page();
    void fetched_files_are_read_as_records_data();
    void fetched_files_are_read_as_records();
    void a_signed_request_gets_a_token_data();
    void a_signed_request_gets_a_token();
    void a_token_that_expired_is_replaced();
    void neither_token_nor_key_is_written();
    void a_key_that_others_can_read_is_refused();
    void a_fetch_goes_on_where_it_was_interrupted_data();
    void a_fetch_goes_on_where_it_was_interrupted();
    void the_folder_is_for_its_owner_alone();
    void a_folder_of_another_fetch_is_refused();
    void removing_leaves_files_of_others();

private:
    static QString makeKey(const QString &folder, const QStringList &options);
    static QStringList filesOf(const Fetches &fetches);
};

QStringList TestFhirFetch::filesOf(const Fetches &fetches)
{
    return QDir(fetches.folder()).entryList({QStringLiteral("*.ndjson")}, QDir::Files, QDir::Name);
}

// Makes key.pem and public.pem. Returns the path of the private key.
QString TestFhirFetch::makeKey(const QString &folder, const QStringList &options)
{
    const QString key = folder + QStringLiteral("/key.pem");
    const auto run = [](const QStringList &arguments) {
        QProcess openssl;
        openssl.start(QStringLiteral("openssl"), arguments);
        if (!openssl.waitForFinished(60'000) || openssl.exitCode() != 0)
            qFatal("openssl failed: %s", openssl.readAllStandardError().constData());
    };
    run(QStringList{"genpkey", "-out", key} + options);
    run({"pkey", "-in", key, "-pubout", "-out", folder + QStringLiteral("/public.pem")});
    QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner);
    return key;
}

void TestFhirFetch::an_export_is_awaited_and_copied()
{
    Fetches fetches({{"polls", 3}, {"patience", 7}, {"documents", 5}, {"reports", 2}, {"page", 3}});
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->resources, std::uint64_t{7});
    QCOMPARE(fetched->binaries, std::uint64_t{2});
    QCOMPARE(fetched->otherTypes, std::uint64_t{1}); // the file of patients
    QCOMPARE(fetches.pauses, (std::vector<std::chrono::milliseconds>{7s, 7s, 7s}));
    QCOMPARE(filesOf(fetches),
             QStringList({"Binary-attachments.ndjson",
                          "DiagnosticReport-1.ndjson",
                          "DocumentReference-1.ndjson",
                          "DocumentReference-2.ndjson"}));
    QVERIFY(fetches.server.requests().contains(QStringLiteral("DELETE status /status/1")));
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("file")), 3);
    QVERIFY(fetches.server.requests().first().contains(
        QStringLiteral("_type=DocumentReference%2CDiagnosticReport%2CBinary")));
}

void TestFhirFetch::a_search_is_followed_to_its_last_page()
{
    Fetches fetches({{"documents", 8},
                     {"reports", 0},
                     {"page", 3},
                     {"faults", QJsonObject{{"page", QJsonArray{"", "twice"}}}}});
    fetches.settings.way = FhirFetch::Way::Search;
    fetches.settings.types = {"DocumentReference"};
    fetches.settings.query = "type=http://loinc.org%7C18842-5";
    fetches.settings.hasAttachments = false;
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->resources, std::uint64_t{8});
    QCOMPARE(fetched->repeated, std::uint64_t{1});
    QCOMPARE(fetches.server.requests(),
             QStringList({"GET page /r4/DocumentReference?_count=200&type=http://loinc.org%7C18842-5",
                          "GET page /r4/DocumentReference?at=3",
                          "GET page /r4/DocumentReference?at=6"}));
}

void TestFhirFetch::fetched_files_are_read_as_records_data()
{
    QTest::addColumn<bool>("isSearch");
    QTest::newRow("export") << false;
    QTest::newRow("search") << true;
}

void TestFhirFetch::fetched_files_are_read_as_records()
{
    QFETCH(bool, isSearch);
    Fetches fetches({{"documents", 5}, {"reports", 2}, {"page", 2}});
    fetches.settings.way = isSearch ? FhirFetch::Way::Search : FhirFetch::Way::Export;
    QVERIFY(fetches.fetch());
    const core::records::Source source{.files = {fetches.settings.folder},
                                       .format = "fhir",
                                       .delimiter = {},
                                       .encoding = {},
                                       .textColumn = "text",
                                       .labelColumn = {},
                                       .personColumn = "patient"};
    auto reader = core::records::Reader::open(source);
    QVERIFY2(reader, reader ? "" : reader.error().detail.c_str());
    std::set<std::string> texts;
    core::records::Record record;
    while ((*reader)->next(record).value_or(false))
        texts.insert(record.person + ": " + record.text);
    std::set<std::string> expected = {"p0: Report 0: no fracture.", "p1: Report 1: no fracture."};
    for (int number = 0; number < 5; ++number)
        expected.insert(
            QStringLiteral("p%1: Note %1: the patient has chest pain and fever.").arg(number).toStdString());
    QCOMPARE(texts, expected);
}

void TestFhirFetch::a_signed_request_gets_a_token_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<bool>("isRight");
    const QStringList rsa = {"-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"};
    const QStringList p384 = {"-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"};
    const QStringList p256 = {"-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"};
    QTest::newRow("RSA") << rsa << "RS384" << true;
    QTest::newRow("P-384") << p384 << "ES384" << true;
    QTest::newRow("another curve") << p256 << "ES384" << false;
    QTest::newRow("too short") << QStringList{"-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:1024"}
                               << "RS384" << false;
}

void TestFhirFetch::a_signed_request_gets_a_token()
{
    QFETCH(QStringList, options);
    QFETCH(QString, algorithm);
    QFETCH(bool, isRight);
    const QTemporaryDir keys;
    const QString key = makeKey(keys.path(), options);
    Fetches fetches({{"public", keys.filePath("public.pem")}, {"algorithm", algorithm}});
    fetches.settings.authorisation = {.client = "keyseed-test", .keyFile = key.toStdString()};
    const auto fetched = fetches.fetch();
    QCOMPARE(fetched.has_value(), isRight);
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("token")), isRight ? 1 : 0);
    if (!isRight)
        QVERIFY(fetched.error().detail.find("P-384") != std::string::npos);
}

void TestFhirFetch::a_token_that_expired_is_replaced()
{
    const QTemporaryDir keys;
    const QString key = makeKey(keys.path(), {"-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"});
    Fetches fetches({{"public", keys.filePath("public.pem")}, {"algorithm", "ES384"}, {"uses", 2}});
    fetches.settings.authorisation = {.client = "keyseed-test", .keyFile = key.toStdString()};
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->resources, std::uint64_t{7});
    // Export, state, three files, state, two attachments: eight requests with a token, two for each token.
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("token")), 4);
}

void TestFhirFetch::neither_token_nor_key_is_written()
{
    const QTemporaryDir keys;
    const QString key = makeKey(keys.path(), {"-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"});
    Fetches fetches({{"public", keys.filePath("public.pem")},
                     {"algorithm", "ES384"},
                     {"faults", QJsonObject{{"file", QJsonArray{"", "404", "404", "404", "403"}}}}});
    fetches.settings.authorisation = {.client = "keyseed-test", .keyFile = key.toStdString()};
    (void)fetches.fetch();
    const QByteArray all = fetches.everything();
    QVERIFY(all.contains("\"d0\"") || all.contains("request"));
    QVERIFY(!all.contains("token-secret"));
    QVERIFY(!all.contains("PRIVATE KEY"));
    QVERIFY(!all.contains("Bearer"));
}

void TestFhirFetch::a_key_that_others_can_read_is_refused()
{
    const QTemporaryDir keys;
    const QString key = makeKey(keys.path(), {"-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"});
    QFile::setPermissions(key, QFile::ReadOwner | QFile::ReadOther);
    Fetches fetches({{"public", keys.filePath("public.pem")}, {"algorithm", "ES384"}});
    fetches.settings.authorisation = {.client = "keyseed-test", .keyFile = key.toStdString()};
    const auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QVERIFY(fetched.error().detail.find("others can read this private key") != std::string::npos);
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("token")), 0);
}

void TestFhirFetch::a_fetch_goes_on_where_it_was_interrupted_data()
{
    QTest::addColumn<bool>("isSearch");
    QTest::addColumn<QJsonObject>("faults");
    QTest::newRow("files of an export") << false << QJsonObject{{"file", QJsonArray{"", "403"}}};
    QTest::newRow("pages of a search") << true << QJsonObject{{"page", QJsonArray{"", "403"}}};
    QTest::newRow("attachments") << false << QJsonObject{{"binary", QJsonArray{"", "400"}}};
}

void TestFhirFetch::a_fetch_goes_on_where_it_was_interrupted()
{
    QFETCH(bool, isSearch);
    QFETCH(QJsonObject, faults);
    Fetches fetches({{"documents", 8}, {"reports", 0}, {"page", 4}, {"faults", faults}});
    fetches.settings.way = isSearch ? FhirFetch::Way::Search : FhirFetch::Way::Export;
    fetches.settings.types = {"DocumentReference"};
    QVERIFY(!fetches.fetch());
    const auto fetched = fetches.fetch();
    QVERIFY2(fetched, fetched ? "" : fetched.error().detail.c_str());
    QCOMPARE(fetched->resources, std::uint64_t{8});
    QCOMPARE(fetched->binaries, std::uint64_t{4});
    QCOMPARE(fetched->repeated, std::uint64_t{0});
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("kickoff")), isSearch ? 0 : 1);
    // Two parts, and the one that failed a second time.
    const QString kind = isSearch ? QStringLiteral("page") : QStringLiteral("file");
    const bool isOfAttachments = faults.contains(QStringLiteral("binary"));
    QCOMPARE(fetches.server.requestsOf(kind), isOfAttachments ? 2 : 3);
    QCOMPARE(fetches.server.requestsOf(QStringLiteral("binary")), isOfAttachments ? 5 : 4);
}

void TestFhirFetch::the_folder_is_for_its_owner_alone()
{
    Fetches fetches;
    QVERIFY(fetches.fetch());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
                        | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(fetches.folder()) & others));
    for (const QFileInfo &file : QDir(fetches.folder()).entryInfoList(QDir::Files | QDir::Hidden))
        QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
}

void TestFhirFetch::a_folder_of_another_fetch_is_refused()
{
    Fetches fetches;
    QVERIFY(fetches.fetch());
    fetches.settings.since = "2026-01-01T00:00:00Z";
    auto fetched = fetches.fetch();
    QVERIFY(!fetched);
    QVERIFY(fetched.error().detail.find("belongs to another fetch") != std::string::npos);

    const QTemporaryDir own;
    QFile file(own.filePath("letter.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    fetches.settings.folder = own.path().toStdString();
    fetched = fetches.fetch();
    QVERIFY(!fetched);
    QVERIFY(fetched.error().detail.find("expected a new folder") != std::string::npos);
    QVERIFY(!removeFetched(fetches.settings.folder));
    QVERIFY(file.exists());
}

void TestFhirFetch::removing_leaves_files_of_others()
{
    Fetches fetches;
    QVERIFY(fetches.fetch());
    QVERIFY(isFetchFolder(fetches.settings.folder));
    QFile file(fetches.folder() + QStringLiteral("/plan.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QVERIFY(removeFetched(fetches.settings.folder));
    QCOMPARE(QDir(fetches.folder()).entryList(QDir::Files | QDir::Hidden), QStringList{"plan.json"});
    QVERIFY(!isFetchFolder(fetches.settings.folder));

    Fetches alone;
    QVERIFY(alone.fetch());
    QVERIFY(removeFetched(alone.settings.folder));
    QVERIFY(!QDir(alone.folder()).exists());
}

} // namespace tst_fhirfetch

QTEST_GUILESS_MAIN(tst_fhirfetch::TestFhirFetch)
#include "tst_fhirfetch.moc"
